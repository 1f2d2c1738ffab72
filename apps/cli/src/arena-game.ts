import { type Bot, type BotFault, type Budget, botsFor, findLevel, safely, sightOf } from '@medallion/bots';
import { type Outcome, seedRng, Table } from '@medallion/kernel';
import { findGame } from './games';

/** Leaves a level its own number of iterations. */
export const OWN = 'own';

/** How long a bot may think. */
export type ArenaBudget = { readonly milliseconds: number } | { readonly iterations: number } | typeof OWN;

/** Stands for every bot in turn: for soak runs, which ask only whether all of them answer, legally and in time. */
export const MIXED = 'mixed';

/** All that a worker needs to play any game of a match. Plain JSON. */
export interface Match {
  readonly game: string;
  /** Seats at the table: A sits in one of them, B in all the others. */
  readonly players: number;
  readonly mode: string | null;
  readonly a: string;
  readonly b: string;
  /** Of A and of B. */
  readonly budgets: readonly [ArenaBudget, ArenaBudget];
  /** Which decks meet, in turn; the first for seat 0. Empty for games without decks. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly seed: string;
}

export interface ArenaGame {
  readonly index: number;
  /** Null where A shares the first place, or the game was stopped. */
  readonly winner: 'a' | 'b' | null;
  /** The place of A, from 1; null where the game was stopped. */
  readonly place: number | null;
  readonly answers: number;
  readonly faults: readonly BotFault[];
}

/** Bots end their games by the rules; one that has not after so many answers is stopped and counted. */
export const ARENA_LIMIT = 50_000;

/**
 * Game number `index` of a match. As many games in a row as there are seats have the same cards and the same seed, with
 * A in one seat after the other, so that nobody gains by cards or seats. Where the budget is a time, `now` tells it.
 */
export function playArenaGame(match: Match, index: number, now: () => number = () => performance.now()): ArenaGame {
  const round = Math.floor(index / match.players);
  const seatOfA = index % match.players;
  const faults: BotFault[] = [];
  const [nameA, nameB] = namesOf(match, round);
  const a = playerOf(match.game, nameA, match.budgets[0], faults, now);
  const b = playerOf(match.game, nameB, match.budgets[1], faults, now);
  const table = startTable(match, round);
  const rng = seedRng(`${match.seed}-luck-${round}`);
  let answers = 0;
  for (; !table.isOver && answers < ARENA_LIMIT; answers++) {
    const seat = table.questions[0]?.seat ?? 0;
    const player = seat === seatOfA ? a : b;
    table.take(0, player.bot(sightOf(table, seat), rng, player.budget).option);
    table.takeEvents();
  }
  return { index, ...resultOf(table.outcome, seatOfA), answers, faults };
}

function resultOf(outcome: Outcome | null, seatOfA: number): Pick<ArenaGame, 'winner' | 'place'> {
  if (outcome === null) return { winner: null, place: null };
  const place = outcome.places[seatOfA] ?? null;
  const winners = outcome.places.filter((one) => one === 1).length;
  if (place !== 1) return { winner: 'b', place };
  return { winner: winners === 1 ? 'a' : null, place };
}

function namesOf({ game, a, b }: Match, pair: number): readonly [string, string] {
  const known = botsFor(game).map(({ id }) => id);
  const turn = (place: number) => known[place % known.length] ?? '';
  return [a === MIXED ? turn(pair) : a, b === MIXED ? turn(Math.floor(pair / known.length)) : b];
}

function startTable(match: Match, pair: number) {
  const entry = findGame(match.game);
  const { players, mode, seed } = match;
  const setup = { decks: decksOf(match, pair), players, modules: [], mode, seed };
  // Ready-made decks are dealt out here; games without decks turn their heroes round by the number of the game.
  const config = entry.game.parseConfig(entry.configFor(setup, setup.decks === null ? pair : 0));
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return Table.start(entry.game, config.value, `${match.seed}-${pair}`);
}

/** Walks through all pairs of decks, in steps that mix them early. */
function decksOf({ pairs }: Match, pair: number): readonly string[] | null {
  const stride = [17, 13, 11, 7].find((prime) => pairs.length % prime !== 0) ?? 1;
  return pairs[(pair * stride) % pairs.length] ?? null;
}

interface Player {
  readonly bot: Bot;
  readonly budget: Budget;
}

function playerOf(game: string, id: string, budget: ArenaBudget, faults: BotFault[], now: () => number): Player {
  const level = findLevel(game, id);
  if (level === null) throw new Error(`no such bot: ${id}`);
  const bot = safely(level.bot, (fault) => faults.push(fault));
  const own = { milliseconds: 0, iterations: level.iterations, now: null };
  if (budget === OWN || !level.isSearch) return { bot, budget: own };
  if ('iterations' in budget) return { bot, budget: { ...own, iterations: budget.iterations } };
  return { bot, budget: { milliseconds: budget.milliseconds, iterations: Number.POSITIVE_INFINITY, now } };
}
