import type { Flow, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { Effect } from '../effect';
import { ATTRIBUTE_INDEXES, ATTRIBUTES, type Attribute, MAX_LEVEL, type OldWorldPlay, witcherOf } from '../state';
import { canLower, lowerOne, lowestOf, raiseOne } from './attributes';
import { discardChosen, drawCards, trashOwn } from './decks';
import { readEvent } from './event-cards';
import { gainCardOfCost } from './market';
import { changeShield, gainGold, gainPotion, losePotions, payGold, shieldMaximum } from './resources';
import { gainAnyTrail, gainTrailQuest } from './trails';
import { changeDraw } from './turn';

/** Effects of exploration and event cards in their order, each as far as possible. @rule OW-TERM-015, OW-EXPLORE-014, OW-QUEST-008 */
export function* resolve(play: OldWorldPlay, seat: Seat, effects: readonly Effect[], rule: RuleId): Flow {
  for (const effect of effects) {
    if (play.state.outcome !== null) return;
    yield* resolveOne(play, seat, effect, rule);
  }
}

function* resolveOne(play: OldWorldPlay, seat: Seat, effect: Effect, rule: RuleId): Flow {
  switch (effect.do) {
    case 'gold':
      return effect.n > 0 ? gainGold(play, seat, effect.n, rule) : payGold(play, seat, -effect.n, rule);
    case 'potion':
      return effect.n > 0
        ? yield* gainPotion(play, seat, effect.n, rule)
        : yield* losePotions(play, seat, -effect.n, rule);
    case 'trail':
      return yield* gainAnyTrail(play, seat);
    case 'rumour':
      return yield* gainTrailQuest(play, seat);
    case 'draw':
      drawCards(play, seat, effect.n, rule);
      return;
    case 'phase-draw':
      return changePhaseDraw(play, seat, effect.n);
    case 'card':
      return yield* gainCardOfCost(play, seat, effect.cost, effect.cost === 0 ? 'OW-ZERO-001' : 'OW-EXPLORE-015');
    case 'trash':
      for (let left = effect.n; left > 0; left--) yield* trashOwn(play, seat, rule);
      return;
    case 'discard':
      return yield* discardChosen(play, seat, effect.n, rule);
    case 'shield':
      return turnShield(play, seat, effect, rule);
    case 'raise':
      return yield* raiseOne(play, seat, raisable(play, seat, effect.attribute), rule);
    case 'lower':
      return yield* lowerOne(play, seat, lowerable(play, seat, effect.attribute), rule);
    case 'cheaper-training':
      return cheapenTraining(play, seat, effect.n, rule);
    case 'free-move':
      return grantMove(play, seat, rule);
    case 'event':
      return yield* readEvent(play, seat, effect.event);
  }
}

function changePhaseDraw(play: OldWorldPlay, seat: Seat, by: number): void {
  changeDraw(play.state, by);
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
