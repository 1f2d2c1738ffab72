import { correctionOf } from './reed-solomon';

/** Of level M, which bears about 15 % of damage: correction bytes per block and blocks, for versions 1 to 10. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26] as const;
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5] as const;
const MOST_VERSIONS = 10;
const BYTE_MODE = 0b0100;
const FILLING = [0xec, 0x11] as const;

export const sizeOf = (version: number): number => version * 4 + 17;

/** Places of the small squares along one side. */
export function alignmentsOf(version: number): readonly number[] {
  if (version === 1) return [];
  const last = sizeOf(version) - 7;
  return version < 7 ? [6, last] : [6, 6 + (last - 6) / 2, last];
}

/** How many bytes fit, data and correction together. */
function bytesIn(version: number): number {
  const squares = alignmentsOf(version).length;
  const patterns = squares === 0 ? 0 : (25 * squares - 10) * squares - 55;
  return Math.floor(((16 * version + 128) * version + 64 - patterns - (version < 7 ? 0 : 36)) / 8);
}

function shapeOf(version: number) {
  const blocks = BLOCKS[version - 1] ?? 1;
  const correction = CORRECTION[version - 1] ?? 0;
  return { blocks, correction, room: bytesIn(version) - blocks * correction };
}

/** Mode, length, the bytes themselves, and filling up to the room there is. */
function dataOf(bytes: Uint8Array, version: number, room: number): readonly number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >>> bit) & 1);
  };
  put(BYTE_MODE, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let filled = 0; bits.length < room * 8; filled++) put(FILLING[filled % 2 === 0 ? 0 : 1], 8);
  return Array.from({ length: room }, (_, at) => bits.slice(at * 8, at * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
}

/** The blocks, byte by byte in turn: first the data of all, then the correction of all. */
function interleaved(data: readonly number[], blocks: number, correction: number): readonly number[] {
  const short = Math.floor(data.length / blocks);
  const shortOnes = blocks - (data.length % blocks);
  const parts = Array.from({ length: blocks }, (_, block) => {
    const from = block * short + Math.max(0, block - shortOnes);
    return data.slice(from, from + short + (block < shortOnes ? 0 : 1));
  });
  const checks = parts.map((part) => correctionOf(part, correction));
  const inTurn = (columns: readonly (readonly number[])[], length: number) =>
    Array.from({ length }, (_, at) => columns.flatMap((column) => column[at] ?? [])).flat();
  return [...inTurn(parts, short + 1), ...inTurn(checks, correction)];
}

/** The text as the bytes of the smallest code that holds it; null when it is too long for one. */
export function codewordsOf(text: string): { readonly version: number; readonly bytes: readonly number[] } | null {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= MOST_VERSIONS; version++) {
    const { blocks, correction, room } = shapeOf(version);
    if (bytes.length + (version < 10 ? 2 : 3) > room) continue;
    return { version, bytes: interleaved(dataOf(bytes, version, room), blocks, correction) };
  }
  return null;
}
