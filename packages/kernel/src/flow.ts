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
export interface Prompt<State, Value> {
  readonly id: string;
  optionId(value: Value, state: State): string;
  /** What the seat might expect to be offered and is not, with the rule that says so. */
  blocked?(state: State, seat: Seat): readonly BlockedOption[];
}

/** A question to one seat. Several open at once: the first to answer goes on. */
export interface Question<Value = unknown> {
  readonly seat: Seat;
  readonly prompt: Prompt<unknown, Value>;
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

/** Asks one seat and comes back with the value of the option taken. */
export function* choose<State, Value>(
  seat: Seat,
  prompt: Prompt<State, Value>,
  options: readonly Value[],
  about?: Json,
): Flow<Value> {
  const asked: Question<Value> =
    about === undefined
      ? { seat, prompt: prompt as Prompt<unknown, Value>, options }
      : { seat, prompt: prompt as Prompt<unknown, Value>, options, about };
  const answer = yield [asked as Question];
  return options[answer.option] as Value;
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
