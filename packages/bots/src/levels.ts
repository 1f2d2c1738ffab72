import type { Bot } from './bot';
import { greedyBot } from './greedy-bot';
import { randomBot } from './random-bot';

/** An opponent that people can choose. */
export interface Level {
  readonly id: string;
  readonly bot: Bot;
  /** Looks into the future at most; a stated number, so that a level plays the same in browser and server. */
  readonly iterations: number;
}

const LEVELS: readonly Level[] = [
  { id: 'random', bot: randomBot, iterations: 1 },
  { id: 'greedy', bot: greedyBot, iterations: 12 },
];

/** The levels of a game, from the weakest to the strongest. */
export function levelsFor(_game: string): readonly Level[] {
  return LEVELS;
}

export function findLevel(game: string, id: string): Level | null {
  return levelsFor(game).find((level) => level.id === id) ?? null;
}
