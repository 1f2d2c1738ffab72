import type { BattleView } from '@medallion/adventure-game';

/** Faces whose only result is spent by cards and dodging, never compared. */
const SPENDABLE = ['dodge', 'sign'] as const;

/** The places of dice whose result is spent: the last ones that show it, as many as are missing in the pool. @rule AG-DICE-009 */
export function spentDice({ faces, pool }: Pick<BattleView, 'faces' | 'pool'>): ReadonlySet<number> {
  const spent = SPENDABLE.flatMap((result) => {
    const showing = faces.flatMap((face, place) => (face === result ? [place] : []));
    return showing.slice(Math.min(showing.length, pool[result]));
  });
  return new Set(spent);
}
