import type { LogEntry } from '@medallion/protocol';

export interface NamedMove {
  readonly number: number;
  readonly seat: number;
  readonly prompt: string;
  readonly option: string;
  /** Everybody may read it: such answers lie open, and something has been seen to come of this one. */
  readonly isOpen: boolean;
}

/** A line of the log before it is cut for a viewer. */
export interface LogLine extends Omit<LogEntry, 'events' | 'move'> {
  readonly events: readonly unknown[];
  readonly move: NamedMove | null;
}

/** Lines that somebody who sits down is told. */
export const LINES_TOLD = 300;

/** The latest lines of a table's log. Nobody is told of older ones, so a long game does not grow by them. */
export class TableLog {
  #lines: LogLine[] = [];
  #forgotten = 0;

  /** How many lines there have been. */
  get count(): number {
    return this.#forgotten + this.#lines.length;
  }

  get hasForgotten(): boolean {
    return this.count > LINES_TOLD;
  }

  add(line: LogLine): void {
    this.#lines.push(line);
    if (this.#lines.length < LINES_TOLD * 2) return;
    this.#forgotten += LINES_TOLD;
    this.#lines = this.#lines.slice(LINES_TOLD);
  }

  /** The lines after the first so many. */
  since(count: number): readonly LogLine[] {
    return this.#lines.slice(Math.max(0, count - this.#forgotten));
  }

  latest(): readonly LogLine[] {
    return this.#lines.slice(-LINES_TOLD);
  }
}
