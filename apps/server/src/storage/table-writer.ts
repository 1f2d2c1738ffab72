import { Journal, writesFromJson, writesToJson } from './journal';
import { type Sqlite, sql } from './sqlite';
import { StorageError, type StoredEntry, type StoredTable, type TableDigest, type TableWrite } from './store';

const emptyEntry = {
  table_id: '',
  number: 0,
  time: 0,
  kind: '',
  seat: null,
  code: null,
  person: null,
  command: null,
  detail: null,
};

const EMPTY: TableDigest = {
  phase: 'gathering',
  isListed: false,
  hasOpenSeat: false,
  moves: 0,
  updatedAt: 0,
  deadline: null,
  isBotTurn: false,
  waitingFor: [],
  people: [],
  summary: null,
};

/** Entries that one statement sorts in: a call into the database costs more than the row it writes. */
const ROW = 20;

/** The hot statements, worded once. */
function prepare(db: Sqlite) {
  const entry = sql.insertInto('entries').values(emptyEntry);
  return {
    addEntry: db.prepared(entry),
    sortEntry: db.prepared(entry.onConflict((conflict) => conflict.doNothing())),
    sortRow: db.prepared(
      sql
        .insertInto('entries')
        .values(Array.from({ length: ROW }, () => emptyEntry))
        .onConflict((conflict) => conflict.doNothing()),
    ),
    setTurn: db.prepared(
      sql
        .updateTable('tables')
        .set({ moves: 0, updated_at: 0, deadline: null, is_bot_turn: 0, waiting: '' })
        .where('id', '=', ''),
    ),
    setDigest: db.prepared(sql.updateTable('tables').set(digestColumns(EMPTY)).where('id', '=', '')),
    clearSeats: db.prepared(sql.deleteFrom('seatings').where('table_id', '=', '')),
    addSeat: db.prepared(sql.insertInto('seatings').values({ person: '', table_id: '' })),
    note: db.prepared(sql.insertInto('journal').values({ id: 0, writes: '' })),
    strike: db.prepared(sql.deleteFrom('journal').where('id', '<=', 0)),
  };
}

/** Turns are sorted in so many at a time: after some milliseconds, at once when the journal is crowded. */
const SLICE = 500;
const CROWDED = 4_000;
const SORT_AFTER = 400;
const NEXT_SLICE = 20;
const TRY_AGAIN = 2_000;

/**
 * Writes what happens at tables. A turn goes into the journal first, side by side with the turns of other tables; whatever
 * is more than a turn goes where it belongs at once, and takes the journal along.
 */
export class TableWriter {
  readonly #db: Sqlite;
  readonly #hot: ReturnType<typeof prepare>;
  readonly #journal: Journal;
  #sorting: NodeJS.Timeout | null = null;
  #isStuck = false;

  constructor(db: Sqlite) {
    this.#db = db;
    this.#hot = prepare(db);
    const rows = db.all(sql.selectFrom('journal').selectAll().orderBy('id'));
    this.#journal = new Journal(rows.at(-1)?.id ?? 0);
    for (const { id, writes } of rows) this.#journal.add(id, writesFromJson(writes));
    this.sortIfPossible();
  }

  /** Writes all of it or nothing of it. */
  write(writes: readonly TableWrite[]): void {
    if (writes.every((write) => write.isTurnOnly)) {
      this.#note(writes);
      return;
    }
    const sorted = this.#journal.oldest(Number.POSITIVE_INFINITY);
    this.#db.transaction(() => {
      this.#sort(sorted);
      for (const write of writes) this.#write(write);
    });
    this.#journal.forget(sorted.length);
  }

  /** What the journal still holds of a table, in order. */
  unsorted(table: string): readonly TableWrite[] {
    return this.#journal.of(table);
  }

  close(): void {
    if (this.#sorting !== null) clearTimeout(this.#sorting);
    this.sortIfPossible();
  }

  #note(writes: readonly TableWrite[]): void {
    const id = this.#journal.nextId();
    this.#db.writing(() => this.#hot.note([id, writesToJson(writes)]));
    this.#journal.add(id, writes);
    this.#sorting ??= setTimeout(() => this.#sortSlice(), SORT_AFTER).unref();
    if (this.#journal.size > CROWDED && !this.#isStuck) this.#sortSlice();
  }

  /** Sorts in a little at a time: nobody's answer waits long for it. */
  #sortSlice(): void {
    if (this.#sorting !== null) clearTimeout(this.#sorting);
    this.#sorting = null;
    this.#isStuck = !this.sortIfPossible(SLICE);
    const wait = this.#isStuck ? TRY_AGAIN : NEXT_SLICE;
    if (this.#journal.size > 0) this.#sorting = setTimeout(() => this.#sortSlice(), wait).unref();
  }

  /** On a full disk the turns stay in the journal, where they are just as safe. */
  sortIfPossible(turns: number = Number.POSITIVE_INFINITY): boolean {
    const batches = this.#journal.oldest(turns);
    if (batches.length === 0) return true;
    try {
      this.#db.transaction(() => this.#sort(batches));
      this.#journal.forget(batches.length);
      return true;
    } catch (error) {
      if (error instanceof StorageError) return false;
      throw error;
    }
  }

  #sort(batches: ReturnType<Journal['oldest']>): void {
    const last = batches.at(-1);
    if (last === undefined) return;
    const digests = new Map<string, TableDigest>();
    const rows: (readonly unknown[])[] = [];
    for (const { writes } of batches) {
      for (const { table, entries, digest } of writes) {
        for (const entry of entries) rows.push(entryValues(table, entry));
        digests.set(table, digest);
      }
    }
    const full = rows.length - (rows.length % ROW);
    for (let at = 0; at < full; at += ROW) this.#hot.sortRow(rows.slice(at, at + ROW).flat());
    for (const row of rows.slice(full)) this.#hot.sortEntry(row);
    for (const [table, digest] of digests) this.#setTurn(table, digest);
    this.#hot.strike([last.id]);
  }

  #write({ table, created, entries, digest, isTurnOnly }: TableWrite): void {
    if (created !== null) this.#create(created, digest);
    else if (isTurnOnly) this.#setTurn(table, digest);
    else this.#digest(table, digest);
    for (const entry of entries) this.#hot.addEntry(entryValues(table, entry));
  }

  #setTurn(table: string, { moves, updatedAt, deadline, isBotTurn, waitingFor }: TableDigest): void {
    this.#hot.setTurn([moves, updatedAt, deadline, isBotTurn ? 1 : 0, waitingFor.join(), table]);
  }

  #create(created: StoredTable & { readonly command: string }, digest: TableDigest): void {
    this.#db.run(
      sql.insertInto('tables').values({
        id: created.id,
        game: created.game,
        version: created.version,
        host: created.host,
        command: created.command,
        invite_key: created.inviteKey,
        spectate_key: created.spectateKey,
        server_seed: created.serverSeed,
        created_at: created.createdAt,
        ...digestColumns(digest),
      }),
    );
    this.#seat(created.id, digest.people);
  }

  #digest(table: string, digest: TableDigest): void {
    this.#hot.setDigest([...Object.values(digestColumns(digest)), table]);
    this.#seat(table, digest.people);
  }

  #seat(table: string, people: readonly string[]): void {
    this.#hot.clearSeats([table]);
    for (const person of new Set(people)) this.#hot.addSeat([person, table]);
  }
}

function entryValues(table: string, entry: StoredEntry): readonly unknown[] {
  const { number, time, kind, seat, code, person, command, detail } = entry;
  return [table, number, time, kind, seat, code, person, command, detail === null ? null : JSON.stringify(detail)];
}

function digestColumns(digest: TableDigest) {
  return {
    phase: digest.phase,
    is_listed: digest.isListed ? 1 : 0,
    has_open_seat: digest.hasOpenSeat ? 1 : 0,
    moves: digest.moves,
    updated_at: digest.updatedAt,
    deadline: digest.deadline,
    is_bot_turn: digest.isBotTurn ? 1 : 0,
    waiting: digest.waitingFor.join(),
    summary: JSON.stringify(digest.summary),
  };
}
