import type { Way } from './scene';

const CHEAP = ['free', 'match'] as const;
const DEAR = ['gold', 'two'] as const;
type PlainWay = (typeof CHEAP)[number] | (typeof DEAR)[number];
/** What kind of payment a way is: one of these, or by an aid of the rules, under its id. */
export type WayKind = PlainWay | (string & {});
export const isPlain = (kind: WayKind): kind is PlainWay => [...CHEAP, ...DEAR].some((one) => one === kind);

export function wayKind({ pay: { cards, aid } }: Way): WayKind {
  if (cards.length === 0) return 'free';
  return aid ?? (cards.length === 1 ? 'match' : 'two');
}

/** The kinds of these ways, the cheapest first. */
export function wayKinds(ways: readonly Way[]): readonly WayKind[] {
  const kinds = new Set(ways.map(wayKind));
  const aids = [...kinds].filter((kind) => !isPlain(kind));
  return [...CHEAP, ...aids, ...DEAR].filter((kind) => kinds.has(kind));
}
export function cheapestWay(ways: readonly Way[]): WayKind | null {
  return wayKinds(ways)[0] ?? null;
}
