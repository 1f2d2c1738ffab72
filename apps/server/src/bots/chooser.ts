import { chooseAnswer, weigh } from '@medallion/bots';
import type { Chooser } from './serve-errands';

/** The bots of the levels, by this clock. They see forks only: nothing that their seat may not know. */
export function chooserBy(now: () => number): Chooser {
  return (table, seat, level, limits) => {
    const { option, thoughts } = chooseAnswer(table, seat, level, { ...limits, now });
    return { option, weighed: weigh(thoughts) };
  };
}
