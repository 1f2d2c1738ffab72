import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { actionCard, actionCardFacts, actionCardIndex, cardId } from '../../core/cards/components';
import type { OldWorldEvent } from '../../core/events';
import { type Card, type OldWorldPlay, type OldWorldState, witcherOf } from '../../core/state';
import { openPrompt } from '../../options';
import { matches } from './combo';

const STOP = -1;
export const shortFightPrompt: Prompt<OldWorldState, Card> = openPrompt('short-fight', (card) =>
  card === STOP ? { kind: 'stop' } : { kind: 'play', card: cardId(card) },
);

/** What a combo outside a fight comes to. */
export interface ShortCombo {
  readonly damage: number;
  readonly shield: number;
}

/** What a card adds, with what the card beneath it gives for its colour. @rule OW-FIGHT-021, OW-FIGHT-023 */
function addedBy(card: Card, below: Card | null): ShortCombo {
  const { main, color } = actionCard(card);
  const link = below === null ? null : actionCard(below).extensions[color];
  return { damage: main.damage + (link?.damage ?? 0), shield: main.shield + (link?.shield ?? 0) };
}

/** The cards played in the short fight of this event card so far, and their damage, as the log tells. @rule OW-QUEST-006 */
export function shortFightSoFar(
  log: readonly OldWorldEvent[],
  event: number,
): { readonly combo: readonly string[]; readonly damage: number } {
  const read = log.findLastIndex((one) => one.type === 'event-read' && one.event === event);
  const combo = log.slice(read + 1).flatMap((one) => (one.type === 'cards-discarded' ? one.cards : []));
  const cards = combo.filter((id) => actionCardFacts(id) !== undefined).map(actionCardIndex);
  return { combo, damage: cards.reduce((sum, card, at) => sum + addedBy(card, cards[at - 1] ?? null).damage, 0) };
}

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

/** The combo from its first card on. */
export function* shortCombo(play: OldWorldPlay, seat: Seat, first: Card): Flow<ShortCombo> {
  const { hand } = witcherOf(play.state, seat);
  layDown(play, seat, first);
  let { damage, shield } = addedBy(first, null);
  for (let top = first; hand.length > 0; ) {
    const below = top;
    const next = hand.filter((card) => matches(below, card));
    const card = yield* choose(seat, shortFightPrompt, [STOP, ...next]);
    if (card === STOP) break;
    layDown(play, seat, card);
    const adds = addedBy(card, below);
    damage += adds.damage;
    shield += adds.shield;
    top = card;
  }
  return { damage, shield };
}

function layDown(play: OldWorldPlay, seat: Seat, card: Card): void {
  const { hand, discard } = witcherOf(play.state, seat);
  hand.splice(hand.indexOf(card), 1);
  discard.push(card);
  if (play.isWatched) play.tell({ type: 'cards-discarded', seat, cards: [cardId(card)], rule: 'OW-TERM-001' });
}
