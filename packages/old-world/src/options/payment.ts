import { actionCardFacts } from '../core/cards/components';
import type { Field } from './codec';

/** What may go with a card in the place of a second one: gold, or one of the payments that the rules list, by its id. */
export type PaymentAid = string;

/** How a step is paid for: no card, one that fits, two, or one with 1 gold or with another aid. @rule OW-MOVE-002 to OW-MOVE-005 */
export interface Payment {
  readonly cards: readonly string[];
  readonly aid: PaymentAid | null;
}

export const payment: Field<Payment> = {
  write: ({ cards, aid }) => {
    if (cards.length === 0) return 'free';
    return aid === null ? cards.join('+') : `${cards.join('+')}+${aid}`;
  },
  // Whatever is no card is an aid, whoever brought it.
  read: (text) => {
    if (text === 'free') return { cards: [], aid: null };
    const parts = text.split('+');
    const last = parts.at(-1) as string;
    return parts.length === 1 || actionCardFacts(last) !== undefined
      ? { cards: parts, aid: null }
      : { cards: parts.slice(0, -1), aid: last };
  },
};
