import {
  type GameState,
  InvariantError,
  type Knowledge,
  type Question,
  type Seat,
  type Table,
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
  return {
    seat,
    question,
    knowledge: table.game.knowledge,
    view: () => table.view(seat),
    fork: (seed) => table.fork(seat, seed),
  };
}
