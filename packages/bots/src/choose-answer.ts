import { type GameState, InvariantError, type Seat, seedRng, type Table } from '@medallion/kernel';
import type { Choice } from './bot';
import { findLevel } from './levels';
import { sightOf } from './sight';

export interface ThinkOptions {
  /** The bot's own luck: the same table, level and seed give the same choice when no clock is given. */
  readonly seed: number;
  readonly milliseconds: number;
  readonly now?: () => number;
}

/** Lets a bot of this level answer for a seat. It sees forks only; the table itself is not touched. */
export function chooseAnswer<Config, State extends GameState, View, Event>(
  table: Table<Config, State, View, Event>,
  seat: Seat,
  levelId: string,
  options: ThinkOptions,
): Choice {
  const level = findLevel(table.game.id, levelId);
  if (level === null) throw new InvariantError('no such level', { game: table.game.id, level: levelId });
  const budget = {
    milliseconds: options.milliseconds,
    iterations: level.iterations,
    now: options.now ?? null,
  };
  return level.bot(sightOf(table, seat), seedRng(`bot-${options.seed}`), budget);
}
