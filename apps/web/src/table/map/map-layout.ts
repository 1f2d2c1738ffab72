import type { Point } from './pan-zoom';

/** A box by its middle, in units of the map: what is apart there is apart at every size of the window. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A place as it is printed, with its name. */
export interface Spot {
  readonly id: string;
  /** The sign of the place and all that is printed on it. */
  readonly token: Box;
  readonly name: string;
}

export interface Label extends Box {
  readonly id: string;
}

/** Something that lies on the map beside a place. */
export interface Piece {
  readonly id: string;
  /** The middle of what it belongs to. */
  readonly at: Point;
  /** Where it would like to stand, seen from there. */
  readonly wish: Point;
  readonly size: Point;
}

/** Names are set in 15 units; letters are reckoned a little wide, because fonts differ. */
export const LETTER = 9.1;
const NAME_HEIGHT = 20;
/** Pieces stand so far apart, and so far from names. */
const GAP = 2;

export const isApart = (one: Box, other: Box, gap = 0): boolean =>
  Math.abs(one.x - other.x) * 2 >= one.width + other.width + 2 * gap ||
  Math.abs(one.y - other.y) * 2 >= one.height + other.height + 2 * gap;

const isInside = ({ x, y, width, height }: Box, [across, down]: Point): boolean =>
  x >= width / 2 && x <= across - width / 2 && y >= height / 2 && y <= down - height / 2;

const area = ({ width, height }: Box): number => width * height;

/** How much two boxes share. */
function shared(one: Box, other: Box): number {
  const over = (between: number, sizes: number, least: number) => Math.max(0, Math.min(least, sizes / 2 - between));
  return (
    over(Math.abs(one.x - other.x), one.width + other.width, Math.min(one.width, other.width)) *
    over(Math.abs(one.y - other.y), one.height + other.height, Math.min(one.height, other.height))
  );
}

/** Below its place, or as near to that as it is free. */
function labelPlaces({ token, name }: Spot): readonly Box[] {
  const width = name.length * LETTER;
  const down = token.height / 2 + NAME_HEIGHT / 2 + 1;
  const across = token.width / 2 + width / 2 + 2;
  const shifts = [0, -14, 14, -28, 28, -42, 42];
  const box = (dx: number, dy: number) => ({ x: token.x + dx, y: token.y + dy, width, height: NAME_HEIGHT });
  return [
    ...shifts.map((dx) => box(dx, down)),
    ...[0, 10, -10].flatMap((dy) => [box(across, dy), box(-across, dy)]),
    ...shifts.map((dx) => box(dx, -down)),
  ];
}

/** Where the names stand: on no place, on no other name, and all on the map. `kept` is printed there as well. */
export function layLabels(spots: readonly Spot[], size: Point, kept: readonly Box[] = []): readonly Label[] {
  const labels: Label[] = [];
  for (const spot of spots) {
    const tokens = spots.filter(({ id }) => id !== spot.id).map(({ token }) => token);
    const taken = [...tokens, ...kept, ...labels];
    const places = labelPlaces(spot).filter((box) => isInside(box, size));
    const free = places.find((box) => taken.every((other) => isApart(box, other)));
    const [first = spot.token] = places;
    labels.push({ id: spot.id, ...(free ?? first) });
  }
  return labels;
}

const REACH = 184;
const STEP = 8;

/** Ways from a place, the nearest to the wish first; of two as near, the one nearer to the place. */
function steps(wish: Point): readonly Point[] {
  const all: Point[] = [];
  for (let dx = -REACH; dx <= REACH; dx += STEP) {
    for (let dy = -REACH; dy <= REACH; dy += STEP) all.push([dx, dy]);
  }
  const cost = ([dx, dy]: Point) => Math.hypot(dx - wish[0], (dy - wish[1]) * 1.25) + 0.6 * Math.hypot(dx, dy);
  const priced = all.map((step) => ({ step, price: cost(step) })).sort((one, other) => one.price - other.price);
  return [wish, ...priced.map(({ step }) => step)];
}

const known = new Map<string, readonly Point[]>();
function stepsBy(wish: Point): readonly Point[] {
  const key = wish.join();
  const found = known.get(key) ?? steps(wish);
  known.set(key, found);
  return found;
}

export interface Printed {
  readonly size: Point;
  readonly labels: readonly Label[];
  /** Whatever else is printed and should stay in sight. */
  readonly tokens: readonly Box[];
}

/**
 * Where the pieces stand, each beside its place: on no name, on no place and on no other piece. Those that are named
 * first choose first, so what seldom moves comes before what comes and goes. Where all is full, pieces share room with
 * each other, never with a name.
 */
export function layPieces(pieces: readonly Piece[], { size, labels, tokens }: Printed): ReadonlyMap<string, Box> {
  const laid = new Map<string, Box>();
  for (const { id, at, wish, size: own } of pieces) {
    const legible: Box[] = [];
    let free: Box | null = null;
    for (const [dx, dy] of stepsBy(wish)) {
      const box = { x: at[0] + dx, y: at[1] + dy, width: own[0], height: own[1] };
      if (!isInside(box, size) || !labels.every((label) => isApart(box, label, GAP))) continue;
      if ([...tokens, ...laid.values()].every((other) => isApart(box, other, GAP))) free = box;
      else if (legible.length < 200) legible.push(box);
      if (free !== null) break;
    }
    laid.set(id, free ?? leastCovering(legible, [...tokens, ...laid.values()], at));
  }
  return laid;
}

function leastCovering(boxes: readonly Box[], others: readonly Box[], [x, y]: Point): Box {
  const covered = (box: Box) => others.reduce((sum, other) => sum + shared(box, other), 0) / area(box);
  return boxes.reduce(
    (best, box) => (covered(box) < covered(best) ? box : best),
    boxes[0] ?? { x, y, width: 0, height: 0 },
  );
}
