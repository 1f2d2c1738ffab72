/** The first byte of a whole text message (RFC 6455), and the second one where its length follows in 2 or 8 bytes. */
const TEXT = 0x81;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

function headOf(length: number): number {
  if (length < IN_TWO_BYTES) return 2;
  return length < 65_536 ? 4 : 10;
}

/** Writes one frame and returns where it ends. */
function writeFrame(bytes: Buffer, at: number, text: string, length: number): number {
  const head = headOf(length);
  bytes[at] = TEXT;
  if (head === 2) bytes[at + 1] = length;
  else if (head === 4) {
    bytes[at + 1] = IN_TWO_BYTES;
    bytes.writeUInt16BE(length, at + 2);
  } else {
    bytes[at + 1] = IN_EIGHT_BYTES;
    bytes.writeBigUInt64BE(BigInt(length), at + 2);
  }
  bytes.write(text, at + head);
  return at + head + length;
}

/** Messages as a server sends them, one behind the other: one write, where the library makes two of every message. */
export function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0));
  let at = 0;
  for (const [index, text] of texts.entries()) at = writeFrame(bytes, at, text, lengths[index] ?? 0);
  return bytes;
}
