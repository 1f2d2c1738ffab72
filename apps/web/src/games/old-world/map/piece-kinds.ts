import type { LocationView } from '@medallion/old-world';
import { type Box, layLabels, type Piece, type Printed } from '../../../table/map/map-layout';
import type { Point } from '../../../table/map/pan-zoom';
import { MAP_SIZE, pointOf } from './layout';

/** What stands on the map, with its size and where beside its place it would like to be. */
const KINDS = {
  monster: { size: [48, 56], wish: [52, -6] },
  module: { size: [40, 42], wish: [-44, -26] },
  large: { size: [72, 84], wish: [64, -26] },
  small: { size: [27, 27], wish: [-34, -24] },
  quest: { size: [20, 26], wish: [-30, -26] },
  trail: { size: [25, 27], wish: [34, -24] },
  shut: { size: [30, 23], wish: [40, 6] },
  pawn: { size: [32, 56], wish: [-42, -4] },
  price: { size: [46, 20], wish: [44, -14] },
} as const satisfies Readonly<Record<string, { readonly size: Point; readonly wish: Point }>>;
export type PieceKind = keyof typeof KINDS;

/** The sign of a place with the number, the terrain and the harbour on it. */
const TOKEN = { width: 56, height: 49 };

export const pieceId = (kind: PieceKind, what: string | number, at: string): string => `${kind} ${what} ${at}`;

/** The key to the marks, on the open sea: nothing is printed or laid there. */
export const KEY_BOX: Box = { x: 106, y: 562, width: 184, height: 144 };

/** A place at which something stands. */
export type MapPlace = Pick<LocationView, 'id' | 'position'>;

export function pieceAt(kind: PieceKind, what: string | number, { id, position }: MapPlace): Piece {
  const { size, wish } = KINDS[kind];
  return { id: pieceId(kind, what, id), at: pointOf(position), wish, size };
}

interface NamedPlace extends MapPlace {
  readonly name: string;
}

/** What is printed on the map: places and their names, which stay where they are whatever comes to lie there. */
export function printMap(places: readonly NamedPlace[]): Printed {
  const spots = places.map(({ id, position, name }) => {
    const [x, y] = pointOf(position);
    return { id, name, token: { x, y, ...TOKEN } };
  });
  const labels = layLabels(spots, MAP_SIZE, [KEY_BOX]);
  return { size: MAP_SIZE, labels, tokens: [...spots.map(({ token }) => token), KEY_BOX] };
}
