import type { HeroView } from '@medallion/adventure-game';

export const GOODS = ['red', 'blue', 'purple', 'gold'] as const;
export type Good = (typeof GOODS)[number];

/** An offer as it is put together here, of each good: what is given and what is asked for. */
export interface Draft {
  readonly give: readonly number[];
  readonly want: readonly number[];
}
type Side = keyof Draft;
const OTHER: Readonly<Record<Side, Side>> = { give: 'want', want: 'give' };

export const amountOf = (hero: HeroView, good: Good): number => (good === 'gold' ? hero.gold : hero.leads[good]);

const changed = (draft: Draft, side: Side, kind: number, by: 1 | -1): Draft => ({
  ...draft,
  [side]: draft[side].map((n, index) => (index === kind ? n + by : n)),
});

/** One more of a good on a side; what is asked for on the other side is taken back first. */
export function more(draft: Draft, side: Side, kind: number): Draft {
  const other = OTHER[side];
  return (draft[other][kind] ?? 0) > 0 ? changed(draft, other, kind, -1) : changed(draft, side, kind, 1);
}

export const less = (draft: Draft, side: Side, kind: number): Draft => changed(draft, side, kind, -1);

/** Nothing can be offered that is not there. @rule AG-TRADE-006 */
export function canAdd(draft: Draft, side: Side, kind: number, has: number): boolean {
  return (draft[OTHER[side]][kind] ?? 0) > 0 || (draft[side][kind] ?? 0) < has;
}

export const isEmpty = ({ give, want }: Draft): boolean => [...give, ...want].every((n) => n === 0);

/** The answers that make this offer at the table, in the order in which the rules take them. */
export function stepsOf(draft: Draft): readonly string[] {
  const side = (name: Side) =>
    GOODS.flatMap((good, kind) => Array.from({ length: draft[name][kind] ?? 0 }, () => `${name}:${good}`));
  return [...side('give'), ...side('want')];
}
