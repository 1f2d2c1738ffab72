import { InvariantError, type Seat, shuffle } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { type Card, idOf, kindOf, type Row } from '../cards';
import { type GwentPlay, type GwentState, type Side, sideOf } from '../state';

/** Takes one copy of a card out of a list; it must be there. */
export function takeOut(cards: Card[], card: Card): void {
  const index = cards.indexOf(card);
  if (index < 0) throw new InvariantError('the card is not here', { card: idOf(card) });
  if (index === cards.length - 1) cards.pop();
  else cards.splice(index, 1);
}

/** Takes a card out of the hand; whoever knew it to be there no longer can. */
export function takeFromHand(side: Side, card: Card): void {
  takeOut(side.hand, card);
  if (side.shown.length > 0) forget(side.shown, card);
  if (side.peeked.length > 0) forget(side.peeked, card);
  if (side.returned.length > 0) forget(side.returned, card);
}

/** Takes a card out of the deck for all to see. */
export function takeFromDeck(side: Side, card: Card): void {
  takeOut(side.deck, card);
  if (side.returned.length > 0) forget(side.returned, card);
}

function forget(known: Card[], card: Card): void {
  const index = known.indexOf(card);
  if (index >= 0) known.splice(index, 1);
}

/** Draws from the top of the deck; with too few cards, what is left. @rule GW-SPY-004, GW-GEN-003 */
export function drawCards(play: GwentPlay, seat: Seat, count: number, rule: RuleId): void {
  const side = sideOf(play.state, seat);
  const drawn: Card[] = [];
  for (let left = count; left > 0; left--) {
    const card = side.deck.pop();
    if (card === undefined) break;
    side.hand.push(card);
    drawn.push(card);
  }
  if (drawn.length > 0) play.reveal();
  if (play.isWatched) play.tell({ type: 'drew', seat, cards: drawn.map(idOf), rule });
}

export function shuffleDeck(play: GwentPlay, seat: Seat, rule: RuleId): void {
  shuffle(play.state.rng, sideOf(play.state, seat).deck);
  if (play.isWatched) play.tell({ type: 'shuffled', seat, rule });
}

/**
 * One card of each kind in a list, in an order that tells nothing about the list's own. A copy that began in the other
 * deck is the same to its player: it has the same name, so it is offered once.
 */
export function distinct(cards: readonly Card[]): Card[] {
  const found: Card[] = [];
  for (const card of cards) {
    let place = found.length;
    while (place > 0 && kindOf(found[place - 1] as Card) > kindOf(card)) place -= 1;
    if (place > 0 && kindOf(found[place - 1] as Card) === kindOf(card)) continue;
    found.push(card);
    for (let above = found.length - 1; above > place; above--) found[above] = found[above - 1] as Card;
    found[place] = card;
  }
  return found;
}

export function takeFromRow(state: GwentState, seat: Seat, row: Row, card: Card): void {
  takeOut(sideOf(state, seat).rows[row], card);
}
