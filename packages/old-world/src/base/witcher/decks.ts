import { choose, type Flow, type Prompt, type Seat, shuffle } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { cardId } from '../../core/cards/components';
import {
  type Card,
  HAND_LIMIT,
  type OldWorldPlay,
  type OldWorldState,
  type Witcher,
  witcherOf,
} from '../../core/state';
import { closedPrompt, openPrompt } from '../../options';
import { showCard } from '../../options/show';

export const discardPrompt: Prompt<OldWorldState, Card, string | null> = openPrompt('discard-card', showCard);
export const trashPrompt: Prompt<OldWorldState, Card> = closedPrompt('trash-card', showCard);

/** Shuffles the discard pile into the deck. @rule OW-TERM-005, OW-FIGHT-001 */
export function shuffleDiscardIn(play: OldWorldPlay, seat: Seat): void {
  const witcher = witcherOf(play.state, seat);
  if (witcher.discard.length > 0) {
    if (witcher.deck.length === 0) witcher.deck = witcher.discard;
    else witcher.deck.push(...witcher.discard);
    witcher.discard = [];
  }
  shuffle(play.state.rng, witcher.deck);
  if (play.isWatched) play.tell({ type: 'reshuffled', seat, rule: 'OW-TERM-005' });
}

/** Deck, discard pile and hand into one deck. @rule OW-OUT-027, OW-TROPHY-005 */
export function shuffleAll(play: OldWorldPlay, seat: Seat): void {
  const witcher = witcherOf(play.state, seat);
  witcher.deck.push(...witcher.discard, ...witcher.hand);
  witcher.discard = [];
  witcher.hand = [];
  shuffle(play.state.rng, witcher.deck);
  if (play.isWatched) play.tell({ type: 'reshuffled', seat, rule: 'OW-OUT-027' });
}

/** Draws without ever refilling the deck; what would exceed the hand limit is lost. @rule OW-TERM-006, OW-TERM-010, OW-FIGHT-036 */
export function drawFromDeck(play: OldWorldPlay, seat: Seat, n: number, rule: RuleId): number {
  const { hand, deck } = witcherOf(play.state, seat);
  const before = hand.length;
  for (let left = n; left > 0 && hand.length < HAND_LIMIT && deck.length > 0; left--) hand.push(deck.pop() as Card);
  tellDrawn(play, seat, before, rule);
  return hand.length - before;
}

/** Draws outside a fight: an empty deck is refilled from the discard pile. @rule OW-TERM-005, OW-TERM-007, OW-TERM-010 */
export function drawCards(play: OldWorldPlay, seat: Seat, n: number, rule: RuleId): number {
  const witcher = witcherOf(play.state, seat);
  const { hand } = witcher;
  const before = hand.length;
  for (let left = n; left > 0 && hand.length < HAND_LIMIT; left--) {
    if (witcher.deck.length === 0) {
      if (witcher.discard.length === 0) break;
      shuffleDiscardIn(play, seat);
    }
    hand.push(witcher.deck.pop() as Card);
  }
  tellDrawn(play, seat, before, rule);
  return hand.length - before;
}

function tellDrawn(play: OldWorldPlay, seat: Seat, before: number, rule: RuleId): void {
  const { hand } = witcherOf(play.state, seat);
  if (hand.length === before) return;
  play.reveal();
  if (!play.isWatched) return;
  const cards = hand.slice(before).map(cardId);
  play.tell({ type: 'cards-drawn', seat, n: cards.length, cards, rule });
}

/** Face up on top of the owner's discard pile. @rule OW-TERM-001 */
export function discardFromHand(play: OldWorldPlay, seat: Seat, card: Card, rule: RuleId): void {
  const { hand, discard } = witcherOf(play.state, seat);
  hand.splice(hand.indexOf(card), 1);
  discard.push(card);
  if (play.isWatched) play.tell({ type: 'cards-discarded', seat, cards: [cardId(card)], rule });
}

/** The owner chooses which, and so their order in the discard pile. */
export function* discardChosen(play: OldWorldPlay, seat: Seat, n: number, rule: RuleId): Flow {
  const { hand } = witcherOf(play.state, seat);
  for (let left = n; left > 0 && hand.length > 0; left--) {
    const card = hand.length === 1 ? (hand[0] as Card) : yield* choose(seat, discardPrompt, hand.slice(), null);
    discardFromHand(play, seat, card, rule);
  }
}

/** Out of the game for good. @rule OW-TERM-002 */
export function trashCard(play: OldWorldPlay, seat: Seat, card: Card, from: Card[], rule: RuleId): void {
  from.splice(from.indexOf(card), 1);
  play.state.trashed.push(card);
  if (play.isWatched) play.tell({ type: 'cards-trashed', seat, cards: [cardId(card)], rule });
}

/** One card of the hand or the discard pile. @rule OW-TERM-002, OW-TERM-015 */
export function* trashOwn(play: OldWorldPlay, seat: Seat, rule: RuleId): Flow {
  const witcher = witcherOf(play.state, seat);
  const cards = [...witcher.hand, ...witcher.discard];
  if (cards.length === 0) return;
  const card = yield* choose(seat, trashPrompt, cards);
  trashCard(play, seat, card, witcher.hand.includes(card) ? witcher.hand : witcher.discard, rule);
}

/** All action cards a player owns, wherever they lie. */
export function cardsOwned(witcher: Witcher): Card[] {
  return [...witcher.hand, ...witcher.deck, ...witcher.discard];
}
