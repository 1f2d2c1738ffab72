import type { Seat } from '@medallion/kernel';
import { questFactsOf } from '../base/explore/quests';
import { monsterFightBlock } from '../base/fight/start';
import { trainingPrice } from '../base/journey/location-actions';
import { isTrailQuest, tokenOfTrail } from '../base/trails/trails';
import { trophyOfAttribute } from '../core/cards/components';
import { trophyOfSchool } from '../core/cards-of';
import { potionLimitAt } from '../core/components';
import { forbidden, modified } from '../core/hooks';
import type { Board } from '../core/map';
import { distancesFrom } from '../core/map';
import type { LocationFacts } from '../core/pack';
import type { Rules } from '../core/rules';
import { rulesOf } from '../core/rules-of';
import {
  ALCHEMY,
  ATTRIBUTE_INDEXES,
  type Attribute,
  type Location,
  MAX_LEVEL,
  NONE,
  type OldWorldState,
  SPECIALTY,
  TERRAIN_INDEXES,
  type Terrain,
  turnOf,
  type Witcher,
  witcherOf,
} from '../core/state';
import { chanceAgainstMonster, chanceAgainstWitcher, powerOf } from './strength';

const far = new WeakMap<Board, readonly (readonly number[])[]>();
export function distance(board: Board, from: Location, to: Location): number {
  let table = far.get(board);
  if (table === undefined) {
    table = board.locations.map((_, at) => distancesFrom(board, at));
    far.set(board, table);
  }
  return table[from]?.[to] ?? 0;
}

/** What a step up is worth, by attribute: what it adds in fights, and what else it brings. */
const RAISES: readonly [number, number, number, number] = [3.2, 1.8, 2, 2.2];

/** What the action of a location is worth to this witcher now. */
export function actionWorth(state: OldWorldState, seat: Seat, at: Location): number {
  return forbidden(rulesOf(state).mayAct, state, seat, at) === null ? placeActionWorth(state, seat, at) : 0;
}
/** The same if nothing stood in its way. */
export function placeActionWorth(state: OldWorldState, seat: Seat, at: Location): number {
  if ((turnOf(state, seat).acted & (1 << at)) !== 0) return 0;
  const witcher = witcherOf(state, seat);
  const { board } = rulesOf(state);
  const { action } = board.locations[at] as LocationFacts;
  switch (action) {
    case 'attribute': {
      const attribute = board.attributes[at] as Attribute;
      const level = witcher.attributes[attribute];
      return level < MAX_LEVEL && level <= witcher.level ? raiseWorth(state, seat, attribute) : 0;
    }
    case 'training':
      return trainingWorth(state, seat, at);
    case 'potion':
      return witcher.potions.length < potionLimitAt(witcher.attributes[ALCHEMY]) ? 1.4 : 0.2;
    case 'gambling':
      return witcher.gold > 0 ? 0.6 : 0;
    case 'rumour':
      return 1.6;
    case 'card-exchange':
      return witcher.hand.length > 0 ? 1.4 : 0;
    case 'pool-clearing':
      return witcher.gold === 0 ? 1 : 0.1;
    default:
      return 0.5;
  }
}

/** A step up: the last that a level waits for, and the way to a trophy, count more. */
export function raiseWorth(state: OldWorldState, seat: Seat, attribute: Attribute): number {
  const { attributes } = witcherOf(state, seat);
  const level = attributes[attribute];
  const isLast = ATTRIBUTE_INDEXES.every((one) => one === attribute || attributes[one] > level);
  // The fifth step brings nothing in fights.
  const own = level < MAX_LEVEL - 1 ? RAISES[attribute] : 0.3;
  return own + masteryWorth(state, seat, attribute) + (isLast ? 0.8 : 0);
}

/** An attribute whose trophy can still be had is worth mastering, the more the nearer it is. */
function masteryWorth(state: OldWorldState, seat: Seat, attribute: Attribute): number {
  const witcher = witcherOf(state, seat);
  const isOpen = state.attributeTrophies[attribute] > 0 && !witcher.trophies.includes(trophyOfAttribute(attribute));
  return isOpen ? 0.12 * witcher.attributes[attribute] ** 2 : 0;
}

function trainingWorth(state: OldWorldState, seat: Seat, at: Location): number {
  const witcher = witcherOf(state, seat);
  const isHome = witcher.home === at;
  let best = 0;
  for (const attribute of ATTRIBUTE_INDEXES) {
    if (attribute === SPECIALTY && !isHome) continue;
    const price = trainingPrice(state, seat, attribute);
    if (witcher.attributes[attribute] >= MAX_LEVEL || witcher.gold < price) continue;
    best = Math.max(best, raiseWorth(state, seat, attribute) - 0.2 * price);
  }
  return best;
}

function questWorth(state: OldWorldState, witcher: Witcher, at: Location): number {
  let worth = 0;
  for (const quest of witcher.quests) {
    if (quest.at !== at) continue;
    const { cost } = questFactsOf(state, quest);
    worth += cost !== null && 'gold' in cost && cost.gold > witcher.gold ? 0 : 3;
  }
  for (const trail of witcher.trails) if (isTrailQuest(trail) && tokenOfTrail(trail) === at) worth += 2;
  return worth;
}

/** A good fight is worth the whole turn; a poor one nothing. */
function fightWorth(state: OldWorldState, seat: Seat, at: Location, power: number): number {
  const witcher = witcherOf(state, seat);
  let best = 0;
  for (const terrain of TERRAIN_INDEXES) {
    if (state.lairs[terrain].at !== at || state.lairs[terrain].monster === NONE) continue;
    if (isForbidden(state, seat, terrain)) continue;
    const likely = chanceAgainstMonster(state, witcher, terrain, power);
    if (likely >= COURAGE) best = Math.max(best, FIGHT * likely);
  }
  return best;
}
const FIGHT = 9;

function isForbidden(state: OldWorldState, seat: Seat, terrain: Terrain): boolean {
  return (
    forbidden(rulesOf(state).mayFight, state, seat, terrain) !== null ||
    monsterFightBlock(state, seat, terrain) !== null
  );
}

/** The least chance at which a monster is fought. Decks grow with every turn, so sooner or later it is reached. */
export const COURAGE = 0.4;

/** The least chance at which another witcher is fought: the whole of the trophy is at stake, and a turn. */
const DARING = 0.62;
/** What a fight with another witcher is worth: a trophy, once. Where no monster is left it is the only way to the top. */
export function duelWorth(state: OldWorldState, seat: Seat, other: Seat, power?: number): number {
  if (witcherOf(state, seat).trophies.includes(trophyOfSchool(state, witcherOf(state, other).school))) return 0;
  const likely = chanceAgainstWitcher(state, seat, other, power);
  if (state.lairs.every(({ monster }) => monster === NONE)) return 2 + FIGHT * likely;
  return likely >= DARING ? 0.8 * FIGHT * likely : 0;
}

function rivalWorth(state: OldWorldState, seat: Seat, at: Location, power: number): number {
  if (rulesOf(state).board.isSchool[at] === true || state.tavern === at) return 0;
  let best = 0;
  for (let other = 0; other < state.witchers.length; other++) {
    if (other === seat || witcherOf(state, other).at !== at || (turnOf(state, seat).gambled & (1 << other)) !== 0)
      continue;
    best = Math.max(best, duelWorth(state, seat, other, power));
  }
  return best;
}

/** What it is worth to end phase I there: the best fight, with a monster or a witcher, and what modules add to it. */
export function boutWorth(state: OldWorldState, seat: Seat, at: Location, power: number): number {
  const fight = Math.max(fightWorth(state, seat, at, power), rivalWorth(state, seat, at, power));
  return modified(rulesOf(state).modifyStayWorth, fight, state, seat, at);
}

/** What waits there for whoever enters. */
function entryWorth(state: OldWorldState, seat: Seat, at: Location): number {
  let worth = 0;
  for (const entry of rulesOf(state).entries) {
    if (entry.worth !== undefined && entry.isDue(state, seat, at)) worth += entry.worth(state, seat, at);
  }
  return worth;
}

/** What modules offer there. */
function partWorth(state: OldWorldState, seat: Seat, at: Location): number {
  let worth = 0;
  for (const { worthAt } of rulesOf(state).journey) if (worthAt !== undefined) worth += worthAt(state, seat, at);
  return worth;
}

/** What it would be worth to stand at each place at some point of this turn. */
export function placeWorths(state: OldWorldState, seat: Seat): readonly number[] {
  const witcher = witcherOf(state, seat);
  const power = powerOf(witcher);
  return rulesOf(state).board.locations.map(
    (_, at) =>
      actionWorth(state, seat, at) +
      questWorth(state, witcher, at) +
      entryWorth(state, seat, at) +
      partWorth(state, seat, at) +
      boutWorth(state, seat, at, power),
  );
}

/** How promising it is to be at `at` with so many cards left to walk with. */
export function outlook({ board }: Rules, worths: readonly number[], at: Location, cards: number): number {
  let best = 0;
  for (let to = 0; to < worths.length; to++) {
    const steps = distance(board, at, to);
    // A hand rarely matches every terrain on the way.
    const isNear = steps <= Math.max(1, Math.ceil(cards * 0.6));
    const worth = (worths[to] as number) / (isNear ? 1 + 0.15 * steps : 1 + 0.6 * steps);
    if (worth > best) best = worth;
  }
  return best;
}
