import { FRAME, OPCODES } from './frame-format';

/** No letter of a JavaScript string takes more bytes in UTF-8. */
const BYTES_PER_LETTER = 3;
const LONGEST_HEAD = 10;

function headOf(length: number): number {
  if (length <= FRAME.short) return 2;
  return length < 65_536 ? 4 : LONGEST_HEAD;
}

/** Writes one text frame and returns where it ends. */
function writeFrame(bytes: Buffer, at: number, text: string): number {
  const guess = headOf(text.length);
  const length = bytes.write(text, at + guess);
  const head = headOf(length);
  // Letters beyond ASCII have made it longer than its head had room for.
  if (head !== guess) bytes.copyWithin(at + head, at + guess, at + guess + length);
  bytes[at] = FRAME.last | OPCODES.text;
  if (head === 2) bytes[at + 1] = length;
  else if (head === 4) {
    bytes[at + 1] = FRAME.inTwoBytes;
    bytes.writeUInt16BE(length, at + 2);
  } else {
    bytes[at + 1] = FRAME.inEightBytes;
    bytes.writeBigUInt64BE(BigInt(length), at + 2);
  }
  return at + head + length;
}

const SLAB = 262_144;

/** Lays WebSocket frames one behind the other into one piece of memory: what is sent in one go costs one write. */
export class Framer {
  #slab = Buffer.allocUnsafeSlow(SLAB);
  #used = 0;

  framesOf(texts: readonly string[]): Buffer {
    let most = 0;
    for (const text of texts) most += LONGEST_HEAD + text.length * BYTES_PER_LETTER;
    const isLarge = most > SLAB / 4;
    if (!isLarge && this.#used + most > SLAB) this.#renew();
    const bytes = isLarge ? Buffer.allocUnsafe(most) : this.#slab;
    const start = isLarge ? 0 : this.#used;
    let at = start;
    for (const text of texts) at = writeFrame(bytes, at, text);
    if (!isLarge) this.#used = at;
    return bytes.subarray(start, at);
  }

  #renew(): void {
    this.#slab = Buffer.allocUnsafeSlow(SLAB);
    this.#used = 0;
  }

  /** The memory of all frames so far may be used again, unless some of them still wait to be written. */
  reuse(isAllWritten: boolean): void {
    if (isAllWritten) this.#used = 0;
    else this.#renew();
  }
}

/** A ping, pong or close: at most 125 bytes. */
export function controlFrame(opcode: number, payload: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([FRAME.last | opcode, payload.length]), payload]);
}
