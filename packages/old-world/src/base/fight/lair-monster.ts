import { below, choose, type Flow, type Prompt, shuffle } from '@medallion/kernel';
import { FIGHT_CARDS, trophyOfMonster } from '../../core/cards/components';
import type { Foe } from '../../core/foes';
import { modified } from '../../core/hooks';
import { rulesOf } from '../../core/rules-of';
import { type OldWorldPlay, type OldWorldState, type Terrain, witcherOf } from '../../core/state';
import { type OldWorldOption, openPrompt } from '../../options';
import { gainCardOfCost } from '../market/market';
import { hasTrail, takeTrail } from '../trails/trails';
import { gainGold } from '../witcher/resources';
import { ATTACKER, ATTACKS, type AttackName, type FightState, MONSTER, type MonsterSide } from './fight-state';
import { abilityOf, abilityWord, fighterOf, fightOf, monsterOf } from './fighters';
import { lessDraw } from './lost-draw';
import { replaceDefeated, replaceDrivenAway } from './spawn';
import { gainTrophy } from './trophies';

const MONSTER_GOLD = 2;
const DECK: readonly number[] = FIGHT_CARDS.map((_, card) => card);

export const showAttack = (attack: AttackName): OldWorldOption<'monster-attack'> => ({ kind: 'attack', attack });
export const attackPrompt: Prompt<OldWorldState, AttackName> = openPrompt('monster-attack', showAttack);

/** The monster of a terrain, fought in phase II. */
export const lairMonster: Foe = {
  id: 'lair',
  deck: () => DECK,
  makePool,
  // The monster begins, unless the witcher is on its trail. @rule OW-FIGHT-011, OW-TRAIL-004
  firstTurn: ({ monster }) => (monster?.hasTrail === true ? ATTACKER : MONSTER),
  attackType: { when: 'before-card', choose: announce },
  canBeDrivenAway: true,
  outcome,
};

/** As many random fight cards as the monster has life points. @rule OW-FIGHT-009, OW-OUT-024, OW-OUT-026 */
function makePool({ state }: OldWorldPlay, monster: MonsterSide): void {
  const deck = DECK.slice();
  shuffle(state.rng, deck);
  monster.life = deck.splice(0, monster.facts.life);
  monster.aside = deck;
}

/** Before any card is turned over; in solo play a die says it. @rule OW-FIGHT-038, OW-FIGHT-040, OW-SOLO-008 */
function* announce(play: OldWorldPlay, fight: FightState): Flow<AttackName> {
  const { chooser } = monsterOf(fight);
  const attack =
    chooser === null ? rollAttack(play) : yield* choose(chooser, attackPrompt, ATTACKS as readonly AttackName[]);
  if (play.isWatched) play.tell({ type: 'attack-announced', seat: chooser, attack, rule: 'OW-FIGHT-038' });
  return attack;
}

function rollAttack(play: OldWorldPlay): AttackName {
  const die = below(play.state.rng, 6) + 1;
  const { seat } = fighterOf(fightOf(play.state), ATTACKER);
  if (play.isWatched) play.tell({ type: 'die-rolled', seat, die, rule: 'OW-SOLO-008' });
  return die <= modified(rulesOf(play.state).modifyAttackDie, 0, play.state) ? 'charge' : 'bite';
}

/** @rule OW-OUT-013 to OW-OUT-022 */
function* outcome(play: OldWorldPlay, fight: FightState): Flow {
  const { state } = play;
  const monster = monsterOf(fight);
  const { seat } = fighterOf(fight, ATTACKER);
  const terrain = monster.terrain as Terrain;
  if (fight.end === 'attacker-won') {
    gainGold(play, seat, MONSTER_GOLD, 'OW-OUT-016');
    yield* gainTrophy(play, seat, trophyOfMonster(monster.monster), true);
    if (state.outcome !== null) return;
    abilityWord(state, fight).afterVictory?.(play, seat, abilityOf(fight));
    yield* replaceDefeated(play, terrain);
  } else if (fight.end === 'driven-away') {
    gainGold(play, seat, MONSTER_GOLD, 'OW-OUT-018');
    yield* gainCardOfCost(play, seat, 0, 'OW-OUT-018');
    yield* replaceDrivenAway(play, terrain);
  } else {
    if (!hasTrail(witcherOf(state, seat), terrain)) yield* takeTrail(play, seat, terrain, 'OW-OUT-020');
    yield* gainCardOfCost(play, seat, 0, 'OW-OUT-021');
    yield* lessDraw(play, seat);
  }
}
