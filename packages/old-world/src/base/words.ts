import type { BaseWords } from '../core/words';
import { CARD_EFFECTS } from './explore/card-effects';
import { ATTACK_EFFECTS } from './fight/words/attack-effects';
import { CONDITIONS } from './fight/words/conditions';
import { COSTS } from './fight/words/costs';
import { FIGHT_EFFECTS } from './fight/words/fight-effects';
import { FOE_ABILITIES } from './fight/words/foe-abilities';

/** What every word of the boxes does, vocabulary by vocabulary. */
export const BASE_WORDS: BaseWords = {
  cardEffects: CARD_EFFECTS,
  fightEffects: FIGHT_EFFECTS,
  attackEffects: ATTACK_EFFECTS,
  foeAbilities: FOE_ABILITIES,
  conditions: CONDITIONS,
  costs: COSTS,
  // Its five icons are numbers that a combo adds up: see `combo.ts`.
  icons: {},
};
