import type { Seat } from '@medallion/kernel';
import { canHoldMarkers, cardOfEntry, isUsedUp, markersOfEntry, slotId } from '../cards/development';
import {
  battleDiceOf,
  developmentFacts,
  ENEMIES,
  type Face,
  goodFortuneFacts,
  type Pool,
  producedBy,
  producedByFortune,
  resultsOf,
  takenBy,
} from '../components';
import type { Enemy } from '../effect';
import { type AdventureState, type Hero, heroOf } from '../state';
import { attackSucceeds } from './battle';
import { isMeantFor } from './modify';

/** The chances of a battle before the roll, each with the best use of cards for it. */
export interface BattleOdds {
  readonly attack: number;
  readonly defence: number;
  /** Attack and defence in the same battle. */
  readonly both: number;
}

/** One way to change results in step 5: what it takes, what it gives, how often, and what it is called. */
interface Change {
  readonly option: string;
  readonly takes: Readonly<Pool>;
  readonly gives: Readonly<Pool>;
  readonly uses: number;
}

const DODGE_FOR_SHIELD: Change = { option: 'dodge', takes: [1, 0, 1, 0, 0], gives: [0, 1, 0, 0, 0], uses: 20 };
const NO_RESULTS: Pool = [0, 0, 0, 0, 0];

export type BattleGoal = 'attack' | 'defence' | 'both';

/** Everything the hero may do in step 5 without rerolling. @rule AG-BATTLE-004, AG-BATTLE-005 */
export function changesOf(hero: Hero, enemy: number, isFresh: boolean): readonly Change[] {
  const changes: Change[] = [DODGE_FOR_SHIELD];
  for (const [slot, entry] of hero.developed.entries()) {
    const card = cardOfEntry(entry);
    const { timing, limit, cost } = developmentFacts(card);
    if (timing !== 'battle' || !isMeantFor(card, enemy) || (!isFresh && isUsedUp(entry))) continue;
    const paid = canHoldMarkers(card) ? Math.floor(markersOfEntry(entry) / (cost.marker ?? 1)) : 20;
    const afforded = cost.gold === undefined ? paid : Math.min(paid, Math.floor(hero.gold / cost.gold));
    const uses = limit === null ? afforded : Math.min(1, afforded);
    const ways = producedBy(card);
    for (const gives of ways) {
      const way = ways.length > 1 ? `:${gives[0] > 0 ? 'sword' : 'shield'}` : '';
      if (uses > 0) changes.push({ option: `use:${slotId(hero, slot)}${way}`, takes: takenBy(card), gives, uses });
    }
  }
  for (const card of hero.fortunes) {
    const [gives] = producedByFortune(card);
    if (goodFortuneFacts(card).timing === 'battle' && gives !== undefined) {
      changes.push({ option: `fortune:${goodFortuneFacts(card).id}`, takes: NO_RESULTS, gives, uses: 1 });
    }
  }
  return changes;
}

/** Results that come by themselves before the roll. @rule AG-BATTLE-002 */
function headStart(hero: Hero, enemy: number): Pool {
  const pool: Pool = [0, 0, 0, 0, 0];
  for (const entry of hero.developed) {
    const card = cardOfEntry(entry);
    if (developmentFacts(card).timing !== 'before-roll' || !isMeantFor(card, enemy)) continue;
    for (const gives of producedBy(card)) add(pool, gives, 1);
  }
  return pool;
}

function add(pool: Pool, other: Readonly<Pool>, times: number): void {
  for (let result = 0; result < pool.length; result++) pool[result as 0] += times * (other[result] as number);
}

/** How likely each total is: few totals, so that cards are tried once for each of them. */
function totals(dice: readonly (readonly Face[])[], start: Pool): Map<string, { pool: Pool; chance: number }> {
  let known = new Map([[start.join(), { pool: start, chance: 1 }]]);
  for (const die of dice) {
    const next = new Map<string, { pool: Pool; chance: number }>();
    for (const { pool, chance } of known.values()) {
      for (const face of die) {
        const sum: Pool = [...pool];
        add(sum, resultsOf(face), 1);
        const key = sum.join();
        const there = next.get(key);
        if (there === undefined) next.set(key, { pool: sum, chance: chance / die.length });
        else there.chance += chance / die.length;
      }
    }
    known = next;
  }
  return known;
}

function isReached(pool: Readonly<Pool>, enemy: Enemy, goal: BattleGoal): boolean {
  const isSafe = pool[1] >= enemy.shield;
  if (goal === 'defence') return isSafe;
  return attackSucceeds(pool, enemy) && (goal === 'attack' || isSafe);
}

/** The uses that reach the goal from these results, fewest first tried; null when nothing does. */
function waysTo(
  pool: Pool,
  changes: readonly Change[],
  from: number,
  isDone: (pool: Pool) => boolean,
): string[] | null {
  if (isDone(pool)) return [];
  for (let index = from; index < changes.length; index++) {
    const { takes, gives, uses, option } = changes[index] as Change;
    const after: Pool = [...pool];
    const used: string[] = [];
    for (let count = 0; count < uses && canTake(after, takes); count++) {
      add(after, takes, -1);
      add(after, gives, 1);
      used.push(option);
      const rest = waysTo(after, changes, index + 1, isDone);
      if (rest !== null) return [...used, ...rest];
    }
  }
  return null;
}

function canTake(pool: Readonly<Pool>, takes: Readonly<Pool>): boolean {
  return takes.every((n, result) => (pool[result] as number) >= n);
}

/** Chances with the cards, markers and good fortune at hand; rerolls are not counted, so the true chance may be better. */
export function battleOdds(state: AdventureState, seat: Seat, enemy: number): BattleOdds {
  const hero = heroOf(state, seat);
  const facts = ENEMIES[enemy] as Enemy;
  const changes = orderedChanges(changesOf(hero, enemy, true));
  const odds = { attack: 0, defence: 0, both: 0 };
  for (const { pool, chance } of totals(battleDiceOf(hero.hero), headStart(hero, enemy)).values()) {
    for (const goal of ['attack', 'defence', 'both'] as const) {
      if (waysTo(pool, changes, 0, (now) => isReached(now, facts, goal)) !== null) odds[goal] += chance;
    }
  }
  return odds;
}

/**
 * One pass in this order misses nothing: results for free, dodges for cards that spend shields, cards that spend results,
 * and dodges again for the swords these have made.
 */
function orderedChanges(changes: readonly Change[]): readonly Change[] {
  const isFree = ({ takes }: Change): boolean => takes.every((n) => n === 0);
  const cards = changes.filter((change) => change !== DODGE_FOR_SHIELD);
  return [...cards.filter(isFree), DODGE_FOR_SHIELD, ...cards.filter((card) => !isFree(card)), DODGE_FOR_SHIELD];
}

/** What to do in step 5: the uses that reach both comparisons, or else the one that can be reached. */
export function suggestedUses(state: AdventureState): readonly string[] {
  const { battle } = state;
  if (battle === null || battle.faces.length === 0) return [];
  const facts = ENEMIES[battle.enemy] as Enemy;
  const changes = orderedChanges(changesOf(heroOf(state, battle.seat), battle.enemy, false));
  for (const goal of ['both', 'attack', 'defence'] as const) {
    const uses = waysTo([...battle.pool], changes, 0, (now) => isReached(now, facts, goal));
    if (uses !== null) return uses;
  }
  return [];
}
