import type { Move } from './asked';
import type { Seat } from './flow';

/** Where a step began: how many answers had been given, what the last of them was, and the state. */
export interface StepStart<State> {
  readonly at: number;
  readonly last: Move | null;
  readonly state: State;
}

/**
 * A table at rest, as JSON: the state at the start of the step and the answers given since. The starts of the steps
 * before it go along, as far as undo reaches: mostly there is none, and a restored table undoes as quickly as a live one.
 */
export interface SavedTable<State> {
  readonly origin: State;
  readonly answers: readonly number[];
  /** Who gave each answer, and whether undo stops there. */
  readonly seats: readonly Seat[];
  readonly barriers: readonly boolean[];
  /** Oldest first; the last is the start of the running step. */
  readonly starts: readonly StepStart<State>[];
}

/** Answers between two starts that are kept for good, so that going far back costs no more than this. */
const MILESTONE = 250;

/**
 * What a live table keeps of its past beside the answers: whose each was, where undo stops, and the starts of the steps
 * as far back as a seat may go on its own. These are few, one to seven; what lies further back is played again, from the
 * last milestone before it.
 */
export class Past<State> {
  readonly origin: State;
  readonly seats: Seat[];
  readonly barriers: boolean[];
  /** Oldest first; the last is the start of the running step. */
  #starts: readonly StepStart<State>[];
  /** Starts far apart, oldest first. */
  #milestones: readonly StepStart<State>[] = [];
  #last: Move | null = null;

  constructor({ origin, seats, barriers, starts }: Omit<SavedTable<State>, 'answers'>) {
    this.origin = origin;
    this.seats = [...seats];
    this.barriers = [...barriers];
    this.#starts = starts;
  }

  static of<State>(origin: State): Past<State> {
    return new Past({ origin, seats: [], barriers: [], starts: [] });
  }

  save(answers: readonly number[]): SavedTable<State> {
    const { origin, seats, barriers, starts } = this;
    return { origin, answers: answers.slice(), seats: seats.slice(), barriers: barriers.slice(), starts };
  }

  get starts(): readonly StepStart<State>[] {
    return this.#starts;
  }

  get last(): Move | null {
    return this.#last;
  }

  /** A step begins. One that ended without a question begins nothing that anybody could go back to. */
  begin(at: number, state: State): void {
    const before = this.#starts.at(-1)?.at === at ? this.#starts.slice(0, -1) : this.#starts;
    const start = { at, last: this.#last, state };
    this.#starts = [...before, start];
    if (at >= (this.#milestones.at(-1)?.at ?? 0) + MILESTONE) this.#milestones = [...this.#milestones, start];
  }

  /** An answer is about to be taken: what others did before it is no longer theirs to undo. */
  note(move: Move): void {
    if (this.seats.length > 0 && this.seats.at(-1) !== move.seat) this.#forget();
    this.seats.push(move.seat);
    this.#last = move;
  }

  /** The answer was taken; `isBarred` when chance was asked or something was shown. */
  close(isBarred: boolean): void {
    this.barriers.push(isBarred);
    if (isBarred) this.#forget();
  }

  #forget(): void {
    if (this.#starts.length > 1) this.#starts = this.#starts.slice(-1);
  }

  undoable(seat: Seat): number {
    let count = 0;
    for (let last = this.seats.length - 1; last >= 0; last--) {
      if (this.seats[last] !== seat || this.barriers[last] === true) break;
      count += 1;
    }
    return count;
  }

  /** The latest start from which answer number `to` can be reached: of a step near by, or of the game. */
  nearest(to: number): StepStart<State> {
    const isBefore = ({ at }: StepStart<State>) => at <= to;
    const known = this.#starts.findLast(isBefore) ?? this.#milestones.findLast(isBefore);
    return known ?? { at: 0, last: null, state: this.origin };
  }

  goBack(start: StepStart<State>): void {
    this.seats.length = start.at;
    this.barriers.length = start.at;
    this.#starts = this.#starts.filter(({ at }) => at < start.at);
    this.#milestones = this.#milestones.filter(({ at }) => at < start.at);
    this.#last = start.last;
  }
}
