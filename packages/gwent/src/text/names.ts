import { byLanguage, type Language } from '@medallion/text';
import { texts } from './texts';

/** Names of cards and leaders by id. */
export const cardNames = byLanguage<Readonly<Record<string, string>>>({
  en: () => import('../../text/cards.en.json'),
  de: () => import('../../text/cards.de.json'),
  nl: () => import('../../text/cards.nl.json'),
});

/** The name of a card or leader. An unknown id is shown as it is: a text never fails over a name. */
export function cardName(language: Language, id: string): string {
  return cardNames.in(language)[id] ?? id;
}

export function factionName(language: Language, faction: string): string {
  const id = `faction.${faction}`;
  return texts.has(id) ? texts.say(language, id) : faction;
}
