import type { Seat } from '@medallion/kernel';
import { battleDiceOf, ENEMIES, type Pool, resultsOf } from '../components';
import type { Enemy } from '../effect';
import { type AdventureState, type Battle, heroOf } from '../state';
import { canReroll } from './dice';
import { Throws } from './rerolls';
import {
  add,
  type BattleGoal,
  changesOf,
  GOALS,
  headStart,
  isReached,
  rerollsOf,
  shortestWay,
  waysTo,
} from './results';

export type { BattleGoal };

/** The chances of a battle before the roll, each with the best use of cards for it. */
export interface BattleOdds {
  readonly attack: number;
  readonly defence: number;
  /** Attack and defence in the same battle. */
  readonly both: number;
}

/**
 * Exact chances with everything the hero has at hand: the dice, cards for the start of battle that can be paid and those
 * before the roll, cards in play with their markers, gold and rerolls, and the good fortune cards in hand. Each chance is
 * that of a hero who plays for this goal alone. Not counted, because they change no comparison: cards that keep wounds
 * away or buy a battle off, and the third comparison of an additional ritual.
 */
export function battleOdds(state: AdventureState, seat: Seat, enemy: number): BattleOdds {
  return { attack: oddsOf('attack'), defence: oddsOf('defence'), both: oddsOf('both') };
  function oddsOf(goal: BattleGoal): number {
    return throwsFor(state, seat, enemy, goal).expected();
  }
}

/** All throws of a battle yet to come, for one goal. */
export function throwsFor(state: AdventureState, seat: Seat, enemy: number, goal: BattleGoal): Throws {
  const hero = heroOf(state, seat);
  const facts = ENEMIES[enemy] as Enemy;
  const changes = changesOf(hero, enemy, true);
  return new Throws(battleDiceOf(hero.hero), headStart(hero, enemy), rerollsOf(hero, enemy, true), (pool) =>
    waysTo(pool, changes, 0, (now) => isReached(now, facts, goal)) === null ? 0 : 1,
  );
}

/**
 * What to do in step 5, as the options to take one after the other. Dice are rolled again where that wins more
 * comparisons on average (the attack counts as much as the defence); otherwise the fewest uses that win both, or else one.
 */
export function suggestedUses(state: AdventureState): readonly string[] {
  const { battle } = state;
  if (battle === null || battle.faces.length === 0) return [];
  const facts = ENEMIES[battle.enemy] as Enemy;
  const hero = heroOf(state, battle.seat);
  const changes = changesOf(hero, battle.enemy, false);
  const canReach = (pool: Readonly<Pool>, goal: BattleGoal): boolean =>
    waysTo(pool, changes, 0, (now) => isReached(now, facts, goal)) !== null;
  const worth = (pool: Readonly<Pool>): number => {
    if (canReach(pool, 'both')) return 2;
    return canReach(pool, 'attack') || canReach(pool, 'defence') ? 1 : 0;
  };
  const rerolls = rerollsOf(hero, battle.enemy, false);
  if (rerolls.length > 0) {
    const throws = new Throws(battleDiceOf(hero.hero), beyondDice(battle), rerolls, worth, (die) =>
      canReroll(battle, die),
    );
    const { reroll } = throws.plan(battle.faces);
    if (reroll !== null) return [reroll.option, ...picks(battle, reroll.dice, mostOf(rerolls, reroll.option))];
  }
  for (const goal of ['both', 'attack', 'defence'] as const) {
    const uses = shortestWay(battle.pool, changes, (now) => isReached(now, facts, goal));
    if (uses !== null) return uses;
  }
  return [];
}

function mostOf(rerolls: ReturnType<typeof rerollsOf>, option: string): number {
  return rerolls.find((reroll) => reroll.option === option)?.most ?? 0;
}

/** Results at hand that no die shows; fewer than none where results of the dice are spent. */
function beyondDice(battle: Battle): Pool {
  const pool: Pool = [...battle.pool];
  for (const face of battle.faces) add(pool, resultsOf(face), -1);
  return pool;
}

/** The dice as they are asked for, with the word that ends it where more could be picked. */
function picks(battle: Battle, dice: readonly number[], most: number): readonly string[] {
  const last = dice.at(-1) ?? -1;
  const isMoreOpen = battle.faces.some((_, die) => die > last && canReroll(battle, die));
  const names = dice.map((die) => `die-${die + 1}`);
  return dice.length < most && isMoreOpen ? [...names, 'done'] : names;
}

export { GOALS };
