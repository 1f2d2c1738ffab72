import type { Entry } from './entry';
import { LINES_TOLD } from './table-log';

/** Which entries of a log need not be played again. */
export interface Folding {
  /** Answers that were taken back, so far in the past that nobody is told of them any more. */
  readonly isGone: readonly boolean[];
  /** From here on everything is played as it happened. */
  readonly from: number;
}

const KINDS_WITHOUT_LINE: ReadonlySet<Entry['what']['kind']> = new Set([
  'created',
  'ready',
  'renamed',
  'take-back-agreed',
  'closed',
]);

/** The place after which as many lines follow as somebody who sits down is told. */
function beginningOfTold(entries: readonly Entry[]): number {
  let lines = 0;
  for (let index = entries.length - 1; index >= 0; index--) {
    const kind = entries[index]?.what.kind;
    if (kind !== undefined && !KINDS_WITHOUT_LINE.has(kind)) lines += 1;
    if (lines > LINES_TOLD) return index;
  }
  return 0;
}

/**
 * What a table has taken back need not be played again when it is loaded: a thousand times back and forth would cost a
 * thousand games. Only the latest lines are played as they happened, because people may read them.
 */
export function foldingOf(entries: readonly Entry[]): Folding {
  const from = beginningOfTold(entries);
  const isGone: boolean[] = [];
  /** The places of the answers that stand, by their number in the game. */
  const standing: number[] = [];
  for (let index = 0; index < from; index++) {
    const what = entries[index]?.what;
    if (what?.kind === 'answered') standing.push(index);
    else if (what?.kind === 'undone' || what?.kind === 'taken-back') {
      for (const place of standing.splice(what.code)) isGone[place] = true;
    }
  }
  return { isGone, from };
}
