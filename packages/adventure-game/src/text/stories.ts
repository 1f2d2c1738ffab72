import { byLanguage, type Language } from '@medallion/text';

const stories = byLanguage<Readonly<Record<string, string>>>({
  en: () => import('../../text/stories.en.json'),
  de: () => import('../../text/stories.de.json'),
  nl: () => import('../../text/stories.nl.json'),
});

/** The short story of a quest or an investigation card; null for cards without one. Stories change nothing in play. */
export function storyOf(language: Language, kind: 'quest' | 'investigation', id: string): string | null {
  return stories.in(language)[`${kind}.${id}`] ?? null;
}
