import type { Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { modified } from '../../core/hooks';
import type { Ending, Phase } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import { NONE, type OldWorldPlay, type OldWorldState, seatAfter, type Turn, turnOf } from '../../core/state';

export function newTurn(): Turn {
  return { steps: 0, acted: 0, gambled: 0, draw: 0, fixedDraw: NONE, used: 0, bought: NONE, isDone: false };
}

/** Who is asked in this phase and not yet done with it: in the base game one player after the other. @rule OW-TURN-001 */
export function actors(state: OldWorldState): readonly Seat[] {
  const { modifyActors } = rulesOf(state);
  if (modifyActors.length === 0) return [state.active];
  return modified(modifyActors, [state.active], state).filter((seat) => !turnOf(state, seat).isDone);
}

/** The seat is done with this phase; when all are who act in it, the phase is over. @rule OW-TURN-002 */
export function finishPhase(play: OldWorldPlay, seat: Seat): void {
  const { state } = play;
  if (rulesOf(state).modifyActors.length > 0) {
    turnOf(state, seat).isDone = true;
    if (actors(state).length > 0) return;
  }
  nextPhase(play);
}

/** The phases of a turn, or of the end of a round, come in their fixed order. @rule OW-TURN-002, OW-TURN-009 */
export function nextPhase(play: OldWorldPlay): void {
  const { state } = play;
  if (state.phase === 'over') return;
  const { phases, roundPhases } = rulesOf(state);
  const place = indexOfPhase(phases, state.phase);
  if (place < 0) {
    const next = roundPhases[indexOfPhase(roundPhases, state.phase) + 1];
    if (next === undefined) startRound(play);
    else enterPhase(play, next);
    return;
  }
  const next = nextDue(phases, place + 1, state);
  if (next === undefined) endTurn(play);
  else enterPhase(play, next);
}
function nextDue(phases: readonly Phase[], from: number, state: OldWorldState): Phase | undefined {
  for (let place = from; place < phases.length; place++) {
    const phase = phases[place] as Phase;
    if (phase.isDue === undefined || phase.isDue(state)) return phase;
  }
  return undefined;
}
function indexOfPhase(phases: readonly Phase[], id: string): number {
  for (let index = 0; index < phases.length; index++) if (phases[index]?.id === id) return index;
  return -1;
}

function enterPhase(play: OldWorldPlay, { id }: Phase): void {
  const { state } = play;
  state.phase = id;
  for (const turn of state.turns) turn.isDone = false;
  if (play.isWatched) play.tell({ type: 'phase-started', seat: state.active, phase: id, rule: 'OW-TURN-002' });
}

/** Phase II is over, whatever was done in it. @rule OW-TURN-009 */
export function endAction(play: OldWorldPlay, seat: Seat): void {
  if (play.state.phase === 'over') return;
  play.state.phase = 'deed';
  finishPhase(play, seat);
}

/** The steps before the first turn, in order; then the first player begins. @rule OW-TURN-001 */
export function nextOpening(play: OldWorldPlay): void {
  const { state } = play;
  const { opening } = rulesOf(state);
  const next = opening[indexOfPhase(opening, state.phase) + 1];
  if (next !== undefined) state.phase = next.id;
  else startTurn(play, state.first);
}

/** @rule OW-TURN-001, OW-DRAW-011 */
function endTurn(play: OldWorldPlay): void {
  const { state } = play;
  const seat = state.active;
  const { modifyActors, roundPhases } = rulesOf(state);
  if (play.isWatched) play.tell({ type: 'turn-ended', seat, rule: 'OW-DRAW-011' });
  checkEnds(play);
  if (state.outcome !== null) return;
  const acted = modifyActors.length === 0 ? [seat] : modified(modifyActors, [seat], state);
  let next = seatAfter(state, seat);
  while (next !== state.first && acted.includes(next)) next = seatAfter(state, next);
  if (next !== state.first) {
    startTurn(play, next);
    return;
  }
  const [first] = roundPhases;
  if (first === undefined) startRound(play);
  else enterPhase(play, first);
}

/** What comes after the last turn of a round still belongs to it. */
function startRound(play: OldWorldPlay): void {
  play.state.round += 1;
  startTurn(play, play.state.first);
}

function startTurn(play: OldWorldPlay, seat: Seat): void {
  const { state } = play;
  state.active = seat;
  const { modifyActors, phases } = rulesOf(state);
  const acting = modifyActors.length === 0 ? [seat] : modified(modifyActors, [seat], state);
  for (const one of acting) state.turns[one] = newTurn();
  if (play.isWatched) play.tell({ type: 'turn-started', seat, round: state.round, rule: 'OW-TURN-001' });
  enterPhase(play, phases[0] as Phase);
}

/** Cards more or fewer in phase III of this turn. @rule OW-DRAW-003 */
export function changeDraw(state: OldWorldState, seat: Seat, by: number): void {
  turnOf(state, seat).draw += by;
}

/** Whether the game has ended, in any of the ways that are played. */
export function checkEnds(play: OldWorldPlay, isAtOnce = false): void {
  const { state } = play;
  for (const end of rulesOf(state).ends) {
    if (state.outcome !== null) return;
    if (isAtOnce && end.isAtOnce !== true) continue;
    const ending = end.check(state);
    if (ending !== null) endGame(play, ending);
  }
}

/** The game is over at once; nothing further is resolved. @rule OW-WIN-001, OW-WIN-003, OW-QUEST-011 */
export function endGame(play: OldWorldPlay, { seat, together, reason, rule }: Ending): void {
  const { state } = play;
  // Whoever hunts alone has nobody to be ahead of: a victory is one over the game.
  const shared = together ?? (state.witchers.length === 1 ? 'won' : null);
  state.outcome = { places: placesOf(state, seat, together), reason, together: shared };
  state.phase = 'over';
  if (!play.isWatched) return;
  const result = modified(rulesOf(state).modifyResult, null, state);
  if (seat === null) play.tell({ type: 'game-ended', how: together ?? 'lost', turns: state.round, result, rule });
  else play.tell({ type: 'game-won', seat, turns: state.round, result, rule });
}

/** The winner first, the others by their spots behind; all on one place where all have won or lost. */
function placesOf({ witchers }: OldWorldState, winner: Seat | null, together: 'won' | 'lost' | null): number[] {
  if (winner === null) return witchers.map(() => (together === 'won' ? 1 : 2));
  const spots = witchers.map(({ spot }, seat) => (seat === winner ? Number.POSITIVE_INFINITY : spot));
  return spots.map((spot) => 1 + spots.filter((other) => other > spot).length);
}

/** Somebody has won by this rule, or nobody yet. */
export function wonBy(seat: Seat, reason: string, rule: RuleId): Ending | null {
  return seat < 0 ? null : { seat, together: null, reason, rule };
}
