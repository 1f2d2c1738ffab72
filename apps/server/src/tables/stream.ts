import type { Json } from '@medallion/kernel';
import type { LogEntry, ServerMessageOf, TableState } from '@medallion/protocol';
import { newKey } from '../identity/token';
import { copyOf, follow } from './mirror';
import type { TableViewer } from './viewer-state';

/** Somebody at the other end of a socket. */
export interface Watcher {
  readonly person: { readonly id: string; readonly name: string };
  send(text: string): void;
  /** False for lines of people this watcher has muted. */
  hears(person: string): boolean;
  readonly muted: readonly string[];
  /** Told that a stream has ended. */
  drop(table: string, as: TableViewer): void;
}

/** How many messages a client may miss and still catch up without the whole table. */
const KEPT = 256;

/** What one viewer of a table is told, in order: everybody with the same view shares it. */
export class Stream {
  readonly id = newKey();
  readonly table: string;
  readonly as: TableViewer;
  readonly watchers = new Set<Watcher>();
  seq = 0;
  /** Since when nobody has listened. */
  quietSince: number | null = null;
  readonly #state: Record<string, Json>;
  readonly #sent: string[] = [];

  constructor(table: string, as: TableViewer, state: TableState) {
    this.table = table;
    this.as = as;
    this.#state = copyOf(state) as Record<string, Json>;
  }

  get state(): TableState {
    return this.#state as unknown as TableState;
  }

  /** Sends what changed; says nothing when nothing did. */
  publish(state: TableState, log: readonly LogEntry[], time: number): void {
    const patch = follow(this.#state, state);
    if (patch === null && log.length === 0) return;
    this.seq += 1;
    const message: ServerMessageOf<'delta'> = {
      type: 'delta',
      table: this.table,
      as: this.as,
      seq: this.seq,
      time,
      patch,
      log: [...log],
    };
    const text = JSON.stringify(message);
    this.#sent.push(text);
    if (this.#sent.length > KEPT) this.#sent.shift();
    for (const watcher of this.watchers) watcher.send(text);
  }

  /** The messages after `seq`, or null when they are no longer kept or were never sent. */
  missed(stream: string, seq: number): readonly string[] | null {
    const behind = this.seq - seq;
    if (stream !== this.id || behind < 0 || behind > this.#sent.length) return null;
    return behind === 0 ? [] : this.#sent.slice(-behind);
  }
}
