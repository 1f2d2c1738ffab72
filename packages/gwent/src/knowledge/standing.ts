import type { Seat } from '@medallion/kernel';
import { type GwentState, other, type Side, sideOf } from '../state';
import { emptyField, type Field, hasPlainUnits, isLeaderLeft, readField, sideTotal } from './field';
import type { Weights } from './weights';
import { averageWorth, handWorth, hiddenHandWorth, leaderWorth } from './worth';

/** A position in the few numbers that decide it, from one seat's eyes. */
export interface Standing {
  readonly mine: Side;
  readonly theirs: Side;
  /** What is still to come: my cards as I hold them, theirs by their number; leaders included. */
  readonly myReserve: number;
  readonly theirReserve: number;
  readonly lead: number;
  readonly isMyTurn: boolean;
  readonly round: number;
}

const scratch: Field = emptyField();

/** Reads a position; the lead is read from a field that the caller has filled. */
export function standingOf(weights: Weights, state: Readonly<GwentState>, seat: Seat, field: Field): Standing {
  const mine = sideOf(state, seat);
  const theirs = sideOf(state, other(seat));
  return {
    mine,
    theirs,
    myReserve: handWorth(weights, mine) + leaderWorth(weights, mine),
    theirReserve: hiddenHandWorth(weights, state, other(seat)) + leaderWorth(weights, theirs),
    lead: leadIn(field, seat),
    isMyTurn: state.turn === seat,
    round: state.round,
  };
}

function leadIn(field: Field, seat: Seat): number {
  const lead = sideTotal(field.rows[0]) - sideTotal(field.rows[1]);
  return seat === 0 ? lead : -lead;
}

/** How well the seat stands, from 0 (lost) to 1 (won), by what the seat may know. */
export function evaluate(weights: Weights, state: Readonly<GwentState>, seat: Seat): number {
  if (state.outcome !== null) return resultFor(state.outcome.winner, seat);
  readField(scratch, state);
  return worthAsItStands(weights, state, standingOf(weights, state, seat, scratch));
}

/** The same in an imagined world, where the other hand can be read as well. */
export function judge(weights: Weights, state: Readonly<GwentState>, seat: Seat): number {
  if (state.outcome !== null) return resultFor(state.outcome.winner, seat);
  readField(scratch, state);
  const standing = standingOf(weights, state, seat, scratch);
  const theirReserve = handWorth(weights, standing.theirs) + leaderWorth(weights, standing.theirs);
  return worthAsItStands(weights, state, { ...standing, theirReserve });
}

function resultFor(winner: Seat | null, seat: Seat): number {
  return winner === null ? 0.5 : winner === seat ? 1 : 0;
}

function worthAsItStands(weights: Weights, state: Readonly<GwentState>, standing: Standing): number {
  return state.phase === 'turn' ? midRound(weights, standing) : atRest(weights, standing, 0, 0, 0);
}

/** The value of a position in the middle of a round. */
export function midRound(weights: Weights, standing: Standing): number {
  const { mine, theirs, isMyTurn } = standing;
  if (theirs.hasPassed) return whenTheyPassed(weights, standing);
  if (mine.hasPassed) return whenIPassed(weights, standing);
  if (isMyTurn) {
    const passing = whenIPassed(weights, standing);
    return canPlay(mine) ? Math.max(passing, goingOn(weights, standing)) : passing;
  }
  const passing = whenTheyPassed(weights, standing);
  return canPlay(theirs) ? Math.min(passing, goingOn(weights, standing)) : passing;
}

function canPlay(side: Side): boolean {
  return side.hand.length > 0 || isLeaderLeft(side);
}

/** Both go on: the lead counts beside what is still to come. */
export function goingOn(
  weights: Weights,
  { mine, theirs, myReserve, theirReserve, lead, isMyTurn, round }: Standing,
): number {
  const stake = stakeOf(mine.gems, theirs.gems);
  const leadWeight =
    stake === 'last' ? weights.midLeadLast : stake === 'even' ? weights.midLeadEven : weights.midLeadAhead;
  const scale =
    stake === 'last' ? weights.midScaleLast : stake === 'even' ? weights.midScaleEven : weights.midScaleAhead;
  const turn = isMyTurn ? weights.midTurn : -weights.midTurn;
  const third = thirdRound(weights, mine, theirs, round, stake);
  const points = leadWeight * lead + myReserve - theirReserve + turn + third;
  return squash(points / scale + (stake === 'ahead' ? weights.midAhead : stake === 'behind' ? -weights.midAhead : 0));
}

/** They have passed: I need what they lead by, or leave them the round and keep my cards. */
export function whenTheyPassed(weights: Weights, standing: Standing): number {
  const { mine, theirs, lead, myReserve } = standing;
  if (lead > 0 || (lead === 0 && winsTies(mine, theirs))) return atRest(weights, standing, 1, 0, 0);
  const concede = atRest(weights, standing, -1, 0, 0);
  if (mine.hasPassed || !canPlay(mine))
    return lead === 0 && !winsTies(theirs, mine) ? bothLose(weights, standing) : concede;
  const gap = 1 - lead;
  const can = squash((weights.reach * myReserve - gap) / weights.reachSoft);
  const spent = Math.min(myReserve, gap + weights.overshoot);
  const chase = can * atRest(weights, standing, 1, spent, 0) + (1 - can) * atRest(weights, standing, -1, spent, 0);
  return Math.max(concede, chase);
}

/** I have passed: they need what I lead by, or leave me the round. */
export function whenIPassed(weights: Weights, standing: Standing): number {
  const { mine, theirs, lead, theirReserve } = standing;
  if (lead < 0 || (lead === 0 && winsTies(theirs, mine))) return atRest(weights, standing, -1, 0, 0);
  const held = lead === 0 && !winsTies(mine, theirs) ? bothLose(weights, standing) : atRest(weights, standing, 1, 0, 0);
  if (!canPlay(theirs)) return held;
  const gap = 1 + lead;
  const can = squash((weights.reach * theirReserve - gap) / weights.reachSoft);
  const spent = Math.min(theirReserve, gap + weights.overshoot);
  const chase = can * atRest(weights, standing, -1, 0, spent) + (1 - can) * atRest(weights, standing, 1, 0, spent);
  return Math.min(held, chase);
}

/** @rule GW-NIL-001, GW-NIL-003 */
function winsTies(side: Side, against: Side): boolean {
  return side.faction === 'nilfgaard' && against.faction !== 'nilfgaard';
}

function bothLose(weights: Weights, standing: Standing): number {
  return between(
    weights,
    standing,
    standing.mine.gems - 1,
    standing.theirs.gems - 1,
    standing.myReserve - standing.theirReserve,
  );
}

/**
 * The value between two rounds, after a round that I won (1) or lost (-1), or as it is (0), each having spent so much.
 * Northern Realms draw for a won round, Monsters keep a unit. @rule GW-NR-001, GW-MON-001
 */
function atRest(weights: Weights, standing: Standing, won: -1 | 0 | 1, spent: number, theirSpent: number): number {
  const { mine, theirs } = standing;
  let points = standing.myReserve - spent - standing.theirReserve + theirSpent;
  if (won === 0) return between(weights, standing, mine.gems, theirs.gems, points);
  const winner = won === 1 ? mine : theirs;
  if (winner.faction === 'northern-realms') points += won * averageWorth(weights, winner.faction);
  if (mine.faction === 'monsters' && hasPlainUnits(mine)) points += weights.monstersKept;
  if (theirs.faction === 'monsters' && hasPlainUnits(theirs)) points -= weights.monstersKept;
  return won === 1
    ? between(weights, standing, mine.gems, theirs.gems - 1, points)
    : between(weights, standing, mine.gems - 1, theirs.gems, points);
}

function between(
  weights: Weights,
  { mine, theirs, round }: Standing,
  myGems: number,
  theirGems: number,
  points: number,
): number {
  if (myGems === 0 || theirGems === 0) return myGems === theirGems ? 0.5 : myGems > 0 ? 1 : 0;
  const stake = stakeOf(myGems, theirGems);
  const scale =
    stake === 'last' ? weights.restScaleLast : stake === 'even' ? weights.restScaleEven : weights.restScaleAhead;
  const edge = stake === 'ahead' ? weights.restAhead : stake === 'behind' ? -weights.restAhead : 0;
  return squash((points + thirdRound(weights, mine, theirs, round, stake)) / scale + edge);
}

type Stake = 'even' | 'ahead' | 'behind' | 'last';

function stakeOf(myGems: number, theirGems: number): Stake {
  if (myGems === theirGems) return myGems === 1 ? 'last' : 'even';
  return myGems > theirGems ? 'ahead' : 'behind';
}

/** Skellige brings back two units if a third round comes. @rule GW-SKE-001 */
function thirdRound(weights: Weights, mine: Side, theirs: Side, round: number, stake: Stake): number {
  if (round > 2 || mine.faction === theirs.faction) return 0;
  const chance = stake === 'last' ? 1 : 0.5;
  if (mine.faction === 'skellige') return weights.skelligeThird * chance;
  return theirs.faction === 'skellige' ? -weights.skelligeThird * chance : 0;
}

export function squash(x: number): number {
  return 1 / (1 + Math.exp(-x));
}
