import { choose, type Flow, type Seat } from '@medallion/kernel';
import type { Hooks } from '../../core/hooks';
import type { CompanionId } from '../../core/pack';
import type { Payment } from '../../core/rules';
import { type OldWorldPlay, type OldWorldState, witcherOf } from '../../core/state';
import { luckyAnswerPrompt, luckyPrompt, pokerOf, rerolled, rerollMasks, tellDice } from '../poker/dice-poker';
import { gainGold, gainPotion, losePotion } from '../witcher/resources';
import { hasCompanion, isFresh, useCompanion } from './companions';

function has(state: OldWorldState, seat: Seat, id: CompanionId): boolean {
  return hasCompanion(witcherOf(state, seat), id);
}

/** The mule carries the baggage of one card that does not match, once a turn. */
export const mule: Payment = {
  id: 'mule',
  mayPay: (state, seat) => has(state, seat, 'mule') && isFresh(state, seat, 'mule'),
  pay: (play, seat) => useCompanion(play, seat, 'mule'),
};

/** The field still: one more potion, of which one too many goes back. */
function* distil(play: OldWorldPlay, seat: Seat): Flow {
  const { potions } = witcherOf(play.state, seat);
  const before = potions.length;
  useCompanion(play, seat, 'field-still');
  yield* gainPotion(play, seat, 1, 'OW-QUEST-007');
  if (potions.length > before) yield* losePotion(play, seat, 'OW-QUEST-007');
}

/** The lucky die: one die more is rolled again. */
function* rollLuckyDie(play: OldWorldPlay, seat: Seat, isOwn: boolean): Flow {
  const poker = pokerOf(play.state);
  const dice = isOwn ? poker.own : poker.other;
  const mask = yield* choose(seat, isOwn ? luckyPrompt : luckyAnswerPrompt, rerollMasks(dice, 1));
  if (mask === 0) return;
  if (isOwn) useCompanion(play, seat, 'lucky-die');
  const again = rerolled(play, dice, mask);
  if (isOwn) poker.own = again;
  else poker.other = again;
  tellDice(play, seat, false, again, 1);
}

/** What the companions and the equipment of the base game do outside their own cards. @rule OW-QUEST-007 */
export const companionHooks: Partial<Hooks> = {
  onActed: function* (play, seat, action) {
    if (action === 'potion' && has(play.state, seat, 'field-still')) yield* distil(play, seat);
  },
  onReroll: function* (play, seat, isOwn) {
    if (has(play.state, seat, 'lucky-die')) yield* rollLuckyDie(play, seat, isOwn);
  },
  // The healer's satchel is worth a card to whoever has lost a fight, attacker or defender.
  modifyLostDraw: (draw, state, seat) => draw + (has(state, seat, 'healers-satchel') ? 1 : 0),
  // biome-ignore lint/correctness/useYield: it asks nothing
  onFightLost: function* (play, seat) {
    if (has(play.state, seat, 'healers-satchel')) useCompanion(play, seat, 'healers-satchel');
  },
  // The hunting hound earns its keep on a trail.
  // biome-ignore lint/correctness/useYield: it asks nothing
  onTrail: function* (play, seat) {
    if (has(play.state, seat, 'hunting-hound')) gainGold(play, seat, 1, 'OW-QUEST-007');
  },
  // The bard sings of every trophy.
  // biome-ignore lint/correctness/useYield: it asks nothing
  onTrophy: function* (play, seat) {
    if (has(play.state, seat, 'bard')) gainGold(play, seat, 1, 'OW-QUEST-007');
  },
};
