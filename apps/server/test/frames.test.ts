import { LIMITS } from '@medallion/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPCODES } from '../src/socket/frame-format';
import { BROKEN, FrameReader } from '../src/socket/frame-reader';
import { controlFrame, Framer } from '../src/socket/frames';

interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly isLast?: boolean;
}

/** A frame as a client sends it. */
function masked({ opcode, payload, isLast = true }: Frame, mask = [1, 2, 3, 250]): Buffer {
  const { length } = payload;
  const head = length < 126 ? [length] : length < 65_536 ? [126, length >> 8, length & 255] : [127, 0, 0, 0, 0];
  if (length >= 65_536) for (const shift of [24, 16, 8, 0]) head.push((length >> shift) & 255);
  const hidden = payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return Buffer.concat([
    Buffer.from([(isLast ? 0x80 : 0) | opcode, 0x80 | (head[0] ?? 0), ...head.slice(1), ...mask]),
    hidden,
  ]);
}

const textFrame = (text: string): Buffer => masked({ opcode: OPCODES.text, payload: Buffer.from(text) });

function heardFrom(chunks: readonly Buffer[], longest: number = LIMITS.messageBytes) {
  const heard: (string | number | null)[] = [];
  const reader = new FrameReader(
    {
      onMessage: (text) => heard.push(text),
      onControl: (opcode, payload) => heard.push(`${opcode} ${payload}`),
      onBroken: (code) => heard.push(code),
    },
    longest,
  );
  // The reader works on the bytes it is given.
  for (const chunk of chunks) reader.push(Buffer.from(chunk));
  return heard;
}

function cutUp(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].sort((one, other) => one - other);
  return [0, ...places].map((start, index) => bytes.subarray(start, places[index] ?? bytes.length));
}

/** What a client would read, without a mask. */
function decoded(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    expect(bytes[at]).toBe(0x81);
    const short = bytes[at + 1] ?? 0;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    const length = head === 2 ? short : head === 4 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
    texts.push(bytes.toString('utf8', at + head, at + head + length));
    at += head + length;
  }
  return texts;
}

const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ minLength: 120, maxLength: 130, unit: 'grapheme' }),
  fc.integer({ min: 65_530, max: 65_536 }).map((length) => 'x'.repeat(length)),
);

describe('a frame reader', () => {
  it('reads every message, however it is cut up', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 4 }), fc.array(fc.nat(), { maxLength: 6 }), (texts, cuts) => {
        const bytes = Buffer.concat(texts.map(textFrame));
        expect(heardFrom(cutUp(bytes, cuts))).toEqual(texts);
      }),
      { numRuns: 200 },
    );
  });

  it('reads a message in parts, with a ping between them', () => {
    const [one, two] = [Buffer.from('Zoltan Chivay €').subarray(0, 16), Buffer.from('Zoltan Chivay €').subarray(16)];
    const frames = [
      masked({ opcode: OPCODES.text, payload: one, isLast: false }),
      masked({ opcode: OPCODES.ping, payload: Buffer.from('!') }),
      masked({ opcode: OPCODES.more, payload: two }),
      textFrame('next'),
    ];
    expect(heardFrom([Buffer.concat(frames)])).toEqual([`${OPCODES.ping} !`, 'Zoltan Chivay €', 'next']);
  });

  it('tells of binary messages without reading them', () => {
    expect(heardFrom([masked({ opcode: OPCODES.binary, payload: Buffer.from([255]) })])).toEqual([null]);
  });

  const empty = Buffer.alloc(0);
  it.each([
    ['no mask', Buffer.from([0x81, 0x01, 0x41])],
    ['a reserved bit', Buffer.from([0xc1, 0x80, 0, 0, 0, 0])],
    ['an unknown kind', masked({ opcode: 3, payload: empty })],
    ['an unknown control frame', masked({ opcode: 11, payload: empty })],
    ['a ping in parts', masked({ opcode: OPCODES.ping, payload: empty, isLast: false })],
    ['a long ping', masked({ opcode: OPCODES.ping, payload: Buffer.alloc(126) })],
    ['a part of nothing', masked({ opcode: OPCODES.more, payload: empty })],
    [
      'a new message within another',
      Buffer.concat([masked({ opcode: OPCODES.text, payload: empty, isLast: false }), textFrame('x')]),
    ],
  ])('breaks off at %s, and reads nothing more', (_, bytes) => {
    expect(heardFrom([bytes, textFrame('after')])).toEqual([BROKEN.protocol]);
  });

  it('breaks off at text that is none', () => {
    expect(heardFrom([masked({ opcode: OPCODES.text, payload: Buffer.from([0xc3, 0x28]) })])).toEqual([BROKEN.text]);
  });

  it('breaks off at messages beyond the limit, before they have arrived', () => {
    const long = textFrame('x'.repeat(101));
    expect(heardFrom([textFrame('x'.repeat(100)), long.subarray(0, 8)], 100)).toEqual(['x'.repeat(100), BROKEN.size]);
    const huge = Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
    expect(heardFrom([huge], 100)).toEqual([BROKEN.size]);
    const part = (opcode: number) => masked({ opcode, payload: Buffer.alloc(60, 65), isLast: false });
    expect(heardFrom([part(OPCODES.text), part(OPCODES.more)], 100)).toEqual([BROKEN.size]);
  });

  it('breaks off at a message in too many parts, however small they are', () => {
    const part = (opcode: number) => masked({ opcode, payload: empty, isLast: false });
    const parts = [part(OPCODES.text), ...Array.from({ length: 2_000 }, () => part(OPCODES.more))];
    expect(heardFrom(parts)).toEqual([BROKEN.size]);
  });

  it('reads a long message byte by byte', () => {
    const text = 'x'.repeat(2_000);
    expect(heardFrom([...textFrame(text)].map((byte) => Buffer.from([byte])))).toEqual([text]);
  });
});

describe('a framer', () => {
  it('lays texts of any length and script behind each other', () => {
    const framer = new Framer();
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 5 }), fc.boolean(), (texts, isAllWritten) => {
        expect(decoded(framer.framesOf(texts))).toEqual(texts);
        framer.reuse(isAllWritten);
      }),
      { numRuns: 200 },
    );
  });

  it('leaves alone what is still to be written', () => {
    const framer = new Framer();
    const first = framer.framesOf(['first']);
    const second = framer.framesOf(['second']);
    framer.reuse(false);
    framer.framesOf(['third, which is longer']);
    expect([...decoded(first), ...decoded(second)]).toEqual(['first', 'second']);
  });

  it('makes control frames', () => {
    expect([...controlFrame(OPCODES.pong, Buffer.from('ok'))]).toEqual([0x8a, 2, 0x6f, 0x6b]);
  });
});
