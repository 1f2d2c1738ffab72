import type { Viewer } from '@medallion/kernel';
import type { ShellIcon } from '../art/shell-icons';
import { withWords } from '../text/with-words';
import type { AnyGame } from './replay-session';

/** A line of the list of moves. */
export interface ToldEvent {
  readonly words: string;
  readonly rule: string | null;
}

/** What the viewer must know of a game beyond its rules. Everything is read while drawing, so it may follow the language. */
export interface ReplayGame {
  readonly game: AnyGame;
  tell(event: unknown, names: readonly string[], viewer: Viewer): ToldEvent;
  /** A chapter that begins with this event: the number of the round. */
  chapterOf(event: unknown): number | null;
  /** A mark on the time line for what people look for. */
  markOf(event: unknown): ShellIcon | null;
  /** How the seats stand in figures, for the chart. */
  scores(view: unknown): readonly number[];
  /** `lead`: two seats, and by how much one is ahead. `scores`: a line for each seat. */
  readonly chart: 'lead' | 'scores';
  /** What the seats are called at the table, where that says more than who sits there; `names` are those of the people. */
  figures?(view: unknown, names: readonly string[]): readonly string[];
  /** Classes of the colours of the seats. */
  colours(view: unknown): readonly string[];
}

/** Where turns name their round, a round begins with its first turn. */
export function roundsByTurn(): (event: unknown) => number | null {
  let latest = 0;
  return (event) => {
    const happened = event as { readonly type: string; readonly round?: number };
    if (happened.type === 'first-player') latest = 0;
    if (happened.type !== 'turn-started' || happened.round === undefined || happened.round === latest) return null;
    latest = happened.round;
    return latest;
  };
}

const GAMES: Readonly<Record<string, () => Promise<ReplayGame>>> = {
  gwent: () => import('../games/gwent/replay/gwent-replay').then((module) => module.gwentReplay),
  'old-world': () => import('../games/old-world/replay/old-world-replay').then((module) => module.oldWorldReplay),
  'adventure-game': () =>
    import('../games/adventure-game/replay/adventure-replay').then((module) => module.adventureReplay),
};

export function findReplayGame(id: string): Promise<ReplayGame> | null {
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  return game === undefined ? null : withWords(game());
}
