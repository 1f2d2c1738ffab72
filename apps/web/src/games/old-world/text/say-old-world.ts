import { cardName, gameText, type Named, nameOf, oldWorldTexts } from '@medallion/old-world';
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
export type OldWorldTextId = keyof typeof en;

/** Words of Old World's screens. What belongs to the game itself (cards, prompts, log) comes from its package. */
export function sayOldWorld(id: OldWorldTextId, params?: Params): string {
  return params === undefined ? words.say(language.value, id) : words.say(language.value, id, params);
}

/** The game's own words, by id. */
export function speak(id: string, params: Params = {}): string {
  return gameText(language.value, id, params) ?? id;
}

export function named(kind: Named, id: string): string {
  return kind === 'card' ? cardName(language.value, id) : nameOf(language.value, kind, id);
}

export function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** Why an option cannot be taken, in a few words; the rule's number beside it says the rest. */
export function blockedWords(rule: string): string {
  const own = `blocked.${rule}`;
  if (oldWorldTexts.has(own)) return speak(own);
  return words.say(language.value, words.has(own) ? own : 'blocked.other');
}
