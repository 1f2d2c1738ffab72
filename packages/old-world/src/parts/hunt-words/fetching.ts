import { choose, type Flow, shuffle } from '@medallion/kernel';
import { forgetOrder, takeFromDiscard } from '../../base/fight/deck-tops';
import { actionCard, cardId } from '../../core/cards/components';
import { COLORS } from '../../core/cards/vocabulary';
import { type Card, HAND_LIMIT, witcherOf } from '../../core/state';
import type { Acting } from '../../core/words';
import { extensionPrompt, fetchColorPrompt, fetchPrompt, otherPrompt, recoverPrompt, renewPrompt } from './prompts';
import { HUNT_WORDS } from './state';

const byNumber = (one: Card, other: Card): number => one - other;
const isOf = (color: string, card: Card): boolean => COLORS[actionCard(card).color] === color;

/** Any one card of the colour from deck or discard pile, shown to all; a deck that was searched is shuffled. @rule OW-MT-009 */
export function* fetchColor({ play, fighter, rule }: Acting, color: string): Flow {
  const { seat } = fighter;
  const { hand, deck, discard } = witcherOf(play.state, seat);
  const open = [...deck, ...discard].filter((card) => isOf(color, card)).sort(byNumber);
  if (open.length === 0 || hand.length >= HAND_LIMIT) return;
  const card = open.length === 1 ? (open[0] as Card) : yield* choose(seat, fetchColorPrompt, open);
  const from = deck.includes(card) ? deck : discard;
  from.splice(from.indexOf(card), 1);
  hand.push(card);
  shuffle(play.state.rng, deck);
  forgetOrder(fighter);
  play.reveal();
  if (!play.isWatched) return;
  play.tell({ type: 'module', module: HUNT_WORDS, what: 'fetched', seat, about: { card: cardId(card) }, rule });
}

/** Any card of the deck, which is shuffled afterwards; the others do not see it. */
export function* fetch({ play, fighter, rule }: Acting): Flow {
  const { seat } = fighter;
  const { hand, deck } = witcherOf(play.state, seat);
  if (deck.length === 0 || hand.length >= HAND_LIMIT) return;
  const card = deck.length === 1 ? (deck[0] as Card) : yield* choose(seat, fetchPrompt, deck.toSorted(byNumber));
  deck.splice(deck.indexOf(card), 1);
  hand.push(card);
  shuffle(play.state.rng, deck);
  forgetOrder(fighter);
  play.reveal();
  if (play.isWatched) play.tell({ type: 'cards-drawn', seat, n: 1, cards: [cardId(card)], rule });
}

/** Cards of the own discard pile go under the own deck. */
export function* recover({ play, fighter, rule }: Acting, n: number): Flow {
  const { seat } = fighter;
  const { deck, discard } = witcherOf(play.state, seat);
  for (let left = n; left > 0 && discard.length > 0; left--) {
    const card = discard.length === 1 ? (discard[0] as Card) : yield* choose(seat, recoverPrompt, discard.slice());
    discard.splice(discard.lastIndexOf(card), 1);
    deck.unshift(card);
    fighter.bottomKnown += 1;
    if (!play.isWatched) continue;
    play.tell({ type: 'module', module: HUNT_WORDS, what: 'recovered', seat, about: { card: cardId(card) }, rule });
  }
}

/** Any card of the discard pile but the one that was just lost. */
export function* takeOther({ play, fighter, rule }: Acting): Flow {
  const { hand, discard } = witcherOf(play.state, fighter.seat);
  const open = discard.slice(0, -1);
  if (open.length === 0 || hand.length >= HAND_LIMIT) return;
  const card = open.length === 1 ? (open[0] as Card) : yield* choose(fighter.seat, otherPrompt, open);
  takeFromDiscard(play, fighter.seat, card, rule);
}

/** One extension of the combo's last card gives its bonus although nothing lies on it. */
export function* lastExtension({ fighter }: Acting): Flow {
  const last = fighter.combo.at(-1);
  if (last === undefined) return;
  const { extensions } = actionCard(last);
  const open = extensions.flatMap((icons, color) => (icons === null ? [] : [color]));
  if (open.length === 0) return;
  const color = open.length === 1 ? (open[0] as number) : yield* choose(fighter.seat, extensionPrompt, open);
  const icons = extensions[color] ?? null;
  if (icons !== null) fighter.bonuses = [...fighter.bonuses, { card: last, icons }];
}

/** A potion used in this fight is unused again, and does not count. */
export function* renewPotion({ play, fighter }: Acting): Flow {
  const kinds = [...new Set(fighter.potions)];
  if (kinds.length === 0) return;
  const potion = kinds.length === 1 ? (kinds[0] as number) : yield* choose(fighter.seat, renewPrompt, kinds);
  fighter.potions.splice(fighter.potions.indexOf(potion), 1);
  fighter.potionsCounted = Math.max(0, fighter.potionsCounted - 1);
  witcherOf(play.state, fighter.seat).potions.push(potion);
}
