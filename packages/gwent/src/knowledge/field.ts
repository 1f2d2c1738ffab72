import { type Card, isHero, kindOf, LEADERS, printedStrength, ROW_INDEXES, type Row, TRAIT, traitsOf } from '../cards';
import { hasPassive } from '../rules/strength';
import type { GwentState, Side } from '../state';
import { STRIKES } from './card-facts';

/** A row in a few numbers, read once and asked many times. */
export interface RowField {
  /** What heroes count. */
  heroes: number;
  /** What plain units count without weather, and under it. */
  clear: number;
  stormy: number;
  units: number;
  isStruck: boolean;
  isDoubled: boolean;
  boosters: number;
  /** The strongest plain unit, and what all units of that strength count together. */
  peak: number;
  peakSum: number;
}

export interface Field {
  readonly rows: readonly [SideField, SideField];
}
export type SideField = readonly [RowField, RowField, RowField];

function emptyRow(): RowField {
  return {
    heroes: 0,
    clear: 0,
    stormy: 0,
    units: 0,
    isStruck: false,
    isDoubled: false,
    boosters: 0,
    peak: 0,
    peakSum: 0,
  };
}

/** A field to be filled again and again: search reads thousands a second. */
export function emptyField(): Field {
  return {
    rows: [
      [emptyRow(), emptyRow(), emptyRow()],
      [emptyRow(), emptyRow(), emptyRow()],
    ],
  };
}

export function plainTotal(row: RowField): number {
  return row.isStruck ? row.stormy : row.clear;
}

export function sideTotal(side: SideField): number {
  let total = 0;
  for (const row of side) total += row.heroes + plainTotal(row);
  return total;
}

/** Reads the battlefield; agrees with `totalOf`, and knows besides what weather costs each row. */
export function readField(field: Field, state: Readonly<GwentState>): void {
  let struck = 0;
  for (const side of state.sides) for (const card of side.weather) struck |= STRIKES[card] as number;
  const doublesSpies = hasPassive(state.sides[0], 'double-spies') || hasPassive(state.sides[1], 'double-spies');
  for (const seat of [0, 1] as const) {
    const side = state.sides[seat];
    for (const row of ROW_INDEXES) readRow(field.rows[seat][row], side, row, (struck & (1 << row)) !== 0, doublesSpies);
  }
}

function readRow(into: RowField, side: Side, row: Row, isStruck: boolean, doublesSpies: boolean): void {
  into.heroes = into.clear = into.stormy = into.units = into.boosters = into.peak = into.peakSum = 0;
  into.isStruck = isStruck;
  const hasHorn = side.horns[row] !== null || side.leaderHorn === row;
  into.isDoubled = hasHorn;
  const cards = side.rows[row];
  if (cards.length === 0) return;
  let hornUnit = -1;
  for (let index = 0; index < cards.length; index++) {
    const traits = traitsOf(cards[index] as Card);
    if ((traits & TRAIT.moraleBoost) !== 0) into.boosters += 1;
    if (hornUnit < 0 && (traits & TRAIT.horn) !== 0) hornUnit = index;
  }
  into.isDoubled = hasHorn || hornUnit >= 0;
  const halves = hasPassive(side, 'halve-weather');
  for (let index = 0; index < cards.length; index++) {
    const isDoubled = hasHorn || (hornUnit >= 0 && hornUnit !== index);
    readCard(into, side, cards[index] as Card, isDoubled, halves, doublesSpies);
  }
}

function readCard(
  into: RowField,
  side: Side,
  card: Card,
  isDoubled: boolean,
  halves: boolean,
  doublesSpies: boolean,
): void {
  const traits = traitsOf(card);
  if ((traits & TRAIT.unit) === 0) return;
  const printed = printedStrength(card);
  if ((traits & TRAIT.hero) !== 0) {
    into.heroes += printed;
    return;
  }
  const spy = doublesSpies && (traits & TRAIT.spy) !== 0 ? 2 : 1;
  const factor = spy * ((traits & TRAIT.tightBond) !== 0 ? copiesOnSide(side, card) : 1);
  const boost = into.boosters - ((traits & TRAIT.moraleBoost) !== 0 ? 1 : 0);
  const horn = isDoubled ? 2 : 1;
  const clear = (printed * factor + boost) * horn;
  const weathered = halves ? printed - (printed >> 1) : 1;
  const stormy = (weathered * factor + boost) * horn;
  into.clear += clear;
  into.stormy += stormy;
  into.units += 1;
  notePeak(into, into.isStruck ? stormy : clear);
}

function notePeak(into: RowField, strength: number): void {
  if (strength > into.peak) {
    into.peak = strength;
    into.peakSum = strength;
  } else if (strength === into.peak) {
    into.peakSum += strength;
  }
}

/** Units of this name on the side. */
export function copiesOnSide(side: Side, card: Card): number {
  const kind = kindOf(card);
  let count = 0;
  for (const row of side.rows) for (const ally of row) if (kindOf(ally) === kind) count += 1;
  return count;
}

export function hasPlainUnits(side: Side): boolean {
  return side.rows.some((row) => row.some((card) => (traitsOf(card) & TRAIT.unit) !== 0 && !isHero(card)));
}

/** Whether the leader can still be used this game. */
export function isLeaderLeft(side: Side): boolean {
  return !side.isLeaderUsed && !side.isLeaderCancelled && LEADERS[side.leader]?.mode === 'active';
}
