import type { OldWorldEvent } from '@medallion/old-world';
import { listOf } from '@medallion/text';
import { language } from '../../../settings/settings';
import { capital, named, speak } from '../text/say-old-world';
import { sayStaging } from './say-staging';

const cardsOf = (cards: readonly string[]): string =>
  listOf(
    language.value,
    cards.map((card) => named('card', card)),
  );

/** What somebody gave for a step on the map. */
export function paidNote({ cards, gold }: Extract<OldWorldEvent, { type: 'moved' }>): string {
  if (cards.length === 0) return sayStaging('paid.free');
  return sayStaging(gold > 0 ? 'paid.gold' : 'paid.cards', { cards: cardsOf(cards), gold });
}

/** What a deed cost or was done with, where its name does not say it; an empty text for all others. */
export function deedNote(event: OldWorldEvent): string {
  switch (event.type) {
    case 'moved':
      return paidNote(event);
    case 'card-gained':
      return event.paid.length === 0 ? '' : sayStaging('paid.cards', { cards: cardsOf(event.paid) });
    case 'poker-won':
    case 'poker-paid':
      return capital(speak(`hand.${event.own}`));
    case 'combo-done':
      return cardsOf(event.cards);
    default:
      return '';
  }
}
