import type { Json } from '@medallion/kernel';
import {
  type ChatLine,
  type ErrorCode,
  type LogEntry,
  PatchError,
  patch,
  type ServerMessage,
  type ServerMessageOf,
  type TableState,
} from '@medallion/protocol';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Connection } from './connection';

export type Eyes = number | 'spectator';
export type Yours = ServerMessageOf<'table'>['you'];

interface StreamOptions {
  readonly table: string;
  /** Left out: the server chooses the first seat of mine, or a place beside the table. */
  readonly as?: Eyes;
  readonly key: string | null;
}

/** A table as one pair of eyes sees it, kept up to date by numbered messages. Nothing is missed and nothing comes twice. */
export class TableStream {
  readonly #state = signal<TableState | null>(null);
  readonly #you = signal<Yours | null>(null);
  readonly #log = signal<readonly LogEntry[]>([]);
  readonly #chat = signal<readonly ChatLine[]>([]);
  readonly #as = signal<Eyes | null>(null);
  readonly #trouble = signal<ErrorCode | null>(null);
  readonly state: ReadonlySignal<TableState | null> = this.#state;
  readonly you: ReadonlySignal<Yours | null> = this.#you;
  readonly log: ReadonlySignal<readonly LogEntry[]> = this.#log;
  readonly chat: ReadonlySignal<readonly ChatLine[]> = this.#chat;
  readonly as: ReadonlySignal<Eyes | null> = this.#as;
  /** Why there is nothing (more) to see. */
  readonly trouble: ReadonlySignal<ErrorCode | null> = this.#trouble;
  readonly #line: Connection;
  readonly #options: StreamOptions;
  readonly #leave: () => void;
  #stream: string | null = null;
  #seq = 0;

  constructor(line: Connection, options: StreamOptions) {
    this.#line = line;
    this.#options = options;
    this.#leave = line.join(
      () => this.#watch(),
      (message) => this.#hear(message),
    );
  }

  #watch(): void {
    const { table, as, key } = this.#options;
    const eyes = this.#as.value ?? as;
    const lastLine = this.#chat.value.at(-1)?.number;
    this.#line.send({
      type: 'watch',
      table,
      ...(eyes === undefined ? {} : { as: eyes }),
      ...(key === null ? {} : { key }),
      ...(this.#stream === null ? {} : { resume: { stream: this.#stream, seq: this.#seq } }),
      ...(lastLine === undefined ? {} : { chat: lastLine }),
    });
  }

  /** Asks for the table anew, as after a change of seat or when the thread was lost. */
  restart(): void {
    const as = this.#as.value;
    if (as !== null) this.#line.send({ type: 'unwatch', table: this.#options.table, as });
    this.#stream = null;
    this.#as.value = null;
    this.#trouble.value = null;
    this.#watch();
  }

  #hear(message: ServerMessage): void {
    if (!('table' in message) || message.table !== this.#options.table) return;
    if (message.type === 'table') this.#start(message);
    else if (message.type === 'delta') this.#change(message);
    else if (message.type === 'chat') this.#hearChat(message.lines);
    else if (message.type === 'gone' && message.as === this.#as.value) this.#trouble.value = message.code;
    else if (message.type === 'error' && this.#state.value === null) this.#trouble.value = message.code;
  }

  #isMine(as: Eyes): boolean {
    const { as: wanted } = this.#options;
    return this.#as.value === null ? wanted === undefined || wanted === as : this.#as.value === as;
  }

  #start(message: ServerMessageOf<'table'>): void {
    if (!this.#isMine(message.as)) return;
    this.#stream = message.stream;
    this.#seq = message.seq;
    batch(() => {
      this.#as.value = message.as;
      this.#you.value = message.you;
      this.#state.value = message.state;
      this.#log.value = message.log;
      this.#trouble.value = null;
      this.#hearChat(message.chat);
    });
  }

  #change(message: ServerMessageOf<'delta'>): void {
    const before = this.#state.value;
    if (message.as !== this.#as.value || before === null || message.seq <= this.#seq) return;
    if (message.seq !== this.#seq + 1) {
      this.restart();
      return;
    }
    try {
      const after = message.patch === null ? before : (patch(before as Json, message.patch) as TableState);
      this.#seq = message.seq;
      batch(() => {
        this.#state.value = after;
        if (message.log.length > 0) this.#log.value = [...this.#log.value, ...message.log];
      });
    } catch (problem) {
      if (!(problem instanceof PatchError)) throw problem;
      this.restart();
    }
  }

  #hearChat(lines: readonly ChatLine[]): void {
    const last = this.#chat.value.at(-1)?.number ?? -1;
    const fresh = lines.filter((line) => line.number > last);
    if (fresh.length > 0) this.#chat.value = [...this.#chat.value, ...fresh];
  }

  /** Lines of somebody who was muted go at once, also those already read. */
  forgetLinesOf(person: string): void {
    this.#chat.value = this.#chat.value.filter((line) => line.person.id !== person);
  }

  close(): void {
    const as = this.#as.value;
    this.#line.send({ type: 'unwatch', table: this.#options.table, ...(as === null ? {} : { as }) });
    this.#leave();
  }
}
