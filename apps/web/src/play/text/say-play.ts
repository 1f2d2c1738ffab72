import { levelTexts } from '@medallion/bots';
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
const levels = catalog<string>(byLanguage(levelTexts));
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
  const at = placeIn(detail);
  if (code === 'bad-config' && at !== '') return words.say(language.value, 'refusal.bad-config.at', { at });
  if (!words.has(id)) return words.say(language.value, 'refusal.other', { code });
  return words.say(language.value, id, editionsIn(detail));
}

/** What a refused configuration names: the module, the place in it, the rule. */
function placeIn({ module, path, pairs, rule }: { readonly [name: string]: unknown }): string {
  const pair = Array.isArray(pairs) ? (pairs[0] as { readonly modules?: readonly string[] } | undefined) : undefined;
  const named = pair?.modules?.join(' + ') ?? module;
  return [named, path, rule].filter((one): one is string => typeof one === 'string' && one !== '').join(', ');
}

/** The editions that a refusal speaks of, where it does. */
export function editionsIn({ version, known, age }: { readonly [name: string]: unknown }): Params {
  return { version: String(version ?? ''), known: String(known ?? ''), age: String(age ?? '') };
}
