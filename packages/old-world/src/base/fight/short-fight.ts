import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { actionCard, cardId } from '../../core/cards/components';
import { type Card, type OldWorldPlay, type OldWorldState, witcherOf } from '../../core/state';
import { openPrompt } from '../../options';
import { matches } from './combo';

const STOP = -1;
export const shortFightPrompt: Prompt<OldWorldState, Card> = openPrompt('short-fight', (card) =>
  card === STOP ? { kind: 'stop' } : { kind: 'play', card: cardId(card) },
);

/**
 * One combo from the hand, card by card; its damage counts, and the cards are discarded in their order. As in a fight,
 * whoever holds cards is asked even when none fits.
 */
export function* shortFight(play: OldWorldPlay, seat: Seat): Flow<number> {
  const { hand, discard } = witcherOf(play.state, seat);
  let damage = 0;
  let top: Card | null = null;
  while (hand.length > 0) {
    const below: Card | null = top;
    const next = below === null ? hand.slice() : hand.filter((card) => matches(below, card));
    const card: Card = yield* choose(seat, shortFightPrompt, below === null ? next : [STOP, ...next]);
    if (card === STOP) break;
    hand.splice(hand.indexOf(card), 1);
    discard.push(card);
    const { main, color } = actionCard(card);
    damage += main.damage;
    if (below !== null) damage += actionCard(below).extensions[color]?.damage ?? 0;
    top = card;
    if (play.isWatched) play.tell({ type: 'cards-discarded', seat, cards: [cardId(card)], rule: 'OW-TERM-001' });
  }
  return damage;
}
