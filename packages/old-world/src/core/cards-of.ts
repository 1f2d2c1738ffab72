import { InvariantError } from '@medallion/kernel';
import type { PotionFacts } from './cards/card-pack';
import type { EventFacts, ExplorationFacts, OptionFacts } from './pack';
import { rulesOf } from './rules-of';
import type { OldWorldState } from './state';

type State = Readonly<OldWorldState>;

/** Cards that this table plays with, of whatever box: in the state a card is its place in the list. */
export function explorationFacts(state: State, card: number): ExplorationFacts {
  return rulesOf(state).exploration[card] as ExplorationFacts;
}
export function optionFacts(state: State, card: number, option: number): OptionFacts {
  return explorationFacts(state, card).options[option] as OptionFacts;
}
/** Events are named by their numbers, from 1. @rule OW-QUEST-004 */
export function eventFacts(state: State, number: number): EventFacts {
  const found = rulesOf(state).events[number - 1];
  if (found === undefined) throw new InvariantError('no such event', { number });
  return found;
}
export function potionFacts(state: State, potion: number): PotionFacts {
  return rulesOf(state).potions[potion] as PotionFacts;
}

const decks = new WeakMap<readonly PotionFacts[], readonly number[]>();
/** All potions of this table, each as the number of its kind. */
export function potionCards(state: State): readonly number[] {
  const { potions } = rulesOf(state);
  const known = decks.get(potions);
  if (known !== undefined) return known;
  const deck = potions.flatMap(({ copies }, index) => Array.from({ length: copies }, () => index));
  decks.set(potions, deck);
  return deck;
}
