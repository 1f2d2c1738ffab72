import type { Language } from '@medallion/text';
import de from '../../text/cards.de.json';
import en from '../../text/cards.en.json';
import nl from '../../text/cards.nl.json';
import { texts } from './texts';

const names: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, de, nl };

/** The name of a card or leader. An unknown id is shown as it is: a text never fails over a name. */
export function cardName(language: Language, id: string): string {
  return names[language][id] ?? id;
}

export function factionName(language: Language, faction: string): string {
  const id = `faction.${faction}`;
  return texts.has(id) ? texts.say(language, id) : faction;
}
