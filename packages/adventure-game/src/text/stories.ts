import { byLanguage, type Language } from '@medallion/text';

const stories = byLanguage<Readonly<Record<string, string>>>({
  en: () => import('../../text/stories.en.json'),
  de: () => import('../../text/stories.de.json'),
  nl: () => import('../../text/stories.nl.json'),
});

export type Told = 'quest' | 'quest-end' | 'investigation' | 'foul-fate';

/** The story of a quest or investigation card, two lines of how a quest ends or what struck; null where there is none. Stories change nothing in play. */
export function storyOf(language: Language, kind: Told, id: string): string | null {
  return stories.in(language)[`${kind}.${id}`] ?? null;
}
