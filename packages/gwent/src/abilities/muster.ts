import type { Flow, Seat } from '@medallion/kernel';
import { type Card, callsOf, type Kind, kindOf, type Row } from '../cards';
import { shuffleDeck, takeFromDeck, takeFromHand } from '../rules/piles';
import { layDown, resolvePlacing, rowFor, sideFor } from '../rules/place';
import { type GwentPlay, type Place, sideOf } from '../state';

/**
 * Muster: every called card in hand and deck comes at once, none held back; then the deck is shuffled.
 * All of them lie in place before the first resolves its own ability.
 * @rule GW-MUSTER-001, GW-MUSTER-002, GW-MUSTER-003, GW-MUSTER-005
 */
export function* muster(play: GwentPlay, by: Seat, caller: Card): Flow {
  const called = callsOf(caller);
  const side = sideOf(play.state, by);
  const fromHand = side.hand.filter((card) => isCalled(called, card));
  const fromDeck = side.deck.filter((card) => isCalled(called, card));
  const arrived: { card: Card; row: Row }[] = [];
  for (const card of fromHand) {
    takeFromHand(side, card);
    arrived.push({ card, row: yield* bring(play, by, card, 'hand') });
  }
  for (const card of fromDeck) {
    takeFromDeck(side, card);
    arrived.push({ card, row: yield* bring(play, by, card, 'deck') });
  }
  shuffleDeck(play, by, 'GW-MUSTER-003');
  for (const { card, row } of arrived) yield* resolvePlacing(play, by, row, card);
}

function isCalled(called: readonly Kind[], card: Card): boolean {
  return called.includes(kindOf(card));
}

function* bring(play: GwentPlay, by: Seat, card: Card, from: Place): Flow<Row> {
  const row = yield* rowFor(play, by, card);
  layDown(play, by, sideFor(by, card), row, card, { from, cause: 'muster', rule: 'GW-MUSTER-001' });
  return row;
}
