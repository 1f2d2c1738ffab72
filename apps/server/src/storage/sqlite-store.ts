import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@medallion/kernel';
import type { ChatLine, TableList } from '@medallion/protocol';
import { backUp } from './backup';
import { entriesFromText } from './entry-text';
import { FolderLock } from './folder-lock';
import type { Schema } from './schema';
import { Sqlite, sql } from './sqlite';
import type {
  Store,
  StoredEntry,
  StoredPerson,
  StoredSummary,
  StoredTable,
  TableDigest,
  TableWrite,
  TurnDigest,
} from './store';
import { TableWriter } from './table-writer';

/** Some tables in the order in which they were made, and whether nobody will ask for them: read along the table itself. */
const OVER = `select rowid as place, id, updated_at < ? and (phase = 'closed' or (phase = 'finished' and
  not exists (select 1 from seatings where table_id = tables.id))) as isOver from tables where rowid > ? order by rowid limit ?`;

const FILE = 'medallion.db';
/** Milliseconds for which a server waits until the one before it has left the folder. */
const LOCK_PATIENCE = 5_000;

function personOf(row: Schema['people'] | null): StoredPerson | null {
  return row === null ? null : { id: row.id, name: row.name, generation: row.generation };
}

function tableOf(row: Schema['tables']): StoredSummary {
  const table: StoredTable = {
    id: row.id,
    game: row.game,
    version: row.version,
    host: row.host,
    inviteKey: row.invite_key,
    spectateKey: row.spectate_key,
    serverSeed: row.server_seed,
    createdAt: row.created_at,
  };
  const digest: StoredSummary['digest'] = {
    phase: row.phase as TableDigest['phase'],
    isListed: row.is_listed === 1,
    hasOpenSeat: row.has_open_seat === 1,
    moves: row.moves,
    updatedAt: row.updated_at,
    deadline: row.deadline,
    isBotTurn: row.is_bot_turn === 1,
    waitingFor: row.waiting === '' ? [] : row.waiting.split(',').map(Number),
    summary: JSON.parse(row.summary) as Json,
  };
  return { table, digest };
}

/** The table as it stands after a turn that is not sorted in yet. */
function after(found: StoredSummary, turn: TurnDigest | null): StoredSummary {
  return turn === null ? found : { ...found, digest: { ...found.digest, ...turn } };
}

/** The questions that are asked often, worded once. */
function prepare(db: Sqlite) {
  return {
    person: db.asked(sql.selectFrom('people').selectAll().where('id', '=', '')),
    table: db.asked(sql.selectFrom('tables').selectAll().where('id', '=', '')),
    pages: db.asked(sql.selectFrom('pages').select('entries').where('table_id', '=', '').orderBy('first')),
    created: db.asked(sql.selectFrom('tables').select('id').where('host', '=', '').where('command', '=', '')),
  };
}

/**
 * The tables of a list, by their places alone: each question is answered along an index, and however many tables there
 * are, only the rows that are shown are read whole.
 */
function tablesOf(list: TableList, person: string | null) {
  const listed = sql.selectFrom('tables').select(['id', 'updated_at']).where('is_listed', '=', 1);
  const seated = sql
    .selectFrom('seatings')
    .innerJoin('tables', 'tables.id', 'seatings.table_id')
    .select(['tables.id', 'tables.updated_at'])
    .where('seatings.person', '=', person ?? '');
  const mine = (...phases: string[]) => (person === null ? [] : [seated.where('tables.phase', 'in', phases)]);
  switch (list) {
    case 'mine':
      return mine('gathering', 'playing');
    case 'open':
      return [listed.where('phase', '=', 'gathering').where('has_open_seat', '=', 1)];
    default:
      return [
        listed.where('phase', '=', list === 'running' ? 'playing' : 'finished'),
        ...mine(list === 'running' ? 'playing' : 'finished'),
      ];
  }
}

/** The store of a single process: one file in the data folder. */
export class SqliteStore implements Store {
  readonly db: Sqlite;
  readonly #hot: ReturnType<typeof prepare>;
  readonly #writer: TableWriter;
  readonly #lock: FolderLock;
  readonly #dataDir: string;
  /** Up to which row tables were looked at that may be forgotten. */
  #looked = 0;

  constructor(dataDir: string, lockPatience = LOCK_PATIENCE) {
    this.#dataDir = dataDir;
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    this.#lock = new FolderLock(dataDir, lockPatience);
    try {
      this.db = new Sqlite(join(dataDir, FILE));
    } catch (error) {
      this.#lock.release();
      throw error;
    }
    this.#hot = prepare(this.db);
    this.#writer = new TableWriter(this.db);
  }

  async findPerson(id: string): Promise<StoredPerson | null> {
    return personOf(this.#hot.person([id])[0] ?? null);
  }

  async addPerson(person: StoredPerson, now: number): Promise<void> {
    this.db.run(sql.insertInto('people').values({ ...person, recovery: null, created_at: now }));
    await this.db.sync();
  }

  async renamePerson(id: string, name: string): Promise<void> {
    this.db.run(sql.updateTable('people').set({ name }).where('id', '=', id));
    await this.db.sync();
  }

  async setRecovery(id: string, hash: string): Promise<void> {
    this.db.run(sql.updateTable('people').set({ recovery: hash }).where('id', '=', id));
    await this.db.sync();
  }

  async takeRecovery(hash: string): Promise<StoredPerson | null> {
    const row = this.db.first(sql.selectFrom('people').selectAll().where('recovery', '=', hash));
    if (row === null) return null;
    this.db.run(sql.updateTable('people').set({ recovery: null }).where('id', '=', row.id));
    await this.db.sync();
    return personOf(row);
  }

  async raiseGeneration(id: string): Promise<number> {
    const person = personOf(this.#hot.person([id])[0] ?? null);
    const generation = (person?.generation ?? 0) + 1;
    this.db.run(sql.updateTable('people').set({ generation }).where('id', '=', id));
    await this.db.sync();
    return generation;
  }

  async mutes(id: string, limit: number): Promise<readonly string[]> {
    const muted = sql.selectFrom('mutes').select('muted').where('person', '=', id).limit(limit);
    return this.db.all(muted).map((row) => row.muted);
  }

  async setMute(id: string, other: string, isMuted: boolean): Promise<void> {
    if (isMuted) {
      const row = { person: id, muted: other };
      this.db.run(
        sql
          .insertInto('mutes')
          .values(row)
          .onConflict((conflict) => conflict.doNothing()),
      );
    } else {
      this.db.run(sql.deleteFrom('mutes').where('person', '=', id).where('muted', '=', other));
    }
    await this.db.sync();
  }

  async commit(writes: readonly TableWrite[]): Promise<void> {
    this.#writer.write(writes);
    await this.db.sync();
  }

  async findTable(id: string): Promise<StoredSummary | null> {
    const [row] = this.#hot.table([id]);
    return row === undefined ? null : after(tableOf(row), this.#writer.journal.digestOf(id));
  }

  async findCreated(host: string, command: string): Promise<string | null> {
    return this.#hot.created([host, command])[0]?.id ?? null;
  }

  async entries(table: string): Promise<readonly StoredEntry[]> {
    const unsorted = this.#writer.journal.of(table).map(({ entries }) => `[${entries.join()}]`);
    const pages = [...this.#hot.pages([table]).map((row) => row.entries), ...unsorted];
    // A turn that was committed again, because the disk could not be synced, may be there twice.
    const byNumber = new Map(pages.flatMap(entriesFromText).map((entry) => [entry.number, entry]));
    return [...byNumber.values()].sort((one, other) => one.number - other.number);
  }

  async list(list: TableList, person: string | null, limit: number): Promise<readonly StoredSummary[]> {
    const places = tablesOf(list, person).flatMap((query) =>
      this.db.all(query.orderBy('updated_at', 'desc').limit(limit)),
    );
    const latest = [...new Map(places.map((place) => [place.id, place])).values()]
      .sort((one, other) => other.updated_at - one.updated_at)
      .slice(0, limit);
    return latest
      .flatMap(({ id }) => this.#hot.table([id]))
      .map((row) => after(tableOf(row), this.#writer.journal.digestOf(row.id)))
      .sort((one, other) => other.digest.updatedAt - one.digest.updatedAt);
  }

  async unfinishedOf(person: string): Promise<readonly string[]> {
    const query = sql
      .selectFrom('seatings')
      .innerJoin('tables', 'tables.id', 'seatings.table_id')
      .select('tables.id')
      .where('seatings.person', '=', person)
      .where('tables.phase', 'in', ['gathering', 'playing']);
    return this.db.all(query).map((row) => row.id);
  }

  async waking(now: number): Promise<readonly string[]> {
    const turns = this.#writer.journal.digests();
    const playing = sql.selectFrom('tables').select('id').where('phase', '=', 'playing');
    const late = this.db.all(playing.where('deadline', '<=', now).where('deadline', 'is not', null));
    const bots = this.db.all(playing.where('is_bot_turn', '=', 1));
    const sorted = [...late, ...bots].map((row) => row.id).filter((id) => !turns.has(id));
    const isDue = ({ deadline, isBotTurn }: TurnDigest) => isBotTurn || (deadline !== null && deadline <= now);
    const unsorted = [...turns].flatMap(([id, turn]) => (isDue(turn) ? [id] : []));
    return [...new Set([...sorted, ...unsorted])];
  }

  async stale(before: number): Promise<readonly string[]> {
    const gathering = sql.selectFrom('tables').select('id').where('phase', '=', 'gathering');
    return this.db.all(gathering.where('updated_at', '<', before).limit(100)).map((row) => row.id);
  }

  async chat(table: string, limit: number): Promise<readonly ChatLine[]> {
    const lines = sql.selectFrom('chat').selectAll().where('table_id', '=', table).orderBy('number', 'desc');
    return this.db
      .all(lines.limit(limit))
      .map(({ number, time, person, name, text }) => ({ number, time, person: { id: person, name }, text }))
      .reverse();
  }

  async findChat(table: string, person: string, command: string): Promise<number | null> {
    const said = sql.selectFrom('chat').select('number').where('table_id', '=', table).where('person', '=', person);
    return this.db.first(said.where('command', '=', command))?.number ?? null;
  }

  async addChat(table: string, { number, time, person, text }: ChatLine, command: string, kept: number): Promise<void> {
    const row = { table_id: table, number, time, person: person.id, name: person.name, command, text };
    this.db.run(sql.insertInto('chat').values(row));
    this.db.run(
      sql
        .deleteFrom('chat')
        .where('table_id', '=', table)
        .where('number', '<=', number - kept),
    );
    await this.db.sync();
  }

  async forgetTables(before: number, most: number): Promise<number> {
    const rows = this.db.statement(OVER).all([before, this.#looked, most]) as {
      place: number;
      id: string;
      isOver: number;
    }[];
    this.#looked = rows.at(-1)?.place ?? 0;
    const ids = rows.flatMap(({ id, isOver }) => (isOver === 1 ? [id] : []));
    if (ids.length === 0) return 0;
    this.db.transaction(() => {
      for (const table of ['pages', 'chat'] as const) this.db.run(sql.deleteFrom(table).where('table_id', 'in', ids));
      this.db.run(sql.deleteFrom('tables').where('id', 'in', ids));
    });
    return ids.length;
  }

  /** A copy of everything committed so far, as one file in the data folder. Its path. */
  async backUp(name: string): Promise<string> {
    const path = join(this.#dataDir, name);
    await backUp(join(this.#dataDir, FILE), path);
    chmodSync(path, 0o600);
    return path;
  }

  async isWritable(): Promise<boolean> {
    try {
      this.db.transaction(() => this.db.pragma(`user_version = ${this.db.version}`));
      return true;
    } catch {
      return false;
    }
  }

  async close(): Promise<void> {
    this.#writer.close();
    await this.db.close();
    this.#lock.release();
  }
}
