import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorDetail, parseClientMessage } from '@medallion/protocol';
import type { Metrics } from '../metrics';
import type { Limits } from '../rate';
import type { Logger } from '../tables/hall';
import { Connection, Outbox } from './connection';
import type { Dispatcher } from './dispatcher';
import { acceptanceOf, WebSocketEnd } from './web-socket';

/** Every connection is looked at once in so many beats: all of them at once would hold everybody up. */
const BEATS = 20;
const BEAT = 1_000;
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
  readonly #outbox = new Outbox();
  readonly #connections = new Set<Connection>();
  readonly #perAddress = new Map<string, number>();
  readonly #heartbeat: NodeJS.Timeout;
  #round = this.#connections.values();
  #isClosing = false;

  constructor(server: Server, parts: GatewayParts) {
    this.#parts = parts;
    server.on('upgrade', (request, socket, head) => this.#upgrade(request, socket as Socket, head));
    this.#heartbeat = setInterval(() => this.#beat(), BEAT);
    this.#heartbeat.unref();
  }

  #upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void {
    const { addressOf, metrics } = this.#parts;
    const address = addressOf(request);
    socket.on('error', () => socket.destroy());
    const refusal = this.#whyNot(request, address);
    const acceptance = refusal === null ? acceptanceOf(request) : null;
    if (acceptance === null) {
      const [status, code] = refusal ?? ['400 Bad Request', 'bad-handshake'];
      metrics.refusedMessages.inc({ code });
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    socket.write(acceptance);
    this.#open(socket, head, address);
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

  #open(socket: Socket, head: Buffer, address: string): void {
    socket.setTimeout(0);
    socket.setNoDelay(true);
    const connection = new Connection(address, this.#parts.limits.connectionBucket(), this.#outbox);
    this.#connections.add(connection);
    this.#perAddress.set(address, (this.#perAddress.get(address) ?? 0) + 1);
    this.#parts.metrics.connections.set(this.#connections.size);
    const hurry = setTimeout(() => {
      if (!connection.isWelcome) connection.close('no-token');
    }, HELLO_WITHIN);
    hurry.unref();
    const end = new WebSocketEnd(socket, {
      onMessage: this.#ears(connection),
      onPong: () => {
        connection.isAlive = true;
      },
      onClosed: () => {
        clearTimeout(hurry);
        void this.#closed(connection);
      },
    });
    connection.speakThrough(end);
    end.read(head);
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
    if (connection.isAlive) connection.isAsked = false;
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

/** The id of a command that was refused unread, so that its sender knows which; null when it has none. */
function commandIdIn(text: string | null): string | null {
  const found = /"id":"([A-Za-z0-9_-]{1,40})"/.exec(text?.slice(0, 400) ?? '');
  return found?.[1] ?? null;
}
