import { cloneRng, type GameState, type Hiding, type Play, type RngState, type Seat } from '@medallion/kernel';
import type { AdventureEvent } from './events';
import { type Location, type Region, regionOf } from './map';

/** What must be completed for the end: three quests, five, or (our own house option) one. @rule AG-EPIC-001 */
export const MODES = ['standard', 'epic', 'one-quest'] as const;
export type Mode = (typeof MODES)[number];

export const NOTHING = 0;
export const MINOR = 1;
export const SEVERE = 2;
export type Wound = typeof NOTHING | typeof MINOR | typeof SEVERE;

/** One player's play area. Actions are numbers by their place in `ACTIONS`; sets of actions are bit masks. */
export interface Hero {
  /** Place in `HEROES`. */
  hero: number;
  at: Location;
  vp: number;
  gold: number;
  leads: [number, number, number];
  proofs: [number, number, number];
  /** The four woundable action spaces in the order of `ACTIONS`, then Yarpen's armour spaces. */
  wounds: Wound[];
  /** Foul fate tokens beside actions, as a mask. */
  foulFate: number;
  /** Action tokens on actions, as a mask. */
  tokens: number;
  isDelayed: boolean;
  /** The current quest card; null before the first and after the last. */
  quest: number | null;
  /** Completed side quests of the current quest card, as a mask. */
  sides: number;
  isSupported: boolean;
  /** Completed quest cards, face down. */
  completed: number[];
  /** Kept investigation cards: the card times two, plus one when its task is completed. */
  investigations: number[];
  /** Foul fate cards being resolved, or kept until resolved. */
  fates: number[];
  fortunes: number[];
  /** A good fortune card that is being played. */
  played: number | null;
  /** The development deck; the last card is the top. */
  deck: number[];
  /** Development cards in play: see `development.ts` for what the number holds. */
  developed: number[];
  /** Cards drawn and looked at, to choose from. */
  drawn: number[];
  drawnFrom: DrawnFrom | null;
  /** A first quest card that was not chosen, face down until all have chosen. */
  aside: number[];
  /** Sea routes cost nothing for the rest of this turn. */
  sailsFree: boolean;
}

export type DrawnFrom = 'quest' | 'development' | 'investigation';

/** One region's obstacles. @rule AG-ZONE-001, AG-REGION-002 */
export interface Zone {
  /** Monster tokens: see `monsters.ts` for what the number holds. */
  monsters: number[];
  hasFoulFate: boolean;
}

/** A battle being fought. @rule AG-BATTLE-001 to AG-BATTLE-011 */
export interface Battle {
  seat: Seat;
  /** Place in `ENEMIES`. */
  enemy: number;
  /** The face each die shows, battle dice first; empty before the roll. */
  faces: number[];
  /** Swords, shields, dodges, rituals and signs at hand. */
  pool: [number, number, number, number, number];
  /** Results by which the comparison being resolved falls short. @rule AG-BATTLE-013 */
  missing: number;
}

/** A movement under way: which routes were used, how many of the ordinary two are left. */
export interface Journey {
  used: number;
  left: number;
  isFree: boolean;
  isTravel: boolean;
}

/** Red, blue and purple leads and gold. */
export type Goods = [number, number, number, number];

export interface Trade {
  /** Who made the offer on the table. */
  by: Seat;
  to: Seat;
  give: Goods;
  want: Goods;
  isCounter: boolean;
  /** False while it is being put together. */
  isOnTable: boolean;
}

export const PHASES = ['deal', 'first-quests', 'turn-start', 'turn', 'trade', 'obstacle', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The decks that several players draw from, in a fixed order: investigation by colour, then foul fate. */
export const FOUL_FATE_DECK = 3;

export interface AdventureState extends GameState {
  rng: RngState;
  /** The edition of the rules (see `editions.ts`). */
  edition: number;
  mode: Mode;
  phase: Phase;
  first: Seat;
  active: Seat;
  round: number;
  /** Action steps of this turn that are used up, 0 to 2. */
  actions: number;
  /** The action being carried out, by its place in `ACTIONS`, or a main quest (see `actions.ts`). */
  doing: number | null;
  heroes: Hero[];
  zones: Zone[];
  /** Place of the marker on the war track. */
  war: number;
  /** Bronze, silver and gold monster tokens; the last is the top. */
  stacks: [number[], number[], number[]];
  /** Investigation decks by colour and the foul fate deck; the last card is the top. */
  decks: [number[], number[], number[], number[]];
  discards: [number[], number[], number[], number[]];
  /** How many cards on top of each of these decks are known, and to whom (as a mask of seats). */
  knownTop: [number, number, number, number];
  knownBy: [number, number, number, number];
  fortuneDeck: number[];
  fortuneDiscard: number[];
  questDecks: [number[], number[], number[]];
  questDiscards: [number[], number[], number[]];
  battle: Battle | null;
  journey: Journey | null;
  trade: Trade | null;
  /** Offers refused, and partners given up, since anything changed: asking the same again would be no new offer. */
  refused: string[];
  /** Obstacles that the active hero ignores this turn: 0 none, 1 monsters, 2 all. */
  ignores: number;
  /** Who completed the last quest card first. */
  endedBy: Seat | null;
  /** Turns still to come after the end was triggered. */
  turnsLeft: number;
  outcome: { places: number[]; tieBreak: TieBreak } | null;
}

/** What decided about the first place. @rule AG-TIE-001, AG-TIE-002, AG-TIE-003 */
export const TIE_BREAKS = ['vp', 'quests', 'leads-and-gold', 'final-turn'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export type AdventurePlay = Play<AdventureState, AdventureEvent>;

/** Who may read what lies in a place. @rule AG-AREA-002, AG-MONSTER-008, AG-FORTUNE-001 */
export const HIDING = {
  area: 'everyone',
  fortunes: 'owner',
  drawn: 'owner',
  completed: 'owner',
  deck: 'nobody',
  stack: 'nobody',
  facedown: 'nobody',
  discard: 'everyone',
} as const satisfies Hiding<string>;
export type Place = keyof typeof HIDING;

export function heroOf(state: AdventureState, seat: Seat): Hero {
  return state.heroes[seat] as Hero;
}
export function zoneOf(state: AdventureState, region: Region): Zone {
  return state.zones[region] as Zone;
}
export function regionOfHero(hero: Hero): Region {
  return regionOf(hero.at);
}
export function seatAfter(state: AdventureState, seat: Seat): Seat {
  return seat + 1 === state.heroes.length ? 0 : seat + 1;
}
/** Quest cards that trigger the end. @rule AG-END-001, AG-EPIC-002 */
export function questsToEnd(mode: Mode): number {
  return mode === 'standard' ? 3 : mode === 'epic' ? 5 : 1;
}

/** Most lists are empty most of the time, and an empty literal is cheaper than a slice. */
function copy<T>(list: readonly T[]): T[] {
  return list.length === 0 ? [] : list.slice();
}

export function clone(state: AdventureState): AdventureState {
  const { stacks, decks, discards, questDecks, questDiscards, knownTop, knownBy, battle, journey, trade } = state;
  return {
    rng: cloneRng(state.rng),
    edition: state.edition ?? 1, // saved before it knew its edition
    mode: state.mode,
    phase: state.phase,
    first: state.first,
    active: state.active,
    round: state.round,
    actions: state.actions,
    doing: state.doing,
    heroes: state.heroes.map(cloneHero),
    zones: state.zones.map(cloneZone),
    war: state.war,
    stacks: [copy(stacks[0]), copy(stacks[1]), copy(stacks[2])],
    decks: [copy(decks[0]), copy(decks[1]), copy(decks[2]), copy(decks[3])],
    discards: [copy(discards[0]), copy(discards[1]), copy(discards[2]), copy(discards[3])],
    knownTop: [knownTop[0], knownTop[1], knownTop[2], knownTop[3]],
    knownBy: [knownBy[0], knownBy[1], knownBy[2], knownBy[3]],
    fortuneDeck: copy(state.fortuneDeck),
    fortuneDiscard: copy(state.fortuneDiscard),
    questDecks: [copy(questDecks[0]), copy(questDecks[1]), copy(questDecks[2])],
    questDiscards: [copy(questDiscards[0]), copy(questDiscards[1]), copy(questDiscards[2])],
    battle: battle === null ? null : { ...battle, faces: copy(battle.faces), pool: [...battle.pool] },
    journey: journey === null ? null : { ...journey },
    trade: trade === null ? null : { ...trade, give: [...trade.give], want: [...trade.want] },
    refused: copy(state.refused),
    ignores: state.ignores,
    endedBy: state.endedBy,
    turnsLeft: state.turnsLeft,
    outcome: state.outcome === null ? null : { places: copy(state.outcome.places), tieBreak: state.outcome.tieBreak },
  };
}

function cloneZone(zone: Zone): Zone {
  return { monsters: copy(zone.monsters), hasFoulFate: zone.hasFoulFate };
}

function cloneHero(hero: Hero): Hero {
  const { leads, proofs } = hero;
  return {
    hero: hero.hero,
    at: hero.at,
    vp: hero.vp,
    gold: hero.gold,
    leads: [leads[0], leads[1], leads[2]],
    proofs: [proofs[0], proofs[1], proofs[2]],
    wounds: hero.wounds.slice(),
    foulFate: hero.foulFate,
    tokens: hero.tokens,
    isDelayed: hero.isDelayed,
    quest: hero.quest,
    sides: hero.sides,
    isSupported: hero.isSupported,
    completed: copy(hero.completed),
    investigations: copy(hero.investigations),
    fates: copy(hero.fates),
    fortunes: copy(hero.fortunes),
    played: hero.played,
    deck: copy(hero.deck),
    developed: copy(hero.developed),
    drawn: copy(hero.drawn),
    drawnFrom: hero.drawnFrom,
    aside: copy(hero.aside),
    sailsFree: hero.sailsFree,
  };
}
