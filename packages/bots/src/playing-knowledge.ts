import type { GameState, Knowledge, Question, RngState, Seat, Table } from '@medallion/kernel';
import { nextWord } from '@medallion/kernel';

/** What a game may tell search besides: how far it has come, so that playouts can end where judging is easiest. */
export interface PlayingKnowledge<State> extends Knowledge<State> {
  /** Grows as the game goes on: rounds, days. Playouts end when it changes. */
  stage?(state: Readonly<State>): number;
  /**
   * How well a seat stands in an imagined world, where every card may be read: what others have spent there, they no
   * longer hold. Search asks this instead of `evaluate` where a game offers it.
   */
  judge?(state: Readonly<State>, seat: Seat): number;
  /**
   * Whether positions can be judged only where the stage has just changed: then even a player that looks one answer
   * ahead plays on by instinct to there.
   */
  readonly judgesAtRest?: boolean;
}

const TWO_32 = 4_294_967_296;

/** Promises of the options that add up to 1. */
export function chancesOf<State>(
  knowledge: PlayingKnowledge<State>,
  state: Readonly<State>,
  question: Question,
): readonly number[] {
  const count = question.options.length;
  const given = knowledge.priors?.(state, question);
  if (given === undefined || given.length !== count) return question.options.map(() => 1 / count);
  let sum = 0;
  for (const weight of given) sum += weight;
  if (!(sum > 0 && sum < Number.POSITIVE_INFINITY)) return question.options.map(() => 1 / count);
  return given.map((weight) => weight / sum);
}

/** The option that looks most promising before any search; the first of equals. */
export function bestOption<State>(
  knowledge: PlayingKnowledge<State>,
  state: Readonly<State>,
  question: Question,
): number {
  const weights = question.options.length === 1 ? undefined : knowledge.priors?.(state, question);
  if (weights === undefined) return 0;
  let best = 0;
  for (let option = 1; option < weights.length; option++) {
    if ((weights[option] as number) > (weights[best] as number)) best = option;
  }
  return best;
}

/** Draws an option, each as often as it is promising. */
export function drawOption<State>(
  knowledge: PlayingKnowledge<State>,
  state: Readonly<State>,
  question: Question,
  rng: RngState,
): number {
  const count = question.options.length;
  if (count === 1) return 0;
  const weights = knowledge.priors?.(state, question);
  const luck = (nextWord(rng) >>> 0) / TWO_32;
  if (weights === undefined) return Math.floor(luck * count);
  let sum = 0;
  for (let option = 0; option < count; option++) sum += weights[option] as number;
  let left = luck * sum;
  for (let option = 0; option < count; option++) {
    left -= weights[option] as number;
    if (left < 0) return option;
  }
  return count - 1;
}

/** How many turns are played at once: one, or those of all who may act in a phase that they share. */
export function turnsAtOnce<Config, State extends GameState, View, Event>({
  questions,
}: Table<Config, State, View, Event>): number {
  let turns = 0;
  for (const { prompt } of questions) if (prompt.mayWait === true) turns += 1;
  return Math.max(1, turns);
}

/** The question that a player of this seat thinks about: its own if it is asked, or else the first. */
export function questionFor<Config, State extends GameState, View, Event>(
  table: Table<Config, State, View, Event>,
  seat: number,
): number {
  const { questions } = table;
  if (questions.length === 1) return 0;
  const own = questions.findIndex((question) => question.seat === seat);
  return Math.max(0, own);
}
