import { type Language, TextError } from '@medallion/text';
import type { Ledger, Rule, Translation } from './ledger';
import { ruleIdsIn } from './rule-id';
import type { RuleId } from './rule-ids';

export interface RuleText<Id extends RuleId = RuleId> {
  readonly id: Id;
  readonly section: string;
  readonly text: string;
  readonly note: string | null;
  /** The language the words are in, which is English for a game that is not translated yet. */
  readonly language: Language;
  readonly isFallback: boolean;
}

/** The words of a rule. A game without a translation falls back to English; a hole in a translation is an error. */
export function ruleText<Id extends RuleId>(ledger: Ledger<Id>, language: Language, id: Id): RuleText<Id> {
  const rule = ledger.byId.get(id);
  if (rule === undefined) throw new TextError(id, language, `the ledger of ${ledger.game} has no such rule`);
  const translation = ledger.translations.in(language);
  if (translation === null) return { ...englishOf(rule), isFallback: language !== 'en' };
  const words = translation.rules[id];
  if (words === undefined) throw new TextError(id, language, 'the rule is not translated');
  const section = sectionTitle(ledger, language, rule.section);
  return { id, section, text: words.text, note: words.note ?? null, language, isFallback: false };
}

export function sectionTitle(ledger: Ledger, language: Language, section: string): string {
  const translation = ledger.translations.in(language);
  if (translation === null) return section;
  const title = translation.sections[section];
  if (title === undefined) throw new TextError(section, language, 'the section is not translated');
  return title;
}

function englishOf<Id extends RuleId>({ id, section, text, note }: Rule<Id>): Omit<RuleText<Id>, 'isFallback'> {
  return { id, section, text, note, language: 'en' };
}

/** What a translation lacks, has too much or has changed; empty when it says all that the ledger says. */
export function translationGaps(ledger: Ledger, translation: Translation): readonly string[] {
  const sections = [...new Set(ledger.rules.map((rule) => rule.section))];
  return [
    ...sections.filter((title) => isBlank(translation.sections[title])).map((title) => `section '${title}': missing`),
    ...strangers(translation.sections, new Set(sections)).map((title) => `section '${title}': not in the ledger`),
    ...ledger.rules.flatMap((rule) => ruleGaps(rule, translation)),
    ...strangers(translation.rules, ledger.byId).map((id) => `${id}: not in the ledger`),
  ];
}

function ruleGaps(rule: Rule, translation: Translation): readonly string[] {
  const words = translation.rules[rule.id];
  if (words === undefined || isBlank(words.text)) return [`${rule.id}: text missing`];
  if (isBlank(words.note) !== (rule.note === null)) return [`${rule.id}: note ${words.note ? 'added' : 'missing'}`];
  const [here, there] = [citedBy(rule), citedBy(words)];
  return here === there ? [] : [`${rule.id}: cites ${there || 'nothing'} where the ledger cites ${here || 'nothing'}`];
}

function citedBy({ text, note }: { readonly text: string; readonly note?: string | null }): string {
  const ids = ruleIdsIn(`${text}\n${note ?? ''}`).map(({ id }) => id);
  return [...new Set(ids)].sort().join(' ');
}

function strangers(record: object, known: { has(key: string): boolean }): readonly string[] {
  return Object.keys(record).filter((key) => !known.has(key));
}

function isBlank(words: string | undefined): boolean {
  return words === undefined || words.trim() === '';
}
