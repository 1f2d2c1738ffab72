import { byLanguage, catalog, type Params } from '@medallion/text';
import { language } from '../settings/settings';
import type en from './en.json';

const words = catalog(
  byLanguage({
    en: () => import('./en.json'),
    de: () => import('./de.json'),
    nl: () => import('./nl.json'),
  }),
);

export type TextId = keyof typeof en;

/** Words a text in the language of the moment. Read while rendering, it follows a change of language at once. */
export function say(id: TextId, params?: Params): string {
  return params === undefined ? words.say(language.value, id) : words.say(language.value, id, params);
}

/** For ids that are put together from data: null when there is no such text. */
export function sayIfKnown(id: string, params?: Params): string | null {
  return words.has(id) ? say(id, params) : null;
}
