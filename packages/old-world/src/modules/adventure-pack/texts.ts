import { catalog, type Messages, whenPlayed } from '@medallion/text';
import type { Stories } from '../../text/stories';

/** Fetched where a table plays with it. */
export const adventurePackMessages = whenPlayed<Messages>({
  en: () => import('./text/en.json'),
  de: () => import('./text/de.json'),
  nl: () => import('./text/nl.json'),
});
export const adventurePackTexts = catalog<string>(adventurePackMessages);

export const packExplorationStories = whenPlayed<Stories>({
  en: () => import('./text/stories-exploration.en.json'),
  de: () => import('./text/stories-exploration.de.json'),
  nl: () => import('./text/stories-exploration.nl.json'),
});
export const packEventStories = whenPlayed<Stories>({
  en: () => import('./text/stories-events.en.json'),
  de: () => import('./text/stories-events.de.json'),
  nl: () => import('./text/stories-events.nl.json'),
});

/** All its words in the language that is spoken, and from now on in the one that will be. */
export async function fetchPackTexts(): Promise<void> {
  await Promise.all([adventurePackMessages.use(), packExplorationStories.use(), packEventStories.use()]);
}
