import { shuffle } from '@medallion/kernel';
import { nextOpening } from '../../base/turn/turn';
import { monsterFacts } from '../../core/cards/components';
import type { Module } from '../../core/module';
import { NONE, type OldWorldState, TERRAIN_INDEXES } from '../../core/state';
import { HUNT_WORDS } from '../../parts/hunt-words/state';
import { SPECIAL_ATTACKS } from '../../parts/special-attacks/state';
import { growDeck, layDeck } from './attack-deck';
import { scrambleTrail, trailInvariants } from './hidden';
import { SPECIAL_CARDS } from './large-cards';
import { MONSTER_TRAIL, type MonsterTrailState, ownTokens, type Tokens } from './state';
import { borrowPassive, trailMonster } from './trail-monster';
import { viewTrail } from './view';
import { forgetChosen, placeWeakness, returnWeaknesses, weaknessEntry } from './weakness-tokens';
import { weaknesses, weaknessOpening } from './weaknesses';
import { trailWorths } from './worth';

/** Three stacks of six, face down. @rule OW-MT-003 */
function layTokens(state: OldWorldState): Tokens {
  const stack = [1, 2, 3, 4, 5, 6];
  shuffle(state.rng, stack);
  return { stack, at: NONE, placed: NONE, owned: state.witchers.map(() => []) };
}

/** Large monster cards: weaknesses to find on the map, special attacks and passive abilities to fear. @rule OW-COMBINE-003, OW-COMBINE-004 */
export const monsterTrailModule: Module<MonsterTrailState> = {
  manifest: { id: MONSTER_TRAIL, comes: 'by-choice', requires: [SPECIAL_ATTACKS, HUNT_WORDS] },
  lay: (state) => ({
    tokens: [layTokens(state), layTokens(state), layTokens(state)],
    ...layDeck(state),
    chosen: [],
  }),
  view: viewTrail,
  scramble: scrambleTrail,
  invariants: trailInvariants,
  worths: trailWorths,
  words: { attackEffects: { 'borrow-passive': borrowPassive } },
  lists: {
    // The Troll comes with its large card. @rule OW-MT-051
    boxes: { add: ['monster-trail'] },
    fightCards: { add: SPECIAL_CARDS },
    foes: { replace: [trailMonster] },
    sources: { add: [weaknesses] },
    fightOpening: { add: [weaknessOpening] },
    entries: { add: [weaknessEntry] },
    // When the witchers stand. @rule OW-MT-004, OW-MT-005
    opening: {
      add: [
        {
          id: 'weaknesses',
          step: function* (play) {
            for (const terrain of TERRAIN_INDEXES) {
              const { monster } = play.state.lairs[terrain];
              if (monster === NONE) continue;
              growDeck(play, monsterFacts(monster).level);
              yield* placeWeakness(play, terrain);
            }
            nextOpening(play);
          },
        },
      ],
    },
  },
  hooks: {
    onMonsterPlaced: function* (play, terrain) {
      growDeck(play, monsterFacts(play.state.lairs[terrain].monster).level);
      yield* placeWeakness(play, terrain);
    },
    // biome-ignore lint/correctness/useYield: it asks nothing
    onMonsterGone: function* (play, terrain) {
      returnWeaknesses(play, terrain);
    },
    // biome-ignore lint/correctness/useYield: it asks nothing
    onFightEnd: function* (play) {
      forgetChosen(play);
    },
    modifyCount: (n, state, what, fight, target) => {
      if (what !== 'weaknesses') return n;
      return ownTokens(state, fight.monster?.terrain ?? NONE, fight.fighters[target]?.seat ?? NONE).length;
    },
  },
};
