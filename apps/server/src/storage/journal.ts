import type { TurnDigest } from './store';

/** What one table has done since it was sorted in: its entries as text, and where it stands now. */
export interface Unsorted {
  readonly first: number;
  /** The number of the entry that comes next. */
  next: number;
  readonly entries: string[];
  digest: TurnDigest;
}

/** Turns that are committed in rows of the journal up to `lastRow`, by table. */
class Volume {
  readonly tables = new Map<string, Unsorted>();
  readonly firstRow: number;
  lastRow: number;
  turns = 0;

  constructor(firstRow: number) {
    this.firstRow = firstRow;
    this.lastRow = firstRow - 1;
  }
}

/**
 * Turns that are committed but not yet sorted into their tables. A row of the journal holds the turns of many tables side by
 * side, so that a commit touches few pages; sorted in later, the turns of one table lie together. While one volume is being
 * sorted in, a little at a time, the next is written.
 */
export class Journal {
  #open: Volume;
  #closed: Volume | null = null;

  constructor(firstRow: number) {
    this.#open = new Volume(firstRow);
  }

  get turns(): number {
    return this.#open.turns;
  }

  /** How many tables the turns since the last volume belong to. */
  get tables(): number {
    return this.#open.tables.size;
  }

  nextRow(): number {
    return this.#open.lastRow + 1;
  }

  /** The row is written; what it holds of each table is added by `add`. */
  wrote(row: number): void {
    this.#open.lastRow = row;
  }

  add(table: string, number: number, entries: readonly string[], digest: TurnDigest): void {
    const { tables } = this.#open;
    this.#open.turns += 1;
    const known = tables.get(table);
    if (known === undefined) {
      tables.set(table, { first: number, next: number + entries.length, entries: [...entries], digest });
    } else if (number === known.next) {
      // Else the same turn came again, because the disk could not be synced the first time.
      for (const entry of entries) known.entries.push(entry);
      known.next = number + entries.length;
      known.digest = digest;
    }
  }

  /** What is still unsorted of one table, the older part first. */
  of(table: string): readonly Unsorted[] {
    const older = this.#closed?.tables.get(table);
    const newer = this.#open.tables.get(table);
    if (newer === undefined) return older === undefined ? [] : [older];
    return older === undefined ? [newer] : [older, newer];
  }

  digestOf(table: string): TurnDigest | null {
    return (this.#open.tables.get(table) ?? this.#closed?.tables.get(table))?.digest ?? null;
  }

  /** The latest turn of every table that has any here. */
  digests(): ReadonlyMap<string, TurnDigest> {
    const all = [...(this.#closed?.tables ?? []), ...this.#open.tables];
    return new Map(all.map(([table, { digest }]) => [table, digest]));
  }

  /** A table is where it belongs, whatever rows of the journal still say of it. */
  forget(table: string): void {
    this.#closed?.tables.delete(table);
    this.#open.tables.delete(table);
  }

  /** The volume to sort in: the closed one, or the open one, which is closed by this. Null when all is sorted. */
  volume(): { readonly tables: Map<string, Unsorted>; readonly firstRow: number; readonly lastRow: number } | null {
    if (this.#closed === null && this.#open.turns > 0) {
      this.#closed = this.#open;
      this.#open = new Volume(this.#closed.lastRow + 1);
    }
    return this.#closed;
  }

  /** The volume is sorted in, and its rows are struck. */
  dispose(): void {
    this.#closed = null;
  }
}
