import type { Field } from './codec';

/** What may go with a card in the place of a second one. */
const AIDS = ['gold', 'mule'] as const;
export type PaymentAid = (typeof AIDS)[number];

/** How a step is paid for: no card, one that fits, two, or one with 1 gold or with the help of the mule. @rule OW-MOVE-002 to OW-MOVE-005 */
export interface Payment {
  readonly cards: readonly string[];
  readonly aid: PaymentAid | null;
}

export const payment: Field<Payment> = {
  write: ({ cards, aid }) => {
    if (cards.length === 0) return 'free';
    return aid === null ? cards.join('+') : `${cards.join('+')}+${aid}`;
  },
  read: (text) => {
    if (text === 'free') return { cards: [], aid: null };
    const parts = text.split('+');
    const aid = AIDS.find((one) => one === parts.at(-1)) ?? null;
    return { cards: aid === null ? parts : parts.slice(0, -1), aid };
  },
};
