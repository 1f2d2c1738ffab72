import { byLanguage, type Language } from '@medallion/text';
import { laidWords } from './laid-words';

/** What an option says before it is chosen, and what it leads to. */
export interface StoryOption {
  readonly label: string;
  readonly outcome: string;
}

/** The story of an exploration or event card. Stories change nothing in play. */
export interface Story {
  readonly title: string;
  readonly story: string;
  readonly options?: readonly StoryOption[];
}

/** By the id of the card. */
export type Stories = Readonly<Record<string, Story>>;
export const explorations = byLanguage<Stories>({
  en: () => import('../../text/stories-exploration.en.json'),
  de: () => import('../../text/stories-exploration.de.json'),
  nl: () => import('../../text/stories-exploration.nl.json'),
});
export const events = byLanguage<Stories>({
  en: () => import('../../text/stories-events.en.json'),
  de: () => import('../../text/stories-events.de.json'),
  nl: () => import('../../text/stories-events.nl.json'),
});

/** By the id of the card, such as `CITY01` or `EVENT56`; null for a card without one. */
export function storyOf(language: Language, card: string): Story | null {
  return explorations.in(language)[card] ?? events.in(language)[card] ?? laidStory(language, card);
}
/** The story of a card that a module brings, where its words are laid in. */
function laidStory(language: Language, card: string): Story | null {
  for (const { stories = [] } of laidWords()) {
    for (const told of stories) {
      const story = told.isHere(language) ? told.in(language)[card] : undefined;
      if (story !== undefined) return story;
    }
  }
  return null;
}

/** The title of a card, or its id where a module brings a card without a story. */
export function titleOf(language: Language, card: string): string {
  return storyOf(language, card)?.title ?? card;
}
