import { below, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { type Card, idOf } from '../cards';
import { type GwentPlay, other, sideOf } from '../state';

/** Sees random cards of the opponent's hand, or all of them if there are fewer. @rule GW-LEADER-016 */
export function peek(play: GwentPlay, seat: Seat, count: number, rule: RuleId): void {
  const opponent = sideOf(play.state, other(seat));
  const rest = opponent.hand.slice();
  const seen: Card[] = [];
  while (seen.length < count && rest.length > 0) {
    seen.push(...rest.splice(below(play.state.rng, rest.length), 1));
  }
  play.reveal();
  opponent.peeked = mergeKnown(opponent.peeked, seen);
  if (play.isWatched) play.tell({ type: 'peeked', seat, cards: seen.map(idOf), rule });
}

/** What is known of a hand after another look: of each card the larger number, for it may be the same copy again. */
function mergeKnown(known: readonly Card[], seen: readonly Card[]): Card[] {
  const merged = known.slice();
  for (const card of new Set(seen)) {
    const missing = countOf(seen, card) - countOf(known, card);
    for (let left = missing; left > 0; left--) merged.push(card);
  }
  return merged;
}

function countOf(cards: readonly Card[], card: Card): number {
  return cards.filter((one) => one === card).length;
}
