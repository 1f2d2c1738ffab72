import { join } from 'node:path';
import Database from 'libsql';

/** Another process works in the folder, and two of them would overwrite each other's turns. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(`another server uses ${folder} already: stop it first, or point DATA_DIR to another folder`);
  }
}

/**
 * Holds a folder for this process alone, by a transaction on an empty database of its own that never ends. However the
 * process goes, the operating system lets go of it.
 */
export class FolderLock {
  readonly #db: InstanceType<typeof Database>;

  /** Waits a moment for somebody who is just about to leave. @throws FolderInUseError */
  constructor(folder: string, patienceMilliseconds: number) {
    this.#db = new Database(join(folder, 'lock'));
    this.#db.pragma(`busy_timeout = ${patienceMilliseconds}`);
    try {
      // Nothing is ever written, so there is nothing to roll back after a crash.
      this.#db.pragma('journal_mode = MEMORY');
      this.#db.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      this.#db.close();
      const isBusy = error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY');
      throw isBusy ? new FolderInUseError(folder) : error;
    }
  }

  release(): void {
    if (!this.#db.open) return;
    this.#db.exec('ROLLBACK');
    this.#db.close();
  }
}
