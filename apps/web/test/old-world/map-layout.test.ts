import { BASE_BOARD } from '@medallion/old-world';
import { describe, expect, it } from 'vitest';
import { type MapPlace, type PieceKind, pieceAt, printMap } from '../../src/games/old-world/map/piece-kinds';
import { isApart, layPieces } from '../../src/table/map/map-layout';

const PLACES = BASE_BOARD.locations.map(({ id, at, name }) => ({ id, position: at, name }));
/** All that a full table with its modules can bring to one place. */
const FULL: readonly (readonly [PieceKind, number])[] = [
  ['monster', 3],
  ['module', 2],
  ['quest', 1],
  ['trail', 1],
  ['shut', 1],
  ['pawn', 5],
  ['price', 1],
];
const allAt = (place: MapPlace) =>
  FULL.flatMap(([kind, count]) => Array.from({ length: count }, (_, index) => pieceAt(kind, index, place)));

describe("the layout of Old World's map", () => {
  const map = printMap(PLACES);

  it('prints no name over a place or another name', () => {
    const crossed = map.labels.filter((label, index) =>
      [...map.tokens, ...map.labels.slice(index + 1)].some((other) => !isApart(label, other)),
    );
    expect(crossed).toEqual([]);
  });

  it.each(PLACES.map((place) => [place.id, place] as const))('finds room for a full table at %s', (_, place) => {
    const boxes = [...layPieces(allAt(place), map)];
    const covering = boxes.filter(([id, box], index) =>
      [...map.labels, ...map.tokens, ...boxes.slice(index + 1).map(([, other]) => other)].some(
        (other) => !isApart(box, other),
      )
        ? id
        : null,
    );
    expect(covering.map(([id]) => id)).toEqual([]);
  });

  it('lets a price come and go without moving anything else', () => {
    const [place] = PLACES;
    if (place === undefined) throw new Error('no place');
    const pieces = allAt(place);
    const before = layPieces(pieces.slice(0, -1), map);
    const after = layPieces(pieces, map);
    for (const [id, box] of before) expect(after.get(id)).toEqual(box);
  });
});
