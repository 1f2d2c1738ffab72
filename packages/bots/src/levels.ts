import type { Bot } from './bot';
import { greedyBot } from './greedy-bot';
import { instinctBot } from './instinct-bot';
import { randomBot } from './random-bot';
import { searchBot } from './search/search-bot';
import { whimBot } from './whim-bot';

/** An opponent. */
export interface Level {
  readonly id: string;
  readonly bot: Bot;
  /** Looks into the future at most; a stated number, so that a level plays the same in browser and server. */
  readonly iterations: number;
  /** Whether more time makes it stronger. */
  readonly isSearch: boolean;
}

const search = searchBot();

/** The levels that people can choose, from the weakest to the strongest. */
const LEVELS: readonly Level[] = [
  { id: 'farmhand', bot: whimBot, iterations: 1, isSearch: false },
  { id: 'innkeeper', bot: greedyBot, iterations: 8, isSearch: false },
  { id: 'mercenary', bot: search, iterations: 250, isSearch: true },
  { id: 'quartermaster', bot: search, iterations: 1500, isSearch: true },
  { id: 'champion', bot: search, iterations: 7000, isSearch: true },
];

/** Yardsticks for arenas, simulation and tests; nobody's idea of an opponent. */
const YARDSTICKS: readonly Level[] = [
  { id: 'random', bot: randomBot, iterations: 1, isSearch: false },
  { id: 'instinct', bot: instinctBot, iterations: 1, isSearch: false },
  { id: 'greedy', bot: greedyBot, iterations: 12, isSearch: false },
  { id: 'search', bot: search, iterations: 1000, isSearch: true },
];

/** The levels of a game that people can choose, from the weakest to the strongest. */
export function levelsFor(_game: string): readonly Level[] {
  return LEVELS;
}

/** Every bot that can be named: the levels and the yardsticks. */
export function botsFor(game: string): readonly Level[] {
  return [...YARDSTICKS, ...levelsFor(game)];
}

export function findLevel(game: string, id: string): Level | null {
  return botsFor(game).find((level) => level.id === id) ?? null;
}
