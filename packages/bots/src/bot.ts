import type { GameState, RngState, Seat } from '@medallion/kernel';
import type { Sight } from './sight';

/** How long a bot may think: until the time is up, or for so many looks into the future, whichever comes first. */
export interface Budget {
  readonly milliseconds: number;
  readonly iterations: number;
  /** The clock to read; none in tests and arenas that count iterations, so that they repeat. */
  readonly now: (() => number) | null;
  /** Asked now and then: true, and the bot answers at once with the best it has. */
  readonly isCancelled?: () => boolean;
}

/** One answer that the bot expects somebody to give. */
export type ExpectedAnswer = {
  readonly seat: Seat;
  readonly prompt: string;
  readonly optionId: string;
};

/** Why a bot chose as it did: its options from best to worst. Plain JSON, so that it can go to a screen. */
export type Thought = {
  readonly option: number;
  /** The chance of winning as the bot sees it, 0 to 1. */
  readonly value: number;
  /** How often it looked at this option. */
  readonly visits: number;
  /** How the game may go on from there, this answer first; given for the top choices of a search. */
  readonly line: readonly ExpectedAnswer[];
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

/** Says when thinking must stop, reading the clock once at the start. */
export function deadlineOf(budget: Budget): () => boolean {
  const { now, milliseconds, isCancelled } = budget;
  const end = now === null ? Number.POSITIVE_INFINITY : now() + milliseconds;
  return () => (now !== null && now() >= end) || isCancelled?.() === true;
}
