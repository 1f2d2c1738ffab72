import { below, nextWord } from '@medallion/kernel';
import type { Bot } from './bot';
import { chancesOf, questionFor } from './playing-knowledge';

const FINE = 2 ** 24;

/**
 * Plays by feeling: what the game's rules of thumb find promising comes often, the rest now and then. The warmer, the
 * less it minds: at 1 as often as it is promising, above that more evenly.
 */
export function whimBot(warmth = 1): Bot {
  return (sight, rng) => {
    const world = sight.fork(nextWord(rng));
    const question = world.questions[questionFor(world, sight.seat)] ?? sight.question;
    const moods = chancesOf(sight.knowledge, world.state, question).map((chance) => chance ** (1 / warmth));
    const all = moods.reduce((sum, mood) => sum + mood, 0);
    const thoughts = moods
      .map((mood, option) => ({ option, value: mood / all, visits: 1, line: [] }))
      .sort((one, another) => another.value - one.value);
    return { option: drawn(moods, (all * below(rng, FINE)) / FINE), thoughts };
  };
}

function drawn(moods: readonly number[], luck: number): number {
  let left = luck;
  for (const [option, mood] of moods.entries()) {
    left -= mood;
    if (left < 0) return option;
  }
  return moods.length - 1;
}
