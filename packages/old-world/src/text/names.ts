import { byLanguage, type Language } from '@medallion/text';
import { actionCardFacts, SCHOOLS, trophyById } from '../core/cards/components';
import { laidText } from './laid-words';
import { texts } from './texts';

const names = byLanguage<Readonly<Record<string, string>>>({
  en: () => import('../../text/names.en.json'),
  de: () => import('../../text/names.de.json'),
  nl: () => import('../../text/names.nl.json'),
});

/** Kinds of things that have a name of their own. */
export const NAMED = ['location', 'monster', 'card', 'potion', 'school', 'witcher', 'specialty', 'companion'] as const;
export type Named = (typeof NAMED)[number];

/** The name of a thing; those of a module are `name.<kind>.<id>` of its texts. An unknown id is shown as it is: a text never fails over a name. */
export function nameOf(language: Language, kind: Named, id: string): string {
  return names.in(language)[`${kind}.${id}`] ?? laidText(language, `name.${kind}.${id}`) ?? id;
}

/** Cards of one name share it: their number, and the school of a starting card, are left out. */
export function cardNameId(card: string): string {
  const bare = card.replace(/-\d+$/, '');
  const school = SCHOOLS.find(({ id }) => bare.startsWith(`${id}-`));
  return school === undefined ? bare : bare.slice(school.id.length + 1);
}

export function cardName(language: Language, card: string): string {
  return nameOf(language, 'card', cardNameId(card));
}

/** The name with what tells cards of one name apart: colour and terrain. */
export function cardLine(language: Language, card: string): string {
  const facts = actionCardFacts(card);
  const name = cardName(language, card);
  if (facts === undefined) return name;
  return texts.say(language, 'card.line', {
    name,
    color: texts.say(language, `color.${facts.color}`),
    terrain: texts.say(language, `terrain.${facts.terrain}`),
  });
}

/** A trophy by what it was won for. */
export function trophyName(language: Language, trophy: string): string {
  const facts = trophyById(trophy);
  if (facts === undefined) return trophy;
  const { kind, of } = facts;
  const name =
    kind === 'attribute'
      ? texts.say(language, `attribute.${of}`)
      : nameOf(language, kind === 'witcher' ? 'school' : 'monster', of);
  return texts.say(language, `trophy.${kind}`, { name });
}
