import { setImmediate as nextTurn, setTimeout as patience } from 'node:timers/promises';
import type { Store, TableWrite } from './store';

/** Milliseconds between two commits when one follows the other. */
const GATHER = 2;

interface Waiting {
  readonly write: TableWrite;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers the writes of one turn of the event loop into one commit: under load it is shared by many tables, without load
 * nobody waits.
 */
export class Committer {
  readonly #store: Store;
  readonly #onCommit: (writes: number, seconds: number) => void;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  #startedAt = Number.NEGATIVE_INFINITY;

  constructor(store: Store, onCommit: (writes: number, seconds: number) => void) {
    this.#store = store;
    this.#onCommit = onCommit;
  }

  /** Resolves once the write is committed; rejects with nothing of it written. */
  commit(write: TableWrite): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject });
      this.#running ??= nextTurn().then(() => this.#drain());
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Under load, a moment's patience lets more tables share the next commit.
      const now = performance.now();
      if (now - this.#startedAt < GATHER) await patience(GATHER);
      this.#startedAt = performance.now();
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#commitBatch(batch);
    }
    this.#running = null;
  }

  async #commitBatch(batch: readonly Waiting[]): Promise<void> {
    const started = performance.now();
    try {
      await this.#store.commit(batch.map(({ write }) => write));
      this.#onCommit(batch.length, (performance.now() - started) / 1_000);
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length === 1) {
        for (const { reject } of batch) reject(error);
        return;
      }
      // One table's broken write must not take the others down with it.
      for (const one of batch) await this.#commitBatch([one]);
    }
  }

  /** Waits until nothing is left to write. */
  async flush(): Promise<void> {
    while (this.#running !== null) await this.#running;
  }
}
