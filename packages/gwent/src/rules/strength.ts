import type { Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import {
  type Card,
  has,
  isHero,
  kindOf,
  LEADERS,
  printedStrength,
  ROW_INDEXES,
  ROWS,
  type Row,
  strikesOf,
  TRAIT,
  traitsOf,
} from '../cards';
import type { GwentState, Side } from '../state';

/** The steps by which a strength comes about, in the order of the rule. */
export const STRENGTH_STEPS = [
  'printed',
  'hero',
  'weather',
  'spies-doubled',
  'tight-bond',
  'morale-boost',
  'horn',
] as const;
export type StrengthStep = (typeof STRENGTH_STEPS)[number];

/** One line of the account the screen shows: what acted, by how much, and the strength after it. */
export interface StrengthLine {
  readonly step: StrengthStep;
  /** Factor of a bond, number of boosts; 0 where the step has no number. */
  readonly amount: number;
  readonly strength: number;
  readonly rule: RuleId;
}
type Note = (step: StrengthStep, amount: number, strength: number, rule: RuleId) => void;

/** What strength depends on: all of it lies open on the table. */
export type FieldSide = Pick<Side, 'leader' | 'isLeaderCancelled' | 'rows' | 'horns' | 'leaderHorn' | 'weather'>;

export interface Field {
  readonly sides: readonly [FieldSide, FieldSide];
}

function sideOf({ sides }: Field, seat: Seat): FieldSide {
  return seat === 0 ? sides[0] : sides[1];
}

/** What lies over a row: read once, used for each of its units. */
interface RowForces {
  readonly isStruck: boolean;
  readonly isHalved: boolean;
  readonly doublesSpies: boolean;
  readonly boosters: number;
  /** A Horn card or a leader doubles every unit. */
  readonly hasHorn: boolean;
  /** It is the leader alone who does. */
  readonly isLeaderHorn: boolean;
  /** Where the Horn unit that works lies in the row; -1 for none. It doubles the others, not itself. */
  readonly hornUnit: number;
}

/** Whether weather lies on this row, whoever played it. @rule GW-WEATHER-002, GW-WEATHER-003, GW-WEATHER-004, GW-WEATHER-005 */
export function isStruck(state: Field, row: Row): boolean {
  return strikes(state.sides[0].weather, row) || strikes(state.sides[1].weather, row);
}

function strikes(weather: readonly Card[], row: Row): boolean {
  for (const card of weather) if (strikesOf(card).includes(ROWS[row])) return true;
  return false;
}

/** Whether the seat's leader has this passive effect and is not cancelled. @rule GW-LEADER-004 */
export function hasPassive(side: FieldSide, verb: 'double-spies' | 'halve-weather' | 'random-revival'): boolean {
  return !side.isLeaderCancelled && LEADERS[side.leader]?.effect.do === verb;
}

function forcesOn(state: Field, seat: Seat, row: Row): RowForces {
  const side = sideOf(state, seat);
  const cards = side.rows[row];
  let boosters = 0;
  let hornUnit = -1;
  for (let index = 0; index < cards.length; index++) {
    const traits = traitsOf(cards[index] as Card);
    if ((traits & TRAIT.moraleBoost) !== 0) boosters += 1;
    if (hornUnit < 0 && (traits & TRAIT.horn) !== 0) hornUnit = index;
  }
  return {
    isStruck: isStruck(state, row),
    isHalved: hasPassive(side, 'halve-weather'),
    doublesSpies: hasPassive(state.sides[0], 'double-spies') || hasPassive(state.sides[1], 'double-spies'),
    boosters,
    hasHorn: side.horns[row] !== null || side.leaderHorn === row,
    isLeaderHorn: side.horns[row] === null && side.leaderHorn === row,
    hornUnit,
  };
}

/**
 * A unit's strength now. The order is the rule: weather, the Treacherous, Tight Bond, Morale Boost, Horn.
 * @rule GW-ORDER-001, GW-ORDER-002, GW-ORDER-003, GW-ORDER-004, GW-ORDER-008
 */
function strengthUnder(forces: RowForces, side: FieldSide, card: Card, index: number, note?: Note): number {
  const traits = traitsOf(card);
  if ((traits & TRAIT.unit) === 0) return 0; // a Decoy or Mardroeme lying in the row
  const printed = printedStrength(card);
  note?.('printed', 0, printed, 'GW-UNIT-001');
  if ((traits & TRAIT.hero) !== 0) {
    note?.('hero', 0, printed, 'GW-HERO-005');
    return printed;
  }
  let strength = printed;
  if (forces.isStruck) {
    strength = forces.isHalved ? printed - (printed >> 1) : 1;
    note?.('weather', 0, strength, forces.isHalved ? 'GW-LEADER-032' : 'GW-ORDER-001');
  }
  if (forces.doublesSpies && (traits & TRAIT.spy) !== 0) {
    strength *= 2;
    note?.('spies-doubled', 2, strength, 'GW-LEADER-010');
  }
  if ((traits & TRAIT.tightBond) !== 0) {
    const bonded = bondedOn(side, card);
    strength *= bonded;
    if (bonded > 1) note?.('tight-bond', bonded, strength, 'GW-BOND-001');
  }
  const boosts = forces.boosters - ((traits & TRAIT.moraleBoost) !== 0 ? 1 : 0);
  if (boosts > 0) {
    strength += boosts;
    note?.('morale-boost', boosts, strength, 'GW-MORALE-001');
  }
  if (forces.hasHorn || (forces.hornUnit >= 0 && forces.hornUnit !== index)) {
    strength *= 2;
    note?.('horn', 2, strength, hornRule(forces));
  }
  return strength;
}

/** @rule GW-HORN-001, GW-HORN-003, GW-HORN-009 */
function hornRule({ hasHorn, isLeaderHorn }: RowForces): RuleId {
  if (isLeaderHorn) return 'GW-HORN-009';
  return hasHorn ? 'GW-HORN-001' : 'GW-HORN-003';
}

/** Units of the same name on this side, itself included. @rule GW-BOND-001 */
function bondedOn(side: FieldSide, card: Card): number {
  const kind = kindOf(card);
  let count = 0;
  for (const row of ROW_INDEXES) for (const ally of side.rows[row]) if (kindOf(ally) === kind) count += 1;
  return count;
}

/** The strength of each card of a row, in the row's order; cards that are no units count 0. */
export function strengthsOf(state: Field, seat: Seat, row: Row): readonly number[] {
  const side = sideOf(state, seat);
  const forces = forcesOn(state, seat, row);
  return side.rows[row].map((card, index) => strengthUnder(forces, side, card, index));
}

/** @rule GW-UNIT-001, GW-ROUND-001 */
export function rowTotal(state: Field, seat: Seat, row: Row): number {
  const side = sideOf(state, seat);
  const cards = side.rows[row];
  if (cards.length === 0) return 0;
  const forces = forcesOn(state, seat, row);
  let total = 0;
  for (let index = 0; index < cards.length; index++) {
    total += strengthUnder(forces, side, cards[index] as Card, index);
  }
  return total;
}

export function totalOf(state: Field, seat: Seat): number {
  return rowTotal(state, seat, 0) + rowTotal(state, seat, 1) + rowTotal(state, seat, 2);
}

/** How a unit's strength came about, line by line, each with its rule. */
export function breakdown(state: Field, seat: Seat, row: Row, index: number): readonly StrengthLine[] {
  const side = sideOf(state, seat);
  const card = side.rows[row][index];
  if (card === undefined) return [];
  const lines: StrengthLine[] = [];
  strengthUnder(forcesOn(state, seat, row), side, card, index, (step, amount, strength, rule) => {
    lines.push({ step, amount, strength, rule });
  });
  return lines;
}

/** A unit as an ability finds it. */
export interface Standing {
  readonly seat: Seat;
  readonly row: Row;
  readonly card: Card;
  readonly strength: number;
}

/** The strongest plain units of a row, all tied ones. @rule GW-SCORCH-003, GW-SCORCH-008, GW-ORDER-007 */
export function strongestIn(standings: readonly Standing[]): readonly Standing[] {
  let highest = -1;
  for (const unit of standings) if (unit.strength > highest) highest = unit.strength;
  return standings.filter((unit) => unit.strength === highest);
}

/** Every plain unit of a row, with its strength now. */
export function plainUnitsIn(state: Field, seat: Seat, row: Row): readonly Standing[] {
  const cards = sideOf(state, seat).rows[row];
  const strengths = strengthsOf(state, seat, row);
  const units: Standing[] = [];
  for (const [index, card] of cards.entries()) {
    if (has(card, TRAIT.unit) && !isHero(card)) units.push({ seat, row, card, strength: strengths[index] as number });
  }
  return units;
}

export function plainUnitsOnField(state: Field): readonly Standing[] {
  return [0, 1].flatMap((seat) => ROW_INDEXES.flatMap((row) => plainUnitsIn(state, seat, row)));
}

/** What a unit of this side would count in a row if it lay there, all else as it is. Used by Hope of the Aen Seidhe. */
export function strengthIfMoved(state: GwentState, seat: Seat, from: Row, index: number, to: Row): number {
  const side = seat === 0 ? state.sides[0] : state.sides[1];
  const card = side.rows[from][index] as Card;
  const without = side.rows[from].slice();
  without.splice(index, 1);
  const rows: Side['rows'] = [side.rows[0], side.rows[1], side.rows[2]];
  rows[from] = without;
  rows[to] = [...side.rows[to], card];
  const moved: Side = { ...side, rows };
  const sides: GwentState['sides'] = seat === 0 ? [moved, state.sides[1]] : [state.sides[0], moved];
  const strengths = strengthsOf({ ...state, sides }, seat, to);
  return strengths[strengths.length - 1] as number;
}
