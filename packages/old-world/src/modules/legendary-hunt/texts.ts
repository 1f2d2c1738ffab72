import { catalog, type Messages, whenPlayed } from '@medallion/text';

/** Fetched where a table plays with it. */
export const legendaryHuntMessages = whenPlayed<Messages>({
  en: () => import('./text/en.json'),
  de: () => import('./text/de.json'),
  nl: () => import('./text/nl.json'),
});
export const legendaryHuntTexts = catalog<string>(legendaryHuntMessages);
