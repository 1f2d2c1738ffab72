import { alignmentsOf, codewordsOf, sizeOf } from './codewords';

/** Rows of modules; true is dark. */
export type Modules = readonly (readonly boolean[])[];

const MASKS: readonly ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** A code while it is drawn: `null` is a module that no pattern has claimed. */
class Grid {
  readonly size: number;
  readonly cells: (boolean | null)[][];

  constructor(size: number) {
    this.size = size;
    this.cells = Array.from({ length: size }, () => Array.from({ length: size }, () => null));
  }

  set(x: number, y: number, isDark: boolean): void {
    const row = this.cells[y];
    if (row !== undefined && x >= 0 && x < this.size) row[x] = isDark;
  }

  isFree(x: number, y: number): boolean {
    return this.cells[y]?.[x] === null;
  }
}

/** Concentric squares: rings at these distances from the middle are light. */
function drawRings(grid: Grid, x: number, y: number, radius: number, light: readonly number[]): void {
  for (let dy = -radius; dy <= radius; dy++) {
    for (let dx = -radius; dx <= radius; dx++) {
      grid.set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  }
}

function drawPatterns(grid: Grid, version: number): void {
  const { size } = grid;
  for (let at = 0; at < size; at++) {
    grid.set(6, at, at % 2 === 0);
    grid.set(at, 6, at % 2 === 0);
  }
  const places = alignmentsOf(version);
  const isCorner = (x: number, y: number) => (x === 6 || y === 6) && (x + y === 12 || x + y === size - 1);
  for (const x of places) for (const y of places) if (!isCorner(x, y)) drawRings(grid, x, y, 2, [1]);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    drawRings(grid, x, y, 4, [2, 4]);
  }
  grid.set(8, size - 8, true);
}

/** A value followed by the rest of its division by a polynomial, as the two small fields of a code have it. */
function withRest(value: number, length: number, polynomial: number): number {
  let rest = value;
  for (let bit = 0; bit < length; bit++) rest = (rest << 1) ^ ((rest >>> (length - 1)) * polynomial);
  return (value << length) | rest;
}

/** Level M and the mask. */
export const formatBits = (mask: number): number => withRest(mask, 10, 0x537) ^ 0x5412;
export const versionBits = (version: number): number => withRest(version, 12, 0x1f25);

function drawFormat(grid: Grid, mask: number): void {
  const { size } = grid;
  const isDark = (bit: number) => ((formatBits(mask) >>> bit) & 1) === 1;
  for (let bit = 0; bit < 15; bit++) {
    const near = bit < 6 ? bit : bit < 8 ? bit + 1 : 14 - bit;
    if (bit < 8) grid.set(8, near, isDark(bit));
    else grid.set(bit === 8 ? 7 : near, 8, isDark(bit));
    if (bit < 8) grid.set(size - 1 - bit, 8, isDark(bit));
    else grid.set(8, size - 15 + bit, isDark(bit));
  }
}

function drawVersion(grid: Grid, version: number): void {
  if (version < 7) return;
  for (let bit = 0; bit < 18; bit++) {
    const isDark = ((versionBits(version) >>> bit) & 1) === 1;
    const along = Math.floor(bit / 3);
    const across = grid.size - 11 + (bit % 3);
    grid.set(along, across, isDark);
    grid.set(across, along, isDark);
  }
}

/** Up and down in columns two wide, from the right, past the column that counts. */
function fillData(grid: Grid, bytes: readonly number[], mask: number): void {
  const { size } = grid;
  let at = 0;
  for (let column = size - 1; column > 0; column -= 2) {
    const right = column > 6 ? column : column - 1;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!grid.isFree(x, y)) continue;
        const bit = ((bytes[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1;
        at += 1;
        grid.set(x, y, (bit === 1) !== ((MASKS[mask]?.(x, y) ?? 1) === 0));
      }
    }
  }
}

/** How hard a code is to read: long runs of one colour, and blocks of it. */
function unrest(modules: Modules): number {
  let sum = 0;
  const size = modules.length;
  const at = (x: number, y: number) => modules[y]?.[x] ?? false;
  for (const turned of [false, true]) {
    for (let line = 0; line < size; line++) {
      let run = 0;
      for (let place = 0; place < size; place++) {
        const [x, y] = turned ? [line, place] : [place, line];
        const isSame = place > 0 && at(x, y) === (turned ? at(x, y - 1) : at(x - 1, y));
        run = isSame ? run + 1 : 1;
        if (run === 5) sum += 3;
        else if (run > 5) sum += 1;
        const isBlock = isSame && line > 0 && at(x, y) === at(x - 1, y - 1) && at(x, y) === at(x, y - 1);
        if (isBlock && !turned) sum += 3;
      }
    }
  }
  return sum;
}

function drawn(version: number, bytes: readonly number[], mask: number): Modules {
  const grid = new Grid(sizeOf(version));
  drawPatterns(grid, version);
  drawFormat(grid, mask);
  drawVersion(grid, version);
  fillData(grid, bytes, mask);
  return grid.cells.map((row) => row.map((cell) => cell === true));
}

/** A text as a QR code (ISO/IEC 18004, level M, up to about 200 letters); null when it is too long. */
export function qrCode(text: string): Modules | null {
  const found = codewordsOf(text);
  if (found === null) return null;
  const all = MASKS.map((_, mask) => drawn(found.version, found.bytes, mask));
  return all.reduce((best, next) => (unrest(next) < unrest(best) ? next : best));
}
