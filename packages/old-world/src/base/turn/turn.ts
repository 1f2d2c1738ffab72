import type { Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { rulesOf } from '../../core/rules-of';
import { NONE, type OldWorldPlay, type OldWorldState, seatAfter, type Turn, turnOf } from '../../core/state';

export function newTurn(): Turn {
  return { steps: 0, acted: 0, gambled: 0, draw: 0, fixedDraw: NONE, used: 0, bought: NONE };
}

/** The phases of a turn come in their fixed order; after the last the turn is over. @rule OW-TURN-002, OW-TURN-009 */
export function nextPhase(play: OldWorldPlay): void {
  const { state } = play;
  if (state.phase === 'over') return;
  const { phases } = rulesOf(state);
  const next = phases[phases.indexOf(state.phase) + 1];
  if (next === undefined) endTurn(play);
  else enterPhase(play, next);
}

function enterPhase(play: OldWorldPlay, phase: string): void {
  play.state.phase = phase;
  if (play.isWatched) play.tell({ type: 'phase-started', seat: play.state.active, phase, rule: 'OW-TURN-002' });
}

/** Phase II is over, whatever was done in it. @rule OW-TURN-009 */
export function endAction(play: OldWorldPlay): void {
  if (play.state.phase === 'over') return;
  play.state.phase = 'deed';
  nextPhase(play);
}

/** The steps before the first turn, in order; then the first player begins. @rule OW-TURN-001 */
export function nextOpening(play: OldWorldPlay): void {
  const { state } = play;
  const { opening } = rulesOf(state);
  const next = opening[opening.indexOf(state.phase) + 1];
  if (next !== undefined) state.phase = next;
  else startTurn(play, state.first);
}

/** @rule OW-TURN-001, OW-DRAW-011 */
function endTurn(play: OldWorldPlay): void {
  const { state } = play;
  const seat = state.active;
  const rules = rulesOf(state);
  if (play.isWatched) play.tell({ type: 'turn-ended', seat, rule: 'OW-DRAW-011' });
  for (const moment of rules.afterTurn) moment(play, seat);
  checkWins(play);
  if (state.outcome !== null) return;
  const next = seatAfter(state, seat);
  if (next === state.first) state.round += 1;
  startTurn(play, next);
}

function startTurn(play: OldWorldPlay, seat: Seat): void {
  const { state } = play;
  state.active = seat;
  state.turns[seat] = newTurn();
  if (play.isWatched) play.tell({ type: 'turn-started', seat, round: state.round, rule: 'OW-TURN-001' });
  enterPhase(play, rulesOf(state).phases[0] as string);
}

/** Cards more or fewer in phase III of this turn. @rule OW-DRAW-003 */
export function changeDraw(state: OldWorldState, seat: Seat, by: number): void {
  turnOf(state, seat).draw += by;
}

/** Other ways to win than the top of the trophy track. */
export function checkWins(play: OldWorldPlay): void {
  for (const check of rulesOf(play.state).wins) {
    const won = check(play.state);
    if (won === null || play.state.outcome !== null) continue;
    winGame(play, won.seat, won.rule, won.reason);
  }
}

/**
 * The game is over at once; nothing further is resolved. The others share the places behind by their spots.
 * @rule OW-WIN-001, OW-WIN-003, OW-QUEST-011
 */
export function winGame(play: OldWorldPlay, seat: Seat, rule: RuleId, reason = 'trophies'): void {
  const { state } = play;
  const spots = state.witchers.map(({ spot }, index) => (index === seat ? Number.POSITIVE_INFINITY : spot));
  const places = spots.map((spot) => 1 + spots.filter((other) => other > spot).length);
  state.outcome = { places, reason };
  state.phase = 'over';
  if (play.isWatched) {
    play.tell({ type: 'game-won', seat, turns: state.round, result: rulesOf(state).result(state), rule });
  }
}
