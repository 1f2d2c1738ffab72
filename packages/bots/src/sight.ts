import {
  type GameState,
  InvariantError,
  type Knowledge,
  type Question,
  reseedFast,
  type Seat,
  seedRng,
  Table,
} from '@medallion/kernel';

/**
 * All that a bot may look at: its own question, its view, and worlds it could be in. It never holds the true table,
 * so what its seat cannot know cannot reach its choice.
 */
export interface Sight<Config, State extends GameState, View, Event> {
  readonly seat: Seat;
  readonly question: Question;
  readonly knowledge: Knowledge<State>;
  view(): View;
  /** A world the seat could be in, with fresh luck; a different one for each seed. */
  fork(seed: number): Table<Config, State, View, Event>;
}

export function sightOf<Config, State extends GameState, View, Event>(
  table: Table<Config, State, View, Event>,
  seat: Seat,
): Sight<Config, State, View, Event> {
  const question = table.questions.find((open) => open.seat === seat);
  if (question === undefined) throw new InvariantError('this seat is not asked', { seat });
  let fork: ((seed: number) => Table<Config, State, View, Event>) | null = null;
  return {
    seat,
    question,
    knowledge: table.game.knowledge,
    view: () => table.view(seat),
    fork(seed) {
      fork ??= forkOf(table, seat);
      return fork(seed);
    },
  };
}

/**
 * Where a step asked chance before its first question (Skellige's fallen rise), forking from the start of the step
 * would throw those dice again and ask something else. Such a world is made from a copy of the table at its question.
 */
function forkOf<Config, State extends GameState, View, Event>(
  table: Table<Config, State, View, Event>,
  seat: Seat,
): (seed: number) => Table<Config, State, View, Event> {
  const saved = table.save();
  const isAtStart = saved.stepAt === saved.answers.length;
  if (!isAtStart || saved.step.rng.uses === table.state.rng.uses) return (seed) => table.fork(seat, seed);
  return (seed) => {
    const world = Table.restore(table.game, saved);
    const luck = seedRng('world');
    reseedFast(luck, seed);
    table.game.scramble(world.state, seat, luck);
    reseedFast(world.state.rng, ~seed);
    return world;
  };
}
