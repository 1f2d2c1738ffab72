import { MOST_PLAYERS, type RegionName } from '@medallion/adventure-game';
import { type Box, layLabels, type Piece, type Printed } from '../../../table/map/map-layout';
import { CROSSINGS, FARES, MAP_SIZE, placeAt, REGION_LAYOUT, SUPPORT_CHART, WAR_DIAL } from './layout';

/** The sign of a place with its leads and its heart. */
const TOKEN = { width: 72, height: 46 };
const PAWN = [34, 58] as const;
const LYING_PAWN = [58, 34] as const;
const MONSTER = [40, 40] as const;
const FOUL = [33, 33] as const;
const QUEST = [20, 26] as const;

interface NamedPlace {
  readonly id: string;
  readonly name: string;
}

/** The lines of all heroes there can be. */
function supportBox(): Box {
  const { at, step } = SUPPORT_CHART;
  const height = step * MOST_PLAYERS;
  return { x: at[0] + 19, y: at[1] + step / 2 - height / 2, width: 78, height };
}

/** Crests, prices of the sea and crossings: printed, and no room for names. */
function printedBoxes(): readonly Box[] {
  const box = ([x, y]: readonly [number, number], side: number) => ({ x, y, width: side, height: side });
  return [
    ...Object.values(REGION_LAYOUT).map(({ crest }) => box(crest, 42)),
    ...FARES.map(({ at }) => box(at, 26)),
    ...CROSSINGS.map((id) => box(placeAt(id), 12)),
    box(WAR_DIAL.at, WAR_DIAL.side),
    supportBox(),
  ];
}

export function printMap(places: readonly NamedPlace[]): Printed {
  const kept = printedBoxes();
  const spots = places.map(({ id, name }) => {
    const [x, y] = placeAt(id);
    return { id, name, token: { x: x + 3, y, ...TOKEN } };
  });
  return {
    size: MAP_SIZE,
    labels: layLabels(spots, MAP_SIZE, kept),
    tokens: [...spots.map(({ token }) => token), ...kept],
  };
}

export const questPiece = (place: string): Piece => ({
  id: `quest ${place}`,
  at: placeAt(place),
  wish: [0, -40],
  size: QUEST,
});

interface StandingHero {
  readonly seat: number;
  readonly at: string;
  /** Whoever is delayed lies down. */
  readonly isDelayed: boolean;
}

export const pawnPiece = ({ seat, at, isDelayed }: StandingHero): Piece => ({
  id: `pawn ${seat}`,
  at: placeAt(at),
  wish: isDelayed ? [-64, -4] : [-52, -4],
  size: isDelayed ? LYING_PAWN : PAWN,
});

/** The shadow of a pawn where it set out. */
export const shadowPiece = (place: string): Piece => ({
  id: 'shadow',
  at: placeAt(place),
  wish: [-52, -4],
  size: PAWN,
});

export const foulPiece = (region: RegionName): Piece => ({
  id: `foul ${region}`,
  at: REGION_LAYOUT[region].foul,
  wish: [0, 0],
  size: FOUL,
});

/** Obstacles of a region lie in a row from its corner. */
export function monsterPiece(region: RegionName, index: number): Piece {
  const { monsters, step } = REGION_LAYOUT[region];
  return {
    id: `monster ${region} ${index}`,
    at: [monsters[0] + step[0] * index, monsters[1] + step[1] * index],
    wish: [0, 0],
    size: MONSTER,
  };
}
