import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { cardId, terrainOfCard, WILD as WILD_CARD } from '../../core/cards/components';
import { locationId, WILD, waysFrom } from '../../core/map';
import type { ActionPart, Entry, Payment } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import { type Card, type Location, type OldWorldPlay, type OldWorldState, turnOf, witcherOf } from '../../core/state';
import { openPrompt, optionId } from '../../options';
import { payGold } from '../witcher/resources';

/**
 * A step as a number: the destination and what pays for it, which is one or two places in the hand, or a card and gold.
 * Above the places stands another way to pay with one card, if there is one.
 */
const SLOTS = 8;
/** In the place of a second card: 1 gold. In the place of both: nothing. */
const GOLD = 7;
const PER_PAYMENT = SLOTS * SLOTS;
const MOST_PAYMENTS = 7;
const PER_MOVE = PER_PAYMENT * (1 + MOST_PAYMENTS);

const moveOption = (to: Location, first: number, second: number): number => to * PER_MOVE + first * SLOTS + second;

interface Paid {
  readonly to: Location;
  readonly first: number;
  readonly second: number;
  /** Place in the list of payments, from 1; 0 for none of them. */
  readonly payment: number;
}
function paidBy(option: number): Paid {
  const rest = option % PER_MOVE;
  const places = rest % PER_PAYMENT;
  return {
    to: Math.floor(option / PER_MOVE),
    first: places >> 3,
    second: places & 7,
    payment: Math.floor(rest / PER_PAYMENT),
  };
}

/** What a step costs, for those who weigh it. */
export function costOfMove(option: number): { readonly to: Location; readonly cards: number; readonly gold: number } {
  const { to, first, second } = paidBy(option);
  const cards = first === GOLD ? 0 : second === first || second === GOLD ? 1 : 2;
  return { to, cards, gold: cards === 1 && second === GOLD ? 1 : 0 };
}

function moveId(option: number, state: OldWorldState, seat: Seat): string {
  const { hand } = witcherOf(state, seat);
  const { board, payments } = rulesOf(state);
  const { to, first, second, payment } = paidBy(option);
  const cards = first === GOLD ? [] : [cardId(hand[first] as Card)];
  if (first !== second && second !== GOLD) cards.push(cardId(hand[second] as Card));
  const isGold = first !== GOLD && second === GOLD;
  const aid = payment > 0 ? (payments[payment - 1] as Payment).id : isGold ? 'gold' : null;
  return optionId('journey', { kind: 'move', to: locationId(board, to), pay: { cards, aid } });
}

/**
 * Every way to pay for every step: a matching or wild card, any two cards, any card and 1 gold; where any terrain will do,
 * any card. Nobody moves with an empty hand.
 * @rule OW-MOVE-001 to OW-MOVE-008, OW-MOVE-012, OW-MOVE-013, OW-TURN-006
 */
function moveOptions(state: OldWorldState, seat: Seat): number[] {
  const { hand, at, gold, freeMoves } = witcherOf(state, seat);
  const options: number[] = [];
  if (hand.length === 0) return options;
  const { board, payments } = rulesOf(state);
  for (const to of waysFrom(board, at)) {
    const terrain = board.terrains[to] as number;
    if (freeMoves > 0) options.push(moveOption(to, GOLD, GOLD));
    for (let first = 0; first < hand.length; first++) {
      const own = terrainOfCard(hand[first] as Card);
      const isMatch = terrain === WILD || own === WILD_CARD || own === terrain;
      if (isMatch) options.push(moveOption(to, first, first));
      else addPayments(options, payments, state, seat, to, first);
      if (gold > 0) options.push(moveOption(to, first, GOLD));
      for (let second = first + 1; second < hand.length; second++) options.push(moveOption(to, first, second));
    }
  }
  return options;
}
function addPayments(
  options: number[],
  payments: readonly Payment[],
  state: OldWorldState,
  seat: Seat,
  to: Location,
  first: number,
): void {
  for (let index = 0; index < payments.length; index++) {
    if ((payments[index] as Payment).mayPay(state, seat, to)) {
      options.push(moveOption(to, first, first) + PER_PAYMENT * (1 + index));
    }
  }
}

/** One step over a path. @rule OW-MOVE-001 */
export const movePart: ActionPart = { id: 'move', options: moveOptions, optionId: moveId, perform: move };

/** Cards paid go to the discard pile; entering comes before any action. @rule OW-MOVE-009, OW-TRAIL-001 */
function* move(play: OldWorldPlay, seat: Seat, option: number): Flow {
  const { state } = play;
  const witcher = witcherOf(state, seat);
  const from = witcher.at;
  const { to, first, second } = paidBy(option);
  const cards = payForMove(play, seat, option);
  witcher.at = to;
  turnOf(state, seat).steps += 1;
  if (play.isWatched) {
    const { board } = rulesOf(state);
    const gold = first !== GOLD && second === GOLD ? 1 : 0;
    const [left, entered] = [locationId(board, from), locationId(board, to)];
    play.tell({ type: 'moved', seat, from: left, to: entered, cards: cards.map(cardId), gold, rule: 'OW-MOVE-001' });
  }
  yield* enter(play, seat, to);
}

function payForMove(play: OldWorldPlay, seat: Seat, option: number): Card[] {
  const witcher = witcherOf(play.state, seat);
  const { first, second, payment } = paidBy(option);
  if (first === GOLD) {
    witcher.freeMoves -= 1;
    return [];
  }
  const { hand } = witcher;
  const cards = [hand[first] as Card];
  if (second !== GOLD && second !== first) cards.push(...hand.splice(second, 1));
  hand.splice(first, 1);
  witcher.discard.push(...cards);
  if (payment > 0) (rulesOf(play.state).payments[payment - 1] as Payment).pay(play, seat);
  if (second === GOLD) payGold(play, seat, 1, 'OW-MOVE-004');
  return cards;
}

/** Which of the things that are due here comes next. */
export const entryPrompt: Prompt<OldWorldState, number> = openPrompt('entry-order', (index, state) => ({
  kind: 'entry',
  entry: (rulesOf(state).entries[index] as Entry).id,
}));

/** Everything that is due on entering, in the order that the seat likes. Each thing is due once. @rule OW-TRAIL-001 */
export function* enter(play: OldWorldPlay, seat: Seat, at: Location): Flow {
  const { entries } = rulesOf(play.state);
  const due: number[] = [];
  for (let index = 0; index < entries.length; index++) {
    if ((entries[index] as Entry).isDue(play.state, seat, at)) due.push(index);
  }
  while (due.length > 0 && play.state.outcome === null) {
    const next = due.length === 1 ? (due[0] as number) : yield* choose(seat, entryPrompt, due.slice());
    due.splice(due.indexOf(next), 1);
    yield* (entries[next] as Entry).enter(play, seat, at);
  }
}
