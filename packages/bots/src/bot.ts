import type { GameState, RngState } from '@medallion/kernel';
import type { Sight } from './sight';

/** How long a bot may think: until the time is up, or for so many looks into the future, whichever comes first. */
export interface Budget {
  readonly milliseconds: number;
  readonly iterations: number;
  /** The clock to read; none in tests and arenas that count iterations, so that they repeat. */
  readonly now: (() => number) | null;
}

/** Why a bot chose as it did: its options from best to worst. */
export type Thought = {
  readonly option: number;
  /** The chance of winning as the bot sees it, 0 to 1. */
  readonly value: number;
  /** How often it looked at this option. */
  readonly visits: number;
};

export interface Choice {
  readonly option: number;
  readonly thoughts: readonly Thought[];
}

/** A player for any game. Chance comes from the generator it is given, so the same seed gives the same choice. */
export type Bot = <Config, State extends GameState, View, Event>(
  sight: Sight<Config, State, View, Event>,
  rng: RngState,
  budget: Budget,
) => Choice;
