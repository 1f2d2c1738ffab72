import type { Answer, BlockedOption, Question, Seat } from './flow';
import { InvariantError, type Json, ok, type Result, refuse } from './result';

/** A question as its seat sees it. Others learn only who is asked, and for what. */
export interface AskedQuestion {
  readonly seat: Seat;
  readonly prompt: string;
  readonly options: readonly string[];
  readonly blocked: readonly BlockedOption[];
  readonly about: Json;
}
export interface WaitingFor {
  readonly seat: Seat;
  readonly prompt: string;
  /** The seat may leave it to others to act first. */
  readonly mayWait?: true;
}

/** One answer of the past, in words that a log or an undo button can show. */
export interface Move {
  readonly seat: Seat;
  readonly prompt: string;
  readonly option: string;
  /** Whether others may read it, once something has shown of it. */
  readonly liesOpen: boolean;
}

export function waitingIn(open: readonly Question[]): readonly WaitingFor[] {
  return open.map(({ seat, prompt: { id, mayWait } }) => ({
    seat,
    prompt: id,
    ...(mayWait === true ? { mayWait } : {}),
  }));
}

/** How the record writes an answer: one number, from which both parts are read while the same questions are open. */
export function codeOf(open: readonly Question[], question: number, option: number): number {
  return option * open.length + question;
}

/** The same for an option by its place in the list of a seat. */
export function codeAt(open: readonly Question[], seat: Seat, option: number): Result<number> {
  const question = open.findIndex((one) => one.seat === seat);
  const count = open[question]?.options.length ?? 0;
  if (Number.isInteger(option) && option >= 0 && option < count) return ok(codeOf(open, question, option));
  return refuse(question < 0 ? 'not-asked' : 'not-offered', { seat, option });
}

/** What a number of the record says to the open questions. */
export function answerOf(open: readonly Question[], code: number): Result<Answer> {
  if (open.length === 0) return refuse('game-over', { answer: code });
  const question = code % open.length;
  const option = (code - question) / open.length;
  const asked = open[question];
  if (!Number.isInteger(code) || code < 0 || asked === undefined || option >= asked.options.length) {
    return refuse('not-offered', { answer: code });
  }
  return ok({ question, option });
}

/** The answer that a seat means by the id of an option, or why it cannot be given. */
export function findAnswer(open: readonly Question[], state: unknown, seat: Seat, id: string): Result<Answer> {
  if (open.length === 0) return refuse('game-over', { seat, option: id });
  const question = open.findIndex((one) => one.seat === seat);
  const asked = open[question];
  if (asked === undefined) return refuse('not-asked', { seat, option: id, waitingFor: open.map((one) => one.seat) });
  const { prompt } = asked;
  const option = asked.options.findIndex((value) => prompt.optionId(value, state, seat) === id);
  if (option >= 0) return ok({ question, option });
  const blocked = prompt.blocked?.(state, seat).find((shown) => shown.id === id);
  if (blocked !== undefined) return refuse('blocked', { seat, option: id, rule: blocked.rule });
  return refuse('not-offered', { seat, option: id, prompt: prompt.id });
}

export function moveOf({ seat, prompt, options }: Question, option: number, state: unknown): Move {
  const id = prompt.optionId(options[option], state, seat);
  return { seat, prompt: prompt.id, option: id, liesOpen: prompt.answersLieOpen };
}

export function shownTo({ seat, prompt, options, about }: Question, state: unknown): AskedQuestion {
  return {
    seat,
    prompt: prompt.id,
    options: options.map((value) => prompt.optionId(value, state, seat)),
    blocked: prompt.blocked?.(state, seat) ?? [],
    about: about ?? null,
  };
}

/** The questions of a flow: somebody is asked, each once, and has something to choose from. */
export function checked(open: readonly Question[], game: string): readonly Question[] {
  const isSound =
    open.length === 1 ? (open[0] as Question).options.length > 0 : open.length > 0 && open.every(isFirstToItsSeat);
  if (isSound) return open;
  throw new InvariantError('a question without options, or two questions to one seat', {
    game,
    prompts: open.map((question) => question.prompt.id),
  });
}

function isFirstToItsSeat(question: Question, index: number, open: readonly Question[]): boolean {
  return question.options.length > 0 && open.findIndex((one) => one.seat === question.seat) === index;
}
