import { parentPort } from 'node:worker_threads';
import { type GameState, type SavedTable, Table } from '@medallion/kernel';
import type { Registry } from '../games';
import type { Errand, WorkerAnswer } from './pool';

type AnyTable = Table<unknown, GameState, unknown, unknown>;

/** Picks an option by its place in the list of the seat's question. */
export type Chooser = (
  table: AnyTable,
  seat: number,
  level: string,
  limits: { readonly seed: number; readonly milliseconds: number },
) => { readonly option: number; readonly thoughts: unknown };

function answer(games: Registry, choose: Chooser, { game, saved, seat, level, seed, milliseconds }: Errand) {
  const entry = games.get(game);
  if (entry === undefined) throw new Error(`no such game: ${game}`);
  const table = Table.restore(entry.game, saved as SavedTable<GameState>);
  return choose(table, seat, level, { seed, milliseconds });
}

/** The life of a bot worker: one errand after the other. */
export function serveErrands(games: Registry, choose: Chooser): void {
  parentPort?.on('message', (message: Errand & { readonly errand: number }) => {
    const { errand } = message;
    const reply = (option: number | null, error: string | null): void => {
      const done: WorkerAnswer = { errand, option, error };
      parentPort?.postMessage(done);
    };
    try {
      const { option } = answer(games, choose, message);
      reply(option, null);
    } catch (error) {
      reply(null, error instanceof Error ? error.message : String(error));
    }
  });
}
