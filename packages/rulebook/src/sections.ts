import { type Language, localeOf } from '@medallion/text';
import { foldedWords } from './fold';
import type { Ledger, Rule } from './ledger';
import { ruleIdsIn } from './rule-id';
import type { RuleId } from './rule-ids';
import { sectionTitle } from './rule-text';

export interface Section<Id extends RuleId = RuleId> {
  /** Stable in every language, fit for an address: 'commanders-horn', 'wild-hunt-setup'. */
  readonly key: string;
  readonly module: string;
  readonly title: string;
  readonly rules: readonly Id[];
}

export interface Topic<Id extends RuleId = RuleId> extends Section<Id> {
  /** The letter of the index it stands under. */
  readonly letter: string;
  /** Keys of the sections whose rules cite this one's or are cited by them, the most cited first. */
  readonly related: readonly string[];
}

/** The sections in order of play, which is the ledger's order. */
export function sections<Id extends RuleId>(ledger: Ledger<Id>, language: Language): readonly Section<Id>[] {
  const found = new Map<string, { first: Rule<Id>; rules: Id[] }>();
  for (const rule of ledger.rules) {
    const section = found.get(keyOf(rule)) ?? { first: rule, rules: [] };
    section.rules.push(rule.id);
    found.set(keyOf(rule), section);
  }
  return [...found].map(([key, { first, rules }]) => {
    return { key, module: first.module, title: sectionTitle(ledger, language, first.section), rules };
  });
}

/** The sections from A to Z, each with the sections it is tied to. */
export function topics<Id extends RuleId>(ledger: Ledger<Id>, language: Language): readonly Topic<Id>[] {
  const inOrder = sections(ledger, language);
  const ties = tiesOf(ledger);
  const collator = new Intl.Collator(localeOf(language));
  return inOrder
    .map((section) => ({ ...section, letter: letterOf(section.title), related: relatedTo(section.key, inOrder, ties) }))
    .sort((a, b) => collator.compare(a.title, b.title));
}

function keyOf(rule: Rule): string {
  const words = foldedWords(rule.section).join('-');
  return rule.module === 'base' || words.startsWith(rule.module) ? words : `${rule.module}-${words}`;
}

function letterOf(title: string): string {
  return (foldedWords(title)[0] ?? '').charAt(0).toUpperCase();
}

type Ties = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** How often the rules of two sections cite each other. Read in English, so that every language has the same ties. */
function tiesOf(ledger: Ledger): Ties {
  const ties = new Map<string, Map<string, number>>();
  const tie = (from: string, to: string) => {
    const counts = ties.get(from) ?? new Map<string, number>();
    ties.set(from, counts.set(to, (counts.get(to) ?? 0) + 1));
  };
  for (const rule of ledger.rules) {
    for (const { id } of ruleIdsIn(`${rule.text}\n${rule.note ?? ''}`)) {
      const cited = ledger.byId.get(id);
      if (cited === undefined || keyOf(cited) === keyOf(rule)) continue;
      tie(keyOf(rule), keyOf(cited));
      tie(keyOf(cited), keyOf(rule));
    }
  }
  return ties;
}

function relatedTo(key: string, inOrder: readonly Section[], ties: Ties): readonly string[] {
  const counts = ties.get(key);
  if (counts === undefined) return [];
  const countOf = (other: string) => counts.get(other) ?? 0;
  return inOrder
    .map((section) => section.key)
    .filter((other) => counts.has(other))
    .sort((a, b) => countOf(b) - countOf(a));
}
