import { describe, expect, it } from 'vitest';
import { codewordsOf } from '../../src/play/online/qr/codewords';
import { formatBits, type Modules, qrCode, versionBits } from '../../src/play/online/qr/qr-code';
import { correctionOf } from '../../src/play/online/qr/reed-solomon';

const LINK = 'https://medallion.example.org/t/AbCdEfGhIjKlMnOpQrStUv#0123456789abcdef';

describe('the parts of a QR code', () => {
  it('agree with the worked example of the standard: the correction of a block of version 1', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it('have the published format and version fields', () => {
    expect(formatBits(0).toString(2)).toBe('101010000010010');
    expect(formatBits(5).toString(2).padStart(15, '0')).toBe('100000011001110');
    expect(versionBits(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
  });

  it('take the smallest version that holds the text, and refuse what is too long', () => {
    expect(codewordsOf('a'.repeat(14))?.version).toBe(1);
    expect(codewordsOf('a'.repeat(15))?.version).toBe(2);
    expect(codewordsOf('a'.repeat(213))?.version).toBe(10);
    expect(codewordsOf('a'.repeat(214))).toBeNull();
    expect(codewordsOf('a'.repeat(213))?.bytes).toHaveLength(346);
  });
});

/** Modules that carry no data, told from the geometry of the standard alone. */
function isPattern(x: number, y: number, size: number): boolean {
  if (x === 6 || y === 6) return true;
  if (x <= 8 && y <= 8) return true;
  if (x >= size - 8 && y <= 8) return true;
  if (x <= 8 && y >= size - 8) return true;
  const version = (size - 17) / 4;
  if (version >= 7 && ((x >= size - 11 && y < 6) || (y >= size - 11 && x < 6))) return true;
  const middles = version === 1 ? [] : version < 7 ? [size - 7] : [6, (size - 1) / 2, size - 7];
  const isInFinder = (cx: number, cy: number) =>
    (cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6);
  return middles.some((cx) =>
    middles.some((cy) => !isInFinder(cx, cy) && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2),
  );
}

const SHAPES: Readonly<Record<number, { readonly blocks: number; readonly room: number }>> = {
  1: { blocks: 1, room: 16 },
  2: { blocks: 1, room: 28 },
  5: { blocks: 2, room: 86 },
};

/** Reads a code of one or two blocks, as a camera would after finding it: the mask, then the bytes, then the text. */
function read(modules: Modules): string {
  const size = modules.length;
  const at = (x: number, y: number) => (modules[y]?.[x] === true ? 1 : 0);
  const format: number[] = [...[0, 1, 2, 3, 4, 5].map((y) => at(8, y)), at(8, 7), at(8, 8), at(7, 8)];
  for (let x = 5; x >= 0; x--) format.push(at(x, 8));
  const value = format.reduceRight((sum, bit) => sum * 2 + bit, 0) ^ 0b101010000010010;
  expect(value >>> 13).toBe(0); // level M
  const mask = value >>> 10;
  const isTurned = (x: number, y: number) =>
    [
      (x + y) % 2,
      y % 2,
      x % 3,
      (x + y) % 3,
      ((y >> 1) + Math.floor(x / 3)) % 2,
      ((x * y) % 2) + ((x * y) % 3),
      (((x * y) % 2) + ((x * y) % 3)) % 2,
      (((x + y) % 2) + ((x * y) % 3)) % 2,
    ][mask] === 0;
  const bits: number[] = [];
  let isUp = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!isPattern(x, y, size)) bits.push(at(x, y) ^ (isTurned(x, y) ? 1 : 0));
      }
    }
    isUp = !isUp;
  }
  const byte = (index: number) => bits.slice(index * 8, index * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0);
  const version = (size - 17) / 4;
  const { blocks, room } = SHAPES[version] ?? { blocks: 0, room: 0 };
  const stream = Array.from({ length: blocks }, (_, block) =>
    Array.from({ length: room / blocks }, (_, index) => byte(index * blocks + block)),
  ).flat();
  const nibbles = stream.flatMap((one) => [one >> 4, one & 15]);
  expect(nibbles[0]).toBe(4);
  const length = (nibbles[1] ?? 0) * 16 + (nibbles[2] ?? 0);
  const text = Array.from({ length }, (_, index) => (nibbles[3 + index * 2] ?? 0) * 16 + (nibbles[4 + index * 2] ?? 0));
  return new TextDecoder().decode(Uint8Array.from(text));
}

describe('a QR code', () => {
  it.each(['medallion', 'https://example.org/t/x', 'größer', LINK])('says what was put into it: %s', (text) => {
    const modules = qrCode(text);
    if (modules === null) throw new Error('too long');
    expect(read(modules)).toBe(text);
  });

  it('has its three finders, which touch nothing', () => {
    const modules = qrCode(LINK) ?? [];
    const size = modules.length;
    const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111'];
    for (const [x, y] of [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ] as const) {
      const rows = modules.slice(y, y + 7).map((row) =>
        row
          .slice(x, x + 7)
          .map(Number)
          .join(''),
      );
      expect(rows).toEqual(finder);
    }
    expect(modules[7]?.slice(0, 8).some(Boolean)).toBe(false);
  });

  it('is not drawn for a text that no camera could read', () => {
    expect(qrCode('a'.repeat(500))).toBeNull();
  });
});
