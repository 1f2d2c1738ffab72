import { canHoldMarkers, cardOfEntry, isUsedUp, markersOfEntry, slotId } from '../cards/development';
import { developmentFacts, goodFortuneFacts, type Pool, producedBy, producedByFortune, takenBy } from '../components';
import type { Enemy } from '../effect';
import type { Hero } from '../state';
import { attackSucceeds } from './battle';
import { isMeantFor } from './modify';

/** One way to change results in step 5: what it takes, what it gives, how often, and what it is called. */
export interface Change {
  readonly option: string;
  readonly takes: Readonly<Pool>;
  readonly gives: Readonly<Pool>;
  readonly uses: number;
  /** How much of it is gone after the battle too: nothing, a marker or gold, a card. */
  readonly price: number;
}

/** A card that rolls up to so many dice again, and what else it gives. */
export interface Reroll {
  readonly option: string;
  readonly most: number;
  readonly gives: Readonly<Pool>;
  readonly uses: number;
}

export type BattleGoal = 'attack' | 'defence' | 'both';
export const GOALS = ['attack', 'defence', 'both'] as const satisfies readonly BattleGoal[];

const AS_OFTEN_AS_LIKED = 20;
const DODGE_FOR_SHIELD: Change = {
  option: 'dodge',
  takes: [1, 0, 1, 0, 0],
  gives: [0, 1, 0, 0, 0],
  uses: AS_OFTEN_AS_LIKED,
  price: 0,
};
/** Markers and gold come back more easily than a good fortune card. */
const MARKER_PRICE = 1;
const CARD_PRICE = 3;
export const NO_RESULTS: Readonly<Pool> = [0, 0, 0, 0, 0];

export function add(pool: Pool, other: Readonly<Pool>, times: number): void {
  for (let result = 0; result < pool.length; result++) pool[result as 0] += times * (other[result] as number);
}

/** How often the card in play can be used in one battle. */
function usesOf(hero: Hero, entry: number): number {
  const { limit, cost } = developmentFacts(cardOfEntry(entry));
  const paid = canHoldMarkers(cardOfEntry(entry))
    ? Math.floor(markersOfEntry(entry) / (cost.marker ?? 1))
    : AS_OFTEN_AS_LIKED;
  const afforded = cost.gold === undefined ? paid : Math.min(paid, Math.floor(hero.gold / cost.gold));
  return limit === null ? afforded : Math.min(1, afforded);
}

interface OpenSlot {
  readonly slot: number;
  readonly card: number;
  readonly uses: number;
}

/** Cards in play for step 5 that still can be used; a battle yet to come makes all cards fresh. */
function openSlots(hero: Hero, enemy: number, isFresh: boolean): readonly OpenSlot[] {
  return hero.developed.flatMap((entry, slot): readonly OpenSlot[] => {
    const card = cardOfEntry(entry);
    if (developmentFacts(card).timing !== 'battle' || !isMeantFor(card, enemy)) return [];
    const uses = !isFresh && isUsedUp(entry) ? 0 : usesOf(hero, entry);
    return uses === 0 ? [] : [{ slot, card, uses }];
  });
}

/**
 * What the hero may do in step 5 without rolling again. One pass in this order misses nothing: results for free, dodges
 * for cards that spend shields, cards that spend results, and dodges again for the swords these have made.
 * @rule AG-BATTLE-004, AG-BATTLE-005
 */
export function changesOf(hero: Hero, enemy: number, isFresh: boolean): readonly Change[] {
  const cards: Change[] = [];
  for (const { slot, card, uses } of openSlots(hero, enemy, isFresh)) {
    if (developmentFacts(card).reroll !== undefined) continue;
    const ways = producedBy(card);
    const { marker = 0, gold = 0 } = developmentFacts(card).cost;
    for (const gives of ways) {
      const way = ways.length > 1 ? `:${gives[0] > 0 ? 'sword' : 'shield'}` : '';
      const price = (marker + gold) * MARKER_PRICE;
      cards.push({ option: `use:${slotId(hero, slot)}${way}`, takes: takenBy(card), gives, uses, price });
    }
  }
  for (const card of hero.fortunes) {
    const { id, timing, reroll } = goodFortuneFacts(card);
    const [gives] = producedByFortune(card);
    if (timing !== 'battle' || reroll !== undefined || gives === undefined) continue;
    cards.push({ option: `fortune:${id}`, takes: NO_RESULTS, gives, uses: 1, price: CARD_PRICE });
  }
  const isFree = ({ takes }: Change): boolean => takes.every((n) => n === 0);
  return [...cards.filter(isFree), DODGE_FOR_SHIELD, ...cards.filter((card) => !isFree(card)), DODGE_FOR_SHIELD];
}

/** Cards of step 5 that roll dice again. @rule AG-DICE-004, AG-DEV-009 */
export function rerollsOf(hero: Hero, enemy: number, isFresh: boolean): readonly Reroll[] {
  const rerolls: Reroll[] = [];
  for (const { slot, card, uses } of openSlots(hero, enemy, isFresh)) {
    const { reroll: most } = developmentFacts(card);
    if (most === undefined) continue;
    rerolls.push({ option: `use:${slotId(hero, slot)}`, most, gives: producedBy(card)[0] ?? NO_RESULTS, uses });
  }
  for (const card of hero.fortunes) {
    const { id, timing, reroll: most } = goodFortuneFacts(card);
    if (timing !== 'battle' || most === undefined) continue;
    rerolls.push({ option: `fortune:${id}`, most, gives: producedByFortune(card)[0] ?? NO_RESULTS, uses: 1 });
  }
  return rerolls;
}

/** Results there before the roll: cards that work by themselves, and those for the start of battle that can be paid. @rule AG-BATTLE-001, AG-BATTLE-002, AG-BATTLE-017 */
export function headStart(hero: Hero, enemy: number): Pool {
  const pool: Pool = [0, 0, 0, 0, 0];
  let leads = hero.leads[0] + hero.leads[1] + hero.leads[2];
  for (const entry of hero.developed) {
    const card = cardOfEntry(entry);
    const { timing, cost } = developmentFacts(card);
    const isMeant = timing === 'battle-start' || (timing === 'before-roll' && isMeantFor(card, enemy));
    if (!isMeant || (cost.lead ?? 0) > leads) continue;
    leads -= cost.lead ?? 0;
    add(pool, producedBy(card)[0] ?? NO_RESULTS, 1);
  }
  return pool;
}

export function isReached(pool: Readonly<Pool>, enemy: Enemy, goal: BattleGoal): boolean {
  const isSafe = pool[1] >= enemy.shield;
  if (goal === 'defence') return isSafe;
  return attackSucceeds(pool, enemy) && (goal === 'attack' || isSafe);
}

/** Some uses that reach the goal from these results, which need not be the fewest; null when nothing does. */
export function waysTo(
  pool: Readonly<Pool>,
  changes: readonly Change[],
  from: number,
  isDone: (pool: Readonly<Pool>) => boolean,
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

/** Uses one after the other, and what they cost beyond the battle. */
interface Line {
  readonly uses: readonly string[];
  readonly price: number;
}

/** The fewest uses that reach the goal from these results, and among those the cheapest; null when nothing does. */
export function shortestWay(
  pool: Readonly<Pool>,
  changes: readonly Change[],
  isDone: (pool: Readonly<Pool>) => boolean,
): readonly string[] | null {
  const most = waysTo(pool, changes, 0, isDone)?.length;
  if (most === undefined) return null;
  let best: Line | null = null;
  const go = (now: Readonly<Pool>, from: number, line: Line): void => {
    if (isDone(now)) {
      if (best === null || isBetter(line, best)) best = line;
      return;
    }
    for (let index = from; index < changes.length; index++) {
      const { takes, gives, uses, option, price } = changes[index] as Change;
      const after: Pool = [...now];
      let used = line;
      for (let count = 0; count < uses && used.uses.length < most && canTake(after, takes); count++) {
        add(after, takes, -1);
        add(after, gives, 1);
        used = { uses: [...used.uses, option], price: used.price + price };
        go(after, index + 1, used);
      }
    }
  };
  go(pool, 0, { uses: [], price: 0 });
  return (best as Line | null)?.uses ?? null;
}

function isBetter(one: Line, other: Line): boolean {
  const shorter = other.uses.length - one.uses.length;
  return shorter === 0 ? one.price < other.price : shorter > 0;
}

export function canTake(pool: Readonly<Pool>, takes: Readonly<Pool>): boolean {
  return takes.every((n, result) => (pool[result] as number) >= n);
}
