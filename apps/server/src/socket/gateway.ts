import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ClientMessage, type ErrorDetail, LIMITS, parseClientMessage } from '@medallion/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Metrics } from '../metrics';
import type { Limits } from '../rate';
import type { Logger } from '../tables/hall';
import { Connection, Outbox } from './connection';
import type { Dispatcher } from './dispatcher';

/** Every connection is looked at once in so many beats: all of them at once would hold everybody up. */
const BEATS = 20;
const BEAT = 1_000;
const HELLO_WITHIN = 10_000;
const STRIKES = 50;

const SOCKETS = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: LIMITS.messageBytes,
  /** No sane client cuts a message into so many parts or pieces, and each of them takes memory, however small it is. */
  maxFragments: 1_024,
  maxBufferedChunks: 4_096,
  /** How long a peer may take to hang up once it was told to. */
  closeTimeout: 5_000,
};

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
  readonly #sockets = new WebSocketServer(SOCKETS);
  readonly #outbox = new Outbox();
  readonly #connections = new Set<Connection>();
  readonly #perAddress = new Map<string, number>();
  readonly #heartbeat: NodeJS.Timeout;
  #round = this.#connections.values();
  #isClosing = false;

  constructor(server: Server, parts: GatewayParts) {
    this.#parts = parts;
    server.on('upgrade', (request, stream, head) => this.#upgrade(request, stream, head));
    this.#sockets.on('wsClientError', (_, stream) => this.#refuse(stream, '400 Bad Request', 'bad-handshake'));
    this.#heartbeat = setInterval(() => this.#beat(), BEAT);
    this.#heartbeat.unref();
  }

  #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const address = this.#parts.addressOf(request);
    stream.on('error', () => stream.destroy());
    const refusal = this.#whyNot(request, address);
    if (refusal !== null) this.#refuse(stream, ...refusal);
    else this.#sockets.handleUpgrade(request, stream, head, (socket) => this.#open(socket, stream, address));
  }

  #refuse(stream: Duplex, status: string, code: string): void {
    this.#parts.metrics.refusedMessages.inc({ code });
    stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
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
    socket.on('close', () => {
      clearTimeout(hurry);
      void this.#closed(connection);
    });
  }

  #listen(socket: WebSocket, connection: Connection): void {
    const hear = this.#ears(connection);
    socket.on('message', (data, isBinary) => {
      // Until the peer hangs up, too, there is no end to what it may say.
      if (connection.isOpen) hear(isBinary ? null : data.toString());
    });
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    // Somebody who asks and asks, but never listens, is sent away.
    socket.on('ping', () => {
      if (connection.isFarBehind) connection.terminate();
    });
    // The peer broke the protocol or its limits: it has been told which, and nothing more is read.
    socket.on('error', () => undefined);
  }

  /** What comes with the hello waits until it is over; afterwards each table keeps its own order. */
  #ears(connection: Connection): (text: string | null) => void {
    let turn: Promise<void> = Promise.resolve();
    let waiting = 0;
    return (text) => {
      if (connection.isWelcome && waiting === 0) {
        void this.#hear(connection, text);
        return;
      }
      waiting += 1;
      turn = turn
        .then(() => this.#hear(connection, text))
        .finally(() => {
          waiting -= 1;
        });
    };
  }

  #hear(connection: Connection, text: string | null): Promise<void> | undefined {
    const { limits, dispatcher, log } = this.#parts;
    connection.isAlive = true;
    const now = performance.now();
    if (!connection.bucket.take(now) || !limits.messages.take(connection.address, now)) {
      this.#strike(connection, 'too-fast', text);
      return;
    }
    const parsed = text === null ? null : parseClientMessage(text);
    if (parsed === null || !parsed.ok) {
      this.#strike(connection, 'bad-message', text, parsed?.detail);
      return;
    }
    const { value } = parsed;
    const more = pointsOf(value) - 1;
    if (more > 0 && !(connection.bucket.take(now, more) && limits.messages.take(connection.address, now, more))) {
      this.#strike(connection, 'too-fast', text);
      return;
    }
    const failed = (error: unknown): void => {
      log.error({ err: error, type: value.type }, 'a message failed');
      connection.error('server-error');
    };
    try {
      return dispatcher.handle(connection, value)?.catch(failed);
    } catch (error) {
      failed(error);
      return;
    }
  }

  #strike(
    connection: Connection,
    code: 'too-fast' | 'bad-message',
    text: string | null,
    detail: ErrorDetail = {},
  ): void {
    this.#parts.metrics.refusedMessages.inc({ code });
    connection.strikes += 1;
    if (connection.strikes > STRIKES) {
      connection.close(code);
      return;
    }
    const id = commandIdIn(text);
    if (id === null) connection.error(code, detail);
    else connection.tell({ type: 'refused', id, code, detail });
  }

  async #closed(connection: Connection): Promise<void> {
    if (!this.#connections.delete(connection)) return;
    connection.end();
    const left = (this.#perAddress.get(connection.address) ?? 1) - 1;
    if (left > 0) this.#perAddress.set(connection.address, left);
    else this.#perAddress.delete(connection.address);
    this.#parts.metrics.connections.set(this.#connections.size);
    await this.#parts.dispatcher.leave(connection).catch((error: unknown) => {
      this.#parts.log.error({ err: error }, 'a connection could not be left');
    });
  }

  #beat(): void {
    for (let left = Math.ceil(this.#connections.size / BEATS); left > 0; left--) {
      const next = this.#round.next();
      if (next.done !== true) this.#look(next.value);
      else {
        this.#round = this.#connections.values();
        return;
      }
    }
  }

  /** Whoever has been quiet since the last look is asked; whoever does not answer is gone. */
  #look(connection: Connection): void {
    connection.strikes = Math.floor(connection.strikes / 2);
    // Whoever talks but never reads is not there.
    if (connection.isStuck()) connection.terminate();
    else if (connection.isAlive) connection.isAsked = false;
    else if (connection.isAsked) connection.terminate();
    else {
      connection.isAsked = true;
      connection.ping();
    }
    connection.isAlive = false;
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
  }
}

/** What a message costs of a connection's points: most take one. */
function pointsOf({ type }: ClientMessage): number {
  return type === 'ask-take-back' || type === 'mute' || type === 'advise' ? 10 : 1;
}

/** The id of a command that was refused unread, so that its sender knows which; null when it has none. */
function commandIdIn(text: string | null): string | null {
  const found = /"id":"([A-Za-z0-9_-]{1,40})"/.exec(text?.slice(0, 400) ?? '');
  return found?.[1] ?? null;
}
