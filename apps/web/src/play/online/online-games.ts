import type { Json } from '@medallion/kernel';
import type { ComponentType } from 'preact';
import { withWords } from '../../text/with-words';
import type { NamedMove } from '../session';

/** Something a seat brings to the table and nobody else sees: a deck. */
export interface SeatChoice {
  readonly id: string;
  readonly name: string;
  readonly group: 'own' | 'starter' | 'themed';
}

/** A setting of the game that the table agrees on. */
export interface GameOption {
  readonly id: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly words: string }[];
}

export interface OnlinePartsProps {
  readonly options: Readonly<Record<string, string>>;
  readonly players: number;
  readonly change: (options: Readonly<Record<string, string>>) => void;
}

/** What the pages of online tables must know of a game. Everything is read while drawing and follows the language. */
export interface OnlineGame {
  readonly minSeats: number;
  readonly maxSeats: number;
  /** What seats bring lies open, and whoever opens the table settles it for all of them. */
  readonly isChoiceOpen: boolean;
  /** What a seat brings, in a word: deck, hero. */
  choiceWords(): string;
  /** Makes the choices up to date: decks may have been built since. */
  refresh(): Promise<void>;
  choices(): readonly SeatChoice[];
  /** The choice as the configuration holds it; a surprise where there is no such choice. */
  choiceJson(id: string): Json;
  /** The id of a choice that stands in a configuration; null for one that is not known here. */
  choiceIn(config: Json, seat: number): string | null;
  options(): readonly GameOption[];
  /** A part of the page for what a row of words cannot settle: expansions. */
  readonly Parts?: ComponentType<OnlinePartsProps>;
  /** What is played with, in words, of a configuration or of what lists show of it. */
  agreed?(config: Json): readonly string[];
  config(choices: readonly string[], options: Readonly<Record<string, string>>): Json;
  moveWords(move: NamedMove): string;
}

const GAMES: Readonly<Record<string, () => Promise<OnlineGame>>> = {
  gwent: () => import('../../games/gwent/online/gwent-online').then((module) => module.gwentOnline),
  'old-world': () => import('../../games/old-world/online/old-world-online').then((module) => module.oldWorldOnline),
  'adventure-game': () =>
    import('../../games/adventure-game/online/adventure-online').then((module) => module.adventureOnline),
};

export function findOnlineGame(id: string): Promise<OnlineGame> | null {
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  return game === undefined ? null : withWords(game());
}

export const SURPRISE = 'surprise';
