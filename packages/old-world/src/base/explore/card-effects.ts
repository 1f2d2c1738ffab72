import type { Flow, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { Effect, EffectWord } from '../../core/effect';
import type { CardEffect, CardEffects } from '../../core/rules';
import {
  ATTRIBUTE_INDEXES,
  ATTRIBUTES,
  type Attribute,
  MAX_LEVEL,
  type OldWorldPlay,
  witcherOf,
} from '../../core/state';
import { gainCardOfCost } from '../market/market';
import { gainAnyTrail, gainTrailQuest } from '../trails/trails';
import { changeDraw } from '../turn/turn';
import { canLower, lowerOne, lowestOf, raiseOne } from '../witcher/attributes';
import { discardChosen, drawCards, trashOwn } from '../witcher/decks';
import { changeShield, gainGold, gainPotion, losePotions, payGold, shieldMaximum } from '../witcher/resources';
import { readEvent } from './event-cards';

/** What asks nothing, as a flow like the rest. */
function plain<Word extends EffectWord>(act: (...about: Parameters<CardEffect<Word>>) => void): CardEffect<Word> {
  // biome-ignore lint/correctness/useYield: it asks nothing
  return function* (...about) {
    act(...about);
  };
}

/** One resolver for each word. */
export const CARD_EFFECTS: CardEffects = {
  gold: plain((play, seat, { n }, rule) => (n > 0 ? gainGold(play, seat, n, rule) : payGold(play, seat, -n, rule))),
  potion: (play, seat, { n }, rule) => (n > 0 ? gainPotion(play, seat, n, rule) : losePotions(play, seat, -n, rule)),
  trail: (play, seat) => gainAnyTrail(play, seat),
  rumour: (play, seat) => gainTrailQuest(play, seat),
  draw: plain((play, seat, { n }, rule) => drawCards(play, seat, n, rule)),
  'phase-draw': plain((play, seat, { n }) => changePhaseDraw(play, seat, n)),
  card: (play, seat, { cost }) => gainCardOfCost(play, seat, cost, cost === 0 ? 'OW-ZERO-001' : 'OW-EXPLORE-015'),
  trash: trashSeveral,
  discard: (play, seat, { n }, rule) => discardChosen(play, seat, n, rule),
  shield: plain(turnShield),
  raise: (play, seat, { attribute }, rule) => raiseOne(play, seat, raisable(play, seat, attribute), rule),
  lower: (play, seat, { attribute }, rule) => lowerOne(play, seat, lowerable(play, seat, attribute), rule),
  'cheaper-training': plain((play, seat, { n }, rule) => cheapenTraining(play, seat, n, rule)),
  'free-move': plain((play, seat, _, rule) => grantMove(play, seat, rule)),
  event: (play, seat, { event }) => readEvent(play, seat, event),
};

function* trashSeveral(play: OldWorldPlay, seat: Seat, { n }: { readonly n: number }, rule: RuleId): Flow {
  for (let left = n; left > 0; left--) yield* trashOwn(play, seat, rule);
}

function changePhaseDraw(play: OldWorldPlay, seat: Seat, by: number): void {
  changeDraw(play.state, seat, by);
  if (play.isWatched) play.tell({ type: 'draw-changed', seat, by, rule: 'OW-DRAW-003' });
}

function turnShield(play: OldWorldPlay, seat: Seat, effect: Extract<Effect, { do: 'shield' }>, rule: RuleId): void {
  const witcher = witcherOf(play.state, seat);
  if (effect.to === 'maximum') changeShield(play, seat, shieldMaximum(witcher) - witcher.shield, rule);
  else changeShield(play, seat, effect.to === 'zero' ? -witcher.shield : (effect.n ?? 0), rule);
}

type Which = Extract<Effect, { do: 'raise' }>['attribute'];
function raisable(play: OldWorldPlay, seat: Seat, which: Which): readonly Attribute[] {
  const witcher = witcherOf(play.state, seat);
  const isOpen = (one: Attribute): boolean => witcher.attributes[one] < MAX_LEVEL;
  if (which === 'lowest') return lowestOf(witcher, isOpen);
  return which === 'any' ? ATTRIBUTE_INDEXES.filter(isOpen) : [ATTRIBUTES.indexOf(which) as Attribute];
}
function lowerable(play: OldWorldPlay, seat: Seat, which: 'lowest' | 'any'): readonly Attribute[] {
  const witcher = witcherOf(play.state, seat);
  const isOpen = (one: Attribute): boolean => canLower(witcher, one);
  return which === 'lowest' ? lowestOf(witcher, isOpen) : ATTRIBUTE_INDEXES.filter(isOpen);
}

function cheapenTraining(play: OldWorldPlay, seat: Seat, gold: number, rule: RuleId): void {
  const witcher = witcherOf(play.state, seat);
  witcher.training = Math.max(witcher.training, gold);
  if (play.isWatched) play.tell({ type: 'training-cheapened', seat, gold, rule });
}
function grantMove(play: OldWorldPlay, seat: Seat, rule: RuleId): void {
  witcherOf(play.state, seat).freeMoves += 1;
  if (play.isWatched) play.tell({ type: 'free-move-gained', seat, rule });
}
