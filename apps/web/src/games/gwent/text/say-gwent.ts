import { byLanguage, catalog, type Params } from '@medallion/text';
import { language } from '../../../settings/settings';
import type en from './en.json';

const words = catalog(
  byLanguage({
    en: () => import('./en.json'),
    de: () => import('./de.json'),
    nl: () => import('./nl.json'),
  }),
);
export type GwentTextId = keyof typeof en;

/** Words of the Gwent screens. What belongs to the game itself (cards, prompts, log) comes from its own package. */
export function sayGwent(id: GwentTextId, params?: Params): string {
  return params === undefined ? words.say(language.value, id) : words.say(language.value, id, params);
}

/** Why an option cannot be taken, in a few words; the rule's number beside it says the rest. */
export function blockedWords(rule: string): string {
  const id = `blocked.${rule}`;
  return words.say(language.value, words.has(id) ? id : 'blocked.other');
}
