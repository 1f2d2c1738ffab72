import type { Json } from '@medallion/kernel';
import type { TableState } from '@medallion/protocol';
import { newKey } from '../identity/token';
import { copyOf, followFields } from './mirror';
import type { StandingState, TableViewer, TurnState } from './viewer-state';

/** Somebody at the other end of a socket. */
export interface Watcher {
  readonly person: { readonly id: string; readonly name: string };
  send(text: string): void;
  /** False for lines of people this watcher has muted. */
  hears(person: string): boolean;
  /** Told that its table cannot be read at the moment: it should come back and ask again. */
  breakOff(): void;
  /** Told that a stream has ended. */
  drop(table: string, as: TableViewer): void;
}

/** How many messages a client may miss and still catch up without the whole table. */
const KEPT = 64;

/** What one viewer of a table is told, in order: everybody with the same view shares it. */
export class Stream {
  readonly id = newKey();
  readonly table: string;
  readonly as: TableViewer;
  readonly watchers = new Set<Watcher>();
  seq = 0;
  /** Since when nobody has listened. */
  quietSince: number | null = null;
  /** The edition of the table's standing parts that `state` holds. */
  edition: number;
  readonly #head: string;
  readonly #state: Record<string, Json>;
  /** The whole state as text, as somebody who watches is sent it; null once it has changed. */
  #text: string | null = null;
  /** The latest messages, each at the place of its number. */
  readonly #sent: string[] = [];

  constructor(table: string, as: TableViewer, state: TableState, edition: number) {
    this.table = table;
    this.as = as;
    this.edition = edition;
    this.#head = `{"type":"delta","table":"${table}","as":${JSON.stringify(as)},"seq":`;
    this.#state = copyOf(state) as Record<string, Json>;
  }

  /** Made once, however often somebody asks for the whole table while nothing happens. */
  get stateText(): string {
    this.#text ??= JSON.stringify(this.#state);
    return this.#text;
  }

  /** Sends what changed; says nothing when nothing did. What the parts leave out is as it was. */
  publish(standing: StandingState | null, turn: TurnState, log: string, time: number): void {
    const changed = followFields(this.#state, turn);
    const stood = standing === null ? '' : followFields(this.#state, standing);
    if (changed === '' && stood === '' && log === '') return;
    if (changed !== '' || stood !== '') this.#text = null;
    const between = changed === '' || stood === '' ? '' : ',';
    const patch = changed === '' && stood === '' ? 'null' : `["o",{${changed}${between}${stood}},[]]`;
    this.seq += 1;
    const text = `${this.#head}${this.seq},"time":${time},"patch":${patch},"log":[${log}]}`;
    this.#sent[this.seq % KEPT] = text;
    for (const watcher of this.watchers) watcher.send(text);
  }

  /** The messages after `seq`, or null when they are no longer kept or were never sent. */
  missed(stream: string, seq: number): readonly string[] | null {
    const behind = this.seq - seq;
    if (stream !== this.id || behind < 0 || behind > KEPT) return null;
    return Array.from({ length: behind }, (_, index) => this.#sent[(seq + 1 + index) % KEPT] ?? '');
  }
}
