import type { AskedQuestion } from '@medallion/kernel';
import type { OldWorldEvent, OldWorldView } from '@medallion/old-world';
import type { LogLine } from '../../../play/session';

/** A card of the market that is being paid for: what has been given for it, and what it costs in all. */
export interface Purchase {
  readonly card: string;
  readonly paid: readonly string[];
  readonly price: number;
}

/** What was discarded for it, as the log tells it: the payments since anything else happened. */
function paidIn(log: readonly LogLine<OldWorldEvent>[]): readonly string[] {
  const paid: string[] = [];
  for (let at = log.length - 1; at >= 0; at--) {
    const line = log[at];
    if (line?.kind !== 'event' || line.event.type !== 'cards-discarded' || line.event.rule !== 'OW-DRAW-004') break;
    paid.unshift(...line.event.cards);
  }
  return paid;
}

/** The purchase that a question is about; null where nothing is bought. */
export function purchaseOf(
  question: AskedQuestion | null,
  view: OldWorldView | null,
  log: readonly LogLine<OldWorldEvent>[],
): Purchase | null {
  if (question?.prompt !== 'discard-card' || typeof question.about !== 'string') return null;
  const card = question.about;
  const paid = paidIn(log);
  const spaces = (view?.markets ?? []).flatMap(({ row }) => row);
  const price = spaces.find((space) => space?.card === card)?.price ?? 0;
  return { card, paid, price: Math.max(price, paid.length + 1) };
}
