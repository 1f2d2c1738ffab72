import { shuffle } from '@medallion/kernel';
import { FIGHT_CARDS } from '../../core/cards/components';
import { rulesOf } from '../../core/rules-of';
import type { OldWorldPlay, OldWorldState } from '../../core/state';
import { tellTrail } from './events';
import { SPECIAL_CARDS } from './large-cards';
import { type MonsterTrailState, monsterTrail } from './state';

const RETURNED = 4;
const SET_ASIDE = 4;
export const STRONG_LEVEL = 3;

/** Four normal cards leave unseen, four wait for the first monster of level III. @rule OW-MT-007 */
export function layDeck(state: OldWorldState): Pick<MonsterTrailState, 'out' | 'aside'> {
  const cards = FIGHT_CARDS.map((_, card) => card);
  shuffle(state.rng, cards);
  return { out: cards.slice(0, RETURNED), aside: cards.slice(RETURNED, RETURNED + SET_ASIDE) };
}

const numbers = new WeakMap<object, readonly number[]>();
/** The places of the four special cards among the fight cards of this table. */
function specialCards(state: Readonly<OldWorldState>): readonly number[] {
  const { fightCards } = rulesOf(state);
  const known = numbers.get(fightCards);
  if (known !== undefined) return known;
  const found = SPECIAL_CARDS.map(({ id }) => fightCards.findIndex((card) => card.id === id));
  numbers.set(fightCards, found);
  return found;
}
/** The number of a special attack card, 1 to 4; 0 for any other card. */
export const specialNumber = (state: Readonly<OldWorldState>, card: number): number =>
  specialCards(state).indexOf(card) + 1;

/** Sixteen cards, or twenty. @rule OW-MT-007, OW-MT-008 */
export function attackDeck(state: Readonly<OldWorldState>): readonly number[] {
  const { out, aside } = monsterTrail.of(state);
  const normal = FIGHT_CARDS.flatMap((_, card) => (out.includes(card) || aside.includes(card) ? [] : [card]));
  return [...normal, ...specialCards(state)];
}

/** The first monster of level III brings the cards set aside. @rule OW-MT-008, OW-MT-061 */
export function growDeck(play: OldWorldPlay, level: number): void {
  const own = monsterTrail.of(play.state);
  if (level < STRONG_LEVEL || own.aside.length === 0) return;
  monsterTrail.put(play, { ...own, aside: [] });
  tellTrail(play, { what: 'deck-grown', seat: null, rule: 'OW-MT-008' });
}
