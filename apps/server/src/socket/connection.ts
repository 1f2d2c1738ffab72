import type { Duplex } from 'node:stream';
import { CLOSE_CODES, type ErrorCode, type ErrorDetail, type Person, type ServerMessage } from '@medallion/protocol';
import type { WebSocket } from 'ws';
import type { TokenBucket } from '../rate';
import type { Watcher } from '../tables/stream';
import type { TableViewer } from '../tables/viewer-state';
import { framesOf } from './frames';

/** Bytes that may wait for a slow reader before it is sent away; it resumes where it stopped. */
const BACKLOG = 4_194_304;
const STRANGER: Person = { id: '', name: '' };

/** Connections with something to say: all of them are served once at the end of each turn of the event loop. */
export class Outbox {
  #waiting: Connection[] = [];

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
  /** Shared by all connections of the person. */
  muted: Set<string> = new Set();

  /** `stream` is what the socket speaks through. */
  constructor(socket: WebSocket, stream: Duplex, address: string, bucket: TokenBucket, outbox: Outbox) {
    this.#socket = socket;
    this.#stream = stream;
    this.address = address;
    this.bucket = bucket;
    this.#outbox = outbox;
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
    if (this.isOpen && this.#unsent.length > 0) this.#stream.write(framesOf(this.#unsent));
    this.#unsent.length = 0;
    if (this.isFarBehind) this.close('too-slow');
  }

  get isFarBehind(): boolean {
    return this.#stream.writableLength > BACKLOG;
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

  note(table: string, as: TableViewer): void {
    this.#watching.set(`${table} ${as}`, { table, as });
  }

  drop(table: string, as: TableViewer): void {
    this.#watching.delete(`${table} ${as}`);
  }
}
