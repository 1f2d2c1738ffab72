import { type Seat, seedRng } from '@medallion/kernel';
import { Scenario, ScenarioPlayer, ScenarioTable } from '@medallion/testkit';
import { expect } from 'vitest';
import {
  type Card,
  cardOf,
  type Faction,
  findLeader,
  idOf,
  kindById,
  ROWS,
  type Row,
  type RowName,
  rowIndex,
} from '../src/cards';
import type { GwentConfig } from '../src/config';
import type { DeckList } from '../src/deck/deck';
import { READY_MADE } from '../src/deck/ready-made';
import { EDITION } from '../src/editions';
import type { GwentEvent } from '../src/events';
import { gwent } from '../src/game';
import { breakdown, rowTotal, type StrengthLine, strengthsOf, totalOf } from '../src/rules/strength';
import type { GwentState, HeroReading, RelentlessReading, RoundResult, Side } from '../src/state';
import type { GwentView, SideView } from '../src/view';

/** One player's half of a scenario; whatever is left out is empty. Any card may lie anywhere. */
export interface SideSketch {
  readonly faction?: Faction;
  readonly leader?: string;
  readonly isLeaderUsed?: boolean;
  readonly hand?: readonly string[];
  /** The last card named is the top. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly secondary?: readonly string[];
  readonly close?: readonly string[];
  readonly ranged?: readonly string[];
  readonly siege?: readonly string[];
  /** Rows with a Commander's Horn card. */
  readonly horns?: readonly RowName[];
  readonly leaderHorn?: RowName;
  readonly weather?: readonly string[];
  readonly gems?: number;
  readonly hasPassed?: boolean;
}

export interface TableSketch {
  readonly ada: SideSketch;
  readonly bea: SideSketch;
  readonly turn?: 'ada' | 'bea';
  readonly round?: number;
  readonly starter?: 'ada' | 'bea';
  readonly results?: readonly RoundResult[];
  readonly relentless?: RelentlessReading;
  readonly heroes?: HeroReading;
  /** The edition of the rules; today's where none is named. */
  readonly edition?: number;
  /** The next results of chance, in order; every one must be used (see `GwentTable.usedAllRolls`). */
  readonly rolls?: readonly number[];
  /** Seed of the chance that is not scripted, such as shuffles. */
  readonly seed?: string;
}

/** Leaders that do nothing unless used, so that a scenario is only about what it names. */
const QUIET_LEADERS: Record<Faction, string> = {
  monsters: 'eredin-bringer-of-death',
  nilfgaard: 'emhyr-var-emreis-the-emperor-of-nilfgaard',
  'northern-realms': 'foltest-lord-commander-of-the-north',
  scoiatael: 'francesca-findabair-queen-of-dol-blathanna',
  skellige: 'crach-an-craite-wild-boar-of-the-sea',
};

const SEATS = { ada: 0, bea: 1 } as const;
export type PlayerName = keyof typeof SEATS;

function cards(ids: readonly string[] | undefined, seat: Seat): Card[] {
  return (ids ?? []).map((id) => cardOf(kindById(id), seat));
}

function sideFrom(sketch: SideSketch, seat: Seat, fallback: Faction): Side {
  const faction = sketch.faction ?? fallback;
  const leader = findLeader(sketch.leader ?? QUIET_LEADERS[faction]);
  if (leader === null) throw new Error(`no such leader: ${sketch.leader}`);
  const horn = cardOf(kindById('commanders-horn'), seat);
  return {
    faction,
    leader,
    isLeaderUsed: sketch.isLeaderUsed ?? false,
    isLeaderCancelled: false,
    hand: cards(sketch.hand, seat),
    deck: cards(sketch.deck, seat),
    discard: cards(sketch.discard, seat),
    secondary: cards(sketch.secondary, seat),
    removed: [],
    arriving: [],
    aside: [],
    exchanges: 0,
    isReady: true,
    rows: [cards(sketch.close, seat), cards(sketch.ranged, seat), cards(sketch.siege, seat)],
    horns: [
      sketch.horns?.includes('close') ? horn : null,
      sketch.horns?.includes('ranged') ? horn : null,
      sketch.horns?.includes('siege') ? horn : null,
    ],
    leaderHorn: sketch.leaderHorn === undefined ? null : rowIndex(sketch.leaderHorn),
    weather: cards(sketch.weather, seat),
    gems: sketch.gems ?? 2,
    hasPassed: sketch.hasPassed ?? false,
    shown: [],
    peeked: [],
    returned: [],
  };
}

function stateFrom(sketch: TableSketch): GwentState {
  const sides: [Side, Side] = [sideFrom(sketch.ada, 0, 'northern-realms'), sideFrom(sketch.bea, 1, 'scoiatael')];
  const whiteFlame = findLeader('emhyr-var-emreis-the-white-flame');
  sides[0].isLeaderCancelled = sides[1].leader === whiteFlame;
  sides[1].isLeaderCancelled = sides[0].leader === whiteFlame;
  const turn = SEATS[sketch.turn ?? 'ada'];
  return {
    rng: { ...seedRng(sketch.seed ?? 'scenario'), script: sketch.rolls === undefined ? null : [...sketch.rolls] },
    edition: sketch.edition ?? EDITION,
    relentless: sketch.relentless ?? 'own-deck',
    heroes: sketch.heroes ?? 'may-be-taken',
    phase: 'turn',
    round: sketch.round ?? 1,
    starter: SEATS[sketch.starter ?? sketch.turn ?? 'ada'],
    turn,
    sides,
    results: [...(sketch.results ?? [])],
    outcome: null,
  };
}

export class Player extends ScenarioPlayer<GwentConfig, GwentState, GwentView, GwentEvent> {
  get #side(): Readonly<Side> {
    return this.scenario.state.sides[this.seat] as Side;
  }

  /** Plays a card from the hand; the place is a row, or `row:unit` for a Decoy, and may be left out where there is one. */
  plays(card: string, place?: string): void {
    const wanted = place === undefined ? `play:${card}` : `play:${card}:${place}`;
    const offered = this.offers();
    const matches = offered.filter(
      (option) => option === wanted || (place === undefined && option.startsWith(`${wanted}:`)),
    );
    expect(
      matches,
      `ways to play ${card}${place === undefined ? '' : ` at ${place}`} among ${offered.join(', ')}`,
    ).toHaveLength(1);
    this.scenario.answer(this.seat, matches[0] ?? wanted);
  }

  passes(): void {
    this.scenario.answer(this.seat, 'pass');
  }

  usesLeader(): void {
    this.scenario.answer(this.seat, 'leader');
  }

  /** Answers the open question with this option. */
  picks(option: string): void {
    this.scenario.answer(this.seat, option);
  }

  get hand(): readonly string[] {
    return this.#side.hand.map(idOf);
  }
  get deck(): readonly string[] {
    return this.#side.deck.map(idOf);
  }
  get discard(): readonly string[] {
    return this.#side.discard.map(idOf);
  }
  get secondary(): readonly string[] {
    return this.#side.secondary.map(idOf);
  }
  get removed(): readonly string[] {
    return this.#side.removed.map(idOf);
  }
  get weather(): readonly string[] {
    return this.#side.weather.map(idOf);
  }
  get gems(): number {
    return this.#side.gems;
  }

  row(name: RowName): readonly string[] {
    return this.#side.rows[rowIndex(name)].map(idOf);
  }

  /** Total of a row, or of the whole side. */
  strengthOf(name: RowName | 'all'): number {
    const { state } = this.scenario;
    return name === 'all' ? totalOf(state, this.seat) : rowTotal(state, this.seat, rowIndex(name));
  }

  /** The strength of each card of a row, in its order. */
  strengths(name: RowName): readonly number[] {
    return strengthsOf(this.scenario.state, this.seat, rowIndex(name));
  }

  /** How the strength of a card came about. */
  account(name: RowName, index: number): readonly StrengthLine[] {
    return breakdown(this.scenario.state, this.seat, rowIndex(name), index);
  }

  /** The player's leader as it lies open on the table. */
  get leader(): SideView['leader'] {
    const { sides } = this.scenario.table.view('spectator');
    return (sides[this.seat] as SideView).leader;
  }
}

/** A Gwent table for tests: two players, Ada in seat 0 and Bea in seat 1. */
export class GwentTable extends ScenarioTable<GwentConfig, GwentState, GwentView, GwentEvent> {
  readonly ada: Player;
  readonly bea: Player;

  constructor(scenario: Scenario<GwentConfig, GwentState, GwentView, GwentEvent>) {
    super(scenario);
    this.ada = new Player(0, scenario);
    this.bea = new Player(1, scenario);
  }

  /** Whoever has not passed yet passes, the player to move first. */
  endsRound(): void {
    const { round } = this.state;
    for (let passes = 0; passes < 2; passes++) {
      if (this.state.round !== round || this.scenario.table.isOver) return;
      (this.state.turn === 0 ? this.ada : this.bea).passes();
    }
  }

  /** Nothing is left open but the turn of this player. */
  isAtRest({ turnOf }: { readonly turnOf: PlayerName }): void {
    this.isOnlyAsking(SEATS[turnOf], 'turn');
  }

  /** The game is over and this player won it, or nobody did. */
  isOver({ winner }: { readonly winner: PlayerName | null }): void {
    expect(this.scenario.table.isOver).toBe(true);
    expect(this.state.outcome).toEqual({ winner: winner === null ? null : SEATS[winner] });
  }

  /** Both players keep the opening hand they were dealt. */
  bothKeepTheirHands(): void {
    this.ada.picks('done');
    this.bea.picks('done');
  }

  get weather(): readonly string[] {
    return [...this.ada.weather, ...this.bea.weather];
  }
}

/** A table in the middle of a game, as sketched. */
export function gwentTable(sketch: TableSketch): GwentTable {
  return new GwentTable(Scenario.from(gwent, stateFrom(sketch)));
}

/** A game from its very beginning, with real decks, dealt by the seed; the rolls, if any, are those of the coin. */
export function gwentDuel(
  decks: readonly [unknown, unknown],
  seed = 'duel',
  relentless: RelentlessReading = 'own-deck',
  rolls: readonly number[] | null = null,
  edition: number = EDITION,
): GwentTable {
  const config = gwent.parseConfig({ decks, relentless });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  const rng = { ...seedRng(seed), script: rolls === null ? null : [...rolls] };
  return new GwentTable(Scenario.from(gwent, gwent.setup(config.value, rng, edition)));
}

/** A ready-made deck under another leader. */
export function deckLedBy(leader: string, deck: string): DeckList {
  const facts = READY_MADE.find((known) => known.id === deck);
  if (facts === undefined) throw new Error(`no such deck: ${deck}`);
  return { faction: facts.faction, leader, cards: facts.cards };
}

export const ROW_NAMES: readonly RowName[] = ROWS;
export type { Row };
