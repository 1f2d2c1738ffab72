import type { Language } from '@medallion/text';
import type { ActionCardFacts, SchoolFacts } from '../core/cards/card-pack';
import { actionCardFacts } from '../core/cards/components';
import { COLORS } from '../core/cards/vocabulary';
import type { LocationFacts } from '../core/pack';
import { iconsText, specialtyText } from './fight-text';
import { cardName, cardNameId, nameOf } from './names';
import { sentence } from './sentence';
import { texts } from './texts';

export interface ActionCardText {
  readonly name: string;
  readonly kind: string;
  readonly terrain: string;
  readonly cost: string;
  readonly main: string;
  /** In the order in which extensions stand on a card. */
  readonly extensions: readonly string[];
}

export function actionCardText(language: Language, facts: ActionCardFacts): ActionCardText {
  const extensions = COLORS.flatMap((color) => {
    const icons = facts.extensions[color];
    if (icons === undefined) return [];
    const name = sentence(texts.say(language, `color.${color}`));
    return [texts.say(language, 'card.extension', { color: name, icons: iconsText(language, icons) })];
  });
  return {
    name: nameOf(language, 'card', cardNameId(facts.id)),
    kind: texts.say(language, `kind.${facts.color}`),
    terrain: texts.say(language, `terrain.${facts.terrain}`),
    cost: texts.say(language, 'card.cost', { n: facts.cost }),
    main: sentence(iconsText(language, facts.main)),
    extensions,
  };
}

export interface SchoolText {
  readonly name: string;
  readonly witcher: string;
  readonly specialty: string;
  /** What the specialty does at levels I to V. */
  readonly levels: readonly string[];
}

export function schoolText(language: Language, { id, levels }: SchoolFacts): SchoolText {
  return {
    name: nameOf(language, 'school', id),
    witcher: nameOf(language, 'witcher', id),
    specialty: nameOf(language, 'specialty', id),
    levels: levels.map((ability) => specialtyText(language, ability)),
  };
}

/** What the action of a place does. A module's own action is called by its id. */
export function locationActionText(language: Language, { action, attribute }: LocationFacts): string {
  const id = `action-text.${action}`;
  if (!texts.has(id)) return action;
  return texts.say(
    language,
    id,
    attribute === null ? {} : { attribute: texts.say(language, `attribute.${attribute}`) },
  );
}

/** A card of a combo: its colour, by which the next one follows, and what it does. */
export function playedCardLine(language: Language, card: string): string {
  const facts = actionCardFacts(card);
  const name = cardName(language, card);
  if (facts === undefined) return name;
  const color = texts.say(language, `color.${facts.color}`);
  return texts.say(language, 'card.played', { name, color, icons: iconsText(language, facts.main) });
}
