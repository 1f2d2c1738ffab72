import type { Json } from './result';

/** A place at the table, counted from 0. */
export type Seat = number;

/** Who looks: a seat, somebody beside the table, or the eye that sees every card (replays of finished games). */
export type Viewer = Seat | 'spectator' | 'everything';

/** An option that is shown with the rule that forbids it, and cannot be taken. */
export interface BlockedOption {
  readonly id: string;
  readonly rule: string;
}

/**
 * A kind of question. One shared object per kind; ids are made only when someone looks, never in search.
 * `optionId` must give two different options of one question two different ids.
 */
export interface Prompt<State, Value, About extends Json = null> {
  readonly id: string;
  /** Never there: it is the type of what questions of this prompt are about. */
  readonly about?: About;
  optionId(value: Value, state: State, seat: Seat): string;
  /** An answer is no secret once it is given: everybody may read it as soon as it has shown. Else its own seat alone. */
  readonly answersLieOpen: boolean;
  /** What is on offer is the same for everybody and no secret: then others may be asked it in the middle of a step. */
  readonly isOpenList?: boolean;
  /**
   * A seat may leave it to others to act first: nobody's time runs out because friends play, bots let people go first,
   * and a shared device asks who acts.
   */
  readonly mayWait?: boolean;
  /** What the seat might expect to be offered and is not, with the rule that says so. */
  blocked?(state: State, seat: Seat): readonly BlockedOption[];
}

/** A question to one seat. Several open at once: the first to answer goes on. */
export interface Question<Value = unknown> {
  readonly seat: Seat;
  readonly prompt: Prompt<unknown, Value, Json>;
  readonly options: readonly Value[];
  /** What the question is about, for the screen of the seat that is asked: a card, a place, an amount. */
  readonly about?: Json;
}

/** Which of the open questions was answered, and with which of its options. */
export interface Answer {
  readonly question: number;
  readonly option: number;
}

/** A rule: a generator that asks when it needs an answer. */
export type Flow<T = void> = Generator<readonly Question[], T, Answer>;

/** A question on its way: `yield*` asks it and comes back with the value taken. By hand, because generators cost more. */
class Choice<Value> implements Question<Value> {
  readonly seat: Seat;
  readonly prompt: Prompt<unknown, Value, Json>;
  readonly options: readonly Value[];
  readonly about: Json;

  constructor(seat: Seat, prompt: Prompt<unknown, Value, Json>, options: readonly Value[], about: Json) {
    this.seat = seat;
    this.prompt = prompt;
    this.options = options;
    this.about = about;
  }

  [Symbol.iterator](): this {
    return this;
  }

  next(answer?: Answer): IteratorResult<readonly Question[], Value> {
    return answer === undefined
      ? { value: [this as Question], done: false }
      : { value: this.options[answer.option] as Value, done: true };
  }
}

type Asking<Value> = Iterable<readonly Question[], Value, Answer>;

/** Asks one seat and comes back with the value of the option taken. What it is about is of the type the prompt names. */
export function choose<State, Value>(
  seat: Seat,
  prompt: Prompt<State, Value>,
  options: readonly Value[],
): Asking<Value>;
export function choose<State, Value, About extends Json>(
  seat: Seat,
  prompt: Prompt<State, Value, About>,
  options: readonly Value[],
  about: NoInfer<About>,
): Asking<Value>;
export function choose<Value>(
  seat: Seat,
  prompt: Prompt<never, Value, Json>,
  options: readonly Value[],
  about: Json = null,
): Asking<Value> {
  return new Choice(seat, prompt as Prompt<unknown, Value, Json>, options, about);
}

/**
 * Opens several questions at once; the first answer goes on, and the flow decides whether to ask the others again.
 * Let such a step end after one answer and keep what was answered in the state: then a fork can hide the rest.
 */
export function* chooseFirst<Value>(
  questions: readonly Question<Value>[],
): Flow<{ readonly seat: Seat; readonly value: Value }> {
  const answer = yield questions as readonly Question[];
  const question = questions[answer.question] as Question<Value>;
  return { seat: question.seat, value: question.options[answer.option] as Value };
}

/**
 * A choice made together: each seat says openly what it would do, in any order; where they differ, the decider chooses
 * among what was said. What was said lies open, so it may live in the flow. Takes at most one answer more than seats.
 */
export function* agree<State, Value>(
  seats: readonly Seat[],
  decider: Seat,
  prompt: Prompt<State, Value, readonly (number | null)[]>,
  options: readonly Value[],
): Flow<Value> {
  const said = new Map<Seat, number>();
  while (said.size < seats.length) {
    const left = seats.filter((seat) => !said.has(seat));
    const about: Json = seats.map((seat) => said.get(seat) ?? null);
    const answer = yield left.map((seat) => ({
      seat,
      prompt: prompt as Prompt<unknown, unknown, Json>,
      options,
      about,
    }));
    said.set(left[answer.question] as Seat, answer.option);
  }
  const [first, ...others] = new Set(said.values());
  if (others.length === 0) return options[first as number] as Value;
  const open = [first, ...others].map((option) => options[option as number] as Value);
  return yield* choose(
    decider,
    prompt,
    open,
    seats.map((seat) => said.get(seat) ?? null),
  );
}
