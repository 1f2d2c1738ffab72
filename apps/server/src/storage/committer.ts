import type { Store, TableWrite } from './store';

/** Milliseconds between two commits when one follows the other. */
const GATHER = 2;

/** Told null once the write is committed, or the error with nothing of it written. */
export type Settled = (error: unknown) => void;

interface Waiting {
  readonly write: TableWrite;
  readonly settled: Settled;
}

/**
 * Gathers the writes of one turn of the event loop into one commit: under load it is shared by many tables, without load
 * nobody waits.
 */
export class Committer {
  readonly #store: Store;
  readonly #onCommit: (writes: number, seconds: number) => void;
  #waiting: Waiting[] = [];
  #isBusy = false;
  #startedAt = Number.NEGATIVE_INFINITY;
  readonly #idle: (() => void)[] = [];

  constructor(store: Store, onCommit: (writes: number, seconds: number) => void) {
    this.#store = store;
    this.#onCommit = onCommit;
  }

  submit(write: TableWrite, settled: Settled): void {
    this.#waiting.push({ write, settled });
    if (this.#isBusy) return;
    this.#isBusy = true;
    setImmediate(() => this.#next());
  }

  /** Resolves once the write is committed; rejects with nothing of it written. */
  commit(write: TableWrite): Promise<void> {
    return new Promise((resolve, reject) => {
      this.submit(write, (error) => (error === null ? resolve() : reject(error)));
    });
  }

  /** Under load, a moment's patience lets more tables share the next commit. */
  #next(): void {
    if (this.#waiting.length === 0) {
      this.#isBusy = false;
      for (const tell of this.#idle.splice(0)) tell();
      return;
    }
    const left = GATHER - (performance.now() - this.#startedAt);
    if (left > 0) setTimeout(() => void this.#drain(), left);
    else void this.#drain();
  }

  async #drain(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    this.#startedAt = performance.now();
    await this.#commitBatch(batch);
    this.#next();
  }

  async #commitBatch(batch: readonly Waiting[]): Promise<void> {
    const started = performance.now();
    const error = await this.#store.commit(batch.map(({ write }) => write)).then(
      () => null,
      (failure: unknown) => failure,
    );
    if (error === null) {
      this.#onCommit(batch.length, (performance.now() - started) / 1_000);
      for (const { settled } of batch) settled(null);
    } else if (batch.length === 1) {
      for (const { settled } of batch) settled(error);
    } else {
      // One table's broken write must not take the others down with it.
      for (const one of batch) await this.#commitBatch([one]);
    }
  }

  /** Waits until nothing is left to write. */
  async flush(): Promise<void> {
    if (this.#isBusy) await new Promise<void>((resolve) => this.#idle.push(resolve));
  }
}
