import type { ActionCardFacts } from '../../core/cards/card-pack';
import { CardPackError } from '../../core/cards/card-pack';
import { SCHOOLS } from '../../core/cards/components';
import type { Module } from '../../core/module';
import { CARD_ABILITIES } from '../../parts/card-abilities/card-abilities';
import pack from './data/unique-cards.json';

export const UNIQUE_CARDS = 'unique-cards';

/** One for each school. What stands on them is checked with the words that are played beside them. @rule OW-MT-027 */
export function parseUniqueCards(input: typeof pack): readonly ActionCardFacts[] {
  const cards = input.cards as readonly ActionCardFacts[];
  for (const { id } of SCHOOLS) {
    const { length } = cards.filter(({ school }) => school === id);
    if (length !== 1) throw new CardPackError('unique-cards.json', id, `${length} unique cards, but the box holds 1`);
  }
  return cards;
}
export const UNIQUE_CARD_FACTS = parseUniqueCards(pack);

/** Each witcher begins with eleven cards, the eleventh like no other. @rule OW-MT-027, OW-MT-065, OW-COMBINE-005 */
export const uniqueCardsModule: Module = {
  manifest: { id: UNIQUE_CARDS, comes: 'by-choice', requires: [CARD_ABILITIES] },
  lists: { actionCards: { add: UNIQUE_CARD_FACTS } },
};
