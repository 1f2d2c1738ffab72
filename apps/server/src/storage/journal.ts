import type { TableWrite } from './store';

interface Batch {
  readonly id: number;
  readonly writes: readonly TableWrite[];
}

/**
 * Turns that are committed but not yet sorted into their tables. A row of the journal holds the turns of many tables side by
 * side, so that a commit touches one page instead of two for each table; sorting them in later costs far less in one go.
 */
export class Journal {
  readonly #batches: Batch[] = [];
  #size = 0;
  #last: number;

  constructor(last: number) {
    this.#last = last;
  }

  get size(): number {
    return this.#size;
  }

  nextId(): number {
    this.#last += 1;
    return this.#last;
  }

  add(id: number, writes: readonly TableWrite[]): void {
    this.#batches.push({ id, writes });
    this.#size += writes.length;
  }

  /** The oldest batches, up to about so many turns. */
  oldest(turns: number): readonly Batch[] {
    let count = 0;
    const end = this.#batches.findIndex(({ writes }) => {
      count += writes.length;
      return count >= turns;
    });
    return this.#batches.slice(0, end < 0 ? undefined : end + 1);
  }

  /** Forgets the oldest batches: they are where they belong now. */
  forget(batches: number): void {
    for (const { writes } of this.#batches.splice(0, batches)) this.#size -= writes.length;
  }

  of(table: string): readonly TableWrite[] {
    return this.#batches.flatMap(({ writes }) => writes.filter((write) => write.table === table));
  }
}

export const writesToJson = (writes: readonly TableWrite[]): string => JSON.stringify(writes);
export const writesFromJson = (text: string): readonly TableWrite[] => JSON.parse(text) as TableWrite[];
