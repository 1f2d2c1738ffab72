import type { Seat } from '@medallion/kernel';
import { roundWinner } from './rules/compare';
import type { GwentView } from './view';

/** What a seat has to reach while the other side stays as it is. */
export interface RoundGoal {
  /** The smallest total that wins the round. */
  readonly wins: number;
  /** The total that draws it; null where a tie has a winner. */
  readonly draws: number | null;
}

export function roundGoal({ sides }: GwentView, seat: Seat): RoundGoal {
  const theirs = sides[seat === 0 ? 1 : 0].score.total;
  const factions = sides.map(({ faction }) => faction);
  const [tied] = roundWinner(factions, [theirs, theirs]);
  return { wins: tied === seat ? theirs : theirs + 1, draws: tied === null ? theirs : null };
}

/** Who wins the round if nothing more is played, by the totals as they lie or by others; null for a draw. */
export function roundLeader({ sides }: GwentView, totals?: readonly [number, number]): Seat | null {
  const [first, second] = sides;
  return roundWinner([first.faction, second.faction], totals ?? [first.score.total, second.score.total])[0];
}
