import {
  type ChatLine,
  type CommandMessage,
  type ErrorCode,
  type LogEntry,
  type Person,
  PROTOCOL,
  parseServerMessage,
  patch,
  type ServerMessage,
  type ServerMessageOf,
  type TableState,
} from '@medallion/protocol';
import { WebSocket } from 'ws';

type Distributed<T> = T extends { id: string } ? Omit<T, 'id'> & { id?: string } : never;
export type Command = Distributed<CommandMessage>;
export type Settled = ServerMessageOf<'done'> | ServerMessageOf<'refused'>;

/** What a client knows of one stream, kept up to date by patches. */
export interface Seen {
  stream: string;
  seq: number;
  state: TableState;
  log: LogEntry[];
  chat: ChatLine[];
  whole: number;
  keys: { invite: string; spectate: string } | null;
}

let commands = 0;
/** Longer than any message takes, on the busiest machine. */
const PATIENCE = 20_000;

/** A client as strict as can be: every message must fit its schema, every sequence must have no gap. */
export class TestClient {
  readonly raw: string[] = [];
  readonly errors: ServerMessageOf<'error'>[] = [];
  readonly gone: ServerMessageOf<'gone'>[] = [];
  readonly seen = new Map<string, Seen>();
  closed: { code: number; reason: string } | null = null;
  person: Person | null = null;
  readonly #socket: WebSocket;
  readonly #settled = new Map<string, (message: Settled) => void>();
  #waiting: (() => void)[] = [];

  private constructor(url: string, headers: Record<string, string>) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { headers });
    this.#socket.on('message', (data) => this.#hear(String(data)));
    this.#socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.#wake();
    });
    this.#socket.on('error', () => this.#wake());
  }

  static async open(url: string, token: string, headers: Record<string, string> = {}): Promise<TestClient> {
    const client = await TestClient.stranger(url, headers);
    client.send({ type: 'hello', protocol: PROTOCOL, token });
    await client.until(() => client.person !== null || client.closed !== null);
    return client;
  }

  /** Connected, but not introduced. */
  static async stranger(url: string, headers: Record<string, string> = {}): Promise<TestClient> {
    const client = new TestClient(url, headers);
    await new Promise<void>((resolve, reject) => {
      client.#socket.once('open', resolve);
      client.#socket.once('error', reject);
    });
    return client;
  }

  send(message: unknown): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string | Buffer): void {
    this.#socket.send(text);
  }

  #hear(text: string): void {
    this.raw.push(text);
    const parsed = parseServerMessage(text);
    if (!parsed.ok)
      throw new Error(`a message that does not fit: ${JSON.stringify(parsed.detail)} ${text.slice(0, 400)}`);
    this.#take(parsed.value);
    this.#wake();
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.person = message.person;
        break;
      case 'table':
        this.#whole(message);
        break;
      case 'delta': {
        const seen = this.at(message.table, message.as);
        if (message.seq !== seen.seq + 1) throw new Error(`a gap: ${message.seq} after ${seen.seq}`);
        seen.seq = message.seq;
        if (message.patch !== null) seen.state = patch(seen.state, message.patch) as TableState;
        seen.log.push(...message.log);
        break;
      }
      case 'chat':
        for (const seen of this.#ofTable(message.table)) seen.chat.push(...message.lines);
        break;
      case 'done':
      case 'refused':
        this.#settled.get(message.id)?.(message);
        break;
      case 'gone':
        this.gone.push(message);
        break;
      case 'error':
        this.errors.push(message);
    }
  }

  #whole({ table, as, stream, seq, state, log, chat, you }: ServerMessageOf<'table'>): void {
    const whole = (this.seen.get(`${table} ${as}`)?.whole ?? 0) + 1;
    this.seen.set(`${table} ${as}`, { stream, seq, state, log, chat, whole, keys: you.keys });
  }

  #ofTable(table: string): Seen[] {
    return [...this.seen].filter(([key]) => key.startsWith(table)).map(([, seen]) => seen);
  }

  at(table: string, as: number | 'spectator'): Seen {
    const seen = this.seen.get(`${table} ${as}`);
    if (seen === undefined) throw new Error(`${as} of this table is not watched`);
    return seen;
  }

  /** Sends a command and waits for its end. */
  settle(command: Command): Promise<Settled> {
    commands += 1;
    const id = command.id ?? `c${commands}`;
    return new Promise((resolve) => {
      this.#settled.set(id, resolve);
      this.send({ ...command, id });
    });
  }

  async does(command: Command): Promise<unknown> {
    const message = await this.settle(command);
    if (message.type === 'refused') throw new Error(`refused: ${message.code} ${JSON.stringify(message.detail)}`);
    return message.result;
  }

  async isRefused(command: Command): Promise<ErrorCode> {
    const message = await this.settle(command);
    if (message.type === 'done') throw new Error(`not refused: ${command.type}`);
    return message.code;
  }

  async watch(table: string, as?: number | 'spectator', key?: string): Promise<Seen> {
    const before = this.#wholes(table);
    const errors = this.errors.length;
    this.send({ type: 'watch', table, ...(as === undefined ? {} : { as }), ...(key === undefined ? {} : { key }) });
    await this.until(() => this.#wholes(table) > before || this.errors.length > errors || this.closed !== null);
    if (this.#wholes(table) === before) throw new Error(`not watched: ${this.errors.at(-1)?.code}`);
    return as === undefined ? (this.#ofTable(table)[0] as Seen) : this.at(table, as);
  }

  #wholes(table: string): number {
    return this.#ofTable(table).reduce((sum, seen) => sum + seen.whole, 0);
  }

  answers(table: string, seat: number, option: string): Promise<unknown> {
    return this.does({ type: 'answer', table, seat, option });
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }

  until(isSo: () => boolean): Promise<void> {
    return TestClient.anyUntil([this], isSo);
  }

  /** Waits until this is so, looking whenever one of them hears something. */
  static async anyUntil(clients: readonly TestClient[], isSo: () => boolean): Promise<void> {
    let isLate = false;
    let late: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      late = setTimeout(() => {
        isLate = true;
        resolve();
      }, PATIENCE);
    });
    while (!isSo()) {
      if (isLate) throw new Error(`waited in vain; heard last: ${clients.map((one) => one.raw.at(-1)).join('\n')}`);
      await Promise.race([patience, ...clients.map((one) => one.#nextWord())]);
    }
    clearTimeout(late);
  }

  #nextWord(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  /** Hangs up without a word, as a lost network does. */
  drop(): void {
    this.#socket.terminate();
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.until(() => this.closed !== null);
  }
}
