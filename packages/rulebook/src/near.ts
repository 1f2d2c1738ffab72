import type { Language } from '@medallion/text';
import { foldedWords } from './fold';
import type { Ledger } from './ledger';
import type { RuleId } from './rule-ids';
import { ruleText } from './rule-text';
import { indexOf, type SearchHit, type SearchIndex, scoresOf } from './search';

/** A misspelt word says less than the word itself. */
const MISSPELT = 0.3;
const MOST = 12;

/** The rules that come closest where none has every word: those with most of them, also where a letter or two is wrong. */
export function nearRules<Id extends RuleId>(
  ledger: Ledger<Id>,
  language: Language,
  query: string,
): readonly SearchHit<Id>[] {
  const index = indexOf(ledger, language);
  const scores = foldedWords(query).map((word) => {
    const exact = scoresOf(index, word);
    return exact.size > 0 ? exact : misspeltScores(index, word);
  });
  const found = ledger.rules.map(({ id }, position) => {
    const at = scores.flatMap((one) => one.get(position) ?? []);
    return { id, words: at.length, score: at.reduce((sum, score) => sum + score, 0) };
  });
  const most = Math.max(0, ...found.map(({ words }) => words));
  if (most === 0) return [];
  return found
    .filter(({ words }) => words === most)
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ id, score }) => ({ ...ruleText(ledger, language, id), score }));
}

function misspeltScores(index: SearchIndex, asked: string): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (const word of index.words) {
    if (!isMisspelt(asked, word)) continue;
    for (const [position, weight] of index.weights.get(word) ?? []) {
      scores.set(position, Math.max(weight * MISSPELT, scores.get(position) ?? 0));
    }
  }
  return scores;
}

/** In short words one letter may be wrong, in long ones two; what is typed may be the beginning of the word. */
export function isMisspelt(asked: string, word: string): boolean {
  const most = asked.length < 4 ? 0 : asked.length < 8 ? 1 : 2;
  if (most === 0) return false;
  return lettersApart(asked, word) <= most || lettersApart(asked, word.slice(0, asked.length)) <= most;
}

/** Letters to be changed, added, taken away or swapped with their neighbour. */
function lettersApart(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return 3;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      const swapped = isSwapped && column > 1 ? (before[column - 2] ?? 0) + 1 : changed;
      now.push(Math.min(changed, swapped, (last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
    }
    before = last;
    last = now;
  }
  return last[other.length] ?? 0;
}
