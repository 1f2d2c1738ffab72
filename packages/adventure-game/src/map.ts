import { InvariantError } from '@medallion/kernel';
import mapPack from '../data/map.json';
import { colorIndex, HEROES, QUESTS } from './components';
import { COLORS } from './effect';
import { type LocationFacts, parseMap, REGIONS, type RegionName, type RouteFacts } from './pack';

/** The board. Locations, regions and routes are small numbers: their places in these lists. */
export const MAP = parseMap(mapPack);
export const LOCATIONS: readonly LocationFacts[] = MAP.locations;
export const ROUTES: readonly RouteFacts[] = MAP.routes;
export type Location = number;
export type Region = number;

const locationsById = new Map(LOCATIONS.map(({ id }, index) => [id, index]));

export function locationById(id: string): Location {
  const index = locationsById.get(id);
  if (index === undefined) throw new InvariantError('no such location', { id });
  return index;
}
export function locationId(at: Location): string {
  return (LOCATIONS[at] as LocationFacts).id;
}
export function regionById(name: RegionName): Region {
  return REGIONS.indexOf(name);
}

const regions: readonly Region[] = LOCATIONS.map(({ region }) => regionById(region));
/** A hero is in the region of the location where the hero stands. @rule AG-REGION-003 */
export function regionOf(at: Location): Region {
  return regions[at] as Region;
}

/** A way out of a location. Each pair of locations is a route of its own, at intersections too. @rule AG-ROUTE-005, AG-ROUTE-007 */
export interface Way {
  readonly route: number;
  readonly to: Location;
  readonly fare: number;
  readonly isSea: boolean;
}

const waysOut: readonly (readonly Way[])[] = LOCATIONS.map(({ id }) =>
  ROUTES.flatMap(({ between, fare, kind }, route) => {
    const [a, b] = between;
    if (a !== id && b !== id) return [];
    return [{ route, to: locationById(a === id ? b : a), fare, isSea: kind === 'sea' }];
  }),
);
export function waysFrom(at: Location): readonly Way[] {
  return waysOut[at] as readonly Way[];
}

/** @rule AG-ADJ-001 */
export function areAdjacent(one: Location, other: Location): boolean {
  return waysFrom(one).some(({ to }) => to === other);
}

const regionNeighbours: readonly (readonly Region[])[] = REGIONS.map((_, region) =>
  REGIONS.map((_name, index) => index).filter(
    (other) =>
      other !== region &&
      LOCATIONS.some((_place, at) => regionOf(at) === region && waysFrom(at).some(({ to }) => regionOf(to) === other)),
  ),
);
/** @rule AG-ADJ-002 */
export function regionsBeside(region: Region): readonly Region[] {
  return regionNeighbours[region] as readonly Region[];
}

/** Leads shown at a location: 0 to 2 a colour, 3 for "any". */
const leadIcons: readonly (readonly number[])[] = LOCATIONS.map(({ leads }) =>
  leads.flatMap(({ color, n }) =>
    Array.from({ length: n }, () => (color === 'any' ? COLORS.length : colorIndex(color))),
  ),
);
export function leadsAt(at: Location): readonly number[] {
  return leadIcons[at] as readonly number[];
}
const hearts: readonly boolean[] = LOCATIONS.map(({ heart }) => heart);
export function hasHeart(at: Location): boolean {
  return hearts[at] === true;
}

export const START_OF_HERO: readonly Location[] = HEROES.map(({ start }) => locationById(start));
const questPlaces: readonly Location[] = QUESTS.map(({ location }) => locationById(location));
export function placeOfQuest(quest: number): Location {
  return questPlaces[quest] as Location;
}
const sidePlaces: readonly (readonly Location[])[] = QUESTS.map(({ sides }) =>
  sides.map((side) => (side.kind === 'go-to' ? locationById(side.location) : -1)),
);
/** Where a "go to" side quest leads; -1 for every other side quest. */
export function placeOfSide(quest: number, side: number): Location {
  return sidePlaces[quest]?.[side] ?? -1;
}

const steps: readonly (readonly number[])[] = LOCATIONS.map((_, from) => distancesFrom(from));
function distancesFrom(from: Location): number[] {
  const far = LOCATIONS.map(() => -1);
  far[from] = 0;
  const queue = [from];
  for (const at of queue) {
    for (const { to } of waysFrom(at)) {
      if (far[to] !== -1) continue;
      far[to] = (far[at] as number) + 1;
      queue.push(to);
    }
  }
  return far;
}
/** Routes of the shortest way, fares aside. */
export function routesBetween(from: Location, to: Location): number {
  return steps[from]?.[to] as number;
}
