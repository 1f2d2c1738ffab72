import { catalog, type Params } from '@medallion/text';
import { language } from '../../../settings/settings';
import de from './de.json';
import en from './en.json';
import nl from './nl.json';

const words = catalog({ en, de, nl });
export const gwentScreenTexts = words.texts;
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
