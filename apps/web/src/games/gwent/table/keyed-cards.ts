import type { GwentView, SideView } from '@medallion/gwent';

/** Where a card lies on the screen: `hand-0`, `row-1-close`, `horn-0-siege`, `weather-1`. */
export type Zone = string;

interface Lying {
  readonly zone: Zone;
  readonly card: string;
}

/** Every open card of a view has a key, so that the screen can follow it from one view to the next. */
export interface KeyedCards {
  readonly keys: ReadonlyMap<Zone, readonly string[]>;
  readonly alive: ReadonlySet<string>;
  readonly lying: readonly (Lying & { readonly key: string })[];
  readonly nextKey: number;
}

export const NO_CARDS: KeyedCards = { keys: new Map(), alive: new Set(), lying: [], nextKey: 1 };

function lyingCards(view: GwentView): readonly Lying[] {
  return [
    ...view.sides.flatMap(sideCards),
    ...view.weather.map(({ card, seat }) => ({ zone: `weather-${seat}`, card })),
  ];
}

function sideCards({ seat, hand, aside, rows }: SideView): readonly Lying[] {
  return [
    ...(hand.cards ?? []).map((card) => ({ zone: `hand-${seat}`, card })),
    ...(aside.cards ?? []).map((card) => ({ zone: `aside-${seat}`, card })),
    ...rows.flatMap(({ row, horn, cards }) => [
      ...(horn === null ? [] : [{ zone: `horn-${seat}-${row}`, card: horn }]),
      ...cards.map(({ card }) => ({ zone: `row-${seat}-${row}`, card })),
    ]),
  ];
}

/**
 * Gives each card of the new view the key it had before: first those that stayed where they were, then those that
 * moved. Copies of a card cannot be told apart, so any of them will do.
 */
export function keyCards(before: KeyedCards, view: GwentView): KeyedCards {
  const left = [...before.lying];
  const take = (fits: (old: Lying) => boolean) => {
    const index = left.findIndex(fits);
    return index < 0 ? null : (left.splice(index, 1)[0]?.key ?? null);
  };
  const cards = lyingCards(view);
  const stayed = cards.map(({ zone, card }) => take((old) => old.zone === zone && old.card === card));
  let { nextKey } = before;
  const lying = cards.map(({ zone, card }, index) => {
    const key = stayed[index] ?? take((old) => old.card === card) ?? `c${nextKey++}`;
    return { zone, card, key };
  });
  const keys = new Map<Zone, string[]>();
  for (const { zone, key } of lying) keys.set(zone, [...(keys.get(zone) ?? []), key]);
  return { keys, alive: new Set(lying.map(({ key }) => key)), lying, nextKey };
}
