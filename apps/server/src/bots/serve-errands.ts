import { parentPort } from 'node:worker_threads';
import { type GameState, type SavedTable, Table } from '@medallion/kernel';
import type { Registry } from '../games';
import type { Chosen, Errand, WorkerAnswer } from './pool';

type AnyTable = Table<unknown, GameState, unknown, unknown>;

/** Answers the seat's question. */
export type Chooser = (
  table: AnyTable,
  seat: number,
  level: string,
  limits: { readonly seed: number; readonly milliseconds: number },
) => Chosen;

export function runErrand(games: Registry, choose: Chooser, errand: Errand): Chosen {
  const { game, saved, seat, level, seed, milliseconds } = errand;
  const entry = games.get(game);
  if (entry === undefined) throw new Error(`no such game: ${game}`);
  const table = Table.restore(entry.game, saved as SavedTable<GameState>);
  return choose(table, seat, level, { seed, milliseconds });
}

/** The life of a bot worker: one errand after the other. */
export function serveErrands(games: Registry, choose: Chooser): void {
  parentPort?.on('message', (message: Errand & { readonly errand: number }) => {
    const { errand } = message;
    const reply = (choice: Chosen | null, error: string | null): void => {
      const done: WorkerAnswer = { errand, choice, error };
      parentPort?.postMessage(done);
    };
    try {
      reply(runErrand(games, choose, message), null);
    } catch (error) {
      reply(null, error instanceof Error ? error.message : String(error));
    }
  });
}
