import type { Language } from './language';

/** As `Intl.ListFormat` would: a browser takes longer to make its first one than to draw a page. */
const CONJUNCTIONS = {
  en: { and: 'and', or: 'or' },
  de: { and: 'und', or: 'oder' },
  nl: { and: 'en', or: 'of' },
} as const satisfies Record<Language, object>;

/** Joins names the way the language does: "a, b and c", or "a, b or c". */
export function listOf(language: Language, items: Iterable<string>, join: 'and' | 'or' = 'and'): string {
  const all = [...items];
  const last = all.pop();
  if (last === undefined || all.length === 0) return last ?? '';
  return `${all.join(', ')} ${CONJUNCTIONS[language][join]} ${last}`;
}
