import type { OldWorldEvent } from '@medallion/old-world';

/** The card that is seen with a deed; null where there is none. */
export function deedCard(event: OldWorldEvent): string | null {
  switch (event.type) {
    case 'moved':
      return event.cards[0] ?? null;
    case 'card-gained':
      return event.card;
    case 'combo-done':
      return event.cards.at(-1) ?? null;
    default:
      return null;
  }
}
