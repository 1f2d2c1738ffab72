import { InvariantError } from '@medallion/kernel';
import mapPack from '../../data/map.json';
import { checkPathEnds, type LocationFacts, type PathFacts, parseMap } from './pack';
import { ATTRIBUTES, type Attribute, type Location, NONE, TERRAINS } from './state';

/** The wild terrain, which any single card pays for. @rule OW-MOVE-013 */
export const WILD = 3;

/** The board in play as lists by location number, so that a lookup is one read. */
export interface Board {
  readonly locations: readonly LocationFacts[];
  readonly paths: readonly PathFacts[];
  readonly ways: readonly (readonly Location[])[];
  /** 0 to 2 as in `TERRAINS`, or WILD. */
  readonly terrains: readonly number[];
  /** The attribute of an attribute location, NONE elsewhere. */
  readonly attributes: readonly (Attribute | typeof NONE)[];
  readonly isSchool: readonly boolean[];
  /** Location tokens by terrain. @rule OW-SETUP-016, OW-SETUP-045 */
  readonly tokens: readonly (readonly Location[])[];
  readonly byId: ReadonlyMap<string, Location>;
}

/** The places and paths of a board. */
export interface BoardFacts {
  readonly locations: readonly LocationFacts[];
  readonly paths: readonly PathFacts[];
}

export function makeBoard(map: BoardFacts): Board {
  const { locations, paths } = map;
  checkPathEnds('map', map);
  const byId = new Map(locations.map(({ id }, at) => [id, at]));
  const terrains = locations.map(({ terrain }) => (terrain === 'wild' ? WILD : TERRAINS.indexOf(terrain)));
  const ways = locations.map(({ id }) =>
    paths
      .flatMap(({ between: [a, b] }) => (a === id ? [byId.get(b) as number] : b === id ? [byId.get(a) as number] : []))
      .toSorted((one, other) => one - other),
  );
  return {
    locations,
    paths,
    ways,
    terrains,
    attributes: locations.map(({ attribute }) =>
      attribute === null ? NONE : (ATTRIBUTES.indexOf(attribute) as Attribute),
    ),
    isSchool: locations.map(({ school }) => school !== null),
    tokens: TERRAINS.map((_, terrain) =>
      locations.flatMap(({ hasToken }, at) => (hasToken && terrains[at] === terrain ? [at] : [])),
    ),
    byId,
  };
}

export const BASE_BOARD = makeBoard(parseMap(mapPack));

export function locationById(board: Board, id: string): Location {
  const at = board.byId.get(id);
  if (at === undefined) throw new InvariantError('no such location', { id });
  return at;
}
export function locationId(board: Board, at: Location): string {
  return (board.locations[at] as LocationFacts).id;
}
export function waysFrom(board: Board, at: Location): readonly Location[] {
  return board.ways[at] as readonly Location[];
}

/** Steps of the shortest way to every location. */
export function distancesFrom(board: Board, from: Location): readonly number[] {
  const far = board.locations.map(() => NONE);
  far[from] = 0;
  const queue = [from];
  for (const at of queue) {
    for (const to of waysFrom(board, at)) {
      if (far[to] !== NONE) continue;
      far[to] = (far[at] as number) + 1;
      queue.push(to);
    }
  }
  return far;
}
