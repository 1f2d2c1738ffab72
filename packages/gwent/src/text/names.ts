import { byLanguage, LANGUAGES, type Language } from '@medallion/text';
import { messages, texts } from './texts';

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

/** Fetches the names in every language, for texts that a friend wrote in another. What does not come is done without. */
export async function everyName(): Promise<void> {
  await Promise.allSettled(LANGUAGES.flatMap((language) => [cardNames.load(language), messages.load(language)]));
}

/** The languages whose names are here. */
export function namedIn(): readonly Language[] {
  return LANGUAGES.filter((language) => cardNames.isHere(language) && messages.isHere(language));
}
