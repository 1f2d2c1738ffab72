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

/** What there was to see after a message. */
interface Sight {
  readonly state: TableState;
  readonly log: readonly LogEntry[];
}

/**
 * A table as one pair of eyes sees it, kept up to date by numbered messages. Nothing is missed and nothing comes twice.
 * While it is held, what happens in the game waits, and is then shown change by change.
 */
export class TableStream {
  readonly #state = signal<TableState | null>(null);
  readonly #latest = signal<TableState | null>(null);
  readonly #isBehind = signal(false);
  readonly #you = signal<Yours | null>(null);
  readonly #log = signal<readonly LogEntry[]>([]);
  readonly #chat = signal<readonly ChatLine[]>([]);
  readonly #as = signal<Eyes | null>(null);
  readonly #trouble = signal<ErrorCode | null>(null);
  readonly state: ReadonlySignal<TableState | null> = this.#state;
  /** What the server told last, whether it is shown yet or not: clocks and requests do not wait. */
  readonly latest: ReadonlySignal<TableState | null> = this.#latest;
  /** Whether something has happened that is not shown yet. */
  readonly isBehind: ReadonlySignal<boolean> = this.#isBehind;
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
  #heardLog: readonly LogEntry[] = [];
  #waiting: Sight[] = [];
  #isHeld = false;
  #isGoing = false;

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
    this.#waiting = [];
    batch(() => {
      this.#as.value = message.as;
      this.#you.value = message.you;
      this.#trouble.value = null;
      this.#see({ state: message.state, log: message.log });
      this.#hearChat(message.chat);
    });
  }

  /** Takes in what was heard, and shows it unless it has to wait. */
  #see(sight: Sight): void {
    this.#latest.value = sight.state;
    this.#heardLog = sight.log;
    const [shown, last] = [this.#state.value, this.#waiting.at(-1)];
    // What is no move belongs to the moment that it came in.
    if (last?.state.moves === sight.state.moves) this.#waiting.splice(-1, 1, sight);
    else if (last === undefined && (shown === null || shown.moves === sight.state.moves)) this.#show(sight);
    else this.#waiting.push(sight);
    this.#goOn();
  }

  #show({ state, log }: Sight): void {
    batch(() => {
      this.#state.value = state;
      this.#log.value = log;
      this.#isBehind.value = this.#waiting.length > 0;
    });
  }

  /** One change after the other: whoever watches may hold again after each. */
  #goOn(): void {
    if (this.#isGoing) return;
    this.#isGoing = true;
    while (!this.#isHeld) {
      const next = this.#waiting.shift();
      if (next === undefined) break;
      this.#show(next);
    }
    this.#isGoing = false;
    this.#isBehind.value = this.#waiting.length > 0;
  }

  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    this.#goOn();
  }

  #change(message: ServerMessageOf<'delta'>): void {
    const before = this.#latest.value;
    if (message.as !== this.#as.value || before === null || message.seq <= this.#seq) return;
    if (message.seq !== this.#seq + 1) {
      this.restart();
      return;
    }
    try {
      const after = message.patch === null ? before : (patch(before as Json, message.patch) as TableState);
      this.#seq = message.seq;
      const log = message.log.length === 0 ? this.#heardLog : [...this.#heardLog, ...message.log];
      this.#see({ state: after, log });
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
