import { mayRead, type Seat, type Viewer } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { type Card, type Faction, idOf, printedStrength, ROW_INDEXES, ROWS, type Row, type RowName } from './cards';
import { leaderBlockedBy, leaderIdleBy, leaderOf } from './leaders/use';
import { breakdown, isStruck, rowTotal, type StrengthLine, strengthsOf, totalOf } from './rules/strength';
import {
  type GwentState,
  HIDING,
  type Phase,
  type Place,
  type Readings,
  type RoundResult,
  type Side,
  sideOf,
} from './state';

/** A pile or hand as the viewer sees it: always how many, and the cards where they may be read. */
export interface PileView {
  readonly count: number;
  readonly cards: readonly string[] | null;
}

export interface UnitView {
  readonly card: string;
  readonly strength: number;
  readonly printed: number;
  readonly lines: readonly StrengthLine[];
}

export interface RowView {
  readonly row: RowName;
  readonly total: number;
  readonly isStruck: boolean;
  readonly horn: string | null;
  readonly isDoubledByLeader: boolean;
  readonly cards: readonly UnitView[];
}

/** Two tokens on the score track; the tens token is turned over from 100 on. @rule GW-SCORE-001, GW-SCORE-002 */
export interface ScoreTrack {
  readonly total: number;
  readonly isHundred: boolean;
  readonly tens: number;
  readonly units: number;
}

export interface SideView {
  readonly seat: Seat;
  readonly faction: Faction;
  readonly leader: {
    readonly id: string;
    readonly mode: 'active' | 'passive';
    readonly isUsed: boolean;
    readonly isCancelled: boolean;
    readonly blockedBy: RuleId | null;
    /** The rule by which it would be spent for nothing if it were used now. */
    readonly idleBy: RuleId | null;
  };
  readonly gems: number;
  readonly hasPassed: boolean;
  readonly isReady: boolean;
  readonly exchanges: number;
  readonly score: ScoreTrack;
  readonly hand: PileView;
  /** Cards of a hidden hand that the viewer has seen: taken back by Decoy, fetched from a pile, looked at. */
  readonly known: readonly string[];
  readonly deck: PileView;
  readonly aside: PileView;
  readonly discard: readonly string[];
  readonly secondary: readonly string[];
  readonly removed: readonly string[];
  /** Taken up by an ability, about to be placed. */
  readonly arriving: readonly string[];
  readonly rows: readonly RowView[];
}

/** What was agreed before the duel stands first: what the card of a leader says depends on it. */
export interface GwentView extends Readings {
  readonly phase: Phase;
  readonly round: number;
  readonly starter: Seat;
  readonly turn: Seat | null;
  readonly weather: readonly { readonly card: string; readonly seat: Seat }[];
  readonly sides: readonly [SideView, SideView];
  readonly results: readonly RoundResult[];
  readonly outcome: { readonly winner: Seat | null } | null;
}

export function view(state: GwentState, viewer: Viewer): GwentView {
  return {
    edition: state.edition,
    relentless: state.relentless,
    heroes: state.heroes,
    phase: state.phase,
    round: state.round,
    starter: state.starter,
    turn: state.phase === 'turn' ? state.turn : null,
    weather: [0, 1].flatMap((seat) => sideOf(state, seat).weather.map((card) => ({ card: idOf(card), seat }))),
    sides: [sideView(state, 0, viewer), sideView(state, 1, viewer)],
    results: state.results.map(({ totals, winner }) => ({ totals: [totals[0], totals[1]], winner })),
    outcome: state.outcome === null ? null : { winner: state.outcome.winner },
  };
}

function sideView(state: GwentState, seat: Seat, viewer: Viewer): SideView {
  const side = sideOf(state, seat);
  const leader = leaderOf(state, seat);
  const pile = (place: Place, cards: readonly Card[]): PileView => ({
    count: cards.length,
    cards: mayRead(HIDING, place, seat, viewer) ? cards.map(idOf) : null,
  });
  return {
    seat,
    faction: side.faction,
    leader: {
      id: leader.id,
      mode: leader.mode,
      isUsed: side.isLeaderUsed,
      isCancelled: side.isLeaderCancelled,
      blockedBy: leaderBlockedBy(state, seat),
      idleBy: leaderIdleBy(state, seat),
    },
    gems: side.gems,
    hasPassed: side.hasPassed,
    isReady: side.isReady,
    exchanges: side.exchanges,
    score: scoreTrack(totalOf(state, seat)),
    hand: pile('hand', side.hand),
    known: knownHand(side, seat, viewer).map(idOf),
    deck: pile('deck', side.deck),
    aside: pile('aside', side.aside),
    discard: side.discard.map(idOf),
    secondary: side.secondary.map(idOf),
    removed: side.removed.map(idOf),
    arriving: side.arriving.map(idOf),
    rows: ROW_INDEXES.map((row) => rowView(state, seat, row)),
  };
}

function rowView(state: GwentState, seat: Seat, row: Row): RowView {
  const side = sideOf(state, seat);
  const strengths = strengthsOf(state, seat, row);
  const horn = side.horns[row];
  return {
    row: ROWS[row],
    total: rowTotal(state, seat, row),
    isStruck: isStruck(state, row),
    horn: horn === null ? null : idOf(horn),
    isDoubledByLeader: side.leaderHorn === row,
    cards: side.rows[row].map((card, index) => ({
      card: idOf(card),
      strength: strengths[index] as number,
      printed: printedStrength(card),
      lines: breakdown(state, seat, row, index),
    })),
  };
}

export function scoreTrack(total: number): ScoreTrack {
  return { total, isHundred: total >= 100, tens: Math.floor((total % 100) / 10), units: total % 10 };
}

/** What a viewer other than the owner knows of a hand: of each card, the larger of what was shown and what was looked at. */
export function knownHand(side: Side, seat: Seat, viewer: Viewer): readonly Card[] {
  if (viewer === 'everything' || viewer === seat) return [];
  if (viewer === 'spectator') return side.shown;
  const known = side.shown.slice();
  for (const card of new Set(side.peeked)) {
    const missing = count(side.peeked, card) - count(side.shown, card);
    for (let left = missing; left > 0; left--) known.push(card);
  }
  return known;
}

function count(cards: readonly Card[], card: Card): number {
  return cards.filter((one) => one === card).length;
}
