import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { type Card, firstRow, idOf, ROWS, type Row, TRAIT, traitsOf } from '../cards';
import type { Cause } from '../events';
import { type GwentPlay, type GwentState, other, type Place, sideOf } from '../state';
import { takeOut } from './piles';

/** Which row for a card that may lie in several. */
export const rowPrompt: Prompt<GwentState, Row, string> = {
  id: 'row',
  answersLieOpen: true,
  optionId: (row) => ROWS[row],
};

const CLOSE_OR_RANGED: readonly Row[] = [0, 1];

/** What brought a card onto the battlefield, and by which rule. */
export interface Arrival {
  readonly from: Place;
  readonly cause: Cause;
  readonly rule: RuleId;
}

/** The side a unit goes to: its player's own, but a Spy's is the opponent's. @rule GW-PLAY-002, GW-SPY-001 */
export function sideFor(by: Seat, card: Card): Seat {
  return (traitsOf(card) & TRAIT.spy) !== 0 ? other(by) : by;
}

/**
 * An ability places a unit: its player picks the row of an Agile one, then the unit's own ability resolves.
 * @rule GW-UNIT-004, GW-AGILE-003
 */
export function* placeUnit(play: GwentPlay, by: Seat, card: Card, arrival: Arrival): Flow {
  const row = yield* rowFor(play, by, card);
  layDown(play, by, sideFor(by, card), row, card, arrival);
  yield* resolvePlacing(play, by, row, card);
}

/** @rule GW-AGILE-001, GW-UNIT-002 */
export function* rowFor(play: GwentPlay, by: Seat, card: Card): Flow<Row> {
  if ((traitsOf(card) & TRAIT.agile) === 0) return firstRow(card);
  return yield* askRow(play, by, card, CLOSE_OR_RANGED);
}

/** Asks for the row of a card that is in nobody's place meanwhile. */
export function* askRow(play: GwentPlay, by: Seat, card: Card, rows: readonly Row[]): Flow<Row> {
  const { arriving } = sideOf(play.state, by);
  arriving.push(card);
  const row = yield* choose(by, rowPrompt, rows, idOf(card));
  takeOut(arriving, card);
  return row;
}

export function layDown(play: GwentPlay, by: Seat, side: Seat, row: Row, card: Card, arrival: Arrival): void {
  sideOf(play.state, side).rows[row].push(card);
  if (play.isWatched) {
    play.tell({ type: 'placed', seat: by, card: idOf(card), side, row: ROWS[row], ...arrival });
  }
}

/** A unit that has just been placed, and who placed it. */
export interface Placing {
  readonly by: Seat;
  readonly side: Seat;
  readonly row: Row;
  readonly card: Card;
}

/** An ability that resolves when a unit is placed; lasting abilities need no resolving. */
export interface PlacingAbility {
  readonly trait: number;
  /** Null where nothing is asked. */
  readonly resolve: (play: GwentPlay, placing: Placing) => Flow | null;
}

let abilities: readonly PlacingAbility[] = [];
let anyPlacing = 0;

/** The abilities place units themselves, so the game lays them in instead of being imported here. */
export function layPlacingAbilities(list: readonly PlacingAbility[]): void {
  abilities = list;
  anyPlacing = list.reduce((traits, { trait }) => traits | trait, 0);
}

/** Whether anything happens when this unit is placed. */
export function hasPlacingAbility(card: Card): boolean {
  return (traitsOf(card) & anyPlacing) !== 0;
}

/** Resolves what the placing of a unit brings, at once. @rule GW-UNIT-003, GW-UNIT-004, GW-HERO-006 */
export function* resolvePlacing(play: GwentPlay, by: Seat, row: Row, card: Card): Flow {
  const traits = traitsOf(card);
  if ((traits & anyPlacing) === 0) return;
  const placing: Placing = { by, side: sideFor(by, card), row, card };
  for (const { trait, resolve } of abilities) {
    const flow = (traits & trait) === 0 ? null : resolve(play, placing);
    if (flow !== null) yield* flow;
  }
}
