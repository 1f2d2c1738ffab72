import type { Bot } from './bot';
import { greedyBot } from './greedy-bot';
import { instinctBot } from './instinct-bot';
import { randomBot } from './random-bot';
import { SEARCH_SETTINGS, type SearchSettings, searchBot } from './search/search-bot';
import { TRIAL_SETTINGS, type TrialSettings, trialBot } from './trial-bot';
import { whimBot } from './whim-bot';

/** An opponent. */
export interface Level {
  readonly id: string;
  readonly bot: Bot;
  /** Looks into the future at most; a stated number, so that a level plays the same in browser and server. */
  readonly iterations: number;
  /** Whether more time makes it stronger. */
  readonly isSearch: boolean;
  /** How it searches a tree; null where it does not. */
  readonly search: SearchSettings | null;
}

const level = (id: string, bot: Bot, iterations: number): Level => ({
  id,
  bot,
  iterations,
  isSearch: false,
  search: null,
});
const searching = (id: string, iterations: number, search: SearchSettings): Level => ({
  id,
  bot: searchBot(search),
  iterations,
  isSearch: true,
  search,
});

const trying = (id: string, iterations: number, settings?: TrialSettings): Level => ({
  id,
  bot: trialBot(settings),
  iterations,
  isSearch: true,
  search: null,
});

/** A game of many rounds is searched to the end of the turn, and judged there. */
const LONG_GAME: SearchSettings = {
  curiosity: 0.4,
  caution: 0.03,
  playout: 60,
  rests: 1,
  firstGlance: 0,
  isSteady: true,
};

/** How each game is searched. */
const SETTINGS: Readonly<Record<string, SearchSettings>> = {
  'adventure-game': LONG_GAME,
  'old-world': LONG_GAME,
};

const GWENT_LEVELS: readonly Level[] = [
  level('farmhand', whimBot(3), 1),
  level('innkeeper', whimBot(1.5), 1),
  level('mercenary', greedyBot, 8),
  searching('quartermaster', 40, SEARCH_SETTINGS),
  searching('champion', 6000, SEARCH_SETTINGS),
];

/** Instinct knows of trades and cards to come that the judgement at the end of a turn does not see. */
const ADVENTURE_TRIAL: TrialSettings = { ...TRIAL_SETTINGS, hunch: 0.002 };

const ADVENTURE_LEVELS: readonly Level[] = [
  level('peddler', whimBot(), 1),
  level('tracker', greedyBot, 4),
  trying('veteran', 150, ADVENTURE_TRIAL),
  trying('legend', 600, ADVENTURE_TRIAL),
];

const OLD_WORLD_LEVELS: readonly Level[] = [
  level('wanderer', whimBot(), 1),
  level('huntsman', greedyBot, 4),
  trying('swordmaster', 150),
  trying('elder', 600),
];

/** The levels that people can choose, from the weakest to the strongest. */
const LEVELS: Readonly<Record<string, readonly Level[]>> = {
  gwent: GWENT_LEVELS,
  'adventure-game': ADVENTURE_LEVELS,
  'old-world': OLD_WORLD_LEVELS,
};

/** Yardsticks for arenas, simulation and tests; nobody's idea of an opponent. */
function yardsticks(game: string): readonly Level[] {
  return [
    level('random', randomBot, 1),
    level('instinct', instinctBot, 1),
    level('greedy', greedyBot, 12),
    searching('search', 1000, SETTINGS[game] ?? SEARCH_SETTINGS),
  ];
}

/** The levels of a game that people can choose, from the weakest to the strongest; none of a game nobody knows. */
export function levelsFor(game: string): readonly Level[] {
  return LEVELS[game] ?? [];
}

/** Every bot that can be named: the levels and the yardsticks. */
export function botsFor(game: string): readonly Level[] {
  return [...yardsticks(game), ...levelsFor(game)];
}

export function findLevel(game: string, id: string): Level | null {
  return botsFor(game).find((level) => level.id === id) ?? null;
}
