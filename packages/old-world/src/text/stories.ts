import { LANGUAGES, type Language } from '@medallion/text';
import eventsDe from '../../text/stories-events.de.json';
import eventsEn from '../../text/stories-events.en.json';
import eventsNl from '../../text/stories-events.nl.json';
import explorationDe from '../../text/stories-exploration.de.json';
import explorationEn from '../../text/stories-exploration.en.json';
import explorationNl from '../../text/stories-exploration.nl.json';
import { EVENTS, EXPLORATION } from '../core/components';
import { checkStories } from '../core/pack';

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

const explorations: Readonly<Record<Language, Readonly<Record<string, Story>>>> = {
  en: explorationEn,
  de: explorationDe,
  nl: explorationNl,
};
const events: Readonly<Record<Language, Readonly<Record<string, Story>>>> = {
  en: eventsEn,
  de: eventsDe,
  nl: eventsNl,
};
for (const language of LANGUAGES) {
  checkStories(`stories-exploration.${language}.json`, EXPLORATION, explorations[language]);
  checkStories(`stories-events.${language}.json`, EVENTS, events[language]);
}

/** By the id of the card, such as `CITY01` or `EVENT56`; null for a card without one. */
export function storyOf(language: Language, card: string): Story | null {
  return explorations[language][card] ?? events[language][card] ?? null;
}

/** The title of a card, or its id where a module brings a card without a story. */
export function titleOf(language: Language, card: string): string {
  return storyOf(language, card)?.title ?? card;
}
