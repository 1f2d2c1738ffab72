import { type Card, isHero } from '../cards';
import { plays } from '../editions';
import type { Readings } from '../state';

/**
 * Heroes that are not in play are cards like any other, unless the players agree that leaders leave them alone.
 * In edition 2 only Destroyer of Worlds, whose `trade` has its price, could take one.
 * @rule GW-LEADER-008, GW-LEADER-009, GW-LEADER-012, GW-LEADER-037
 */
export function mayTakeHeroes(agreed: Pick<Readings, 'edition' | 'heroes'>, by: 'take' | 'trade'): boolean {
  return plays(agreed, 'heroesTaken') ? agreed.heroes === 'may-be-taken' : by === 'trade';
}

/** The cards of a pile that the leader may take. */
export function takeable(
  agreed: Pick<Readings, 'edition' | 'heroes'>,
  by: 'take' | 'trade',
  cards: readonly Card[],
): readonly Card[] {
  return mayTakeHeroes(agreed, by) ? cards : cards.filter((card) => !isHero(card));
}
