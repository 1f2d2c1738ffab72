import { type Language, localeOf } from './language';

const CONJUNCTIONS = { and: 'conjunction', or: 'disjunction' } as const;
const formats = new Map<string, Intl.ListFormat>();

/** Joins names the way the language does: "a, b and c", or "a, b or c". */
export function listOf(language: Language, items: Iterable<string>, join: keyof typeof CONJUNCTIONS = 'and'): string {
  const key = `${language}:${join}`;
  const format = formats.get(key) ?? new Intl.ListFormat(localeOf(language), { type: CONJUNCTIONS[join] });
  formats.set(key, format);
  return format.format(items);
}
