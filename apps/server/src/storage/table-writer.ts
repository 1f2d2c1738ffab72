import { entryToText, journalRow, turnsOfRow } from './entry-text';
import { Journal, type Unsorted } from './journal';
import { type Sqlite, sql } from './sqlite';
import { type ChangeWrite, StorageError, type TableDigest, type TableWrite, type TurnDigest } from './store';

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

/** The hot statements, worded once. */
function prepare(db: Sqlite) {
  return {
    addPage: db.prepared(
      sql
        .insertInto('pages')
        .values({ table_id: '', first: 0, entries: '' })
        // Only a turn that was written twice, because the disk could not be synced, starts where another page does.
        .onConflict((conflict) => conflict.doUpdateSet({ entries: (other) => other.ref('excluded.entries') })),
    ),
    setTurn: db.prepared(
      sql
        .updateTable('tables')
        .set({ moves: 0, updated_at: 0, deadline: null, is_bot_turn: 0, waiting: '', number: 0 })
        .where('id', '=', ''),
    ),
    setDigest: db.prepared(sql.updateTable('tables').set(digestColumns(EMPTY, 0)).where('id', '=', '')),
    clearSeats: db.prepared(sql.deleteFrom('seatings').where('table_id', '=', '')),
    addSeat: db.prepared(sql.insertInto('seatings').values({ person: '', table_id: '' })),
    note: db.prepared(sql.insertInto('journal').values({ id: 0, writes: '' })),
    strike: db.prepared(sql.deleteFrom('journal').where('id', '<=', 0)),
  };
}

/** When turns are sorted in, in milliseconds and numbers. */
const PACE = {
  /** Turns of few tables wait a moment, of many until each table has several, unless there are too many turns. */
  sortFewAfter: 400,
  sortManyAfter: 15_000,
  crowded: 20_000,
  /** Tables that are sorted in, or rows that are struck, in one go: nobody's answer waits long for it. */
  slice: 40,
  nextSlice: 10,
  tryAgain: 2_000,
} as const;

/**
 * Writes what happens at tables. A turn goes into the journal first, side by side with the turns of other tables; whatever
 * is more than a turn goes where it belongs at once, and takes the table's turns along.
 */
export class TableWriter {
  readonly #db: Sqlite;
  readonly #hot: ReturnType<typeof prepare>;
  readonly journal: Journal;
  #sorting: NodeJS.Timeout | null = null;
  #isHurried = false;
  #struck = 0;

  constructor(db: Sqlite) {
    this.#db = db;
    this.#hot = prepare(db);
    const rows = db.all(sql.selectFrom('journal').selectAll().orderBy('id'));
    this.journal = new Journal(rows[0]?.id ?? 1);
    const sorted = db.asked(sql.selectFrom('tables').select('number').where('id', '=', ''));
    for (const { id, writes } of rows) {
      this.journal.wrote(id);
      for (const { table, entries, digest } of turnsOfRow(writes)) {
        // A table may have been sorted in before the crash that kept its row from being struck.
        const from = sorted([table])[0]?.number ?? 0;
        const left = entries.filter((entry) => entry.number >= from);
        if (left[0] !== undefined) this.journal.add(table, left[0].number, left.map(entryToText), digest);
      }
    }
    if (rows.length > 0) this.sortIfPossible();
  }

  /** Writes all of it or nothing of it. */
  write(writes: readonly TableWrite[]): void {
    const turns = writes.filter((write) => write.isTurnOnly);
    const changes = turns.length === writes.length ? [] : writes.filter((write) => !write.isTurnOnly);
    const texts = turns.map(({ entries }) => entries.map(entryToText));
    const row = this.journal.nextRow();
    const note = (): void => {
      if (turns.length > 0) this.#hot.note([row, journalRow(turns, texts)]);
    };
    if (changes.length === 0) this.#db.writing(note);
    else {
      this.#db.transaction(() => {
        note();
        for (const change of changes) this.#change(change);
      });
      for (const { table } of changes) this.journal.forget(table);
    }
    if (turns.length === 0) return;
    this.journal.wrote(row);
    for (const [index, { table, entries, digest }] of turns.entries()) {
      this.journal.add(table, entries[0]?.number ?? 0, texts[index] ?? [], digest);
    }
    this.#scheduleSort();
  }

  #scheduleSort(): void {
    this.#sorting ??= setTimeout(() => this.#sortOrWait(), PACE.sortFewAfter).unref();
    if (this.#isHurried || this.journal.turns < PACE.crowded) return;
    this.#isHurried = true;
    this.#again(0);
  }

  #again(wait: number): void {
    if (this.#sorting !== null) clearTimeout(this.#sorting);
    this.#sorting = setTimeout(() => this.#sortSlice(), wait).unref();
  }

  #sortOrWait(): void {
    if (this.journal.tables > PACE.slice) this.#again(PACE.sortManyAfter - PACE.sortFewAfter);
    else this.#sortSlice();
  }

  close(): void {
    if (this.#sorting !== null) clearTimeout(this.#sorting);
    this.sortIfPossible();
  }

  #sortSlice(): void {
    this.#sorting = null;
    const isDone = this.#isPossible(() => this.#sortSome(PACE.slice));
    if (isDone === null) this.#again(PACE.tryAgain);
    else if (!isDone) this.#again(PACE.nextSlice);
    else {
      this.#isHurried = false;
      if (this.journal.turns > 0) this.#scheduleSort();
    }
  }

  /** Sorts in everything at once. On a full disk the turns stay in the journal, where they are just as safe. */
  sortIfPossible(): boolean {
    const sortAll = (): boolean => {
      while (this.journal.volume() !== null) this.#sortSome(Number.POSITIVE_INFINITY);
      return true;
    };
    return this.#isPossible(sortAll) !== null;
  }

  #isPossible(sort: () => boolean): boolean | null {
    try {
      return sort();
    } catch (error) {
      if (error instanceof StorageError) return null;
      throw error;
    }
  }

  /** Some tables of the volume, or, once they are all sorted in, some of its rows. Says whether the volume is done. */
  #sortSome(most: number): boolean {
    const volume = this.journal.volume();
    if (volume === null) return true;
    if (volume.tables.size > 0) {
      const tables = firstOf(volume.tables, most);
      this.#db.transaction(() => {
        for (const [table, unsorted] of tables) {
          this.#addPage(table, unsorted);
          this.#setTurn(table, unsorted.digest, unsorted.next);
        }
      });
      for (const [table] of tables) volume.tables.delete(table);
      return false;
    }
    this.#struck = Math.min(volume.lastRow, Math.max(this.#struck, volume.firstRow - 1) + most);
    this.#db.writing(() => this.#hot.strike([this.#struck]));
    if (this.#struck < volume.lastRow) return false;
    this.journal.dispose();
    return true;
  }

  #addPage(table: string, { first, entries }: Pick<Unsorted, 'first' | 'entries'>): void {
    this.#hot.addPage([table, first, `[${entries.join()}]`]);
  }

  #setTurn(table: string, { moves, updatedAt, deadline, isBotTurn, waitingFor }: TurnDigest, next: number): void {
    this.#hot.setTurn([moves, updatedAt, deadline, isBotTurn ? 1 : 0, waitingFor.join(), next, table]);
  }

  #change({ table, created, entries, digest }: ChangeWrite): void {
    const first = entries[0]?.number ?? 0;
    const columns = digestColumns(digest, first + entries.length);
    if (created === null) this.#hot.setDigest([...Object.values(columns), table]);
    else this.#create(created, columns);
    this.#hot.clearSeats([table]);
    for (const person of new Set(digest.people)) this.#hot.addSeat([person, table]);
    for (const unsorted of this.journal.of(table)) this.#addPage(table, unsorted);
    this.#addPage(table, { first, entries: entries.map(entryToText) });
  }

  #create(created: NonNullable<ChangeWrite['created']>, columns: ReturnType<typeof digestColumns>): void {
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
        ...columns,
      }),
    );
  }
}

function firstOf<Key, Value>(map: ReadonlyMap<Key, Value>, most: number): readonly (readonly [Key, Value])[] {
  const found: (readonly [Key, Value])[] = [];
  for (const pair of map) if (found.push(pair) >= most) break;
  return found;
}

function digestColumns(digest: TableDigest, number: number) {
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
    number,
  };
}
