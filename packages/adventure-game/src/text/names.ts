import type { Language } from '@medallion/text';
import de from '../../text/names.de.json';
import en from '../../text/names.en.json';
import nl from '../../text/names.nl.json';

const names: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, de, nl };

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
  return names[language][`${kind}.${id}`] ?? id;
}
