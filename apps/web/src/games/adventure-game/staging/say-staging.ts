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
export type StagingTextId = keyof typeof en;

/** Words for what others did, and for what it did to the viewer. */
export function sayStaging(id: StagingTextId, params: Params = {}): string {
  return words.say(language.value, id, params);
}
