import { cloneRng, type GameState, type Hiding, type Play, type RngState, type Seat } from '@medallion/kernel';
import type { Card, Faction, Row } from './cards';
import { FIRST_EDITION } from './editions';
import type { GwentEvent } from './events';

export type Rows<T> = [T, T, T];

/** One player's half of the table. */
export interface Side {
  faction: Faction;
  /** Place in `LEADERS`. */
  leader: number;
  isLeaderUsed: boolean;
  /** The opponent's leader cancels this one for the whole game. @rule GW-LEADER-017 */
  isLeaderCancelled: boolean;
  hand: Card[];
  /** The last card is the top. */
  deck: Card[];
  discard: Card[];
  secondary: Card[];
  /** Out of the game: transformed Berserkers. */
  removed: Card[];
  /** Taken up by an ability and about to be placed, while a question about it is open. */
  arriving: Card[];
  /** Put aside in the opening exchange, not yet shuffled back. */
  aside: Card[];
  exchanges: number;
  isReady: boolean;
  /** Units and row specials, in the order in which they were laid down. */
  rows: Rows<Card[]>;
  /** The Horn card in each row's Horn space; null when free. */
  horns: Rows<Card | null>;
  /** The row that this side's leader doubles until the end of the round. */
  leaderHorn: Row | null;
  /** Weather cards this player has in the shared weather area. */
  weather: Card[];
  gems: number;
  hasPassed: boolean;
  /** Cards of this hand that everybody has seen going there. */
  shown: Card[];
  /** Cards of this hand that the opponent alone has seen. */
  peeked: Card[];
  /** Cards everybody has seen going back into this deck; they are in deck or hand until they turn up. */
  returned: Card[];
}

export interface RoundResult {
  totals: [number, number];
  winner: Seat | null;
}

export const PHASES = ['opening', 'exchange', 'turn', 'round-end', 'round-start', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** Where the Relentless takes his card from. @rule GW-LEADER-009, GW-LEADER-036 */
export const RELENTLESS_READINGS = ['own-deck', 'opponent-discard'] as const;
export type RelentlessReading = (typeof RELENTLESS_READINGS)[number];

/** Whether leaders may take heroes from a deck or discard pile into the hand. @rule GW-LEADER-008, GW-LEADER-037 */
export const HERO_READINGS = ['may-be-taken', 'stay'] as const;
export type HeroReading = (typeof HERO_READINGS)[number];

/** What two players agree on where the rules can be read in more than one way, and the edition they play by. */
export interface Readings {
  readonly edition: number;
  readonly relentless: RelentlessReading;
  readonly heroes: HeroReading;
}

export interface GwentState extends GameState {
  rng: RngState;
  /** The edition of the rules that the table began with. */
  edition: number;
  relentless: RelentlessReading;
  heroes: HeroReading;
  phase: Phase;
  round: number;
  /** Who takes the first turn of the present round. */
  starter: Seat;
  turn: Seat;
  sides: [Side, Side];
  results: RoundResult[];
  outcome: { winner: Seat | null } | null;
}

export type GwentPlay = Play<GwentState, GwentEvent>;

/** Who may read a card, by the place where it lies. @rule GW-GEN-004 */
export const HIDING = {
  hand: 'owner',
  deck: 'nobody',
  aside: 'owner',
  discard: 'everyone',
  secondary: 'everyone',
  removed: 'everyone',
  arriving: 'everyone',
  battlefield: 'everyone',
} as const satisfies Hiding<string>;
export type Place = keyof typeof HIDING;

export function other(seat: Seat): 0 | 1 {
  return seat === 0 ? 1 : 0;
}

export function sideOf(state: GwentState, seat: Seat): Side {
  return seat === 0 ? state.sides[0] : state.sides[1];
}

export function clone(state: GwentState): GwentState {
  return {
    rng: cloneRng(state.rng),
    // Tables saved before states named their edition are of the first, which knew no reading of heroes.
    edition: state.edition ?? FIRST_EDITION,
    relentless: state.relentless,
    heroes: state.heroes ?? 'may-be-taken',
    phase: state.phase,
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    sides: [cloneSide(state.sides[0]), cloneSide(state.sides[1])],
    results: state.results.length === 0 ? [] : state.results.map(cloneResult),
    outcome: state.outcome === null ? null : { winner: state.outcome.winner },
  };
}

function cloneResult(result: RoundResult): RoundResult {
  return { totals: [result.totals[0], result.totals[1]], winner: result.winner };
}

function cloneSide(side: Side): Side {
  const { rows, horns } = side;
  return {
    faction: side.faction,
    leader: side.leader,
    isLeaderUsed: side.isLeaderUsed,
    isLeaderCancelled: side.isLeaderCancelled,
    hand: copy(side.hand),
    deck: copy(side.deck),
    discard: copy(side.discard),
    secondary: copy(side.secondary),
    removed: copy(side.removed),
    arriving: copy(side.arriving),
    aside: copy(side.aside),
    exchanges: side.exchanges,
    isReady: side.isReady,
    rows: [copy(rows[0]), copy(rows[1]), copy(rows[2])],
    horns: [horns[0], horns[1], horns[2]],
    leaderHorn: side.leaderHorn,
    weather: copy(side.weather),
    gems: side.gems,
    hasPassed: side.hasPassed,
    shown: copy(side.shown),
    peeked: copy(side.peeked),
    returned: copy(side.returned),
  };
}

/** Most lists are empty most of the time, and an empty literal is cheaper than a slice. */
function copy(cards: readonly Card[]): Card[] {
  return cards.length === 0 ? [] : cards.slice();
}
