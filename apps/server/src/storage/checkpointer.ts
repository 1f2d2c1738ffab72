import Database from 'libsql/promise';

/** Milliseconds between the first commit since the last checkpoint and the next. */
const PAUSE = 1_000;

/**
 * Brings what is committed from the log into the file, through a connection of its own that works beside the event loop.
 * It never holds up a writer, so it never reaches the very end of a log that is being written; the writer's own checkpoint
 * does, and finds little left to do.
 */
export class Checkpointer {
  readonly #db: InstanceType<typeof Database>;
  #next: NodeJS.Timeout | null = null;
  #running: Promise<unknown> | null = null;
  #isAskedAgain = false;

  constructor(path: string) {
    this.#db = new Database(path, {});
  }

  /** Something was committed. */
  notice(): void {
    if (this.#running !== null) this.#isAskedAgain = true;
    else this.#next ??= setTimeout(() => this.#start(), PAUSE).unref();
  }

  #start(): void {
    this.#next = null;
    const checkpoint: Promise<unknown> = this.#db.exec('pragma wal_checkpoint(passive)');
    // What fails here, on a full disk, stays in the log, where it is just as safe, and is tried again.
    this.#running = checkpoint.catch(() => undefined).then(() => this.#over());
  }

  #over(): void {
    this.#running = null;
    if (this.#isAskedAgain) this.notice();
    this.#isAskedAgain = false;
  }

  async close(): Promise<void> {
    await this.#running;
    if (this.#next !== null) clearTimeout(this.#next);
    this.#db.close();
  }
}
