import { below, choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { findSlot, payFor, startRollForCards } from '../cards/development';
import { battleDiceOf, type Face, HERO_DICE, resultsOf, successFacesOf } from '../components';
import { FACES, type FaceName, RESULTS } from '../pack';
import { type AdventurePlay, type AdventureState, type Battle, heroOf } from '../state';

export function faceName(face: Face): FaceName {
  return FACES[face] as FaceName;
}

function roll(play: AdventurePlay, die: readonly Face[]): Face {
  return die[below(play.state.rng, die.length)] as Face;
}

const KEEP = -1;
export const rerollPrompt: Prompt<AdventureState, number, { readonly faces: readonly string[] }> = {
  id: 'reroll-hero-die',
  answersLieOpen: false,
  optionId: (die) => (die === KEEP ? 'keep' : `die-${die + 1}`),
};

/**
 * Rolls the hero's whole set; one face that the sheet marks as success is enough.
 * @rule AG-DICE-001, AG-DICE-002, AG-DICE-010, AG-DICE-012, AG-YARPEN-010, AG-YARPEN-011
 */
export function* rollHeroDice(play: AdventurePlay, seat: Seat): Flow<boolean> {
  const hero = heroOf(play.state, seat);
  const dice = HERO_DICE[hero.hero] as readonly (readonly Face[])[];
  startRollForCards(hero);
  const faces = dice.map((die) => roll(play, die));
  const slot = findSlot(hero, 'hero-roll');
  if (slot >= 0) {
    const die = yield* choose(seat, rerollPrompt, [KEEP, ...dice.keys()], { faces: faces.map(faceName) });
    if (die !== KEEP) {
      payFor(play, seat, slot);
      faces[die] = roll(play, dice[die] as readonly Face[]);
    }
  }
  const wanted = successFacesOf(hero.hero);
  const isSuccess = faces.some((face) => wanted.includes(face));
  if (play.isWatched) {
    play.tell({ type: 'hero-rolled', seat, faces: faces.map(faceName), isSuccess, rule: 'AG-DICE-010' });
  }
  return isSuccess;
}

/** Battle dice and hero dice together, then the total. @rule AG-BATTLE-003, AG-BATTLE-017 */
export function rollForBattle(play: AdventurePlay, battle: Battle): void {
  const { hero } = heroOf(play.state, battle.seat);
  for (const die of battleDiceOf(hero)) {
    const face = roll(play, die);
    battle.faces.push(face);
    addResults(battle, face, 1);
  }
  if (play.isWatched) {
    play.tell({ type: 'rolled', seat: battle.seat, faces: battle.faces.map(faceName), rule: 'AG-BATTLE-003' });
  }
}

function addResults({ pool }: Battle, face: Face, sign: 1 | -1): void {
  const results = resultsOf(face);
  for (let result = 0; result < RESULTS.length; result++) {
    pool[result as 0] += sign * (results[result] as number);
  }
}

/** A die whose results are spent cannot be taken back to be rolled again. @rule AG-DICE-009 */
export function canReroll({ pool, faces }: Battle, die: number): boolean {
  const results = resultsOf(faces[die] as Face);
  for (let result = 0; result < RESULTS.length; result++) {
    if ((pool[result] as number) < (results[result] as number)) return false;
  }
  return true;
}

/** The new result counts, better or worse. @rule AG-DICE-004 */
export function rerollDie(play: AdventurePlay, battle: Battle, die: number): void {
  const { hero } = heroOf(play.state, battle.seat);
  addResults(battle, battle.faces[die] as Face, -1);
  const face = roll(play, battleDiceOf(hero)[die] as readonly Face[]);
  battle.faces[die] = face;
  addResults(battle, face, 1);
  if (play.isWatched) {
    play.tell({ type: 'rerolled', seat: battle.seat, die, face: faceName(face), rule: 'AG-DICE-004' });
  }
}
