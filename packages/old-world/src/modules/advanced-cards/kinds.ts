import { type ActionCardFacts, CardPackError } from '../../core/cards/card-pack';
import pack from './data/advanced-cards.json';

const COPIES = 4;
const KINDS_IN_THE_BOX = 10;
/** What stands before the number. */
export const kindOf = (id: string): string => id.replace(/-\d+$/, '');

/** Ten kinds of four. What stands on them is checked with the words that are played beside them. @rule OW-MT-029 */
export function parseAdvancedCards(input: typeof pack): readonly ActionCardFacts[] {
  const cards = input.cards as readonly ActionCardFacts[];
  const kinds = [...new Set(cards.map(({ id }) => kindOf(id)))];
  if (kinds.length !== KINDS_IN_THE_BOX) {
    throw new CardPackError('advanced-cards.json', 'cards', `${kinds.length} kinds, but the box holds 10`);
  }
  for (const kind of kinds) {
    const { length } = cards.filter(({ id }) => kindOf(id) === kind);
    if (length !== COPIES) throw new CardPackError('advanced-cards.json', kind, `${length} cards, but the box holds 4`);
  }
  return cards;
}
export const ADVANCED_CARD_FACTS = parseAdvancedCards(pack);
export const ADVANCED_KINDS: readonly string[] = [...new Set(ADVANCED_CARD_FACTS.map(({ id }) => kindOf(id)))];
