import type { ComponentType } from 'preact';
import type { BoardProps } from '../table/frame/board';
import { withWords } from '../text/with-words';
import type { GameId } from './catalogue';

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
