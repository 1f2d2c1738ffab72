import { nextWord } from '@medallion/kernel';
import type { Bot } from './bot';
import { chancesOf, drawOption, questionFor } from './playing-knowledge';

/** Plays by feeling: what the game's rules of thumb find promising comes often, the rest now and then. */
export const whimBot: Bot = (sight, rng) => {
  const world = sight.fork(nextWord(rng));
  const question = world.questions[questionFor(world, sight.seat)] ?? sight.question;
  const thoughts = chancesOf(sight.knowledge, world.state, question)
    .map((value, option) => ({ option, value, visits: 1, line: [] }))
    .sort((one, another) => another.value - one.value);
  return { option: drawOption(sight.knowledge, world.state, question, rng), thoughts };
};
