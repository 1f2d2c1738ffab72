import { type GameState, InvariantError, type Seat, seedRng, type Table } from '@medallion/kernel';
import type { Choice } from './bot';
import { findLevel } from './levels';
import { type BotFault, safely } from './safe-choice';
import { sightOf } from './sight';

export interface ThinkOptions {
  /** The bot's own luck: the same table, level and seed give the same choice when no clock is given. */
  readonly seed: number;
  /** The most it may think, if a clock is given; a level's own number of iterations may end it sooner. */
  readonly milliseconds: number;
  readonly now?: () => number;
  /** Asked while it thinks: true, and it answers at once with the best it has. */
  readonly isCancelled?: () => boolean;
  /** Told when a bot broke down and a safe answer was given in its place, or when it was late. */
  readonly onFault?: (fault: BotFault) => void;
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
  const bot = safely(level.bot, (fault) => options.onFault?.(fault));
  return bot(sightOf(table, seat), seedRng(`bot-${options.seed}`), {
    milliseconds: options.milliseconds,
    iterations: level.iterations,
    now: options.now ?? null,
    ...(options.isCancelled === undefined ? {} : { isCancelled: options.isCancelled }),
  });
}
