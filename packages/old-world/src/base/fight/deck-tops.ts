import type { Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { cardId } from '../../core/cards/components';
import { type Card, HAND_LIMIT, type OldWorldPlay, type Witcher, witcherOf } from '../../core/state';
import { drawFromDeck } from '../witcher/decks';
import type { Fighter } from './fight-state';

/**
 * Somebody looked at the top of a deck: from now on they know it, until it changes. Several cards are put back in an
 * order of choice, or fewer of them, so whoever knew them before does not any more.
 */
export function markKnown(owner: Pick<Fighter, 'topKnown' | 'topKnownBy'>, n: number, seat: Seat): void {
  const isSameCard = n === 1 && owner.topKnown === 1;
  owner.topKnownBy = isSameCard ? owner.topKnownBy | (1 << seat) : 1 << seat;
  owner.topKnown = n;
}
/** Cards have left the top of the deck. */
export function forgetTop(witcher: Witcher, fighter: Fighter, n: number): void {
  fighter.topKnown = Math.max(0, fighter.topKnown - n);
  if (fighter.topKnown === 0) fighter.topKnownBy = 0;
  fighter.bottomKnown = Math.min(fighter.bottomKnown, witcher.deck.length);
}
/** The fight is decided: fatigue takes cards out of the deck and everything is shuffled, so no place in it is known any more. */
export function forgetOrder(fighter: Fighter): void {
  fighter.topKnown = 0;
  fighter.topKnownBy = 0;
  fighter.bottomKnown = 0;
}

/** Draws in a fight: an empty deck stays empty. @rule OW-TERM-006 */
export function drawInFight(play: OldWorldPlay, fighter: Fighter, n: number, rule: RuleId): number {
  if (n <= 0) return 0;
  const drawn = drawFromDeck(play, fighter.seat, n, rule);
  forgetTop(witcherOf(play.state, fighter.seat), fighter, drawn);
  return drawn;
}

/** The top cards of a deck go face up on the discard pile, one after the other. */
export function millDeck(play: OldWorldPlay, fighter: Fighter, n: number): Card[] {
  const witcher = witcherOf(play.state, fighter.seat);
  const { deck, discard } = witcher;
  const lost: Card[] = [];
  for (let left = Math.min(n, deck.length); left > 0; left--) lost.push(deck.pop() as Card);
  if (lost.length === 0) return lost;
  discard.push(...lost);
  forgetTop(witcher, fighter, lost.length);
  play.reveal();
  return lost;
}

/** The top card of the discard pile, or another, into the hand; over the hand limit it stays. @rule OW-FIGHT-031, OW-TERM-010 */
export function takeFromDiscard(play: OldWorldPlay, seat: Seat, card: Card | undefined, rule: RuleId): void {
  const { hand, discard } = witcherOf(play.state, seat);
  if (card === undefined || hand.length >= HAND_LIMIT) return;
  discard.splice(discard.lastIndexOf(card), 1);
  hand.push(card);
  if (play.isWatched) play.tell({ type: 'card-taken-back', seat, card: cardId(card), rule });
}
