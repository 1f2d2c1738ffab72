import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorDetail, LIMITS, parseClientMessage } from '@medallion/protocol';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { Metrics } from '../metrics';
import type { Limits } from '../rate';
import type { Logger } from '../tables/hall';
import { Connection, Outbox } from './connection';
import type { Dispatcher } from './dispatcher';

const HEARTBEAT = 30_000;
const HELLO_WITHIN = 10_000;
const STRIKES = 50;

export interface GatewayParts {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly dispatcher: Dispatcher;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly isWelcomeOrigin: (request: IncomingMessage) => boolean;
}

/** Sockets: who may open one, how fast they may talk, and when they are gone. */
export class Gateway {
  readonly #parts: GatewayParts;
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.messageBytes,
    perMessageDeflate: false,
  });
  readonly #outbox = new Outbox();
  readonly #connections = new Set<Connection>();
  readonly #perAddress = new Map<string, number>();
  readonly #heartbeat: NodeJS.Timeout;
  #isClosing = false;

  constructor(server: Server, parts: GatewayParts) {
    this.#parts = parts;
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket, head));
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT);
    this.#heartbeat.unref();
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { addressOf, metrics } = this.#parts;
    const address = addressOf(request);
    socket.on('error', () => socket.destroy());
    const refusal = this.#whyNot(request, address);
    if (refusal !== null) {
      metrics.refusedMessages.inc({ code: refusal[1] });
      socket.end(`HTTP/1.1 ${refusal[0]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#open(opened, socket, address));
  }

  #whyNot(request: IncomingMessage, address: string): readonly [status: string, code: string] | null {
    const { limits, isWelcomeOrigin } = this.#parts;
    const path = (request.url ?? '').split('?')[0];
    if (path !== '/ws') return ['404 Not Found', 'no-such-path'];
    if (this.#isClosing) return ['503 Service Unavailable', 'shutting-down'];
    if (!isWelcomeOrigin(request)) return ['403 Forbidden', 'bad-origin'];
    const isCrowded = (this.#perAddress.get(address) ?? 0) >= limits.connectionsPerAddress;
    return isCrowded || !limits.requests.take(address) ? ['429 Too Many Requests', 'too-many-connections'] : null;
  }

  #open(socket: WebSocket, stream: Duplex, address: string): void {
    const connection = new Connection(socket, stream, address, this.#parts.limits.connectionBucket(), this.#outbox);
    this.#connections.add(connection);
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    this.#parts.metrics.connections.set(this.#connections.size);
    const hurry = setTimeout(() => {
      if (!connection.isWelcome) connection.close('no-token');
    }, HELLO_WITHIN);
    hurry.unref();
    this.#listen(socket, connection);
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    socket.on('error', () => connection.terminate());
    socket.on('close', () => {
      clearTimeout(hurry);
      void this.#closed(connection);
    });
  }

  /** What comes with the hello waits until it is over; afterwards each table keeps its own order. */
  #listen(socket: WebSocket, connection: Connection): void {
    let turn: Promise<void> = Promise.resolve();
    let waiting = 0;
    socket.on('message', (data, isBinary) => {
      if (connection.isWelcome && waiting === 0) {
        void this.#hear(connection, data, isBinary);
        return;
      }
      waiting += 1;
      turn = turn
        .then(() => this.#hear(connection, data, isBinary))
        .finally(() => {
          waiting -= 1;
        });
    });
  }

  async #hear(connection: Connection, data: RawData, isBinary: boolean): Promise<void> {
    const { limits, dispatcher, log } = this.#parts;
    connection.isAlive = true;
    if (!connection.bucket.take() || !limits.messages.take(connection.address)) {
      this.#strike(connection, 'too-fast', data);
      return;
    }
    const parsed = isBinary ? null : parseClientMessage(data.toString());
    if (parsed === null || !parsed.ok) {
      this.#strike(connection, 'bad-message', data, parsed?.detail);
      return;
    }
    try {
      await dispatcher.handle(connection, parsed.value);
    } catch (error) {
      log.error({ err: error, type: parsed.value.type }, 'a message failed');
      connection.error('server-error');
    }
  }

  #strike(connection: Connection, code: 'too-fast' | 'bad-message', data: RawData, detail: ErrorDetail = {}): void {
    this.#parts.metrics.refusedMessages.inc({ code });
    connection.strikes += 1;
    if (connection.strikes > STRIKES) {
      connection.close(code);
      return;
    }
    const id = commandIdIn(data);
    if (id === null) connection.error(code, detail);
    else connection.tell({ type: 'refused', id, code, detail });
  }

  async #closed(connection: Connection): Promise<void> {
    if (!this.#connections.delete(connection)) return;
    connection.isGone = true;
    const left = (this.#perAddress.get(connection.address) ?? 1) - 1;
    if (left > 0) this.#perAddress.set(connection.address, left);
    else this.#perAddress.delete(connection.address);
    this.#parts.metrics.connections.set(this.#connections.size);
    await this.#parts.dispatcher.leave(connection).catch((error: unknown) => {
      this.#parts.log.error({ err: error }, 'a connection could not be left');
    });
  }

  #beat(): void {
    for (const connection of this.#connections) {
      if (!connection.isAlive) connection.terminate();
      else {
        connection.isAlive = false;
        connection.strikes = Math.floor(connection.strikes / 2);
        connection.ping();
      }
    }
  }

  get size(): number {
    return this.#connections.size;
  }

  /** Tells everybody to come back in a moment, and waits for them to hang up. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#heartbeat);
    for (const connection of this.#connections) connection.close('shutting-down');
    const patience = Date.now() + 2_000;
    while (this.#connections.size > 0 && Date.now() < patience) await new Promise((wait) => setTimeout(wait, 20));
    for (const connection of this.#connections) connection.terminate();
    this.#sockets.close();
  }
}

/** The id of a command that was refused unread, so that its sender knows which; null when it has none. */
function commandIdIn(data: RawData): string | null {
  const found = /"id":"([A-Za-z0-9_-]{1,40})"/.exec(data.toString().slice(0, 400));
  return found?.[1] ?? null;
}
