const WHOLE_TEXT = 0x81;
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

function headOf(length: number): number {
  if (length < IN_TWO_BYTES) return 2;
  return length < 65_536 ? 4 : 10;
}

/** WebSocket frames of these texts, one behind the other in one piece of memory: what is sent in one go costs one write. */
export function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0));
  let at = 0;
  for (const [index, text] of texts.entries()) {
    const length = lengths[index] ?? 0;
    bytes[at] = WHOLE_TEXT;
    const head = headOf(length);
    if (head === 2) bytes[at + 1] = length;
    else if (head === 4) {
      bytes[at + 1] = IN_TWO_BYTES;
      bytes.writeUInt16BE(length, at + 2);
    } else {
      bytes[at + 1] = IN_EIGHT_BYTES;
      bytes.writeBigUInt64BE(BigInt(length), at + 2);
    }
    bytes.write(text, at + head);
    at += head + length;
  }
  return bytes;
}
