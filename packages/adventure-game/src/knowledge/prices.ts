import { COLOR_INDEXES, type Color, deckOfQuest, questFacts, rateOf, SUPPORT } from '../components';
import { COLORS } from '../effect';
import { questDecksOf } from '../rules/quests';
import { type AdventureState, type Hero, MINOR, NOTHING, SEVERE, type Wound } from '../state';

/** What things are worth in VP. An action brings about one and a half. */
export const WORTH = {
  /** A completed quest beyond its VP: the next one can begin. */
  quest: 4,
  questShare: 0.65,
  ownColour: 0.75,
  supportLead: 0.8,
  spareLead: 0.2,
  hoard: 0.02,
  gold: 0.4,
  supportGold: 0.9,
  spareGold: 0.2,
  marker: 0.35,
  fortune: 1.3,
  foulFate: 0.6,
  delay: 1.4,
  fate: -0.9,
  draw: 1.2,
} as const;

const SPARE = 5;
/** What a wound on a space costs: an action that is missed each turn. Travel and investigate are missed most. */
const SPACE_COSTS: readonly number[] = [2.6, 1.7, 0.7, 0.8, 0.2, 0.2];
const OWN_SPACE = 3;
const SEVERE_TIMES = 1.45;
const FULLY_WOUNDED = 3;

/** Leads that the main quest of this card costs the hero, by quest and hero. */
const questLeads = new Map<number, number>();
export function leadsOfQuest(quest: number, hero: number): number {
  const key = quest * 4 + hero;
  const known = questLeads.get(key);
  if (known !== undefined) return known;
  const { proofs } = questFacts(quest).main;
  let total = 0;
  for (const color of COLOR_INDEXES) total += proofs[COLORS[color]] * rateOf(hero, color);
  questLeads.set(key, total);
  return total;
}

function neededLeads(hero: Hero, color: Color): number {
  return hero.quest === null ? 0 : questFacts(hero.quest).main.proofs[COLORS[color]] * rateOf(hero.hero, color);
}

export function missingLeads(hero: Hero): number {
  let missing = 0;
  for (const color of COLOR_INDEXES) {
    const have = hero.leads[color] + hero.proofs[color] * rateOf(hero.hero, color);
    missing += Math.max(0, neededLeads(hero, color) - have);
  }
  return missing;
}

/** What one needed lead brings: its share of the quest. */
function shareOfQuest(hero: Hero): number {
  if (hero.quest === null) return 0;
  const total = questFacts(hero.quest).main.vp + WORTH.quest;
  return (WORTH.questShare * total) / leadsOfQuest(hero.quest, hero.hero);
}

const CHEAP_RATE = 4;
/** Whether a proof of this colour, or gold, would pay for another's support quest. */
export function isSupportWanted(state: AdventureState, hero: Hero, color: Color | 3): boolean {
  if (color !== 3 && rateOf(hero.hero, color) > CHEAP_RATE) return false;
  for (const owner of state.heroes) {
    if (owner === hero || owner.quest === null || owner.isSupported) continue;
    const cost = SUPPORT.supportCosts[questFacts(owner.quest).support];
    if ('gold' in cost ? color === 3 : COLORS[color as Color] === cost.proof) return true;
  }
  return false;
}

/**
 * The worth of so many leads of a colour (proofs turned back): first what the quest needs, then a proof to support
 * another with, then a start for the next quest, and little beyond.
 */
function colorWorth(state: AdventureState, hero: Hero, color: Color, have: number): number {
  const needed = neededLeads(hero, color);
  const wanted = Math.min(have, needed);
  let worth = wanted * shareOfQuest(hero);
  let left = have - wanted;
  if (left > 0 && isSupportWanted(state, hero, color)) {
    const support = Math.min(left, rateOf(hero.hero, color));
    worth += support * WORTH.supportLead;
    left -= support;
  }
  const isOwn = questDecksOf(hero.hero).includes(color);
  const spare = Math.min(left, SPARE);
  return worth + spare * (isOwn ? WORTH.ownColour : WORTH.spareLead) + (left - spare) * WORTH.hoard;
}

/** What one more lead of a colour brings. */
export function leadValue(state: AdventureState, hero: Hero, color: Color): number {
  const have = hero.leads[color] + hero.proofs[color] * rateOf(hero.hero, color);
  return colorWorth(state, hero, color, have + 1) - colorWorth(state, hero, color, have);
}

/** What one lead less costs. */
export function leadLoss(state: AdventureState, hero: Hero, color: Color): number {
  const have = hero.leads[color] + hero.proofs[color] * rateOf(hero.hero, color);
  return have === 0 ? 0 : colorWorth(state, hero, color, have) - colorWorth(state, hero, color, have - 1);
}

export function goldWorth(state: AdventureState, hero: Hero, gold: number): number {
  const first = isSupportWanted(state, hero, 3) ? WORTH.supportGold : WORTH.gold;
  return Math.min(3, gold) * first + Math.min(3, Math.max(0, gold - 3)) * WORTH.spareGold + 0.02 * gold;
}

/** Leads, proof and gold. A needed proof is safer than its leads. */
export function stockWorth(state: AdventureState, hero: Hero): number {
  let worth = goldWorth(state, hero, hero.gold);
  for (const color of COLOR_INDEXES) {
    const rate = rateOf(hero.hero, color);
    worth += colorWorth(state, hero, color, hero.leads[color] + hero.proofs[color] * rate);
    worth += 0.15 * Math.min(hero.proofs[color], Math.ceil(neededLeads(hero, color) / rate));
  }
  return worth;
}

/** Prices by which effects are weighed for one hero. */
export interface Prices {
  readonly leads: readonly [number, number, number];
  readonly any: number;
  readonly gold: number;
}

export function pricesOf(state: AdventureState, hero: Hero): Prices {
  const leads = [leadValue(state, hero, 0), leadValue(state, hero, 1), leadValue(state, hero, 2)] as const;
  const gold = goldWorth(state, hero, hero.gold + 1) - goldWorth(state, hero, hero.gold);
  return { leads, any: Math.max(...leads), gold };
}

const YARPEN = 3;
export function woundOn(hero: Hero, space: number, wound: Wound): number {
  if (wound === NOTHING) return 0;
  const isCommand = space === OWN_SPACE && hero.hero === YARPEN;
  const cost = isCommand ? 1.5 : (SPACE_COSTS[space] as number);
  return wound === MINOR ? cost : cost * SEVERE_TIMES;
}

export function woundCost(hero: Hero): number {
  let cost = 0;
  let free = 0;
  for (let space = 0; space < hero.wounds.length; space++) {
    const wound = hero.wounds[space] as Wound;
    if (wound === NOTHING && space <= OWN_SPACE) free += 1;
    cost += woundOn(hero, space, wound);
  }
  return free === 0 ? cost + FULLY_WOUNDED : free === 1 ? cost + 0.8 : cost;
}

/** What resting brings: two minor wounds or a severe one gone, those that hurt most. */
export function restWorth(hero: Hero): number {
  const minors: number[] = [];
  let severe = 0;
  for (let space = 0; space < hero.wounds.length; space++) {
    const wound = hero.wounds[space] as Wound;
    if (wound === MINOR) minors.push(woundOn(hero, space, MINOR));
    if (wound === SEVERE) severe = Math.max(severe, woundOn(hero, space, SEVERE));
  }
  minors.sort((one, other) => other - one);
  return Math.max(severe, (minors[0] ?? 0) + (minors[1] ?? 0));
}

/** What the next wound would cost, on the space that is missed least. */
export function nextWound(hero: Hero): number {
  let least = 2.2;
  for (let space = 0; space < hero.wounds.length; space++) {
    if (hero.wounds[space] === NOTHING) least = Math.min(least, woundOn(hero, space, MINOR));
  }
  return least;
}

/** How good a quest card is for a hero: its VP and those of its side quests, less the work it costs. */
export function questWorth(state: AdventureState, hero: Hero, quest: number, routes: number): number {
  const { main, sides } = questFacts(quest);
  let missing = 0;
  for (const color of COLOR_INDEXES) {
    const rate = rateOf(hero.hero, color);
    missing += Math.max(0, main.proofs[COLORS[color]] * rate - hero.leads[color] - hero.proofs[color] * rate);
  }
  let extra = 0;
  for (const side of sides) extra += side.vp * (side.kind === 'defeat' ? (hero.hero === 0 ? 0.6 : 0.35) : 0.5);
  const endsFirst = state.heroes.some(({ completed }) => completed.length > hero.completed.length) ? 1.5 : 1.3;
  return main.vp + extra - endsFirst * missing - 0.35 * routes + (deckOfQuest(quest) === 0 ? 0.2 : 0);
}
