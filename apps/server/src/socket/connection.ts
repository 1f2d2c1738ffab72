import type { Duplex } from 'node:stream';
import { CLOSE_CODES, type ErrorCode, type ErrorDetail, type Person, type ServerMessage } from '@medallion/protocol';
import type { WebSocket } from 'ws';
import type { TokenBucket } from '../rate';
import type { Watcher } from '../tables/stream';
import type { TableViewer } from '../tables/viewer-state';
import { framesOf } from './frames';

/** Bytes that may wait for a slow reader before it is sent away; it resumes where it stopped. */
const BACKLOG = 1_048_576;
/** Bytes that may wait for all of them together; beyond it, whoever has much to read is sent away. */
const BUDGET = 134_217_728;
const MUCH = 65_536;
/** Tables of which a connection remembers what it was told last. */
const REMEMBERED = 256;
const STRANGER: Person = { id: '', name: '' };

/** Connections with something to say: all of them are served once at the end of each turn of the event loop. */
export class Outbox {
  readonly budget: number;
  /** Bytes that wait for readers. */
  waits = 0;
  #waiting: Connection[] = [];

  constructor(budget = BUDGET) {
    this.budget = budget;
  }

  add(connection: Connection): void {
    if (this.#waiting.push(connection) === 1) setImmediate(() => this.#flush());
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const connection of waiting) connection.flush();
  }
}

/** One socket, and what it watches. */
export class Connection implements Watcher {
  readonly address: string;
  readonly bucket: TokenBucket;
  person: Person = STRANGER;
  isWelcome = false;
  /** Has been heard of since the last look; and whether that was asked for. */
  isAlive = true;
  isAsked = false;
  isGone = false;
  /** Messages refused for haste or nonsense; too many, and the socket is closed. */
  strikes = 0;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #outbox: Outbox;
  readonly #unsent: string[] = [];
  readonly #watching = new Map<string, { readonly table: string; readonly as: TableViewer }>();
  /** How long the log of each table was when this connection was last told all of it. */
  readonly #seen = new Map<string, number>();
  /** Bytes handed to the stream, and how many of them had left at the last look. */
  #written = 0;
  #leftAtLook = -1;
  #waits = 0;
  /** Shared by all connections of the person. */
  muted: Set<string> = new Set();

  /** `stream` is what the socket speaks through. */
  constructor(socket: WebSocket, stream: Duplex, address: string, bucket: TokenBucket, outbox: Outbox) {
    this.#socket = socket;
    this.#stream = stream;
    this.address = address;
    this.bucket = bucket;
    this.#outbox = outbox;
    stream.on('drain', () => this.#weigh());
  }

  hears(person: string): boolean {
    return !this.muted.has(person);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  send(text: string): void {
    if (this.isOpen && this.#unsent.push(text) === 1) this.#outbox.add(this);
  }

  /** What is said in one go leaves in one piece. */
  flush(): void {
    if (this.isOpen && this.#unsent.length > 0) {
      const bytes = framesOf(this.#unsent);
      this.#written += bytes.length;
      this.#stream.write(bytes);
    }
    this.#unsent.length = 0;
    this.#weigh();
    if (this.isFarBehind) this.close('too-slow');
  }

  /** Keeps count of what waits for everybody. */
  #weigh(): void {
    const { writableLength } = this.#stream;
    const waits = this.isGone || writableLength <= MUCH ? 0 : writableLength;
    this.#outbox.waits += waits - this.#waits;
    this.#waits = waits;
  }

  /** The socket is closed, and what waited for it with it. */
  end(): void {
    this.isGone = true;
    this.#weigh();
  }

  get isFarBehind(): boolean {
    const waits = this.#stream.writableLength;
    return waits > BACKLOG || (waits > MUCH && this.#outbox.waits > this.#outbox.budget);
  }

  tell(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  error(code: ErrorCode, detail: ErrorDetail = {}, table?: string): void {
    this.tell({ type: 'error', code, detail, ...(table === undefined ? {} : { table }) });
  }

  /** Says why, and closes. */
  close(code: keyof typeof CLOSE_CODES, detail: ErrorDetail = {}): void {
    if (code !== 'too-slow') {
      this.error(code, detail);
      this.flush();
    }
    this.#socket.close(CLOSE_CODES[code], code);
  }

  /** The client connects again by itself, and watches its tables anew. */
  breakOff(): void {
    this.close('server-error');
  }

  terminate(): void {
    this.#socket.terminate();
  }

  ping(): void {
    this.#socket.ping();
  }

  get watching(): readonly { readonly table: string; readonly as: TableViewer }[] {
    return [...this.#watching.values()];
  }

  get watchCount(): number {
    return this.#watching.size;
  }

  note(table: string, as: TableViewer, entries: number): void {
    const place = `${table} ${as}`;
    this.#watching.set(place, { table, as });
    this.#seen.delete(place);
    this.#seen.set(place, entries);
    const [oldest] = this.#seen.keys();
    if (this.#seen.size > REMEMBERED && oldest !== undefined) this.#seen.delete(oldest);
  }

  /** Was told the whole table when its log was as long as now. */
  hasSeen(table: string, as: TableViewer, entries: number): boolean {
    return this.#seen.get(`${table} ${as}`) === entries;
  }

  /** Has read nothing of what waits for it since the last look. */
  isStuck(): boolean {
    const waits = this.#stream.writableLength;
    const left = this.#written - waits;
    const isStuck = waits > 0 && left <= this.#leftAtLook;
    this.#leftAtLook = left;
    return isStuck;
  }

  drop(table: string, as: TableViewer): void {
    this.#watching.delete(`${table} ${as}`);
  }
}
