import type { Question } from '@medallion/kernel';
import { type Card, firstRow, type Row, TRAIT, traitsOf } from '../cards';
import { cardPlayed, LEADER, PASS, placePlayed, unitTakenBack } from '../rules/turn-option';
import type { GwentState } from '../state';
import { effectOf, musterGroupOf, STRIKES } from './card-facts';
import { emptyField, type Field, readField } from './field';
import { goingOn, type Standing, squash, standingOf, whenIPassed, whenTheyPassed } from './standing';
import {
  type Board,
  boardOf,
  clearingSwing,
  leaderSwing,
  patientWorth,
  type Swing,
  specialSwing,
  unitSwing,
  weatherSwing,
} from './swing';
import type { PlayingWeights } from './weights';
import { averageWorth, copiesIn, leaderWorth, worthOf } from './worth';

const field: Field = emptyField();
const swing: Swing = { lead: 0, hand: 0 };
/** How sharply playing by instinct prefers the better of two plays: points for a factor of e. */
const SHARPNESS = 2.5;

/** How promising each option looks before any search, by rules of thumb. */
export function priors(weights: PlayingWeights, state: Readonly<GwentState>, question: Question): readonly number[] {
  const options = question.options as readonly number[];
  if (options.length === 1) return ONE;
  readField(field, state);
  const board = boardOf(weights, state, question.seat, field);
  switch (question.prompt.id) {
    case 'turn':
      return turnPriors(weights, board, options);
    case 'exchange':
      return exchangePriors(board, question.options as readonly (Card | null)[]);
    case 'patient':
      return options.map((card) => Math.exp(patientWorth(board, card) / SHARPNESS));
    case 'row':
      return options.map((row) => Math.exp(rowWorth(board, row as Row) / SHARPNESS));
    case 'weather':
      return options.map((card) => Math.exp(weatherWorth(board, card) / SHARPNESS));
    case 'discard':
      return options.map((card) => Math.exp(-worthOf(weights, board.mine, card) / SHARPNESS));
    case 'take':
    case 'bond':
      return options.map((card) => Math.exp(worthOf(weights, board.mine, card) / SHARPNESS));
    default:
      return options.map(() => 1);
  }
}

const ONE: readonly number[] = [1];

function rowWorth(board: Board, row: Row): number {
  const card = board.mine.arriving.at(-1);
  if (card === undefined || (traitsOf(card) & TRAIT.unit) === 0) return 0;
  unitSwing(board, card, row, swing);
  return swing.lead;
}

function weatherWorth(board: Board, card: Card): number {
  return effectOf(card) === 'clear-weather' ? clearingSwing(board) : weatherSwing(board, STRIKES[card] as number);
}

/** Put aside what the deck beats on average; second copies that Muster would fetch anyway go first. */
function exchangePriors(board: Board, options: readonly (Card | null)[]): readonly number[] {
  const average = averageWorth(board.weights, board.mine.faction);
  return options.map((card) => {
    if (card === null) return 1;
    const comesAnyway = (traitsOf(card) & TRAIT.muster) !== 0 && isCalledByAnother(board, card);
    const kept = comesAnyway ? 0 : worthOf(board.weights, board.mine, card);
    return Math.exp((average - kept) / SHARPNESS);
  });
}

function isCalledByAnother({ mine }: Board, card: Card): boolean {
  if (copiesIn(mine.hand, card) > 1) return true;
  const group = musterGroupOf(card);
  return mine.hand.some((one) => one !== card && musterGroupOf(one) === group);
}

/** Plays by what they gain over keeping the card; passing by whether the round is better left as it is. */
function turnPriors(weights: PlayingWeights, board: Board, options: readonly number[]): readonly number[] {
  const standing = standingOf(weights, board.state, board.seat, board.field);
  const passing = passChance(weights, board, standing);
  const gap = board.theirs.hasPassed ? Math.max(0, 1 - standing.lead) : 0;
  const leadWeight = leadWeightOf(board);
  const promises = new Array<number>(options.length);
  let sum = 0;
  for (let index = 0; index < options.length; index++) {
    const option = options[index] as number;
    if (option === PASS) continue;
    const promise = Math.exp(Math.min(30, gainOf(weights, board, option, leadWeight, gap) / SHARPNESS));
    promises[index] = promise;
    sum += promise;
  }
  for (let index = 0; index < options.length; index++) {
    if (options[index] === PASS) promises[index] = passing;
    else promises[index] = ((1 - passing) * (promises[index] as number)) / sum;
  }
  return promises;
}

function leadWeightOf({ weights, mine, theirs }: Board): number {
  if (mine.gems !== theirs.gems) return weights.midLeadAhead;
  return mine.gems === 1 ? weights.midLeadLast : weights.midLeadEven;
}

/** What a play gains over keeping its card; with the opponent gone, what closes the gap cheapest. */
function gainOf(weights: PlayingWeights, board: Board, option: number, leadWeight: number, gap: number): number {
  const kept = effectOfOption(board, option);
  if (gap === 0) return leadWeight * swing.lead + swing.hand - kept;
  const closes = swing.lead >= gap ? weights.closing : 0;
  return Math.min(swing.lead, gap) + swing.hand - kept + closes;
}

/** Fills the swing of an option and says what its card was worth in hand. */
function effectOfOption(board: Board, option: number): number {
  if (option === LEADER) {
    leaderSwing(board, swing);
    return leaderWorth(board.weights, board.mine);
  }
  const card = cardPlayed(option);
  const place = placePlayed(option);
  if ((traitsOf(card) & TRAIT.unit) !== 0) unitSwing(board, card, place === 3 ? firstRow(card) : place, swing);
  else specialSwing(board, card, place, unitTakenBack(option), swing);
  return worthOf(board.weights, board.mine, card);
}

/** How likely a sensible player passes here. */
function passChance(weights: PlayingWeights, { mine, theirs }: Board, standing: Standing): number {
  if (theirs.hasPassed) {
    if (standing.lead > 0) return 0.98;
    const concede = whenTheyPassed(weights, { ...standing, mine: { ...mine, hasPassed: true } });
    const chase = whenTheyPassed(weights, standing);
    return chase > concede ? 0.03 : 0.9;
  }
  const leave = whenIPassed(weights, standing);
  const stay = goingOn(weights, standing);
  const chance = squash((leave - stay) / weights.passSharpness - weights.passReluctance);
  return Math.max(0.01, Math.min(0.97, chance));
}
