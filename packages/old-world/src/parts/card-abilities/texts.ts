import { catalog, type Messages, whenPlayed } from '@medallion/text';

/** Fetched where a table plays with it. */
export const cardAbilityMessages = whenPlayed<Messages>({
  en: () => import('./text/en.json'),
  de: () => import('./text/de.json'),
  nl: () => import('./text/nl.json'),
});
export const cardAbilityTexts = catalog<string>(cardAbilityMessages);
