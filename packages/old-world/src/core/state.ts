import { cloneRng, type GameState, type Hiding, type Play, type RngState, type Seat } from '@medallion/kernel';
import { cloneFight, type FightState } from '../base/fight/fight-state';
import { FIRST_EDITION } from '../editions';
import type { OldWorldEvent } from './events';

/** Numbers in the state: a card, a potion kind, a monster, a place is its place in a list of the pack. */
export type Card = number;
export type Location = number;
/** No token, no card, no place. */
export const NONE = -1;

/** The terrains that have stacks of location tokens, in a fixed order. @rule OW-SETUP-016 */
export const TERRAINS = ['forest', 'mountain', 'water'] as const;
export type TerrainName = (typeof TERRAINS)[number];
export type Terrain = 0 | 1 | 2;
export const TERRAIN_INDEXES: readonly Terrain[] = [0, 1, 2];

/** The four attributes in a fixed order. @rule OW-SETUP-033 */
export const ATTRIBUTES = ['combat', 'defense', 'alchemy', 'specialty'] as const;
export type AttributeName = (typeof ATTRIBUTES)[number];
export type Attribute = 0 | 1 | 2 | 3;
export const COMBAT = 0;
export const DEFENSE = 1;
export const ALCHEMY = 2;
export const SPECIALTY = 3;
export const ATTRIBUTE_INDEXES: readonly Attribute[] = [0, 1, 2, 3];

export const MAX_LEVEL = 5;
export const HAND_LIMIT = 7;
export const POTION_LIMIT = 4;
export const TOP_SPOT = 4;

/** A quest a player has taken. @rule OW-EXPLORE-007 */
export interface Quest {
  /** Place in `EXPLORATION`. */
  card: number;
  /** Which option of the card was chosen, 0 or 1. */
  option: number;
  at: Location;
  /** Whether a location token lies on the card (then it is the token of `at`). @rule OW-EXPLORE-009, OW-EXPLORE-016 */
  hasToken: boolean;
}

/** One player's board and cards. The last card of a deck or discard pile is its top. */
export interface Witcher {
  /** Place in `SCHOOLS`; NONE until the board is chosen. */
  school: number;
  /** Where the own school stands; NONE until the board is chosen. @rule OW-LOC-013 */
  home: Location;
  at: Location;
  /** Spot on the trophy track, 0 to 4. */
  spot: number;
  gold: number;
  level: number;
  attributes: [number, number, number, number];
  shield: number;
  hand: Card[];
  deck: Card[];
  discard: Card[];
  /** Potion kinds, face up; the same kind may lie here several times. */
  potions: number[];
  /** Places in `TROPHIES`. */
  trophies: number[];
  /** Own witcher trophy cards that nobody has won yet. @rule OW-SETUP-034 */
  ownTrophies: number;
  quests: Quest[];
  /** One trail or trail quest a terrain, or NONE: see `trails.ts` for what the number holds. @rule OW-LOC-022 */
  trails: [number, number, number];
  /** Equipment and companions: event numbers. @rule OW-QUEST-007 */
  companions: number[];
  /** Gold off the next training. */
  training: number;
  /** Moves that need no card. */
  freeMoves: number;
}

/** The monster of one terrain in the monster section. @rule OW-SETUP-024, OW-SPAWN-013 */
export interface Lair {
  /** Place in `MONSTERS`, or NONE where no monster is left. */
  monster: number;
  /** The location token on the space, which is also where the monster is; NONE when empty. */
  at: Location;
  /** Came from the second level I stack. @rule OW-SPAWN-004 */
  isSecond: boolean;
}

/** A row of cards to gain, left to right; NONE where a space is empty (always at the left end). */
export interface Market {
  row: Card[];
  deck: Card[];
  discard: Card[];
}

/** A game of dice poker. @rule OW-POKER-006 to OW-POKER-018 */
export interface Poker {
  /** The opponent's seat; NONE for the locals and in solo play. */
  against: Seat;
  /** Who rolls and rerolls for the other side (the right-hand neighbour for the locals); NONE when nobody does. */
  rolledBy: Seat;
  pool: number;
  own: number[];
  other: number[];
  hasRerolled: boolean;
  otherHasRerolled: boolean;
}

/** A card that is being read. */
export interface Reading {
  kind: 'exploration' | 'event';
  /** Whose choice it is. */
  seat: Seat;
  /** Place in `EXPLORATION`, or the event's number. */
  card: number;
  /** The option chosen or the outcome reached, NONE before. */
  chosen: number;
  /** The die of a test or a roll, 0 before. */
  roll: number;
  /** Whose choice it is has seen the results of both options. */
  isForetold: boolean;
}

/** What a seat has done in its turn. */
export interface Turn {
  /** Steps taken in phase I. */
  steps: number;
  /** Locations whose action was performed this turn, as a mask of their numbers. @rule OW-ACT-002 */
  acted: number;
  /** Witchers played dice poker with this turn, as a mask of seats. @rule OW-POKER-004 */
  gambled: number;
  /** Change of the number of cards to draw up to in phase III. @rule OW-DRAW-003 */
  draw: number;
  /** That target, if an ability fixes it; NONE otherwise. */
  fixedDraw: number;
  /** Companions used this turn, as a mask of their places in `companions`. */
  used: number;
  /** The place of the card taken in phase III, NONE before. */
  bought: number;
  /** Done with the phase that the table is in. */
  isDone: boolean;
}

export interface OldWorldState extends GameState {
  rng: RngState;
  /** The edition of the rules that the table began with. */
  edition: number;
  /** Modules in play, their ids joined by `+`; empty for the base game. */
  modules: string;
  /** The step to play now: a phase of the turn, a part of the opening, `fight` or `over`. */
  phase: string;
  first: Seat;
  active: Seat;
  /** Turns begun so far by the active player's round: 1 in the first round. */
  round: number;
  witchers: Witcher[];
  /** Boards nobody has chosen yet; the two on offer come first while one is being chosen. */
  boards: number[];
  lairs: [Lair, Lair, Lair];
  /** Location tokens by terrain. */
  tokens: [number[], number[], number[]];
  /** Monster tokens by level I to III. */
  stacks: [number[], number[], number[]];
  secondStack: number[];
  /** Tokens of driven-away monsters by level. @rule OW-SPAWN-006 */
  drivenAway: [number[], number[], number[]];
  /** Monster tokens out of the game. @rule OW-SPAWN-007 */
  defeated: number[];
  markets: Market[];
  /** Action cards out of the game. @rule OW-TERM-002 */
  trashed: Card[];
  potionDeck: number[];
  potionDiscard: number[];
  city: number[];
  wilds: number[];
  /** Exploration cards out of the game. @rule OW-EXPLORE-006, OW-QUEST-010 */
  explored: number[];
  /** Attribute trophy cards still to be had. @rule OW-SETUP-010, OW-SETUP-011 */
  attributeTrophies: [number, number, number, number];
  /** Where the closed tavern token lies. @rule OW-SETUP-044 */
  tavern: Location;
  /** The turn of each seat: where several act at once, each has its own. @rule OW-TURN-001 */
  turns: Turn[];
  poker: Poker | null;
  reading: Reading | null;
  fight: FightState | null;
  /** What modules keep, by their ids: values that are replaced and never changed, so that clones share them. */
  slices: Readonly<Record<string, object>>;
  outcome: { places: number[]; reason: string; together: 'won' | 'lost' | null } | null;
}

export type OldWorldPlay = Play<OldWorldState, OldWorldEvent>;

/** Who may read what lies in a place. @rule OW-TERM-003, OW-POTION-007, OW-TROPHY-003 */
export const HIDING = {
  board: 'everyone',
  hand: 'owner',
  deck: 'nobody',
  discard: 'everyone',
  potions: 'everyone',
  trophies: 'everyone',
  trail: 'nobody',
  token: 'nobody',
} as const satisfies Hiding<string>;
export type Place = keyof typeof HIDING;

export function witcherOf(state: OldWorldState, seat: Seat): Witcher {
  return state.witchers[seat] as Witcher;
}
export function turnOf(state: OldWorldState, seat: Seat): Turn {
  return state.turns[seat] as Turn;
}
export function levelOf(witcher: Witcher, attribute: Attribute): number {
  return witcher.attributes[attribute];
}
/** Turns go clockwise: the next seat. @rule OW-TURN-001 */
export function seatAfter(state: OldWorldState, seat: Seat): Seat {
  return seat + 1 === state.witchers.length ? 0 : seat + 1;
}
/** The next seat counter-clockwise. @rule OW-TERM-004 */
export function seatToTheRight(state: OldWorldState, seat: Seat): Seat {
  return seat === 0 ? state.witchers.length - 1 : seat - 1;
}

/** Most lists are empty most of the time, and an empty literal is cheaper than a slice. */
export function copy<T>(list: readonly T[]): T[] {
  return list.length === 0 ? [] : list.slice();
}
type Three = [number[], number[], number[]];
function copyThree(lists: Three): Three {
  return [copy(lists[0]), copy(lists[1]), copy(lists[2])];
}

export function clone(state: OldWorldState): OldWorldState {
  const { lairs, attributeTrophies, poker, reading, fight, outcome } = state;
  return {
    rng: cloneRng(state.rng),
    // Tables saved before states named their edition are of the first.
    edition: state.edition ?? FIRST_EDITION,
    modules: state.modules,
    phase: state.phase,
    first: state.first,
    active: state.active,
    round: state.round,
    witchers: state.witchers.map(cloneWitcher),
    boards: copy(state.boards),
    lairs: [cloneLair(lairs[0]), cloneLair(lairs[1]), cloneLair(lairs[2])],
    tokens: copyThree(state.tokens),
    stacks: copyThree(state.stacks),
    secondStack: copy(state.secondStack),
    drivenAway: copyThree(state.drivenAway),
    defeated: copy(state.defeated),
    markets: state.markets.map(cloneMarket),
    trashed: copy(state.trashed),
    potionDeck: copy(state.potionDeck),
    potionDiscard: copy(state.potionDiscard),
    city: copy(state.city),
    wilds: copy(state.wilds),
    explored: copy(state.explored),
    attributeTrophies: [attributeTrophies[0], attributeTrophies[1], attributeTrophies[2], attributeTrophies[3]],
    tavern: state.tavern,
    turns: state.turns.map(cloneTurn),
    poker: poker === null ? null : { ...poker, own: copy(poker.own), other: copy(poker.other) },
    reading:
      reading === null
        ? null
        : {
            kind: reading.kind,
            seat: reading.seat,
            card: reading.card,
            chosen: reading.chosen,
            roll: reading.roll,
            isForetold: reading.isForetold ?? false,
          },
    fight: fight === null ? null : cloneFight(fight),
    slices: state.slices,
    outcome: outcome === null ? null : { ...outcome, places: copy(outcome.places) },
  };
}

function cloneLair({ monster, at, isSecond }: Lair): Lair {
  return { monster, at, isSecond };
}
function cloneMarket({ row, deck, discard }: Market): Market {
  return { row: row.slice(), deck: deck.slice(), discard: copy(discard) };
}
function cloneTurn({ steps, acted, gambled, draw, fixedDraw, used, bought, isDone }: Turn): Turn {
  return { steps, acted, gambled, draw, fixedDraw, used, bought, isDone };
}
function cloneQuest({ card, option, at, hasToken }: Quest): Quest {
  return { card, option, at, hasToken };
}
function cloneWitcher(witcher: Witcher): Witcher {
  const { attributes, trails, quests } = witcher;
  return {
    school: witcher.school,
    home: witcher.home,
    at: witcher.at,
    spot: witcher.spot,
    gold: witcher.gold,
    level: witcher.level,
    attributes: [attributes[0], attributes[1], attributes[2], attributes[3]],
    shield: witcher.shield,
    hand: copy(witcher.hand),
    deck: copy(witcher.deck),
    discard: copy(witcher.discard),
    potions: copy(witcher.potions),
    trophies: copy(witcher.trophies),
    ownTrophies: witcher.ownTrophies,
    quests: quests.length === 0 ? [] : quests.map(cloneQuest),
    trails: [trails[0], trails[1], trails[2]],
    companions: copy(witcher.companions),
    training: witcher.training,
    freeMoves: witcher.freeMoves,
  };
}
