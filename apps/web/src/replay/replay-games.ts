import type { Viewer } from '@medallion/kernel';
import type { ShellIcon } from '../art/shell-icons';
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
  /** Classes of the colours of the seats. */
  colours(view: unknown): readonly string[];
}

const GAMES: Readonly<Record<string, () => Promise<ReplayGame>>> = {
  gwent: () => import('../games/gwent/replay/gwent-replay').then((module) => module.gwentReplay),
  'old-world': () => import('../games/old-world/replay/old-world-replay').then((module) => module.oldWorldReplay),
  'adventure-game': () =>
    import('../games/adventure-game/replay/adventure-replay').then((module) => module.adventureReplay),
};

export function findReplayGame(id: string): Promise<ReplayGame> | null {
  return Object.hasOwn(GAMES, id) ? (GAMES[id]?.() ?? null) : null;
}
