import type { GameState, RngState, Seat, Table } from '@medallion/kernel';
import { bestOption, drawOption, type PlayingKnowledge, questionFor, turnsAtOnce } from '../playing-knowledge';
import type { SearchSettings } from './search-bot';

/** Plays on by instinct until the game's stage has changed often enough or the game ends; then it is worth judging. */
export function playOut<Config, State extends GameState, View, Event>(
  world: Table<Config, State, View, Event>,
  knowledge: PlayingKnowledge<State>,
  seat: Seat,
  rng: RngState,
  { playout, rests, isSteady }: SearchSettings,
): void {
  let stage = knowledge.stage?.(world.state);
  let left = rests;
  const longest = playout * turnsAtOnce(world);
  for (let answers = 0; answers < longest && !world.isOver; answers++) {
    const now = knowledge.stage?.(world.state);
    if (now !== stage && --left === 0) return;
    stage = now;
    const open = questionFor(world, seat);
    const question = world.questions[open];
    if (question === undefined) return;
    const option =
      isSteady === true
        ? bestOption(knowledge, world.state, question)
        : drawOption(knowledge, world.state, question, rng);
    world.take(open, option);
  }
}
