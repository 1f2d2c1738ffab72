import { levelTexts } from '@medallion/bots';
import { catalog, type Params } from '@medallion/text';
import { language } from '../../settings/settings';
import de from './de.json';
import en from './en.json';
import nl from './nl.json';

const words = catalog({ en, de, nl });
const levels = catalog<string>(levelTexts);
export const playTexts = words.texts;
export type PlayTextId = keyof typeof en;

/** Words of playing that belong to no single game. */
export function sayPlay(id: PlayTextId, params?: Params): string {
  return params === undefined ? words.say(language.value, id) : words.say(language.value, id, params);
}

/** The name of a bot's level. A level we have no words for is called by its id. */
export function levelName(level: string): string {
  const id = `level.${level}`;
  return levels.has(id) ? levels.say(language.value, id) : level;
}

export function levelNote(level: string): string | null {
  const id = `level.${level}.note`;
  return levels.has(id) ? levels.say(language.value, id) : null;
}

/** Why something was refused, and what can be done. */
export function refusalWords(code: string, detail: { readonly [name: string]: unknown } = {}): string {
  const id = `refusal.${code}`;
  if (!words.has(id)) return words.say(language.value, 'refusal.other', { code });
  return words.say(language.value, id, editionsIn(detail));
}

/** The editions that a refusal speaks of, where it does. */
export function editionsIn({ version, known, age }: { readonly [name: string]: unknown }): Params {
  return { version: String(version ?? ''), known: String(known ?? ''), age: String(age ?? '') };
}
