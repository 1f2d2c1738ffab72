import type { Flow, Question, Seat, Viewer } from './flow';
import type { Json, Result } from './result';
import type { RngState } from './rng';

/** Every state carries its dice; the rest is the game's own, plain JSON without `undefined`. */
export interface GameState {
  rng: RngState;
}

/** How a game ended: the place of each seat, 1 being first, equal places shared. */
export interface Outcome {
  readonly places: readonly number[];
  /** The game's own word for how it came about. */
  readonly reason: string;
  /** Where all play as one, or one alone against the game: whether they have won. Null where seats play each other. */
  readonly together: 'won' | 'lost' | null;
}

/** Places by seat in which nobody is ahead of anybody, in a game of seats against each other. */
export function isDraw(outcome: Outcome): boolean {
  if (outcome.together === 'won' || outcome.together === 'lost') return false;
  return outcome.places.length > 1 && outcome.places.every((place) => place === outcome.places[0]);
}

/** The places when a seat gives up: it is last, the others by their scores. Without scores the others share the first. */
export function placesWithout(leaver: Seat, scores: readonly number[]): readonly number[] {
  const isAhead = (one: Seat, other: Seat) =>
    one !== leaver && (other === leaver || (scores[one] ?? 0) > (scores[other] ?? 0));
  const seats = scores.map((_, seat) => seat);
  return seats.map((seat) => 1 + seats.filter((other) => isAhead(other, seat)).length);
}

/** What flows are handed: the state to change, and where to tell what happened. */
export class Play<State extends GameState, Event> {
  readonly state: State;
  /** False in search: nobody reads events, so none are made. */
  readonly isWatched: boolean;
  readonly events: Event[] = [];
  /** Somebody has just learned what they did not know: undo stops here. */
  hasRevealed = false;

  constructor(state: State, isWatched: boolean) {
    this.state = state;
    this.isWatched = isWatched;
  }

  /** Guard calls that build an event with `isWatched`, so that search pays nothing. */
  tell(event: Event): void {
    if (this.isWatched) this.events.push(event);
  }

  /** Marks an undo barrier: a hidden card was drawn or shown. Chance marks one by itself. */
  reveal(): void {
    this.hasRevealed = true;
  }
}

/** What bots know of a game. The game plugs it in; search knows none. */
export interface Knowledge<State> {
  /** How well the seat stands, from 0 (lost) to 1 (won), by what the seat may know or a guess at the rest. */
  evaluate(state: Readonly<State>, seat: Seat): number;
  /** How promising each option looks before any search, in the order of the options; any positive scale. */
  priors?(state: Readonly<State>, question: Question): readonly number[];
}

export interface Game<Config, State extends GameState, View, Event> {
  readonly id: string;
  /** The edition of the rules that new games are played by: raised whenever old records would replay differently. */
  readonly version: number;
  /** Every edition that this engine still plays, today's among them: their records replay and their tables go on. */
  readonly reads: readonly number[];
  parseConfig(input: unknown): Result<Config>;
  seats(config: Config): number;
  /** The configuration as JSON, for the record; `parseConfig` reads it back. */
  configJson(config: Config): Json;
  /** A short form for links, of letters, digits, `-`, `_` and `~` only; null where the game has none. */
  packConfig(config: Config): string | null;
  unpackConfig(text: string): Result<Config>;
  /** Lays the table by the rules of an edition (today's where none is named), which the state remembers. */
  setup(config: Config, rng: RngState, edition?: number): State;
  /** The flow of the step to play now, or null when the game is over. A step holds about ten answers at most. */
  next(play: Play<State, Event>): Flow | null;
  outcome(state: State): Outcome | null;
  /** How far each seat has come, the more the better, by what all can see: ranks those who stay when one gives up. */
  score?(state: Readonly<State>): readonly number[];
  view(state: State, viewer: Viewer): View;
  /** What the viewer may know of an event; null when it may not even know that it happened. */
  cut(event: Event, viewer: Viewer): Event | null;
  /** Deals anew what the seat cannot know: afterwards the state is a world the seat could be in. */
  scramble(state: State, seat: Seat, rng: RngState): void;
  clone(state: State): State;
  readonly knowledge: Knowledge<State>;
}
