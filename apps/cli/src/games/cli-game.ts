import type { Game, GameState, Json } from '@medallion/kernel';
import type { GameReport } from '../report';

/** What the command line needs of a game beyond its rules: how to set one up from flags, and how to tell it in words. */
export interface CliGame<Config, State extends GameState, View, Event> {
  readonly game: Game<Config, State, View, Event>;
  /** Ready-made decks by id; none in games without decks. */
  readonly decks: readonly string[];
  readonly players: { readonly least: number; readonly most: number; readonly usual: number };
  readonly modules: readonly string[];
  /** Lengths or variants of the game, the usual one first; empty where there is only one. */
  readonly modes: readonly string[];
  /** The configuration of game number `index`, as JSON. */
  configFor(setup: GameSetup, index: number): Json;
  /** The configuration that the soak plays with this seed. */
  soakConfig(seed: string): Json;
  /** What a seat is called in the statistics: its faction, its hero, its school. */
  labelOf(state: Readonly<State>, seat: number): string;
  /** The name of these statistics in the JSON of `sim`. */
  readonly labels: string;
  readonly report: GameReport<State, View, Event>;
  readonly bench: BenchPlan;
  /** What `balance` counts; without it the command does not know the game. */
  study?(): GameStudy<State, Event>;
}

/** Listens to many games and says what they had in common. */
export interface GameStudy<State, Event> {
  event(event: Event, state: Readonly<State>): void;
  /** A game has ended by the rules. */
  end(state: Readonly<State>): void;
  report(): { readonly [key: string]: Json };
}

export interface GameSetup {
  readonly decks: readonly string[] | null;
  readonly players: number;
  readonly modules: readonly string[];
  readonly mode: string | null;
  readonly seed: string;
}

/** How `bench` measures a game, and what it must reach. */
export interface BenchPlan {
  readonly title: string;
  readonly configs: readonly Json[];
  /** Random games are stopped after so many answers. */
  readonly limit: number;
  /** Answers that lead into the middle of a game, for forks and for the memory of a table. */
  readonly middle: number;
  /** Where forks are measured, if not just anywhere in the middle: the prompt that must be open. */
  readonly forksAt?: string;
  /** Who plays the games whose records are measured; these must end by the rules. */
  readonly recordBot: string;
  /** Search speed is measured at the first question of this kind. */
  readonly searchAt: string;
  /** Undo is measured after so many answers. */
  readonly undoAt?: number;
  /** Sets of modules that are measured beside the base game. */
  readonly modules?: readonly { readonly title: string; readonly configs: readonly Json[] }[];
  readonly bars: {
    readonly timesBoardgameIo: number;
    readonly forksPerSecond?: number;
    readonly searchIterationsPerSecond?: number;
    readonly tableBytes: number;
    readonly recordBytes: number;
  };
}

/** Any game. Its parts fit each other, which is all that the commands rely on. */
export type AnyCliGame = CliGame<unknown, GameState, unknown, unknown>;
