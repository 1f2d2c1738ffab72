import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { actionCard, cardId } from '../../core/cards/components';
import { type CardGain, happen } from '../../core/hooks';
import { rulesOf } from '../../core/rules-of';
import {
  type Card,
  HAND_LIMIT,
  type Market,
  NONE,
  type OldWorldPlay,
  type OldWorldState,
  turnOf,
  witcherOf,
} from '../../core/state';
import { type OldWorldOption, openPrompt, optionId } from '../../options';
import { showCard } from '../../options/show';
import { askParts } from '../turn/action-phase';
import { actors, finishPhase } from '../turn/turn';
import { discardFromHand, discardPrompt, drawCards, trashCard } from '../witcher/decks';
import { leavePool, marketIndex, priceAt } from './market';

/** Cards to hold after the first step, and to draw up to in the second. @rule OW-DRAW-001, OW-DRAW-002 */
const HAND_SIZE = 3;
const DONE = NONE;

export const endDiscardPrompt: Prompt<OldWorldState, Card> = openPrompt(
  'discard',
  (card) => (card === DONE ? { kind: 'done' } : showCard(card)),
  {
    blocked: (state, seat) =>
      witcherOf(state, seat).hand.length > HAND_SIZE
        ? [{ id: optionId('discard', { kind: 'done' }), rule: 'OW-DRAW-001' }]
        : [],
  },
);

/** Any number of cards, in any order; with more than three in hand there is no way around it. @rule OW-DRAW-001 */
export function* discardStep(play: OldWorldPlay): Flow {
  const seats = actors(play.state);
  const [only] = seats;
  if (only !== undefined && seats.length === 1) yield* discardAlone(play, only);
  else yield* discardBesideOthers(play, seats);
}
/** One seat alone is done within one step, which is cheaper to keep than one for each card. */
function* discardAlone(play: OldWorldPlay, seat: Seat): Flow {
  const { hand } = witcherOf(play.state, seat);
  while (hand.length > 0) {
    const card = yield* choose(seat, endDiscardPrompt, discardOptions(play.state, seat));
    if (card === DONE) break;
    discardFromHand(play, seat, card, 'OW-DRAW-001');
  }
  drawStep(play, seat);
  finishPhase(play, seat);
}
/** Where several are asked at once, one answer is one step. */
function* discardBesideOthers(play: OldWorldPlay, seats: readonly Seat[]): Flow {
  const open = seats.map((seat) => ({ seat, options: discardOptions(play.state, seat) }));
  const { seat, option: card } = yield* askParts(endDiscardPrompt, open);
  if (card !== DONE) {
    discardFromHand(play, seat, card, 'OW-DRAW-001');
    return;
  }
  drawStep(play, seat);
  finishPhase(play, seat);
}
function discardOptions(state: OldWorldState, seat: Seat): readonly Card[] {
  const { hand } = witcherOf(state, seat);
  return hand.length > HAND_SIZE ? hand.slice() : [DONE, ...hand];
}

/** Up to three cards, more or fewer where something says so. @rule OW-DRAW-002, OW-DRAW-003 */
function drawStep(play: OldWorldPlay, seat: Seat): void {
  const { hand } = witcherOf(play.state, seat);
  drawCards(play, seat, drawTarget(play.state, seat) - hand.length, 'OW-DRAW-002');
}
export function drawTarget(state: OldWorldState, seat: Seat): number {
  const turn = turnOf(state, seat);
  return turn.fixedDraw !== NONE ? turn.fixedDraw : Math.max(0, HAND_SIZE + turn.draw);
}

export const gainPrompt: Prompt<OldWorldState, number> = openPrompt('gain-card', showPlace, {
  blocked: (state, seat) => {
    const market = marketIndex(state, seat);
    const { hand } = witcherOf(state, seat);
    return rowOf(state, seat).flatMap((card, place) =>
      card !== NONE && priceAt(state, market, place) > hand.length
        ? [{ id: optionId('gain-card', showCard(card)), rule: 'OW-DRAW-004' }]
        : [],
    );
  },
});
function showPlace(place: number, state: OldWorldState, seat: Seat): OldWorldOption<'gain-card'> {
  return showCard(rowOf(state, seat)[place] as Card);
}
function rowOf(state: OldWorldState, seat: Seat): readonly Card[] {
  return (state.markets[marketIndex(state, seat)] as Market).row;
}

/** Places in the pool whose cards the hand can pay for. @rule OW-DRAW-004, OW-DRAW-005 */
export function gainable(state: OldWorldState, seat: Seat): number[] {
  const market = marketIndex(state, seat);
  const held = witcherOf(state, seat).hand.length;
  const places: number[] = [];
  for (const [place, card] of rowOf(state, seat).entries()) {
    if (card !== NONE && priceAt(state, market, place) <= held) places.push(place);
  }
  return places;
}

/** One card must be taken, paid with cards of the hand, and goes into the hand, or onto the discard pile of a full one. @rule OW-DRAW-004, OW-DRAW-005, OW-DRAW-009, OW-DRAW-010, OW-DRAW-011 */
export function* gainStep(play: OldWorldPlay): Flow {
  const { state } = play;
  const open = actors(state).map((seat) => ({ seat, options: gainable(state, seat) }));
  const poor = open.find(({ options }) => options.length === 0);
  if (poor !== undefined) {
    if (play.isWatched) play.tell({ type: 'no-card-gained', seat: poor.seat, rule: 'OW-DRAW-005' });
    yield* endPurchase(play, poor.seat, null);
    return;
  }
  const { seat, option: place } = yield* askParts(gainPrompt, open);
  yield* endPurchase(play, seat, yield* gain(play, seat, place));
}
function* endPurchase(play: OldWorldPlay, seat: Seat, gained: CardGain | null): Flow {
  yield* happen(rulesOf(play.state).onPurchase, play, seat, gained);
  finishPhase(play, seat);
}

function* gain(play: OldWorldPlay, seat: Seat, place: number): Flow<CardGain> {
  const { state } = play;
  const market = marketIndex(state, seat);
  const { hand } = witcherOf(state, seat);
  const card = rowOf(state, seat)[place] as Card;
  const paid: Card[] = [];
  for (let left = priceAt(state, market, place); left > 0; left--) {
    const given =
      hand.length === left ? (hand[0] as Card) : yield* choose(seat, discardPrompt, hand.slice(), cardId(card));
    if (actionCard(card).isPaidByTrash) trashCard(play, seat, given, hand, 'OW-MT-033');
    else discardFromHand(play, seat, given, 'OW-DRAW-004');
    paid.push(given);
  }
  leavePool(play, market, card);
  const isFull = hand.length >= HAND_LIMIT;
  (isFull ? witcherOf(state, seat).discard : hand).push(card);
  turnOf(state, seat).bought = place;
  const gained: CardGain = { card, market, place, how: 'bought' };
  if (!play.isWatched) return gained;
  const to = isFull ? 'discard' : 'hand';
  play.tell({
    type: 'card-gained',
    seat,
    card: cardId(card),
    to,
    paid: paid.map(cardId),
    rule: isFull ? 'OW-TERM-010' : 'OW-DRAW-009',
  });
  return gained;
}
