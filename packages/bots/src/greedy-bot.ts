import { type GameState, nextWord, type RngState } from '@medallion/kernel';
import { type Bot, type Budget, deadlineOf, type Thought } from './bot';
import type { Sight } from './sight';

/** Looks one answer ahead: takes each option in several worlds it could be in, and keeps the one that stands best. */
export const greedyBot: Bot = (sight, rng, budget) => {
  const values = sight.question.options.map(() => 0);
  const worlds = lookAhead(sight, rng, budget, values);
  const thoughts: Thought[] = values
    .map((value, option) => ({ option, value: value / Math.max(1, worlds), visits: worlds, line: [] }))
    .sort((one, another) => another.value - one.value);
  return { option: thoughts[0]?.option ?? 0, thoughts };
};

/** Adds up what each option is worth, world by world, and says how many worlds there were. */
function lookAhead<Config, State extends GameState, View, Event>(
  sight: Sight<Config, State, View, Event>,
  rng: RngState,
  budget: Budget,
  values: number[],
): number {
  const { seat, knowledge } = sight;
  const isOver = deadlineOf(budget);
  let worlds = 0;
  do {
    const seed = nextWord(rng);
    for (let option = 0; option < values.length; option++) {
      const world = sight.fork(seed);
      const question = world.questions.findIndex((open) => open.seat === seat);
      world.take(question, option);
      values[option] = (values[option] ?? 0) + knowledge.evaluate(world.state, seat);
    }
    worlds += 1;
  } while (worlds < budget.iterations && !isOver());
  return worlds;
}
