import { isUtf8 } from 'node:buffer';
import { FRAME, OPCODES } from './frame-format';

/** More parts than any sane client cuts a message into: each of them takes memory, however small it is. */
const MOST_PARTS = 1_024;
/** Pieces of a frame are put together now and then, for the same reason. */
const MOST_PIECES = 64;

/** Why a connection cannot go on, as WebSocket numbers it. */
export const BROKEN = { protocol: 1002, text: 1007, size: 1009 } as const;
export type Broken = (typeof BROKEN)[keyof typeof BROKEN];

export interface FrameListener {
  /** A whole message; null when it was not text. */
  onMessage(text: string | null): void;
  onControl(opcode: number, payload: Buffer): void;
  /** The peer does not keep to the protocol or its limits: nothing more is read. */
  onBroken(code: Broken): void;
}

interface Head {
  readonly opcode: number;
  readonly isLast: boolean;
  readonly length: number;
  /** Where the payload begins, behind the mask. */
  readonly start: number;
}

/** Reads the frames of a client (RFC 6455), without extensions, from whatever pieces they arrive in. */
export class FrameReader {
  readonly #listener: FrameListener;
  readonly #longest: number;
  /** Bytes of a frame that has not arrived as a whole, in order. */
  #pieces: Buffer[] = [];
  #arrived = 0;
  /** How many bytes there must be before another look is worth it. */
  #wanted = 2;
  #parts: Buffer[] = [];
  #partsLength = 0;
  /** What the parts are parts of; null between messages. */
  #kind: number | null = null;
  #isBroken = false;

  constructor(listener: FrameListener, longest: number) {
    this.#listener = listener;
    this.#longest = longest;
  }

  push(chunk: Buffer): void {
    if (this.#isBroken) return;
    if (this.#arrived === 0) this.#read(chunk);
    else {
      this.#pieces.push(chunk);
      this.#arrived += chunk.length;
      if (this.#arrived < this.#wanted && this.#pieces.length < MOST_PIECES) return;
      const bytes = Buffer.concat(this.#pieces);
      this.#pieces = [];
      this.#arrived = 0;
      this.#read(bytes);
    }
  }

  /** Stops for good: the connection is being closed. */
  stop(): void {
    this.#isBroken = true;
  }

  #read(bytes: Buffer): void {
    let at = 0;
    while (!this.#isBroken && at < bytes.length) {
      const head = this.#headAt(bytes, at);
      if (typeof head === 'number') {
        if (!this.#isBroken) this.#keep(bytes.subarray(at), head);
        return;
      }
      const end = head.start + head.length;
      if (end > bytes.length) {
        this.#keep(bytes.subarray(at), end - at);
        return;
      }
      this.#take(bytes, head, end);
      at = end;
    }
  }

  #keep(rest: Buffer, wanted: number): void {
    this.#pieces = [rest];
    this.#arrived = rest.length;
    this.#wanted = wanted;
  }

  #break(code: Broken): number {
    this.#isBroken = true;
    this.#listener.onBroken(code);
    return 0;
  }

  /** The head of the next frame, or how many bytes it takes to know it. */
  #headAt(bytes: Buffer, at: number): Head | number {
    if (bytes.length - at < 2) return 2;
    const first = bytes[at] ?? 0;
    const second = bytes[at + 1] ?? 0;
    const opcode = first & 0x0f;
    const isLast = (first & FRAME.last) !== 0;
    const short = second & 0x7f;
    if ((first & FRAME.reserved) !== 0 || (second & FRAME.masked) === 0) return this.#break(BROKEN.protocol);
    if (!this.#isInPlace(opcode, isLast, short)) return this.#break(BROKEN.protocol);
    const width = short <= FRAME.short ? 0 : short === FRAME.inTwoBytes ? 2 : 8;
    if (bytes.length - at < 2 + width) return 2 + width;
    const length = width === 0 ? short : width === 2 ? bytes.readUInt16BE(at + 2) : longAt(bytes, at + 2);
    if (length + this.#partsLength > this.#longest) return this.#break(BROKEN.size);
    return { opcode, isLast, length, start: at + 2 + width + FRAME.maskBytes };
  }

  #isInPlace(opcode: number, isLast: boolean, short: number): boolean {
    if (opcode >= OPCODES.close) return opcode <= OPCODES.pong && isLast && short <= FRAME.short;
    return opcode === OPCODES.more ? this.#kind !== null : opcode <= OPCODES.binary && this.#kind === null;
  }

  #take(bytes: Buffer, { opcode, isLast, start }: Head, end: number): void {
    const hasOnlyAscii = unmask(bytes, start, end);
    if (opcode >= OPCODES.close) this.#listener.onControl(opcode, bytes.subarray(start, end));
    else if (isLast && this.#kind === null) this.#tell(opcode, bytes, start, end, hasOnlyAscii);
    else this.#addPart(opcode, bytes.subarray(start, end), isLast);
  }

  #addPart(opcode: number, part: Buffer, isLast: boolean): void {
    this.#kind ??= opcode;
    this.#parts.push(part);
    this.#partsLength += part.length;
    if (this.#parts.length > MOST_PARTS) this.#break(BROKEN.size);
    if (!isLast || this.#isBroken) return;
    const kind = this.#kind;
    const whole = Buffer.concat(this.#parts);
    this.#parts = [];
    this.#partsLength = 0;
    this.#kind = null;
    this.#tell(kind, whole, 0, whole.length, false);
  }

  #tell(opcode: number, bytes: Buffer, start: number, end: number, hasOnlyAscii: boolean): void {
    if (opcode === OPCODES.binary) this.#listener.onMessage(null);
    else if (hasOnlyAscii) this.#listener.onMessage(bytes.toString('latin1', start, end));
    else if (isUtf8(bytes.subarray(start, end))) this.#listener.onMessage(bytes.toString('utf8', start, end));
    else this.#break(BROKEN.text);
  }
}

function longAt(bytes: Buffer, at: number): number {
  return bytes.readUInt32BE(at) * 2 ** 32 + bytes.readUInt32BE(at + 4);
}

/** Undoes the mask that lies before `start`; says whether everything is ASCII. */
function unmask(bytes: Buffer, start: number, end: number): boolean {
  let seen = 0;
  for (let at = start, turn = 0; at < end; at++, turn = (turn + 1) & 3) {
    const byte = (bytes[at] ?? 0) ^ (bytes[start - FRAME.maskBytes + turn] ?? 0);
    bytes[at] = byte;
    seen |= byte;
  }
  return seen < 0x80;
}
