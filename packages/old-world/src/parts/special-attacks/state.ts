import type { Said } from '../../core/cards/said';
import { slice } from '../../core/slice';

/** What happens right before step 4 of the fight turn under way. */
export interface Delayed {
  readonly effects: readonly Said[];
  /** Cards of the pool that damage had taken in this fight turn when it was said. */
  readonly landed: number;
}

/** What special attacks and passive abilities leave behind in a fight; gone when it ends. @rule OW-MT-057 */
export interface SpecialAttacksState {
  /** Counters on the monster's card. */
  readonly dice: number;
  /** It has another fight turn when this attack is done. @rule OW-MT-058 */
  readonly strikesAgain: boolean;
  /** The fight turn of the monster whose attack type is chosen when the card lies open; 0 for none. */
  readonly lateTurn: number;
  /** Damage more in that fight turn of the monster. */
  readonly raised: { readonly turn: number; readonly n: number };
  /** The own fight turn whose further passive abilities are ignored; 0 for none. */
  readonly silentTurn: number;
  readonly delayed: readonly Delayed[];
}

export const SPECIAL_ATTACKS = 'special-attacks';
export const specialAttacks = slice<SpecialAttacksState>(SPECIAL_ATTACKS);
export const NOTHING_SAID: SpecialAttacksState = {
  dice: 0,
  strikesAgain: false,
  lateTurn: 0,
  raised: { turn: 0, n: 0 },
  silentTurn: 0,
  delayed: [],
};
