import type { Seat } from '@medallion/kernel';
import { schoolFacts, trophyOfAttribute } from '../cards/components';
import { monsterFightBlock } from '../fight/start';
import type { Board } from '../map';
import { distancesFrom } from '../map';
import { rulesOf } from '../modules/rules-of';
import type { LocationFacts } from '../pack';
import { trainingBlock } from '../rules/location-actions';
import { questFactsOf } from '../rules/quests';
import { isTrailQuest, tokenOfTrail } from '../rules/trails';
import {
  ATTRIBUTE_INDEXES,
  type Attribute,
  type Location,
  MAX_LEVEL,
  NONE,
  type OldWorldState,
  SPECIALTY,
  TERRAIN_INDEXES,
  type Terrain,
  type Witcher,
  witcherOf,
} from '../state';
import { chanceAgainstMonster } from './strength';

const far = new WeakMap<Board, readonly (readonly number[])[]>();
export function distance(board: Board, from: Location, to: Location): number {
  let table = far.get(board);
  if (table === undefined) {
    table = board.locations.map((_, at) => distancesFrom(board, at));
    far.set(board, table);
  }
  return table[from]?.[to] ?? 0;
}

/** What the action of a location is worth to this witcher now. */
export function actionWorth(state: OldWorldState, seat: Seat, at: Location): number {
  if ((state.turn.acted & (1 << at)) !== 0) return 0;
  const witcher = witcherOf(state, seat);
  const { board } = rulesOf(state);
  const { action } = board.locations[at] as LocationFacts;
  switch (action) {
    case 'attribute': {
      const attribute = board.attributes[at] as Attribute;
      const level = witcher.attributes[attribute];
      return level < MAX_LEVEL && level <= witcher.level ? 3 + masteryWorth(state, seat, attribute) : 0;
    }
    case 'training':
      return trainingWorth(state, seat, at);
    case 'potion':
      return witcher.potions.length === 0 ? 2 : witcher.potions.length < 4 ? 1.2 : 0;
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

/** An attribute whose trophy can still be had is worth mastering, the more the nearer it is. */
export function masteryWorth(state: OldWorldState, seat: Seat, attribute: Attribute): number {
  const witcher = witcherOf(state, seat);
  const isOpen = state.attributeTrophies[attribute] > 0 && !witcher.trophies.includes(trophyOfAttribute(attribute));
  return isOpen ? 0.35 * witcher.attributes[attribute] : 0;
}

function trainingWorth(state: OldWorldState, seat: Seat, at: Location): number {
  const witcher = witcherOf(state, seat);
  const isHome = schoolFacts(witcher.school).home === at;
  let best = 0;
  for (const attribute of ATTRIBUTE_INDEXES) {
    if (attribute === SPECIALTY && !isHome) continue;
    if (attribute !== SPECIALTY && trainingBlock(state, seat, attribute) !== null) continue;
    const level = witcher.attributes[attribute];
    if (level >= MAX_LEVEL || witcher.gold < level + 1) continue;
    best = Math.max(best, 3.2 - 0.3 * level + masteryWorth(state, seat, attribute));
  }
  return best;
}

function questWorth(witcher: Witcher, at: Location): number {
  let worth = 0;
  for (const quest of witcher.quests) {
    if (quest.at !== at) continue;
    const { cost } = questFactsOf(quest);
    worth += cost !== null && 'gold' in cost && cost.gold > witcher.gold ? 0 : 3;
  }
  for (const trail of witcher.trails) if (isTrailQuest(trail) && tokenOfTrail(trail) === at) worth += 2;
  return worth;
}

/** A good fight is worth the whole turn; a poor one nothing. */
export function fightWorth(state: OldWorldState, seat: Seat, at: Location): number {
  const witcher = witcherOf(state, seat);
  let best = 0;
  for (const terrain of TERRAIN_INDEXES) {
    if (state.lairs[terrain].at !== at || state.lairs[terrain].monster === NONE) continue;
    if (isForbidden(state, seat, terrain)) continue;
    const likely = chanceAgainstMonster(state, witcher, terrain);
    if (likely >= courage(state)) best = Math.max(best, 8 * likely);
  }
  return best;
}

function isForbidden(state: OldWorldState, seat: Seat, terrain: Terrain): boolean {
  return rulesOf(state).monsterBan(state, seat, terrain) !== null || monsterFightBlock(state, seat, terrain) !== null;
}

/** The longer the game, the smaller the chance that is good enough: even defeats bring cards, so every game ends. */
export function courage({ round }: OldWorldState): number {
  return Math.max(0.02, 0.55 - 0.012 * Math.max(0, round - 6));
}

/** What it would be worth to stand there at some point of this turn. */
export function placeWorth(state: OldWorldState, seat: Seat, at: Location): number {
  return actionWorth(state, seat, at) + questWorth(witcherOf(state, seat), at) + fightWorth(state, seat, at);
}

/** How promising it is to be at `at` with so many cards left to walk with. */
export function outlook(state: OldWorldState, seat: Seat, at: Location, cards: number): number {
  const { board } = rulesOf(state);
  let best = 0;
  for (let to = 0; to < board.locations.length; to++) {
    const steps = distance(board, at, to);
    // A hand rarely matches every terrain on the way.
    const isNear = steps <= Math.max(1, Math.ceil(cards * 0.6));
    const worth = placeWorth(state, seat, to) / (isNear ? 1 + 0.15 * steps : 1 + 0.6 * steps);
    if (worth > best) best = worth;
  }
  return best;
}
