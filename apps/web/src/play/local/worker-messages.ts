import type { AskedQuestion, Json, Move, Outcome, Seat, Viewer, WaitingFor } from '@medallion/kernel';
import type { WeighedOption } from '../session';

/** A table as it is kept: the record is the game. */
export interface TableRecipe {
  readonly game: string;
  /** The edition of the rules it is played by; 0 before it was first opened, which is today's. */
  readonly version: number;
  readonly config: Json;
  readonly seed: string;
  readonly answers: readonly number[];
}

/** What anybody may know after a change. */
export interface Changed {
  readonly waitingFor: readonly WaitingFor[];
  readonly answers: readonly number[];
  readonly outcome: Outcome | null;
  /** How far each seat has come; null in a game that cannot say. */
  readonly scores: readonly number[] | null;
  readonly progress: number | null;
  readonly version: number;
}

export interface KeyedEvent {
  readonly key: number;
  readonly answer: number;
  readonly event: unknown;
}

/** The table through one pair of eyes. */
export interface Look {
  readonly view: unknown;
  readonly question: AskedQuestion | null;
  /** What happened since the line that the viewer was told last. */
  readonly events: readonly KeyedEvent[];
  /** How many of the lines before still hold: an undo takes away from the end. */
  readonly known: number;
  readonly undo: Move | null;
  /** How many answers there were before the viewer's own latest one; null when it has given none. */
  readonly beforeLatest: number | null;
  /** Compact text, only when the game is over. */
  readonly record: string | null;
}

export interface Errands {
  /** Loads the rules of a game, so that opening a table need not wait for them. */
  readonly prepare: { readonly asks: { readonly game: string }; readonly gives: null };
  readonly open: { readonly asks: { readonly table: TableRecipe }; readonly gives: Changed };
  readonly look: {
    /** `told`: the key of the last line that this viewer has; 0 for none. */
    readonly asks: { readonly viewer: Viewer; readonly told: number };
    readonly gives: Look;
  };
  readonly answer: { readonly asks: { readonly seat: Seat; readonly option: string }; readonly gives: Changed };
  readonly take: { readonly asks: { readonly seat: Seat; readonly option: number }; readonly gives: Changed };
  readonly undo: { readonly asks: { readonly seat: Seat }; readonly gives: Changed };
  readonly rewind: { readonly asks: { readonly to: number }; readonly gives: Changed };
  /** The game so far as JSON text and as compact text. */
  readonly record: {
    readonly asks: { readonly table: TableRecipe };
    readonly gives: { readonly json: string; readonly compact: string };
  };
  /** Reads a record in either form and plays it through. */
  readonly read: { readonly asks: { readonly text: string }; readonly gives: TableRecipe & { readonly seats: number } };
  /** Lets a bot of this level answer for the seat; gives the place of the option in its list, its id, and why. */
  readonly think: {
    readonly asks: {
      readonly table: TableRecipe;
      readonly seat: Seat;
      /** Null: the strongest there is. */
      readonly level: string | null;
      readonly luck: number;
      readonly milliseconds: number;
    };
    readonly gives: {
      readonly option: number;
      readonly id: string;
      /** The best options, where the bot looked at more than one. */
      readonly weighed: readonly WeighedOption[];
    };
  };
}

export type ErrandName = keyof Errands;
export type ErrandOf<Name extends ErrandName> = { readonly do: Name } & Errands[Name]['asks'];
export type Errand = { readonly [Name in ErrandName]: ErrandOf<Name> }[ErrandName];
