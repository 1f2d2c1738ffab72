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
  const found = ledger.rules.map(({ id }, position): Found<Id> => {
    const at = scores.map((one) => one.get(position) ?? 0);
    const words = at.flatMap((score, word) => (score > 0 ? [word] : []));
    return { id, words, score: at.reduce((sum, score) => sum + score, 0) };
  });
  const most = Math.max(0, ...found.map(({ words }) => words.length));
  if (most === 0) return [];
  const best = found.filter(({ words }) => words.length === most).sort((one, other) => other.score - one.score);
  return inTurns(best)
    .slice(0, MOST)
    .map(({ id, score }) => ({ ...ruleText(ledger, language, id), score }));
}

interface Found<Id extends RuleId> {
  readonly id: Id;
  /** Which words of the query it has. */
  readonly words: readonly number[];
  readonly score: number;
}

/** Those that have the same words of the query stand behind each other; the best of each kind come first. */
function inTurns<Id extends RuleId>(best: readonly Found<Id>[]): readonly Found<Id>[] {
  const seen = new Map<string, number>();
  const turns = best.map((one) => {
    const kind = one.words.join();
    const turn = seen.get(kind) ?? 0;
    seen.set(kind, turn + 1);
    return { one, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ one }) => one);
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
