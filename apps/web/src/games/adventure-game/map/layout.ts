import { type RegionName, ROUTES } from '@medallion/adventure-game';
import data from './layout.json';

export const MAP_SIZE = [1000, 600] as const;

export interface Leg {
  readonly ends: readonly string[];
  readonly kind: string;
  readonly path: string;
}
export const LEGS: readonly Leg[] = data.legs;

const places: Readonly<Record<string, readonly number[]>> = data.places;

export function placeAt(id: string): readonly [number, number] {
  const [x = 500, y = 300] = places[id] ?? [];
  return [x, y];
}

const touches = ({ ends }: Leg, id: string) => ends.includes(id);

/** The drawn pieces of the road between two neighbours: one, or two that meet at an intersection. */
export function legsBetween(from: string, to: string): readonly Leg[] {
  const route = ROUTES.find(({ between }) => between.includes(from) && between.includes(to) && from !== to);
  if (route === undefined) return [];
  const { intersection } = route;
  if (intersection === null) return LEGS.filter((leg) => touches(leg, from) && touches(leg, to));
  return LEGS.filter((leg) => touches(leg, intersection) && (touches(leg, from) || touches(leg, to)));
}

export function fareBetween(from: string, to: string): number {
  return ROUTES.find(({ between }) => between.includes(from) && between.includes(to))?.fare ?? 0;
}

export const CROSSINGS = ['x1', 'x2', 'x3'] as const;
/** Where the price of a sea route stands. */
export const FARES = [
  { at: [150.5, 414.75], fare: 1 },
  { at: [164.4, 204], fare: 2 },
] as const;

/** The war track lies on the open sea: its middle and how wide it is. */
export const WAR_DIAL = { at: [80, 84], side: 148 } as const;

/** Whose quests can be supported stands in the lowest corner of the sea, one line over the other. */
export const SUPPORT_CHART = { at: [28, 574], step: 37 } as const;

interface RegionLayout {
  readonly crest: readonly [number, number];
  /** Where its first obstacle lies, and how the others follow. */
  readonly monsters: readonly [number, number];
  readonly step: readonly [number, number];
  readonly foul: readonly [number, number];
}

export const REGION_LAYOUT: Readonly<Record<RegionName, RegionLayout>> = {
  gray: { crest: [790, 84], monsters: [612, 30], step: [40, 0], foul: [735, 152] },
  purple: { crest: [360, 120], monsters: [330, 50], step: [38, -12], foul: [405, 168] },
  red: { crest: [520, 282], monsters: [586, 176], step: [39, 0], foul: [545, 192] },
  blue: { crest: [800, 492], monsters: [826, 352], step: [39, 0], foul: [790, 372] },
  yellow: { crest: [310, 540], monsters: [262, 450], step: [40, 0], foul: [372, 520] },
  green: { crest: [190, 378], monsters: [336, 306], step: [-39, -12], foul: [306, 372] },
};
