import type { ComponentChildren, ComponentType } from 'preact';
import type { TableSession } from '../play/session';
import { withWords } from '../text/with-words';
import type { GameId } from './catalogue';

/** A board draws a table of its game, whoever runs it. */
export interface BoardProps {
  readonly session: TableSession<unknown, unknown>;
  /** Further buttons in the bar, as `.icon-btn`. */
  readonly tools?: ComponentChildren;
  /** Further panels beside the table: the chat of an online table. */
  readonly aside?: ComponentChildren;
  /** A strip above the hand: the controls of a replay. */
  readonly controls?: ComponentChildren;
  /** Further ways on at the end of the game, as `.keep-row`. */
  readonly extras?: ComponentChildren;
  /** False in replays: no opening hand, round end or game end takes the place of the table. */
  readonly hasMoments?: boolean;
}

type Board = ComponentType<BoardProps>;

const BOARDS: Readonly<Partial<Record<GameId, () => Promise<Board>>>> = {
  gwent: () => import('./gwent/table/board').then((module) => module.GwentBoard),
  'old-world': () => import('./old-world/table/board').then((module) => module.OldWorldBoard),
  'adventure-game': () => import('./adventure-game/table/board').then((module) => module.AdventureBoard),
};

/** The board of a game, loaded when first needed; null for a game that has none yet. */
export function loadBoard(game: string): Promise<Board> | null {
  const board = Object.hasOwn(BOARDS, game) ? BOARDS[game as GameId] : undefined;
  return board === undefined ? null : withWords(board());
}
