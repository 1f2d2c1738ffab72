import { byLanguage, type Language } from '@medallion/text';

const names = byLanguage<Readonly<Record<string, string>>>({
  en: () => import('../../text/names.en.json'),
  de: () => import('../../text/names.de.json'),
  nl: () => import('../../text/names.nl.json'),
});

/** Kinds of things that have a name of their own. */
export const NAMED = [
  'hero',
  'location',
  'companion',
  'development',
  'investigation',
  'foul-fate',
  'fortune',
  'enemy',
  'quest',
] as const;
export type Named = (typeof NAMED)[number];

/** The name of a thing. An unknown id is shown as it is: a text never fails over a name. */
export function nameOf(language: Language, kind: Named, id: string): string {
  return names.in(language)[`${kind}.${id}`] ?? id;
}
