import { type GameState, nextWord, type RngState } from '@medallion/kernel';
import { type Bot, type Budget, deadlineOf, type Thought } from './bot';
import { playToRest } from './play-to-rest';
import { chancesOf, type PlayingKnowledge, questionFor } from './playing-knowledge';
import type { Sight } from './sight';

/** How many worlds the game's own rules of thumb count for, where what follows is left to luck. */
const TRUST = 0.075;

/**
 * Looks one answer ahead: takes each option in several worlds it could be in, and keeps the one that stands best. Where
 * a game can be judged only at rest, it plays on by instinct to there.
 */
export const greedyBot: Bot = (sight, rng, budget) => {
  const values = sight.question.options.map(() => 0);
  const worlds = lookAhead(sight, rng, budget, values);
  const hunches = hunchesOf(sight, rng, worlds);
  const thoughts: Thought[] = values
    .map((value, option) => ({ option, value: value / Math.max(1, worlds), visits: worlds, line: [] }))
    .sort((one, another) => another.value + hunches(another.option) - one.value - hunches(one.option));
  return { option: thoughts[0]?.option ?? 0, thoughts };
};

/** What instinct adds to an option, in a game whose judgement waits for the luck of a whole turn; nothing in others. */
function hunchesOf<Config, State extends GameState, View, Event>(
  sight: Sight<Config, State, View, Event>,
  rng: RngState,
  worlds: number,
): (option: number) => number {
  const knowledge: PlayingKnowledge<State> = sight.knowledge;
  if (knowledge.judgesAtRest !== true) return () => 0;
  const world = sight.fork(nextWord(rng));
  const chances = chancesOf(knowledge, world.state, world.questions[questionFor(world, sight.seat)] ?? sight.question);
  const most = Math.max(...chances);
  return (option) => (TRUST / Math.max(1, worlds)) * Math.log(Math.max(1e-6, (chances[option] ?? 0) / most));
}

/** Adds up what each option is worth, world by world, and says how many worlds there were. */
function lookAhead<Config, State extends GameState, View, Event>(
  sight: Sight<Config, State, View, Event>,
  rng: RngState,
  budget: Budget,
  values: number[],
): number {
  const { seat } = sight;
  const knowledge: PlayingKnowledge<State> = sight.knowledge;
  const isOver = deadlineOf(budget);
  let worlds = 0;
  do {
    const seed = nextWord(rng);
    for (let option = 0; option < values.length; option++) {
      const world = sight.fork(seed);
      const question = world.questions.findIndex((open) => open.seat === seat);
      const stage = knowledge.judgesAtRest === true ? knowledge.stage?.(world.state) : undefined;
      world.take(question, option);
      if (stage !== undefined) playToRest(world, knowledge, seat, stage);
      values[option] = (values[option] ?? 0) + knowledge.evaluate(world.state, seat);
    }
    worlds += 1;
  } while (worlds < budget.iterations && !isOver());
  return worlds;
}
