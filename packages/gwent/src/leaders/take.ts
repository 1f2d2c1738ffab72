import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { type Card, idOf, isHero } from '../cards';
import { distinct, shuffleDeck, takeOut } from '../rules/piles';
import { type GwentPlay, type GwentState, sideOf } from '../state';
import { takeable } from './heroes';

export const takePrompt: Prompt<GwentState, Card> = {
  id: 'take',
  answersLieOpen: false,
  optionId: (card) => idOf(card),
};

/** A card of your choice from your own deck; then the deck is shuffled. @rule GW-LEADER-009, GW-LEADER-033, GW-LEADER-035 */
export function* takeFromDeck(play: GwentPlay, seat: Seat, rule: RuleId): Flow {
  yield* searchDeck(play, seat, takeable(play.state, 'take', sideOf(play.state, seat).deck), rule);
}

/** The seat picks one of these cards of its deck, unseen by the opponent, and shuffles. @rule GW-LEADER-033 */
export function* searchDeck(play: GwentPlay, seat: Seat, cards: readonly Card[], rule: RuleId): Flow {
  const side = sideOf(play.state, seat);
  if (cards.length > 0) {
    const card = yield* choose(seat, takePrompt, distinct(cards));
    takeOut(side.deck, card);
    side.hand.push(card);
    if (play.isWatched) play.tell({ type: 'took', seat, card: idOf(card), from: 'deck', owner: seat, rule });
  } else if (play.isWatched) {
    play.tell({ type: 'no-effect', seat, rule });
  }
  shuffleDeck(play, seat, 'GW-LEADER-033');
}

/**
 * A card of your choice from an open discard pile: both players know it. From the opponent's pile never a hero, because
 * the card with that reading says so itself. @rule GW-LEADER-008, GW-LEADER-035, GW-LEADER-036
 */
export function* takeFromDiscard(play: GwentPlay, seat: Seat, owner: Seat, rule: RuleId): Flow {
  const { discard } = sideOf(play.state, owner);
  const cards = distinct(
    owner === seat ? takeable(play.state, 'take', discard) : discard.filter((card) => !isHero(card)),
  );
  if (cards.length === 0) {
    if (play.isWatched) play.tell({ type: 'no-effect', seat, rule });
    return;
  }
  const card = yield* choose(seat, takePrompt, cards);
  takeOut(discard, card);
  const side = sideOf(play.state, seat);
  side.hand.push(card);
  side.shown.push(card);
  if (play.isWatched) play.tell({ type: 'took', seat, card: idOf(card), from: 'discard', owner, rule });
}
