import { CARDS, findKind, ROWS } from '@medallion/gwent';
import type { Seat } from '@medallion/kernel';
import type { Scene } from './scene';

export interface HeldCard {
  readonly card: string;
  /** By which the screen follows the card. */
  readonly key: string;
}

/** Strength as printed and the first row; special cards come after all of them. */
function rankOf(card: string): readonly [strength: number, row: number] {
  const facts = CARDS[findKind(card) ?? -1];
  if (facts === undefined || !('strength' in facts)) return [-1, ROWS.length];
  const [row] = facts.rows;
  return [facts.strength, row === undefined ? ROWS.length : ROWS.indexOf(row)];
}

/** The strongest first, then by row, special cards last; copies lie together. */
function compare(one: string, other: string): number {
  const [strength, row] = rankOf(one);
  const [rival, rivalRow] = rankOf(other);
  return rival - strength || row - rivalRow || one.localeCompare(other, 'en');
}

/** The cards of a hand as they are held on the screen; none where the viewer may not see them. */
export function heldCards({ view, keyed }: Pick<Scene, 'view' | 'keyed'>, seat: Seat): readonly HeldCard[] {
  const zone = `hand-${seat}`;
  const keys = keyed.keys.get(zone) ?? [];
  const cards = view.sides.find((side) => side.seat === seat)?.hand.cards ?? [];
  return cards
    .map((card, index) => ({ card, key: keys[index] ?? `${zone}-${index}` }))
    .sort((one, other) => compare(one.card, other.card));
}
