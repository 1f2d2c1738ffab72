import type { Language } from '@medallion/text';
import { foldedWords } from './fold';
import type { Ledger } from './ledger';
import type { RuleId } from './rule-ids';
import { type RuleText, ruleText } from './rule-text';

export interface SearchHit<Id extends RuleId = RuleId> extends RuleText<Id> {
  readonly score: number;
}

/** A word in the title of a section says more about a rule than the same word in passing; a whole word beats a start. */
const WEIGHTS = { id: 8, section: 6, text: 3, note: 1 } as const;
const START_OF_WORD = 0.5;
const SAME_PHRASE = 4;
const EXACT_ID = 100;

export interface SearchIndex {
  /** All words, sorted, so that those with the same start stand together. */
  readonly words: readonly string[];
  /** Word, then position of the rule in the ledger, then weight. */
  readonly weights: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** The words of each rule in one line, for phrases. */
  readonly lines: readonly string[];
}

/** The rules in which every word of the query is found, whole or as the start of a word; best first. */
export function searchRules<Id extends RuleId>(
  ledger: Ledger<Id>,
  language: Language,
  query: string,
): readonly SearchHit<Id>[] {
  const asked = foldedWords(query);
  if (asked.length === 0) return [];
  const index = indexOf(ledger, language);
  const scores = asked.map((word) => scoresOf(index, word));
  return (
    ledger.rules
      .flatMap(({ id }, position) => {
        if (!scores.every((found) => found.has(position))) return [];
        const sum = scores.reduce((total, found) => total + (found.get(position) ?? 0), 0);
        const score = sum + bonusOf(id, index.lines[position] ?? '', asked);
        return [{ ...ruleText(ledger, language, id), score }];
      })
      // The sort is stable: rules of the same score stay in order of play.
      .sort((a, b) => b.score - a.score)
  );
}

/** The score of each rule for one word of the query: its best place counts, not how often it occurs. */
export function scoresOf(index: SearchIndex, asked: string): ReadonlyMap<number, number> {
  const scores = new Map<number, number>();
  for (let at = firstFrom(index.words, asked); ; at += 1) {
    const word = index.words[at];
    if (word === undefined || !word.startsWith(asked)) return scores;
    for (const [position, weight] of index.weights.get(word) ?? []) {
      const score = word === asked ? weight : weight * START_OF_WORD;
      scores.set(position, Math.max(score, scores.get(position) ?? 0));
    }
  }
}

function firstFrom(sorted: readonly string[], asked: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < asked) low = middle + 1;
    else high = middle;
  }
  return low;
}

function bonusOf(id: RuleId, line: string, asked: readonly string[]): number {
  const phrase = asked.join(' ');
  if (foldedWords(id).join(' ') === phrase) return EXACT_ID;
  return asked.length > 1 && ` ${line}`.includes(` ${phrase}`) ? SAME_PHRASE : 0;
}

const indexes = new WeakMap<Ledger, Map<Language, SearchIndex>>();

export function indexOf(ledger: Ledger, language: Language): SearchIndex {
  const perLanguage = indexes.get(ledger) ?? new Map<Language, SearchIndex>();
  indexes.set(ledger, perLanguage);
  const index = perLanguage.get(language) ?? buildIndex(ledger, language);
  perLanguage.set(language, index);
  return index;
}

function buildIndex(ledger: Ledger, language: Language): SearchIndex {
  const weights = new Map<string, Map<number, number>>();
  const lines = ledger.rules.map(({ id }, position) => {
    const { section, text, note } = ruleText(ledger, language, id);
    const fields = { id, section, text, note: note ?? '' };
    for (const field of ['id', 'section', 'text', 'note'] as const) {
      for (const word of foldedWords(fields[field])) {
        const found = weights.get(word) ?? new Map<number, number>();
        weights.set(word, found.set(position, Math.max(WEIGHTS[field], found.get(position) ?? 0)));
      }
    }
    return foldedWords(`${section} ${text}`).join(' ');
  });
  return { words: [...weights.keys()].sort(), weights, lines };
}
