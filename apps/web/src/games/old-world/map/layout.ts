import layout from './layout.json';

export const MAP_SIZE = [1000, 640] as const;

export interface Leg {
  readonly between: readonly string[];
  readonly kind: string;
  readonly path: string;
}
export const LEGS: readonly Leg[] = layout.legs;

/** From the fractions of the pack to the units of the drawing. */
export function pointOf([x, y]: readonly [number, number]): readonly [number, number] {
  return [64 + x * 868, 52 + y * 532];
}

export function isLegBetween({ between }: Leg, from: string, to: string): boolean {
  return between.includes(from) && between.includes(to) && from !== to;
}
