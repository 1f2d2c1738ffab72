import type { Way } from './scene';
import { type WayKind, wayKind, wayKinds } from './way-kinds';

/** What was chosen so far to pay with: cards of the hand, and a kind of payment where one was asked for. */
export interface Picks {
  readonly cards: readonly string[];
  readonly kind: WayKind | null;
}

export const NO_PICKS: Picks = { cards: [], kind: null };

export interface Narrowed {
  /** The way that is paid by exactly this; null as long as something is missing. */
  readonly way: Way | null;
  /** The cards that can be chosen next. */
  readonly lit: ReadonlySet<string>;
  /** How many cards are missing if nothing else is added; 0 where only something else helps. */
  readonly left: number;
}

function fits({ cards, kind }: Picks, way: Way): boolean {
  if (kind !== null && wayKind(way) !== kind) return false;
  return cards.every((card) => way.pay.cards.includes(card));
}

/** Nothing is paid unasked: neither an aid that was not chosen, nor a free step that no press has asked for. */
function isPaid({ cards, kind }: Picks, { pay }: Way): boolean {
  if (pay.cards.length !== cards.length) return false;
  return kind !== null || (pay.aid === null && cards.length > 0);
}

/** Narrows the ways to pay down to those that the picks can still become. */
export function narrow(ways: readonly Way[], picks: Picks): Narrowed {
  const open = ways.filter((way) => fits(picks, way));
  const lit = new Set(open.flatMap(({ pay }) => pay.cards));
  for (const card of picks.cards) lit.delete(card);
  return {
    way: open.find((way) => isPaid(picks, way)) ?? null,
    lit,
    left: cardsLeft(open, picks),
  };
}

function cardsLeft(open: readonly Way[], { cards, kind }: Picks): number {
  const byCards = kind === null ? open.filter(({ pay }) => pay.aid === null && pay.cards.length > 0) : open;
  return byCards.length === 0 ? 0 : Math.min(...byCards.map(({ pay }) => pay.cards.length - cards.length));
}

/** A card that is pressed once is chosen, twice put back. */
export function withCard({ cards, kind }: Picks, card: string): Picks {
  return { cards: cards.includes(card) ? cards.filter((one) => one !== card) : [...cards, card], kind };
}

/** A kind that is pressed once is asked for, twice given up. Cards that it has no use for are put back. */
export function withKind(ways: readonly Way[], { cards, kind }: Picks, wanted: WayKind): Picks {
  if (kind === wanted) return { cards, kind: null };
  const next: Picks = { cards, kind: wanted };
  return ways.some((way) => fits(next, way)) ? next : { cards: [], kind: wanted };
}

/**
 * The kinds of payment that cards alone do not say: a step without a card, a card with gold or another aid, and two cards
 * where each of them would do by itself.
 */
export function kindsToName(ways: readonly Way[]): readonly WayKind[] {
  const single = new Set(ways.flatMap((way) => (wayKind(way) === 'match' ? way.pay.cards : [])));
  const isHidden = (way: Way) => wayKind(way) === 'two' && way.pay.cards.every((card) => single.has(card));
  return wayKinds(ways).filter((kind) => kind !== 'match' && (kind !== 'two' || ways.some(isHidden)));
}
