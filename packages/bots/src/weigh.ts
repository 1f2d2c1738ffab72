import type { Thought } from './bot';

/** An option as a bot sees it, for whoever asks it for advice. Plain JSON. */
export interface Weighed {
  /** Its place in the list of the question. */
  readonly option: number;
  /** The chance of winning after it, 0 to 1. */
  readonly chance: number;
}

/** So many options are told with an advice. */
const TOLD = 3;

/** The best options that the bot looked at, best first: the reasons that it can give. */
export function weigh(thoughts: readonly Thought[]): readonly Weighed[] {
  return thoughts
    .filter(({ visits }) => visits > 0)
    .slice(0, TOLD)
    .map(({ option, value }) => ({ option, chance: value }));
}
