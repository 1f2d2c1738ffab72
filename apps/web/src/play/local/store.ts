import type { Json, Seat } from '@medallion/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SessionOutcome, SessionReply } from '../session';

export interface LocalSeat {
  readonly kind: 'person' | 'bot';
  /** Null: "You" for the only person; two people on one device have names. */
  readonly name: string | null;
  readonly level: string | null;
}

/** A table on this device: what was agreed, the seed, every answer, who sits where, and when. */
export interface LocalTable {
  readonly id: string;
  readonly game: string;
  /** Of the rules it is played by. */
  readonly version: number;
  readonly config: Json;
  readonly seed: string;
  readonly answers: readonly number[];
  readonly seats: readonly LocalSeat[];
  readonly created: number;
  readonly updated: number;
  readonly outcome: SessionOutcome | null;
  /** Who is asked now, for lists. */
  readonly asked: readonly Seat[];
  readonly progress: number | null;
}

interface Shelf extends DBSchema {
  tables: { key: string; value: LocalTable; indexes: { updated: number } };
}

let shelf: Promise<IDBPDatabase<Shelf>> | null = null;

function openShelf(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>('medallion-tables', 1, {
    upgrade(database) {
      database.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
    blocking: (_current, _blocked, event) => {
      // A newer page wants to change the shelf: let go of it, and open it anew when next needed.
      (event.target as IDBDatabase).close();
      shelf = null;
    },
    terminated: () => {
      shelf = null;
    },
  }).catch((problem: unknown) => {
    shelf = null;
    throw problem;
  });
  return shelf;
}

/** Storage may be full, closed (private windows) or of a newer version; each is said, none is fatal to play. */
export function storageCode(problem: unknown): 'storage-full' | 'storage-newer' | 'storage-failed' {
  const name = problem instanceof Error ? problem.name : '';
  if (name === 'QuotaExceededError') return 'storage-full';
  return name === 'VersionError' ? 'storage-newer' : 'storage-failed';
}

async function attempt<Value>(act: (shelf: IDBPDatabase<Shelf>) => Promise<Value>): Promise<SessionReply<Value>> {
  try {
    return { ok: true, value: await act(await openShelf()) };
  } catch (problem) {
    const why = problem instanceof Error ? problem.name : '';
    return { ok: false, refusal: { code: storageCode(problem), detail: { why } } };
  }
}

/** Tables of this page's life that could not be put on the shelf: they can be played until the page closes. */
const loose = new Map<string, LocalTable>();

export async function saveTable(table: LocalTable): Promise<SessionReply> {
  const saved = await attempt((open) => open.put('tables', table));
  if (saved.ok) loose.delete(table.id);
  else loose.set(table.id, table);
  return saved.ok ? { ok: true, value: null } : saved;
}

export async function loadTable(id: string): Promise<SessionReply<LocalTable>> {
  const kept = loose.get(id);
  if (kept !== undefined) return { ok: true, value: kept };
  const found = await attempt((open) => open.get('tables', id));
  if (!found.ok) return found;
  if (found.value === undefined) return { ok: false, refusal: { code: 'no-such-table', detail: { id } } };
  return { ok: true, value: found.value };
}

/** The latest first. */
export async function listTables(): Promise<SessionReply<readonly LocalTable[]>> {
  const found = await attempt((open) => open.getAllFromIndex('tables', 'updated'));
  if (!found.ok) return loose.size > 0 ? { ok: true, value: [...loose.values()] } : found;
  return { ok: true, value: [...found.value, ...loose.values()].reverse() };
}

export async function deleteTable(id: string): Promise<SessionReply> {
  loose.delete(id);
  const gone = await attempt((open) => open.delete('tables', id));
  return gone.ok ? { ok: true, value: null } : gone;
}
