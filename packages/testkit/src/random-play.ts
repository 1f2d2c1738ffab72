import { below, type Game, type GameState, seedRng, Table } from '@medallion/kernel';

/** Picks numbers below a limit, repeatably, apart from the game's own luck. */
export function randomPicker(seed: string): (count: number) => number {
  const rng = seedRng(`player-${seed}`);
  return (count) => below(rng, count);
}

export interface RandomGame<Config, State extends GameState, View, Event> {
  readonly table: Table<Config, State, View, Event>;
  readonly answers: number;
  readonly isFinished: boolean;
}

/** Plays a game at random to its end, or until the limit; `onAnswer` sees every position on the way. */
export function randomGame<Config, State extends GameState, View, Event>(
  game: Game<Config, State, View, Event>,
  config: Config,
  seed: string,
  options: {
    readonly limit?: number;
    readonly isLive?: boolean;
    readonly onAnswer?: (table: Table<Config, State, View, Event>) => void;
  } = {},
): RandomGame<Config, State, View, Event> {
  const pick = randomPicker(seed);
  const table = Table.start(game, config, seed, { isLive: options.isLive ?? false });
  const limit = options.limit ?? 100_000;
  let answers = 0;
  while (!table.isOver && answers < limit) {
    options.onAnswer?.(table);
    const question = pick(table.questions.length);
    table.take(question, pick(table.questions[question]?.options.length ?? 0));
    answers += 1;
  }
  return { table, answers, isFinished: table.isOver };
}
