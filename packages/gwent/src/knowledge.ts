import type { Seat } from '@medallion/kernel';
import { totalOf } from './rules/strength';
import { type GwentState, other, type Side, sideOf } from './state';

/** What a card in hand, a gem and a point of strength are worth to each other; a first, plain weighing. */
const WEIGHTS = { gem: 30, card: 5, leader: 3, lead: 0.35, scale: 14 };

/** How well the seat stands, from 0 (lost) to 1 (won). Uses only what a bot may count: sizes, gems, the battlefield. */
function evaluate(state: GwentState, seat: Seat): number {
  if (state.outcome !== null) {
    return state.outcome.winner === null ? 0.5 : state.outcome.winner === seat ? 1 : 0;
  }
  const mine = sideOf(state, seat);
  const theirs = sideOf(state, other(seat));
  const lead = state.phase === 'turn' ? totalOf(state, seat) - totalOf(state, other(seat)) : 0;
  const settled = mine.hasPassed && theirs.hasPassed;
  const score =
    WEIGHTS.gem * (mine.gems - theirs.gems) +
    WEIGHTS.card * (reserve(mine) - reserve(theirs)) +
    WEIGHTS.lead * Math.max(-40, Math.min(40, lead)) * (settled ? 2 : 1) +
    passValue(mine, theirs, lead);
  return 1 / (1 + Math.exp(-score / WEIGHTS.scale));
}

function reserve(side: Side): number {
  return side.hand.length + (side.isLeaderUsed ? 0 : WEIGHTS.leader / WEIGHTS.card);
}

/** Who has passed while behind has given the round away; who has passed in front may still be overtaken. */
function passValue(mine: Side, theirs: Side, lead: number): number {
  if (theirs.hasPassed && lead > 0) return WEIGHTS.gem * 0.9;
  if (mine.hasPassed && lead <= 0) return -WEIGHTS.gem * 0.9;
  return 0;
}

export const gwentKnowledge = { evaluate };
