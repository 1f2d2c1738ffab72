import { legendaryHuntTexts } from '@medallion/old-world/modules/legendary-hunt';
import { byLanguage, catalog, type Params } from '@medallion/text';
import { language } from '../../../../settings/settings';
import type en from './text/en.json';

const words = catalog(
  byLanguage({
    en: () => import('./text/en.json'),
    de: () => import('./text/de.json'),
    nl: () => import('./text/nl.json'),
  }),
);

/** Words of the hunt's own screens. */
export function sayHere(id: keyof typeof en, params: Params = {}): string {
  return words.say(language.value, id, params);
}

/** Words that the package keeps for the hunt. */
export function sayHunt(id: string, params: Params = {}): string {
  return legendaryHuntTexts.say(language.value, id, params);
}
