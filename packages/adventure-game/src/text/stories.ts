import type { Language } from '@medallion/text';
import de from '../../text/stories.de.json';
import en from '../../text/stories.en.json';
import nl from '../../text/stories.nl.json';

const stories: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, de, nl };

/** The short story of a quest or an investigation card; null for cards without one. Stories change nothing in play. */
export function storyOf(language: Language, kind: 'quest' | 'investigation', id: string): string | null {
  return stories[language][`${kind}.${id}`] ?? null;
}
