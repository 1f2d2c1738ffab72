import { adventureTexts, nameOf as engineName, type Named } from '@medallion/adventure-game';
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
export type AdventureTextId = keyof typeof en;

/** Words of the Adventure Game's screens. What belongs to the game itself (cards, prompts, log) comes from its package. */
export function sayAdventure(id: AdventureTextId, params?: Params): string {
  return params === undefined ? words.say(language.value, id) : words.say(language.value, id, params);
}

/** The game's own words, by id. */
export function speak(id: string, params: Params = {}): string {
  return adventureTexts.has(id) ? adventureTexts.say(language.value, id, params) : id;
}

export function named(kind: Named, id: string): string {
  return engineName(language.value, kind, id);
}

/** Why an option cannot be taken, in a few words; the rule's number beside it says the rest. */
export function blockedWords(rule: string): string {
  const id = `blocked.${rule}`;
  return words.say(language.value, words.has(id) ? id : 'blocked.other');
}
