import type { Flow, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import {
  ATTRIBUTE_INDEXES,
  ATTRIBUTES,
  type Attribute,
  type AttributeName,
  MAX_LEVEL,
  type OldWorldPlay,
  witcherOf,
} from '../../core/state';
import type { BaseWords, CardWord } from '../../core/words';
import { gainCardOfCost } from '../market/market';
import { gainAnyTrail, gainTrailQuest } from '../trails/trails';
import { changeDraw } from '../turn/turn';
import { canLower, lowerOne, lowestOf, raiseOne } from '../witcher/attributes';
import { discardChosen, drawCards, trashOwn } from '../witcher/decks';
import { changeShield, gainGold, gainPotion, losePotions, payGold, shieldMaximum } from '../witcher/resources';
import { readEvent } from './event-cards';

/** What asks nothing, as a flow like the rest. */
function plain<Data>(act: (play: OldWorldPlay, seat: Seat, effect: Data, rule: RuleId) => void): CardWord<Data> {
  return {
    // biome-ignore lint/correctness/useYield: it asks nothing
    *run(play, seat, effect, rule) {
      act(play, seat, effect, rule);
    },
  };
}

/** One resolver for each word of exploration and event cards. */
export const CARD_EFFECTS: BaseWords['cardEffects'] = {
  gold: plain((play, seat, { n }, rule) => (n > 0 ? gainGold(play, seat, n, rule) : payGold(play, seat, -n, rule))),
  potion: {
    run: (play, seat, { n }, rule) => (n > 0 ? gainPotion(play, seat, n, rule) : losePotions(play, seat, -n, rule)),
  },
  trail: { run: gainAnyTrail },
  rumour: { run: gainTrailQuest },
  draw: plain((play, seat, { n }, rule) => drawCards(play, seat, n, rule)),
  'phase-draw': plain((play, seat, { n }) => changePhaseDraw(play, seat, n)),
  card: {
    run: (play, seat, { cost }) => gainCardOfCost(play, seat, cost, cost === 0 ? 'OW-ZERO-001' : 'OW-EXPLORE-015'),
  },
  trash: { run: trashSeveral },
  discard: { run: (play, seat, { n }, rule) => discardChosen(play, seat, n, rule) },
  shield: plain(turnShield),
  raise: { run: (play, seat, { attribute }, rule) => raiseOne(play, seat, raisable(play, seat, attribute), rule) },
  lower: { run: (play, seat, { attribute }, rule) => lowerOne(play, seat, lowerable(play, seat, attribute), rule) },
  'cheaper-training': plain((play, seat, { n }, rule) => cheapenTraining(play, seat, n, rule)),
  'free-move': plain((play, seat, _, rule) => grantMove(play, seat, rule)),
  event: { run: (play, seat, { event }) => readEvent(play, seat, event) },
};

function* trashSeveral(play: OldWorldPlay, seat: Seat, { n }: { readonly n: number }, rule: RuleId): Flow {
  for (let left = n; left > 0; left--) yield* trashOwn(play, seat, rule);
}

function changePhaseDraw(play: OldWorldPlay, seat: Seat, by: number): void {
  changeDraw(play.state, seat, by);
  if (play.isWatched) play.tell({ type: 'draw-changed', seat, by, rule: 'OW-DRAW-003' });
}

interface ShieldTurn {
  readonly n?: number | undefined;
  readonly to?: 'zero' | 'maximum' | undefined;
}
function turnShield(play: OldWorldPlay, seat: Seat, effect: ShieldTurn, rule: RuleId): void {
  const witcher = witcherOf(play.state, seat);
  if (effect.to === 'maximum') changeShield(play, seat, shieldMaximum(witcher) - witcher.shield, rule);
  else changeShield(play, seat, effect.to === 'zero' ? -witcher.shield : (effect.n ?? 0), rule);
}

function raisable(play: OldWorldPlay, seat: Seat, which: AttributeName | 'lowest' | 'any'): readonly Attribute[] {
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
