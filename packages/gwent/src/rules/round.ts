import { below, type Flow, type Seat, shuffle } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { discardWeather } from '../abilities/weather';
import { type Card, has, idOf, isPlainUnit, ROW_INDEXES, ROWS, type Row, TRAIT } from '../cards';
import { plays } from '../editions';
import { type GwentPlay, type GwentState, other, type Side, sideOf } from '../state';
import { roundWinner } from './compare';
import { answerSummons, type Summons } from './leave';
import { firstStartRule } from './opening';
import { drawCards, takeOut } from './piles';
import { placeUnit } from './place';
import { totalOf } from './strength';

const SKELLIGE_ROUND = 3;
const SKELLIGE_CARDS = 2;

interface Kept {
  readonly row: Row;
  readonly card: Card;
}

/**
 * The end of a round in its one fixed order: compare, gems, end of the game, Northern Realms, Monsters, clear, Summon.
 * @rule GW-ROUND-009
 */
export function* endRound(play: GwentPlay): Flow {
  const { state } = play;
  const winner = scoreRound(play);
  if (endGame(play)) return;
  if (winner !== null && sideOf(state, winner).faction === 'northern-realms') drawCards(play, winner, 1, 'GW-NR-001');
  const kept = [0, 1].map((seat) => keptByMonsters(play, seat));
  const summons = [...clearSide(play, 0, kept[0] ?? null), ...clearSide(play, 1, kept[1] ?? null)];
  discardWeather(play);
  if (play.isWatched) play.tell({ type: 'battlefield-cleared', rule: 'GW-ROUND-005' });
  yield* answerSummons(play, summons);
  if (winner !== null) state.starter = winner; // a drawn round leaves the start where it was: GW-ROUND-007
  state.round += 1;
  state.phase = 'round-start';
}

/** Compares totals and takes gems. @rule GW-ROUND-001, GW-ROUND-002, GW-ROUND-003, GW-ROUND-004, GW-NIL-001, GW-NIL-003 */
function scoreRound(play: GwentPlay): Seat | null {
  const { state } = play;
  const totals: [number, number] = [totalOf(state, 0), totalOf(state, 1)];
  const [winner, rule] = roundWinner([sideOf(state, 0).faction, sideOf(state, 1).faction], totals);
  const losers = [0, 1].filter((seat) => seat !== winner);
  for (const seat of losers) sideOf(state, seat).gems -= 1;
  state.results.push({ totals, winner });
  if (play.isWatched) play.tell({ type: 'round-ended', round: state.round, totals, winner, losers, rule });
  return winner;
}

/** The game ends at once when a last gem is gone. @rule GW-GEM-002, GW-GEM-003, GW-GEM-004, GW-GEM-006 */
function endGame(play: GwentPlay): boolean {
  const { state } = play;
  const standing = [0, 1].filter((seat) => sideOf(state, seat).gems > 0);
  if (standing.length === 2) return false;
  const winner = standing[0] ?? null;
  state.outcome = { winner };
  state.phase = 'over';
  if (play.isWatched) {
    play.tell({ type: 'game-ended', winner, rule: winner === null ? 'GW-GEM-003' : 'GW-GEM-002' });
  }
  return true;
}

/** Monsters: one plain unit on their side, drawn at random, stays. @rule GW-MON-001, GW-MON-002, GW-MON-003, GW-MON-005 */
function keptByMonsters(play: GwentPlay, seat: Seat): Kept | null {
  const side = sideOf(play.state, seat);
  if (side.faction !== 'monsters') return null;
  const units: Kept[] = [];
  for (const row of ROW_INDEXES) for (const card of side.rows[row]) if (isPlainUnit(card)) units.push({ row, card });
  if (units.length === 0) return null;
  const kept = units[below(play.state.rng, units.length)] as Kept;
  if (play.isWatched) {
    play.tell({ type: 'kept', side: seat, card: idOf(kept.card), row: ROWS[kept.row], rule: 'GW-MON-001' });
  }
  return kept;
}

/** Everything on the side goes to its discard pile, but for the unit kept. @rule GW-ROUND-005, GW-DISCARD-001, GW-SUMMON-005 */
function clearSide(play: GwentPlay, seat: Seat, kept: Kept | null): readonly Summons[] {
  const side = sideOf(play.state, seat);
  if (kept !== null) takeOut(side.rows[kept.row], kept.card);
  const summons: Summons[] = [];
  for (const row of ROW_INDEXES) {
    for (const card of side.rows[row]) {
      side.discard.push(card);
      if (has(card, TRAIT.summon)) summons.push({ side: seat, card });
    }
    side.rows[row].length = 0;
    const horn = side.horns[row];
    if (horn !== null) side.discard.push(horn);
    side.horns[row] = null;
  }
  if (kept !== null) side.rows[kept.row].push(kept.card);
  side.leaderHorn = null;
  side.hasPassed = false;
  return summons;
}

/** Why this player starts: the coin or Scoia'tael, then the winner, or whoever started a drawn round. @rule GW-SETUP-003, GW-SCO-001, GW-SCO-003, GW-ROUND-006, GW-ROUND-007, GW-NIL-002 */
function startRule(state: GwentState): RuleId {
  const last = state.results.at(-1);
  if (!plays(state, 'startCited')) return last === undefined ? 'GW-SETUP-003' : 'GW-ROUND-006';
  if (last === undefined) return firstStartRule(state);
  if (last.winner === null) return 'GW-ROUND-007';
  return last.totals[0] === last.totals[1] ? 'GW-NIL-002' : 'GW-ROUND-006';
}

/** @rule GW-ROUND-006, GW-ROUND-009 */
export function* startRound(play: GwentPlay): Flow {
  const { state } = play;
  if (play.isWatched) {
    play.tell({ type: 'round-started', round: state.round, starter: state.starter, rule: startRule(state) });
  }
  if (state.round === SKELLIGE_ROUND) {
    for (const seat of [state.starter, other(state.starter)]) yield* riseAgain(play, seat);
  }
  state.turn = state.starter;
  state.phase = 'turn';
}

/**
 * Skellige: at the start of the third round two random plain units of the discard pile take the field, one after the
 * other, abilities and all; both are drawn before the first is placed.
 * @rule GW-SKE-001, GW-SKE-002, GW-SKE-003, GW-SKE-004
 */
function* riseAgain(play: GwentPlay, seat: Seat): Flow {
  const side: Side = sideOf(play.state, seat);
  if (side.faction !== 'skellige') return;
  const fallen = side.discard.filter(isPlainUnit);
  shuffle(play.state.rng, fallen);
  const risen = fallen.slice(0, SKELLIGE_CARDS);
  for (const card of risen) takeOut(side.discard, card);
  side.arriving.push(...risen);
  for (const card of risen) {
    takeOut(side.arriving, card);
    yield* placeUnit(play, seat, card, { from: 'discard', cause: 'skellige', rule: 'GW-SKE-001' });
  }
}
