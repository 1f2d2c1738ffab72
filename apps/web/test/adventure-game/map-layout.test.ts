import { LOCATIONS, nameOf, REGIONS } from '@medallion/adventure-game';
import { LANGUAGES } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import {
  foulPiece,
  monsterPiece,
  pawnPiece,
  printMap,
  questPiece,
  shadowPiece,
} from '../../src/games/adventure-game/map/piece-kinds';
import { type Box, isApart, layPieces, type Piece, type Printed } from '../../src/table/map/map-layout';

const SEATS = [0, 1, 2, 3];
const OBSTACLES = 5;
const PLACES = LOCATIONS.map(({ id }) => id);
const inAllRegions = REGIONS.flatMap((region) => [
  ...Array.from({ length: OBSTACLES }, (_, index) => monsterPiece(region, index)),
  foulPiece(region),
]);

/** Pieces that lie on a name, on something printed or on another piece. */
function covering(pieces: readonly Piece[], map: Printed): readonly string[] {
  const laid = [...layPieces(pieces, map)];
  const isCovering = (box: Box, index: number) =>
    [...map.labels, ...map.tokens, ...laid.slice(index + 1).map(([, other]) => other)].some(
      (other) => !isApart(box, other),
    );
  return laid.filter(([, box], index) => isCovering(box, index)).map(([id]) => id);
}

describe.each(LANGUAGES)("the layout of the Adventure Game's map in %s", (language) => {
  // The words of a language are there once the tests begin.
  const map = () => printMap(PLACES.map((id) => ({ id, name: nameOf(language, 'location', id) })));

  it('prints no name over a place or another name', () => {
    const { labels, tokens } = map();
    const crossed = labels.filter((label, index) =>
      [...tokens, ...labels.slice(index + 1)].some((other) => !isApart(label, other)),
    );
    expect(crossed).toEqual([]);
  });

  it.each(PLACES)('finds room for all heroes at %s while all regions are full', (at) => {
    const heroes = SEATS.map((seat) => pawnPiece({ seat, at, isDelayed: false }));
    expect(covering([...inAllRegions, questPiece(at), ...heroes, shadowPiece(at)], map())).toEqual([]);
  });

  it.each(PLACES)('finds room for heroes who lie down at %s', (at) => {
    const heroes = SEATS.map((seat) => pawnPiece({ seat, at, isDelayed: seat % 2 === 0 }));
    expect(covering([...inAllRegions, ...PLACES.map(questPiece), ...heroes], map())).toEqual([]);
  });
});
