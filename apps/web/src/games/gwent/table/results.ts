import { type GwentView, roundLeader, totalsAfter } from '@medallion/gwent';
import type { AskedQuestion, Seat } from '@medallion/kernel';
import { playsOf } from './options';

/** What a card of the hand comes to at best, once nobody can reply. */
export interface Result {
  readonly before: number;
  readonly after: number;
  /** The total that it changes is the other side's. */
  readonly isTheirs: boolean;
  readonly wins: boolean;
}

/**
 * Only after the other side has passed, and while the round is not won: before and after, a total says little. Null where
 * the card changes none, or nobody knows.
 */
export function resultOf(view: GwentView, seat: Seat, question: AskedQuestion | null, card: string): Result | null {
  const [mine, theirs] = seat === 0 ? view.sides : [view.sides[1], view.sides[0]];
  if (question?.seat !== seat || !theirs.hasPassed || roundLeader(view) === seat) return null;
  const lead = (totals: readonly [number, number]) => (seat === 0 ? totals[0] - totals[1] : totals[1] - totals[0]);
  const [best] = playsOf(question, card)
    .map((play) => totalsAfter(view, seat, play))
    .filter((totals) => totals !== null)
    .sort((one, other) => lead(other) - lead(one));
  if (best === undefined) return null;
  const [after, others] = seat === 0 ? best : [best[1], best[0]];
  const wins = roundLeader(view, best) === seat;
  if (after !== mine.score.total) return { before: mine.score.total, after, isTheirs: false, wins };
  if (others !== theirs.score.total) return { before: theirs.score.total, after: others, isTheirs: true, wins };
  return null;
}
