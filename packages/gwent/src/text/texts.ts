import { byLanguage, type Catalog, catalog, type Messages } from '@medallion/text';

/** Everything Gwent says, but for the names of cards. */
export const messages = byLanguage<Messages>({
  en: () => import('../../text/en.json'),
  de: () => import('../../text/de.json'),
  nl: () => import('../../text/nl.json'),
});

export const texts: Catalog<string> = catalog<string>(messages);
