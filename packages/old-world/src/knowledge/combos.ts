import { actionCard } from '../core/cards/components';
import type { Card } from '../core/state';

/** A card played is a life spent; it must be worth that much. */
const PRICE = 0.3;

function gainOf(below: Card | null, card: Card): number {
  const { main, color } = actionCard(card);
  const joined = below === null ? null : actionCard(below).extensions[color];
  const icons = [main, ...(joined === null || joined === undefined ? [] : [joined])];
  let gain = -PRICE;
  for (const one of icons) {
    gain += one.damage + 0.9 * one.shield + 0.6 * one.draw + 0.7 * (one.take + one.back);
  }
  return gain;
}

/** The best that can be had by going on from here with these cards; 0 by stopping. */
function bestFrom(below: Card, hand: readonly Card[], depth: number): number {
  if (depth === 0) return 0;
  let best = 0;
  for (const card of hand) {
    if ((actionCard(below).extensions[actionCard(card).color] ?? null) === null) continue;
    const rest = hand.filter((other) => other !== card);
    best = Math.max(best, gainOf(below, card) + bestFrom(card, rest, depth - 1));
  }
  return best;
}

const DEPTH = 3;
/** How good it is to play this card next, counting what can follow it. */
export function comboWorth(below: Card | null, card: Card, hand: readonly Card[]): number {
  return (
    gainOf(below, card) +
    bestFrom(
      card,
      hand.filter((other) => other !== card),
      DEPTH,
    )
  );
}
