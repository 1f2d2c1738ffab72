import { byLanguage, catalog } from '@medallion/text';
import { language } from '../../../settings/settings';
import type en from './text/en.json';

const words = catalog(
  byLanguage({
    en: () => import('./text/en.json'),
    de: () => import('./text/de.json'),
    nl: () => import('./text/nl.json'),
  }),
);

/** Words of the primer in the language of the moment. */
export function sayLearn(id: keyof typeof en): string {
  return words.say(language.value, id);
}
