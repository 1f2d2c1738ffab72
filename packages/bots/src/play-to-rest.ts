import type { GameState, Table } from '@medallion/kernel';
import { bestOption, type PlayingKnowledge, questionFor, turnsAtOnce } from './playing-knowledge';

/** Answers by instinct that may follow in a turn until a position can be judged. */
const LONGEST_REST = 80;

/** Goes on by what looks best until the stage is another. */
export function playToRest<Config, State extends GameState, View, Event>(
  world: Table<Config, State, View, Event>,
  knowledge: PlayingKnowledge<State>,
  seat: number,
  stage: number,
): void {
  const longest = LONGEST_REST * turnsAtOnce(world);
  for (let answers = 0; answers < longest && !world.isOver; answers++) {
    if (knowledge.stage?.(world.state) !== stage) return;
    const open = questionFor(world, seat);
    const question = world.questions[open];
    if (question === undefined) return;
    world.take(open, bestOption(knowledge, world.state, question));
  }
}
