import { CARDS, type Card, cardOf, kindOf, printedStrength, TRAIT, traitsOf } from '../cards';
import { JUDGING } from './weights';
import { loneWorth } from './worth';

/** What bonds and calls add to a unit on average, in parts of its strength. */
const COMPANY = 0.7;

const worths: readonly number[] = CARDS.map((_, kind) => {
  const card = cardOf(kind, 0);
  const hasCompany = (traitsOf(card) & (TRAIT.tightBond | TRAIT.muster)) !== 0;
  return loneWorth(JUDGING, card) + (hasCompany ? COMPANY * printedStrength(card) : 0);
});

/** How gladly a player keeps a card, whatever else there is. */
export function keptWorth(card: Card): number {
  return worths[kindOf(card)] as number;
}
