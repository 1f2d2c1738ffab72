import { nextWord } from '@medallion/kernel';
import type { Bot } from './bot';
import { chancesOf, questionFor } from './playing-knowledge';

/** Looks at nothing but the table as it lies: takes what the game's rules of thumb find most promising. */
export const instinctBot: Bot = (sight, rng) => {
  const world = sight.fork(nextWord(rng));
  const question = world.questions[questionFor(world, sight.seat)] ?? sight.question;
  const chances = chancesOf(sight.knowledge, world.state, question);
  const thoughts = chances
    .map((value, option) => ({ option, value, visits: 1, line: [] }))
    .sort((one, another) => another.value - one.value);
  return { option: thoughts[0]?.option ?? 0, thoughts };
};
