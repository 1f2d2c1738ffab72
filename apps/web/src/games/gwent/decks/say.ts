import { byLanguage, catalog, type Params } from '@medallion/text';
import { language } from '../../../settings/settings';
import type en from './text/en.json';

const words = catalog(
  byLanguage({
    en: () => import('./text/en.json'),
    de: () => import('./text/de.json'),
    nl: () => import('./text/nl.json'),
  }),
);

/** Words a text of the deck builder in the language of the moment. */
export function sayDecks(id: keyof typeof en, params?: Params): string {
  return words.say(language.value, id, params);
}
