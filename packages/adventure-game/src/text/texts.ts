import { byLanguage, type Catalog, catalog, type Messages } from '@medallion/text';

/** Everything the game says, but for names and stories. */
export const texts: Catalog<string> = catalog<string>(
  byLanguage<Messages>({
    en: () => import('../../text/en.json'),
    de: () => import('../../text/de.json'),
    nl: () => import('../../text/nl.json'),
  }),
);
