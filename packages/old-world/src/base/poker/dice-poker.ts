import { below, choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { happen } from '../../core/hooks';
import { rulesOf } from '../../core/rules-of';
import {
  NONE,
  type OldWorldPlay,
  type OldWorldState,
  type Poker,
  seatToTheRight,
  turnOf,
  witcherOf,
} from '../../core/state';
import { type OldWorldOption, openPrompt } from '../../options';
import { gainGold, payGold } from '../witcher/resources';
import { compareHands, diceHand, handName } from './dice-hands';
import { STAKE } from './stake';

const DICE = 5;
const BANK_SHARE = 1;
const LOCALS_SHARE = 2;

/** The whole game of dice poker that a step is about. */
export function pokerOf(state: OldWorldState): Poker {
  return state.poker as Poker;
}

/** Dice to roll again as a mask of their places; named by their values, as `reroll:2-2-5`. */
export const rerollPrompt: Prompt<OldWorldState, number> = openPrompt('reroll', ownDice);
export const localsPrompt: Prompt<OldWorldState, number> = openPrompt('reroll-locals', otherDice);
export const answerPrompt: Prompt<OldWorldState, number> = openPrompt('reroll-answer', otherDice);
export const luckyPrompt: Prompt<OldWorldState, number> = openPrompt('lucky-die', ownDice);
export const luckyAnswerPrompt: Prompt<OldWorldState, number> = openPrompt('lucky-die-answer', otherDice);

function ownDice(mask: number, state: OldWorldState): OldWorldOption<'reroll'> {
  return diceOf(mask, pokerOf(state).own);
}
function otherDice(mask: number, state: OldWorldState): OldWorldOption<'reroll'> {
  return diceOf(mask, pokerOf(state).other);
}
function diceOf(mask: number, dice: readonly number[]): OldWorldOption<'reroll'> {
  if (mask === 0) return { kind: 'keep' };
  return { kind: 'reroll', dice: dice.filter((_, index) => (mask & (1 << index)) !== 0) };
}

/** Every choice of dice by value: of equal dice the first ones are taken, so that no two choices are the same. */
export function rerollMasks(dice: readonly number[], most: number): number[] {
  const masks: number[] = [];
  for (let mask = 0; mask < 1 << dice.length; mask++) if (isFirstOfItsKind(mask, dice, most)) masks.push(mask);
  return masks;
}
/** Dice lie sorted, so a gap inside a run of equal dice is a choice that another mask already stands for. */
function isFirstOfItsKind(mask: number, dice: readonly number[], most: number): boolean {
  let chosen = 0;
  for (let index = 0; index < dice.length; index++) {
    if ((mask & (1 << index)) === 0) continue;
    chosen += 1;
    if (index > 0 && dice[index] === dice[index - 1] && (mask & (1 << (index - 1))) === 0) return false;
  }
  return chosen <= most;
}

export function rollDice({ state }: OldWorldPlay, n: number): number[] {
  const dice: number[] = [];
  for (let left = n; left > 0; left--) dice.push(1 + below(state.rng, 6));
  return dice.sort((a, b) => a - b);
}

/** @rule OW-POKER-008, OW-POKER-009 */
export function rerolled(play: OldWorldPlay, dice: readonly number[], mask: number): number[] {
  const kept = dice.filter((_, index) => (mask & (1 << index)) === 0);
  return [...kept, ...rollDice(play, dice.length - kept.length)].toSorted((a, b) => a - b);
}

export function tellDice(
  play: OldWorldPlay,
  seat: Seat,
  isLocals: boolean,
  dice: readonly number[],
  again: number,
): void {
  if (!play.isWatched) return;
  const rule: RuleId = again === NONE ? 'OW-POKER-007' : isLocals ? 'OW-LOC-006' : 'OW-POKER-008';
  play.tell({ type: 'dice-rolled', seat, isLocals, dice: dice.slice(), rerolled: Math.max(0, again), rule });
}

/** Who may be asked to play: witchers here with gold, not yet played with this turn. @rule OW-POKER-001, OW-POKER-003, OW-POKER-004 */
export function pokerBlock(state: OldWorldState, seat: Seat, other: Seat): RuleId | null {
  if (turnOf(state, seat).steps === 0) return 'OW-MOVE-010';
  if (witcherOf(state, seat).gold < STAKE) return 'OW-POKER-001';
  if (witcherOf(state, other).gold < STAKE) return 'OW-POKER-003';
  return (turnOf(state, seat).gambled & (1 << other)) === 0 ? null : 'OW-POKER-004';
}

/** The other cannot refuse. @rule OW-POKER-002, OW-POKER-004, OW-POKER-006 */
export function* playWithWitcher(play: OldWorldPlay, seat: Seat, against: Seat): Flow {
  turnOf(play.state, seat).gambled |= 1 << against;
  payGold(play, seat, STAKE, 'OW-POKER-006');
  payGold(play, against, STAKE, 'OW-POKER-006');
  yield* playDice(play, seat, against, against, 2 * STAKE + BANK_SHARE);
}

/** The right-hand neighbour rolls for the locals. @rule OW-LOC-004, OW-LOC-006 */
export function* playWithLocals(play: OldWorldPlay, seat: Seat): Flow {
  payGold(play, seat, STAKE, 'OW-LOC-004');
  yield* playDice(play, seat, NONE, seatToTheRight(play.state, seat), STAKE + LOCALS_SHARE);
}

function* playDice(play: OldWorldPlay, seat: Seat, against: Seat, rolledBy: Seat, pool: number): Flow {
  const poker = startDice(play, seat, against, rolledBy, pool);
  const isLocals = against === NONE;
  poker.other = rollDice(play, DICE);
  tellDice(play, rolledBy, isLocals, poker.other, NONE);
  const answer = isLocals ? localsPrompt : answerPrompt;
  const again = yield* choose(rolledBy, answer, rerollMasks(poker.other, DICE));
  poker.other = rerolled(play, poker.other, again);
  poker.otherHasRerolled = true;
  tellDice(play, rolledBy, isLocals, poker.other, countBits(again));
  yield* rerollOwn(play, seat);
  if (!isLocals) yield* happen(rulesOf(play.state).onReroll, play, against, false);
  const winner = settle(play, seat);
  if (winner !== NONE) yield* happen(rulesOf(play.state).onPokerWon, play, winner);
}

/** Both roll at the same time, the one who started the game first in our list. @rule OW-POKER-007, OW-POKER-018 */
export function startDice(play: OldWorldPlay, seat: Seat, against: Seat, rolledBy: Seat, pool: number): Poker {
  const poker: Poker = {
    against,
    rolledBy,
    pool,
    own: rollDice(play, DICE),
    other: [],
    hasRerolled: false,
    otherHasRerolled: false,
  };
  play.state.poker = poker;
  if (play.isWatched) {
    const rule: RuleId = against === NONE ? 'OW-LOC-004' : 'OW-POKER-006';
    play.tell({ type: 'poker-started', seat, against: against === NONE ? null : against, pool, rule });
    tellDice(play, seat, false, poker.own, NONE);
  }
  return poker;
}

/** The active player, knowing the other's dice; then whatever lets them roll once more. @rule OW-POKER-009 */
export function* rerollOwn(play: OldWorldPlay, seat: Seat): Flow {
  const poker = pokerOf(play.state);
  const mask = yield* choose(seat, rerollPrompt, rerollMasks(poker.own, DICE));
  poker.own = rerolled(play, poker.own, mask);
  poker.hasRerolled = true;
  tellDice(play, seat, false, poker.own, countBits(mask));
  yield* happen(rulesOf(play.state).onReroll, play, seat, true);
}

/** The better hand takes the pool; where nothing decides, whoever started the game. NONE where the locals win. @rule OW-POKER-010, OW-POKER-015, OW-LOC-007 */
function settle(play: OldWorldPlay, seat: Seat): Seat {
  const { state } = play;
  const { own, other, against, pool } = pokerOf(state);
  const compared = compareHands(diceHand(own), diceHand(other));
  const isLocals = against === NONE;
  const winner = compared >= 0 ? seat : against;
  const rule: RuleId = isLocals ? 'OW-LOC-007' : compared === 0 ? 'OW-POKER-015' : 'OW-POKER-010';
  if (play.isWatched) {
    const hands = { own: handName(own), other: handName(other) };
    play.tell({
      type: 'poker-won',
      seat: winner === NONE ? seat : winner,
      isLocals: winner === NONE,
      gold: pool,
      ...hands,
      rule,
    });
  }
  if (winner !== NONE) gainGold(play, winner, pool, rule);
  state.poker = null;
  return winner;
}

function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
