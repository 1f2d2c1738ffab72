/** How RFC 6455 lays out a frame, as far as both ends of ours need it. */
export const OPCODES = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

export const FRAME = {
  /** Bits of the first byte: the frame ends its message; an extension has something to say, which we have not agreed to. */
  last: 0x80,
  reserved: 0x70,
  /** A bit of the second byte: a mask comes before the payload. */
  masked: 0x80,
  maskBytes: 4,
  /** The rest of the second byte: a length up to `short`, or in how many bytes the length follows. */
  short: 125,
  inTwoBytes: 126,
  inEightBytes: 127,
} as const;
