import { below, type GameState, seedRng, Table } from '@medallion/kernel';
import type { AnyCliGame } from './games';

const TABLES = 6;
/** So late in a game, or at its end where it ends sooner. */
const LATE = 1500;
const UNDOS = 200;

type AnyTable = Table<unknown, GameState, unknown, unknown>;

/** Microseconds that the slowest of a hundred undos of a seat takes, late in long games. */
export function slowestUndo(entry: AnyCliGame, configs: readonly unknown[]): number {
  const rng = seedRng('undo');
  const pick = (table: AnyTable): void => {
    const question = below(rng, table.questions.length);
    table.take(question, below(rng, table.questions[question]?.options.length ?? 1));
    table.takeEvents();
  };
  const times: number[] = [];
  for (let index = 0; index < TABLES; index++) {
    const table = Table.start(entry.game, configs[index % configs.length], `undo-${index}`);
    for (let answers = 0; answers < LATE && !table.isOver; answers++) pick(table);
    for (let given = 0; given < UNDOS && !table.isOver; given++) {
      pick(table);
      const seat = table.lastMove()?.seat ?? 0;
      if (table.undoable(seat) === 0) continue;
      const start = performance.now();
      table.undo(seat);
      times.push(performance.now() - start);
    }
  }
  const sorted = times.sort((one, other) => one - other);
  return Math.round((sorted[Math.floor(sorted.length * 0.99)] ?? 0) * 1000);
}
