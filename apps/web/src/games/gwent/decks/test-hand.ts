import { type DeckList, findLeader, LEADERS } from '@medallion/gwent';
import { type RngState, shuffle } from '@medallion/kernel';

/** A hand as the opening would deal it, with its exchanges: to get the feel of a deck. */
export interface TestHand {
  readonly hand: readonly string[];
  /** The last card is the top. */
  readonly deck: readonly string[];
  readonly aside: readonly string[];
  readonly exchangesLeft: number;
  /** Place in the hand of the card that was drawn last by an exchange. */
  readonly justDrawn: number | null;
}

const HAND_SIZE = 10;
const EXCHANGES = 2;

/** @rule GW-SETUP-005, GW-LEADER-023 */
export function dealTestHand(list: DeckList, rng: RngState): TestHand {
  const cards = Object.entries(list.cards).flatMap(([id, copies]) => Array.from({ length: copies }, () => id));
  shuffle(rng, cards);
  const effect = LEADERS[findLeader(list.leader) ?? -1]?.effect;
  const size = HAND_SIZE + (effect?.do === 'extra-card' ? effect.count : 0);
  const hand = cards.splice(Math.max(0, cards.length - size)).reverse();
  return { hand, deck: cards, aside: [], exchangesLeft: EXCHANGES, justDrawn: null };
}

/** Puts a card aside and draws another in its place; what was put aside cannot come back. @rule GW-MULL-001, GW-MULL-002, GW-MULL-003 */
export function exchange(test: TestHand, place: number): TestHand {
  const out = test.hand[place];
  const drawn = test.deck.at(-1);
  if (out === undefined || drawn === undefined || test.exchangesLeft === 0) return test;
  return {
    hand: test.hand.with(place, drawn),
    deck: test.deck.slice(0, -1),
    aside: [...test.aside, out],
    exchangesLeft: test.exchangesLeft - 1,
    justDrawn: place,
  };
}
