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
  const { hand } = witcherOf(play.state, seat);
  if (hand.length === 0) return 0;
  const first = yield* choose(seat, shortFightPrompt, hand.slice());
  return (yield* shortCombo(play, seat, first)).damage;
}

/** What a combo outside a fight comes to. */
export interface ShortCombo {
  readonly damage: number;
  readonly shield: number;
}
/** The combo from its first card on. */
export function* shortCombo(play: OldWorldPlay, seat: Seat, first: Card): Flow<ShortCombo> {
  const { hand } = witcherOf(play.state, seat);
  let { damage, shield } = layDown(play, seat, first);
  for (let top = first; hand.length > 0; ) {
    const below = top;
    const next = hand.filter((card) => matches(below, card));
    const card = yield* choose(seat, shortFightPrompt, [STOP, ...next]);
    if (card === STOP) break;
    const laid = layDown(play, seat, card);
    const link = actionCard(below).extensions[actionCard(card).color];
    damage += laid.damage + (link?.damage ?? 0);
    shield += laid.shield + (link?.shield ?? 0);
    top = card;
  }
  return { damage, shield };
}

function layDown(play: OldWorldPlay, seat: Seat, card: Card): ShortCombo {
  const { hand, discard } = witcherOf(play.state, seat);
  hand.splice(hand.indexOf(card), 1);
  discard.push(card);
  if (play.isWatched) play.tell({ type: 'cards-discarded', seat, cards: [cardId(card)], rule: 'OW-TERM-001' });
  const { main } = actionCard(card);
  return { damage: main.damage, shield: main.shield };
}
