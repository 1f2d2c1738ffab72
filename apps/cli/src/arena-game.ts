import { type BotFault, botsFor, findLevel, safely, sightOf } from '@medallion/bots';
import { seedRng, Table } from '@medallion/kernel';
import { findGame } from './games';

/** How long the bots may think; null leaves each level its own number of iterations. */
export type ArenaBudget = { readonly milliseconds: number } | { readonly iterations: number } | null;

/** Stands for every bot in turn: for soak runs, which ask only whether all of them answer, legally and in time. */
export const MIXED = 'mixed';

/** All that a worker needs to play any game of a match. Plain JSON. */
export interface Match {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly budget: ArenaBudget;
  /** Which decks meet, in turn; the first for seat 0. Empty for games without decks. */
  readonly pairs: readonly (readonly [string, string])[];
  readonly seed: string;
}

export interface ArenaGame {
  readonly index: number;
  readonly winner: 'a' | 'b' | null;
  readonly answers: number;
  readonly faults: readonly BotFault[];
}

/**
 * Game number `index` of a match. Two games in a row have the same decks and the same seed with the bots swapped, so
 * that neither gains by its cards.
 */
export function playArenaGame(match: Match, index: number): ArenaGame {
  const pair = index >> 1;
  const seatOfA = index % 2;
  const faults: BotFault[] = [];
  const players = namesOf(match, pair).map((id) => playerOf(match, id, faults));
  const table = startTable(match, pair);
  const rng = seedRng(`${match.seed}-luck-${pair}`);
  let answers = 0;
  while (!table.isOver) {
    const seat = table.questions[0]?.seat ?? 0;
    const player = players[seat === seatOfA ? 0 : 1];
    if (player === undefined) break;
    const { option } = player.bot(sightOf(table, seat), rng, player.budget);
    table.take(0, option);
    answers += 1;
  }
  const places = table.outcome?.places ?? [];
  const mine = places[seatOfA] ?? 0;
  const theirs = places[1 - seatOfA] ?? 0;
  return { index, winner: mine === theirs ? null : mine < theirs ? 'a' : 'b', answers, faults };
}

function namesOf({ game, a, b }: Match, pair: number): readonly string[] {
  const known = botsFor(game).map(({ id }) => id);
  const turn = (place: number) => known[place % known.length] ?? '';
  return [a === MIXED ? turn(pair) : a, b === MIXED ? turn(Math.floor(pair / known.length)) : b];
}

function startTable(match: Match, pair: number) {
  const entry = findGame(match.game);
  const setup = { decks: decksOf(match, pair), players: 2, modules: [], seed: match.seed };
  const config = entry.game.parseConfig(entry.configFor(setup, 0));
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return Table.start(entry.game, config.value, `${match.seed}-${pair}`);
}

/** Walks through all pairs of decks, in steps that mix them early. */
function decksOf({ pairs }: Match, pair: number): readonly string[] | null {
  const stride = [17, 13, 11, 7].find((prime) => pairs.length % prime !== 0) ?? 1;
  return pairs[(pair * stride) % pairs.length] ?? null;
}

function playerOf(match: Match, id: string, faults: BotFault[]) {
  const level = findLevel(match.game, id);
  if (level === null) throw new Error(`no such bot: ${id}`);
  const bot = safely(level.bot, (fault) => faults.push(fault));
  const own = { milliseconds: 0, iterations: level.iterations, now: null };
  if (match.budget === null || !level.isSearch) return { bot, budget: own };
  if ('iterations' in match.budget) return { bot, budget: { ...own, iterations: match.budget.iterations } };
  const { milliseconds } = match.budget;
  return { bot, budget: { milliseconds, iterations: Number.POSITIVE_INFINITY, now: () => performance.now() } };
}
