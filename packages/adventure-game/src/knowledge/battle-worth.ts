import type { Seat } from '@medallion/kernel';
import { canHoldMarkers, cardOfEntry, markersOfEntry } from '../cards/development';
import { isTaskDone } from '../cards/investigations';
import {
  battleDiceOf,
  DEVELOPMENT,
  enemyOf,
  HEROES,
  isMonster,
  MONSTERS,
  producedBy,
  producedByFortune,
  questFacts,
  resultsOf,
  taskOf,
  tierIndex,
  tierOfMonster,
} from '../components';
import { isKnownTo, kindOfToken, type Token, tierOfToken } from '../monsters';
import { type AdventureState, type Hero, heroOf } from '../state';
import { ENEMY_WORTHS, type EnemyWorth } from './effect-worth';

/** Rough odds for planning, quick to look up; the exact ones are in `battle/odds.ts`. */
const SWORD = 0;
const SHIELD = 1;
const DODGE = 2;
const RITUAL = 3;

/** The chance of at least so many of one result with a hero's dice alone; a dodge counts as a shield, half the time. */
function chancesOf(hero: number, result: number): readonly number[] {
  let chances = [1];
  for (const die of battleDiceOf(hero)) {
    const next = Array.from({ length: chances.length + 2 }, () => 0);
    for (const face of die) {
      const n = resultsOf(face)[result] as number;
      for (const [sum, chance] of chances.entries()) next[sum + n] = (next[sum + n] ?? 0) + chance / die.length;
    }
    chances = next;
  }
  let above = 0;
  return chances.reduceRight<number[]>((list, chance) => {
    above += chance;
    list.unshift(above);
    return list;
  }, []);
}
const tables = HEROES.map((_, hero) => [SWORD, SHIELD, DODGE, RITUAL].map((result) => chancesOf(hero, result)));

/** The chance to reach a need that may be a fraction, once cards are counted at their average. */
function chance(hero: number, result: number, need: number): number {
  if (need <= 0) return 1;
  const table = tables[hero]?.[result] ?? [];
  const low = Math.floor(need);
  const [one, two] = [table[low] ?? 0, table[low + 1] ?? 0];
  return one + (two - one) * (need - low);
}

/** Swords, shields and rituals that a card adds to a battle, on average. */
type Gain = readonly [sword: number, shield: number, ritual: number];
const NO_GAIN: Gain = [0, 0, 0];

const gains: readonly Gain[] = DEVELOPMENT.map((facts, card) => {
  const { timing, cost, reroll } = facts;
  if (timing !== 'battle' && timing !== 'before-roll' && timing !== 'battle-start') return NO_GAIN;
  const [first, second] = producedBy(card);
  let odds = 1;
  if (cost.sign !== undefined) odds = 0.75;
  if (cost.dodge !== undefined) odds = 0.75;
  if (cost.ritual !== undefined) odds = 0.5;
  if (cost.gold !== undefined || cost.lead !== undefined || facts.against === 'silver-or-gold') odds = 0.6;
  const half = second === undefined ? 1 : 0.8;
  const again = reroll === undefined ? 0 : 0.3 * reroll;
  const of = (result: number): number => odds * half * ((first?.[result] ?? 0) + (second?.[result] ?? 0));
  return [of(SWORD) + again, of(SHIELD) + again * 0.6, of(RITUAL)];
});

/** What the hero's cards in play and in hand add. */
export function strengthOf(hero: Hero): Gain {
  let [sword, shield, ritual] = [0, 0, 0];
  for (const entry of hero.developed) {
    const card = cardOfEntry(entry);
    if (canHoldMarkers(card) && markersOfEntry(entry) < (DEVELOPMENT[card]?.cost.marker ?? 1)) continue;
    const gain = gains[card] as Gain;
    sword += gain[0];
    shield += gain[1];
    ritual += gain[2];
  }
  for (const card of hero.fortunes) {
    const [gain] = producedByFortune(card);
    if (gain === undefined) continue;
    sword += 0.7 * gain[SWORD];
    shield += 0.7 * gain[SHIELD];
    ritual += 0.7 * gain[RITUAL];
  }
  return [sword, shield, ritual];
}

/** What a card in play adds to battles: for the choice of cards. */
export function battleGain(card: number): number {
  const [sword, shield, ritual] = gains[card] as Gain;
  return 0.8 * sword + 0.5 * shield + 0.4 * ritual;
}

/** What fighting this enemy brings, wounds and all. */
export function fightWorth(hero: Hero, enemy: number, strength: Gain, wound: number): number {
  const { sword, ritual, shield, needsBoth } = enemyOf(enemy);
  const worth = ENEMY_WORTHS[enemy] as EnemyWorth;
  const byRitual = chance(hero.hero, RITUAL, (ritual ?? 0) - strength[2]);
  let hit = sword === null ? byRitual : chance(hero.hero, SWORD, sword - strength[0]);
  if (needsBoth === true) hit *= byRitual;
  const dodges = 0.5 * chance(hero.hero, DODGE, 1) + 0.3 * chance(hero.hero, DODGE, 2);
  const safe = chance(hero.hero, SHIELD, shield - strength[1] - dodges);
  const defeat = isMonster(enemy) ? defeatBonus(hero, enemy) : 0;
  // Wounds cost more the fewer spaces are free.
  const pain = worth.hurt * Math.max(0.5, wound);
  return hit * (worth.hit + defeat) + (1 - hit) * worth.miss + safe * worth.safe + (1 - safe) * pain;
}

/** Side quests and tasks that wait for a defeat. */
function defeatBonus(hero: Hero, enemy: number): number {
  const tier = tierOfMonster(enemy);
  let bonus = 0;
  if (hero.quest !== null) {
    for (const [side, facts] of questFacts(hero.quest).sides.entries()) {
      if (facts.kind !== 'defeat' || (hero.sides & (1 << side)) !== 0) continue;
      if (tier >= tierIndex(facts.tier)) bonus += facts.vp;
    }
  }
  for (const entry of hero.investigations) {
    const when = isTaskDone(entry) ? undefined : taskOf(entry >> 1)?.when;
    if (when?.on === 'defeat' && tier >= tierIndex(when.tier)) bonus += 2;
  }
  return bonus;
}

const kindsOfTier = [0, 1, 2].map((tier) =>
  MONSTERS.map((_, kind) => kind).filter((kind) => tierOfMonster(kind) === tier),
);

/** What meeting a token brings: the monster where the seat knows it, or the average of its type. */
export function tokenWorth(state: AdventureState, seat: Seat, token: Token, strength: Gain, wound: number): number {
  const hero = heroOf(state, seat);
  if (isKnownTo(token, seat)) return fightWorth(hero, kindOfToken(token), strength, wound);
  const kinds = kindsOfTier[tierOfToken(token)] ?? [];
  let sum = 0;
  for (const kind of kinds) sum += fightWorth(hero, kind, strength, wound);
  return sum / Math.max(1, kinds.length);
}
