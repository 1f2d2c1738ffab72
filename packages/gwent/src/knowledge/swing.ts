import type { Seat } from '@medallion/kernel';
import {
  becomesOf,
  type Card,
  firstRow,
  isPlainUnit,
  kindOf,
  LEADERS,
  printedStrength,
  type Row,
  rowIndex,
  TRAIT,
  traitsOf,
} from '../cards';
import { type GwentState, other, type Side, sideOf } from '../state';
import { effectOf, STRIKES, thresholdOf } from './card-facts';
import { copiesOnSide, type Field, plainTotal, type RowField } from './field';
import type { Weights } from './weights';
import { averageWorth, strengthInDeck, worthOf } from './worth';

/** What a play does at once: to the lead on the battlefield, and to what its player holds. */
export interface Swing {
  lead: number;
  hand: number;
}

const SPY_DRAW = 2;

/** The board as a swing needs it. */
export interface Board {
  readonly weights: Weights;
  readonly state: Readonly<GwentState>;
  readonly seat: Seat;
  readonly mine: Side;
  readonly theirs: Side;
  readonly field: Field;
}

function myRow(board: Board, row: Row): RowField {
  return (board.seat === 0 ? board.field.rows[0] : board.field.rows[1])[row];
}
function theirRow(board: Board, row: Row): RowField {
  return (board.seat === 0 ? board.field.rows[1] : board.field.rows[0])[row];
}

/** A unit placed in a row by this seat; spies land on the other side. */
export function unitSwing(board: Board, card: Card, row: Row, into: Swing): void {
  const traits = traitsOf(card);
  const isSpy = (traits & TRAIT.spy) !== 0;
  const target = isSpy ? theirRow(board, row) : myRow(board, row);
  const strength = joining(isSpy ? board.theirs : board.mine, target, card, traits);
  into.lead = isSpy ? -strength : strength;
  into.hand = 0;
  if (isSpy) into.hand = Math.min(SPY_DRAW, board.mine.deck.length) * averageWorth(board.weights, board.mine.faction);
  if ((traits & ABILITIES) !== 0) into.lead += abilitySwing(board, card, row, traits);
}

const ABILITIES =
  TRAIT.medic | TRAIT.muster | TRAIT.scorchRow | TRAIT.scorchField | TRAIT.mardroeme | TRAIT.berserker | TRAIT.summon;

/** What a unit adds to a row, with bonds, boosts and horns. */
function joining(side: Side, row: RowField, card: Card, traits: number): number {
  const printed = printedStrength(card);
  const boosts = (traits & TRAIT.moraleBoost) !== 0 ? row.units * (row.isDoubled ? 2 : 1) : 0;
  const horn = (traits & TRAIT.horn) !== 0 && !row.isDoubled ? plainTotal(row) : 0;
  if ((traits & TRAIT.hero) !== 0) return printed + boosts + horn;
  let strength = row.isStruck ? Math.min(1, printed) : printed;
  if ((traits & TRAIT.tightBond) !== 0) {
    const before = copiesOnSide(side, card);
    strength *= 2 * before + 1;
  }
  strength += row.boosters;
  return strength * (row.isDoubled ? 2 : 1) + boosts + horn;
}

function abilitySwing(board: Board, card: Card, row: Row, traits: number): number {
  let swing = 0;
  if ((traits & TRAIT.medic) !== 0) swing += bestPatient(board);
  if ((traits & TRAIT.muster) !== 0) swing += strengthInDeck(board.mine, card) + calledFromHand(board.mine, card);
  if ((traits & TRAIT.scorchRow) !== 0) swing += rowScorch(board, row, thresholdOf(card));
  if ((traits & TRAIT.scorchField) !== 0) swing += fieldScorch(board);
  if ((traits & TRAIT.mardroeme) !== 0) swing += transforming(board.mine, row);
  if ((traits & TRAIT.berserker) !== 0 && board.mine.rows[row].some(isMardroeme)) swing += growthOf(card);
  if ((traits & TRAIT.summon) !== 0) swing += board.weights.summon;
  return swing;
}

/** Cards called out of the hand add to the lead now, but their worth leaves the hand: a little tempo is all. */
function calledFromHand(side: Side, card: Card): number {
  let copies = -1;
  for (const one of side.hand) if (kindOf(one) === kindOf(card)) copies += 1;
  return Math.max(0, copies) * 0.5;
}

function isMardroeme(card: Card): boolean {
  return (traitsOf(card) & TRAIT.mardroeme) !== 0;
}

function growthOf(card: Card): number {
  const kind = becomesOf(card);
  return kind === null ? 0 : printedStrength(kind << 1) - printedStrength(card);
}

function transforming(side: Side, row: Row): number {
  let growth = 0;
  for (const card of side.rows[row]) if ((traitsOf(card) & TRAIT.berserker) !== 0) growth += growthOf(card);
  return growth;
}

/** The most that a Medic brings back: strength, or the cards that a fallen Spy draws. */
function bestPatient(board: Board): number {
  let best = 0;
  for (const card of board.mine.discard) if (isPlainUnit(card)) best = Math.max(best, patientWorth(board, card));
  return best;
}

export function patientWorth(board: Board, card: Card): number {
  const traits = traitsOf(card);
  const printed = printedStrength(card);
  if ((traits & TRAIT.spy) !== 0) {
    return Math.min(SPY_DRAW, board.mine.deck.length) * averageWorth(board.weights, board.mine.faction) - printed;
  }
  const copies = (traits & TRAIT.tightBond) !== 0 ? copiesOnSide(board.mine, card) : 0;
  const strength = myRow(board, firstRow(card)).isStruck ? Math.min(1, printed) : printed;
  return strength * (2 * copies + 1) + ((traits & TRAIT.muster) !== 0 ? strengthInDeck(board.mine, card) : 0);
}

function rowScorch(board: Board, row: Row, threshold: number): number {
  const target = theirRow(board, row);
  return target.heroes + plainTotal(target) >= threshold ? target.peakSum : 0;
}

/** The strongest plain units of the whole field fall, on both sides. */
function fieldScorch(board: Board): number {
  let peak = 0;
  for (const row of ROWS_ALL) peak = Math.max(peak, myRow(board, row).peak, theirRow(board, row).peak);
  if (peak === 0) return 0;
  let swing = 0;
  for (const row of ROWS_ALL) {
    const own = myRow(board, row);
    const their = theirRow(board, row);
    if (own.peak === peak) swing -= own.peakSum;
    if (their.peak === peak) swing += their.peakSum;
  }
  return swing;
}

const ROWS_ALL: readonly Row[] = [0, 1, 2];

/** Weather on the rows of these bits, where it does not lie yet. */
export function weatherSwing(board: Board, bits: number): number {
  let swing = 0;
  for (const row of ROWS_ALL) {
    if ((bits & (1 << row)) === 0) continue;
    const own = myRow(board, row);
    const their = theirRow(board, row);
    if (!own.isStruck) swing += their.clear - their.stormy - own.clear + own.stormy;
  }
  return swing;
}

export function clearingSwing(board: Board): number {
  let swing = 0;
  for (const row of ROWS_ALL) {
    const own = myRow(board, row);
    const their = theirRow(board, row);
    if (own.isStruck) swing += own.clear - own.stormy - their.clear + their.stormy;
  }
  return swing;
}

function hornSwing(row: RowField): number {
  return row.isDoubled ? 0 : plainTotal(row);
}

/** A special card, in a row or nowhere; a Decoy on a unit. */
export function specialSwing(board: Board, card: Card, place: number, target: Card | null, into: Swing): void {
  into.lead = 0;
  into.hand = 0;
  switch (effectOf(card)) {
    case 'weather':
      into.lead = weatherSwing(board, STRIKES[card] as number);
      break;
    case 'clear-weather':
      into.lead = clearingSwing(board);
      break;
    case 'scorch':
      into.lead = fieldScorch(board);
      break;
    case 'horn':
      into.lead = place < 3 ? hornSwing(myRow(board, place as Row)) : 0;
      break;
    case 'mardroeme':
      into.lead = place < 3 ? transforming(board.mine, place as Row) : 0;
      break;
    case 'decoy':
      if (target !== null) decoySwing(board, place as Row, target, into);
      break;
    case 'none':
      break;
  }
}

function decoySwing(board: Board, row: Row, target: Card, into: Swing): void {
  const printed = printedStrength(target);
  const from = myRow(board, row);
  const copies = (traitsOf(target) & TRAIT.tightBond) !== 0 ? 2 * copiesOnSide(board.mine, target) - 1 : 1;
  const strength =
    ((from.isStruck ? Math.min(1, printed) : printed) * copies + from.boosters) * (from.isDoubled ? 2 : 1);
  into.lead = -strength + ((traitsOf(target) & TRAIT.summon) !== 0 ? board.weights.summon : 0);
  into.hand = worthOf(board.weights, board.mine, target);
}

/** What the leader would bring now. */
export function leaderSwing(board: Board, into: Swing): void {
  into.lead = 0;
  into.hand = 0;
  const effect = LEADERS[board.mine.leader]?.effect;
  switch (effect?.do) {
    case 'horn':
      into.lead = hornSwing(myRow(board, rowIndex(effect.row)));
      break;
    case 'scorch-row':
      into.lead = rowScorch(board, rowIndex(effect.row), effect.threshold);
      break;
    case 'clear-weather':
      into.lead = clearingSwing(board);
      break;
    case 'play-weather':
    case 'play-from-deck':
      into.lead = bestWeatherInDeck(board);
      break;
    case 'take':
      into.hand = averageWorth(board.weights, board.mine.faction);
      break;
    case 'play-bonded-copy':
      into.lead = bestBond(board);
      break;
    case 'reshuffle-discards':
      into.hand = board.theirs.discard.length > board.mine.discard.length ? 1 : 0;
      break;
    default:
      break;
  }
}

function bestWeatherInDeck(board: Board): number {
  let best = 0;
  for (const card of board.mine.deck) {
    const bits = STRIKES[card] as number;
    if (bits !== 0) best = Math.max(best, weatherSwing(board, bits));
    else if (effectOf(card) === 'clear-weather') best = Math.max(best, clearingSwing(board));
  }
  return best;
}

function bestBond(board: Board): number {
  let best = 0;
  for (const row of board.mine.rows) {
    for (const card of row) {
      if ((traitsOf(card) & TRAIT.tightBond) === 0 || !board.mine.deck.includes(card)) continue;
      best = Math.max(best, printedStrength(card) * (2 * copiesOnSide(board.mine, card) + 1));
    }
  }
  return best;
}

export function boardOf(weights: Weights, state: Readonly<GwentState>, seat: Seat, field: Field): Board {
  return { weights, state, seat, mine: sideOf(state, seat), theirs: sideOf(state, other(seat)), field };
}
