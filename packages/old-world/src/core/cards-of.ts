import { InvariantError } from '@medallion/kernel';
import type { ActionCardFacts, PotionFacts, SchoolFacts, TrophyFacts } from './cards/card-pack';
import { actionCardIndex, SCHOOLS, trophyIndex } from './cards/components';
import type { EventFacts, ExplorationFacts, OptionFacts } from './pack';
import { rulesOf } from './rules-of';
import type { OldWorldState } from './state';

type State = Pick<OldWorldState, 'modules'>;

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

interface FirstPlaces {
  readonly market: readonly number[];
  readonly decks: ReadonlyMap<string, readonly number[]>;
}
const places = new WeakMap<readonly ActionCardFacts[], FirstPlaces>();
/** Where the action cards of this table lie before it is set up. */
function firstPlaces(state: State): FirstPlaces {
  const { actionCards } = rulesOf(state);
  const known = places.get(actionCards);
  if (known !== undefined) return known;
  const market: number[] = [];
  const decks = new Map<string, number[]>();
  for (const { id, school } of actionCards) {
    const card = actionCardIndex(id);
    if (school === undefined) market.push(card);
    else decks.set(school, [...(decks.get(school) ?? []), card]);
  }
  const found = { market, decks };
  places.set(actionCards, found);
  return found;
}
/** The cards of the market, ninety in the base game. */
export function marketCards(state: State): number[] {
  return firstPlaces(state).market.slice();
}
/** The starting cards of a school. @rule OW-SETUP-036 */
export function startingCardsOf(state: State, school: number): number[] {
  return (
    firstPlaces(state)
      .decks.get((SCHOOLS[school] as SchoolFacts).id)
      ?.slice() ?? []
  );
}

const schoolTrophies = new WeakMap<readonly TrophyFacts[], Map<number, number>>();
/** What is won by beating the witcher of a school. @rule OW-OUT-001 */
export function trophyOfSchool(state: State, school: number): number {
  const { trophies } = rulesOf(state);
  const known = schoolTrophies.get(trophies) ?? new Map<number, number>();
  schoolTrophies.set(trophies, known);
  const before = known.get(school);
  if (before !== undefined) return before;
  const found = trophies.find(({ kind, of }) => kind === 'witcher' && of === SCHOOLS[school]?.id);
  if (found === undefined) throw new InvariantError('no trophy of this school', { school });
  const trophy = trophyIndex(found.id);
  known.set(school, trophy);
  return trophy;
}
