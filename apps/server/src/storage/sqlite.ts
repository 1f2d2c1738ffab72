import { chmodSync, closeSync, existsSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import Database from 'libsql';
import { copyInto } from './backup';
import { Checkpointer } from './checkpointer';
import { MIGRATIONS, type Schema } from './schema';
import { StorageError } from './store';

/** The database was written by a newer version of this program, which alone can read it. */
export class NewerDatabaseError extends Error {
  constructor(path: string, version: number) {
    super(
      `${path} has version ${version}, but this program knows only up to ${MIGRATIONS.length}: ` +
        'start the newer program, or point DATA_DIR to another folder',
    );
  }
}

/** Kysely words the queries and checks their columns; the connection runs them, at once and in order. */
export const sql = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

/**
 * Pages of the log after which a writer brings the rest into the file and begins the log anew. Everybody waits for that, so
 * nearly all of it is left to the checkpointer.
 */
const CHECKPOINT = 16_000;

/** Who reads the file knows every seed, every hand and every key: it is for the server's own user. Its log follows it. */
function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600);
}

const syncFile = promisify(fdatasync);

type Statement = ReturnType<InstanceType<typeof Database>['prepare']>;

/** One SQLite file in WAL mode. */
export class Sqlite {
  readonly #db: InstanceType<typeof Database>;
  readonly #statements = new Map<string, Statement>();
  readonly #wal: number;
  readonly #checkpointer: Checkpointer;
  #syncing: Promise<void> | null = null;
  #nextSync: Promise<void> | null = null;

  constructor(path: string) {
    keepPrivate(path);
    this.#db = new Database(path);
    this.#refuseNewer(path);
    this.#db.pragma('journal_mode = WAL');
    // A commit leaves its log to the operating system; `sync` waits for the disk without stopping everybody else.
    this.#db.pragma('synchronous = NORMAL');
    this.#db.pragma('busy_timeout = 5000');
    this.#db.pragma(`wal_autocheckpoint = ${CHECKPOINT}`);
    this.#migrate(path);
    this.#wal = openSync(`${path}-wal`, 'r+');
    this.#checkpointer = new Checkpointer(path);
  }

  /**
   * Resolves once everything committed so far is on the disk, and so outlasts a loss of power. Whoever asks while the disk
   * is busy shares the next turn.
   */
  sync(): Promise<void> {
    if (this.#syncing === null) {
      this.#syncing = this.#syncNow().finally(() => {
        this.#syncing = null;
      });
      return this.#syncing;
    }
    this.#nextSync ??= this.#syncing
      .catch(() => undefined)
      .then(() => {
        this.#nextSync = null;
        return this.sync();
      });
    return this.#nextSync;
  }

  async #syncNow(): Promise<void> {
    try {
      await syncFile(this.#wal);
      this.#checkpointer.notice();
    } catch (error) {
      throw new StorageError('storage-failed', error);
    }
  }

  /** Before anything is written: a file that we cannot read stays as it is. */
  #refuseNewer(path: string): void {
    const { version } = this;
    if (version <= MIGRATIONS.length) return;
    this.#db.close();
    throw new NewerDatabaseError(path, version);
  }

  /** Of a file that is about to be carried over, in case the older program is wanted again. */
  #keepCopy(path: string, version: number): void {
    const copy = path.replace(/(\.db)?$/, `-version-${version}.db`);
    if (existsSync(copy)) return;
    this.#db.exec(copyInto(copy));
    chmodSync(copy, 0o600);
  }

  #migrate(path: string): void {
    const { version } = this;
    if (version > 0 && version < MIGRATIONS.length) this.#keepCopy(path, version);
    this.transaction(() => {
      for (const step of MIGRATIONS.slice(version)) for (const statement of step) this.#db.exec(statement);
      this.#db.pragma(`user_version = ${MIGRATIONS.length}`);
    });
  }

  get version(): number {
    const [row] = this.#db.pragma('user_version') as { user_version: number }[];
    return row?.user_version ?? 0;
  }

  pragma(text: string): unknown {
    return this.#db.pragma(text);
  }

  statement(text: string): Statement {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    const statement = this.#db.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }

  all<Row>(query: Compilable<Row>): readonly Row[] {
    const compiled = query.compile();
    return this.statement(compiled.sql).all([...compiled.parameters]) as Row[];
  }

  first<Row>(query: Compilable<Row>): Row | null {
    return this.all(query)[0] ?? null;
  }

  run(query: Compilable<unknown>): void {
    const compiled = query.compile();
    const { parameters } = compiled;
    writing(() => this.statement(compiled.sql).run([...parameters]));
  }

  /** A statement that is worded once and run often, without the cost of wording it. */
  prepared(query: Compilable<unknown>): (parameters: readonly unknown[]) => void {
    const statement = this.statement(query.compile().sql);
    return (parameters) => {
      statement.run([...parameters]);
    };
  }

  /** The same for questions; `parameters` take the place of what stands in the query. */
  asked<Row>(query: Compilable<Row>): (parameters: readonly unknown[]) => readonly Row[] {
    const statement = this.statement(query.compile().sql);
    return (parameters) => statement.all([...parameters]) as Row[];
  }

  /** Runs what may fail for want of room, and says so in our own words. */
  writing(work: () => void): void {
    writing(work);
  }

  /** All or nothing. */
  transaction(work: () => void): void {
    writing(() => {
      this.#db.exec('BEGIN IMMEDIATE');
      try {
        work();
        this.#db.exec('COMMIT');
      } catch (error) {
        // A full disk has rolled back by itself; everything else is rolled back here.
        if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    await this.#checkpointer.close();
    this.#statements.clear();
    // So that one file is the whole backup of a server that was stopped.
    if (this.#db.open) this.#db.pragma('wal_checkpoint(TRUNCATE)');
    closeSync(this.#wal);
    this.#db.close();
  }
}

const FULL = ['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_IOERR_SHMSIZE', 'SQLITE_CANTOPEN'];

function writing(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof StorageError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new StorageError(FULL.includes(code) ? 'storage-full' : 'storage-failed', error);
  }
}
