import { byLanguage, catalog, type Params } from '@medallion/text';
import { language } from '../../settings/settings';
import type en from './en.json';

const words = catalog(
  byLanguage({
    en: () => import('./en.json'),
    de: () => import('./de.json'),
    nl: () => import('./nl.json'),
  }),
);
export type TableTextId = keyof typeof en;

/** Words that every table uses. */
export function sayTable(id: TableTextId, params?: Params): string {
  return params === undefined ? words.say(language.value, id) : words.say(language.value, id, params);
}
