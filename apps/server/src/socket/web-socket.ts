import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@medallion/protocol';
import { OPCODES } from './frame-format';
import { BROKEN, type Broken, FrameReader } from './frame-reader';
import { controlFrame } from './frames';

/** What RFC 6455 adds to a client's key before it is hashed. */
const SALT = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const KEY = /^[+/0-9A-Za-z]{22}==$/;
/** How long a peer may take to hang up once it was told to. */
const HANG_UP_WITHIN = 5_000;
const MOST_PONGS = 4_194_304;
const NO_BYTES = new Uint8Array(0);
const NORMAL = 1000;

/** The answer to a request to open a WebSocket; null when it is none. */
export function acceptanceOf({ method, headers }: IncomingMessage): string | null {
  const key = headers['sec-websocket-key'];
  const isFitting = method === 'GET' && headers.upgrade?.toLowerCase() === 'websocket';
  if (!isFitting || headers['sec-websocket-version'] !== '13' || key === undefined || !KEY.test(key)) return null;
  const accept = createHash('sha1')
    .update(key + SALT)
    .digest('base64');
  const lines = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  return [...lines, `Sec-WebSocket-Accept: ${accept}`, '', ''].join('\r\n');
}

export interface WebSocketEvents {
  /** A whole message; null when it was not text. */
  onMessage(text: string | null): void;
  onPong(): void;
  onClosed(): void;
}

/**
 * The server's end of a WebSocket, reduced to what this server speaks: text, no extensions. It reads straight from the
 * stream and leaves it to its owner to write many messages in one piece.
 */
export class WebSocketEnd {
  readonly #stream: Duplex;
  readonly #reader: FrameReader;
  #isOpen = true;
  #hangUp: NodeJS.Timeout | null = null;

  constructor(stream: Duplex, events: WebSocketEvents) {
    this.#stream = stream;
    this.#reader = new FrameReader(
      {
        onMessage: events.onMessage,
        onControl: (opcode, payload) => this.#control(opcode, payload, events),
        onBroken: (code) => this.close(code, ''),
      },
      LIMITS.messageBytes,
    );
    stream.on('data', (chunk: Buffer) => this.#reader.push(chunk));
    stream.on('end', () => {
      this.#isOpen = false;
      stream.end();
    });
    stream.on('error', () => this.terminate());
    stream.on('close', () => {
      this.#isOpen = false;
      if (this.#hangUp !== null) clearTimeout(this.#hangUp);
      events.onClosed();
    });
  }

  /** Bytes that came along with the request. */
  read(head: Buffer): void {
    if (head.length > 0) this.#reader.push(head);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Bytes that wait for the peer to take them. */
  get backlog(): number {
    return this.#stream.writableLength;
  }

  write(frames: Buffer): void {
    this.#stream.write(frames);
  }

  ping(): void {
    if (this.isOpen) this.#stream.write(controlFrame(OPCODES.ping, NO_BYTES));
  }

  #control(opcode: number, payload: Buffer, events: WebSocketEvents): void {
    if (opcode === OPCODES.pong) events.onPong();
    else if (opcode === OPCODES.ping) this.#pong(payload);
    else this.close(isFarewell(payload) ? codeOf(payload) : BROKEN.protocol, '');
  }

  /** Somebody who asks and asks, but never listens, is sent away. */
  #pong(payload: Buffer): void {
    if (this.backlog > MOST_PONGS) this.terminate();
    else if (this.isOpen) this.#stream.write(controlFrame(OPCODES.pong, payload));
  }

  /** Says goodbye, or answers the peer's, and hangs up. */
  close(code: number | Broken, reason: string): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#reader.stop();
    const payload = Buffer.from(`  ${reason}`);
    payload.writeUInt16BE(code, 0);
    this.#stream.end(controlFrame(OPCODES.close, payload));
    this.#hangUp = setTimeout(() => this.#stream.destroy(), HANG_UP_WITHIN).unref();
  }

  terminate(): void {
    this.#isOpen = false;
    this.#stream.destroy();
  }
}

/** The reason that may follow is for people, and nobody reads it here. */
function isFarewell(payload: Buffer): boolean {
  if (payload.length === 0) return true;
  const code = payload.length < 2 ? 0 : payload.readUInt16BE(0);
  return (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) || (code >= 3000 && code <= 4999);
}

function codeOf(payload: Buffer): number {
  return payload.length === 0 ? NORMAL : payload.readUInt16BE(0);
}
