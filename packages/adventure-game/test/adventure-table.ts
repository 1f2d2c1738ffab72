import { type Seat, seedRng } from '@medallion/kernel';
import { Scenario, ScenarioPlayer, ScenarioTable } from '@medallion/testkit';
import {
  battleDiceOf,
  DEVELOPMENT,
  FOUL_FATE,
  GOOD_FORTUNE,
  HERO_DICE,
  HEROES,
  INVESTIGATION,
  MONSTERS,
  QUESTS,
} from '../src/components';
import type { AdventureConfig } from '../src/config';
import { EDITION } from '../src/editions';
import { ACTIONS, type ActionName, COLORS, type ColorName, TIERS, type TierName } from '../src/effect';
import type { AdventureEvent, SpaceName } from '../src/events';
import { adventureGame } from '../src/game';
import { locationById, START_OF_HERO } from '../src/map';
import { FACES, type FaceName, type HeroId, REGIONS, type RegionName } from '../src/pack';
import { type AdventureState, type Hero, MINOR, type Mode, NOTHING, type Phase, SEVERE, type Zone } from '../src/state';
import type { AdventureView, HeroView } from '../src/view';

type Counts = Partial<Record<ColorName, number>>;

/** One play area of a scenario; whatever is left out is empty. */
export interface HeroSketch {
  readonly hero?: HeroId;
  readonly at?: string;
  readonly vp?: number;
  readonly gold?: number;
  readonly leads?: Counts;
  readonly proofs?: Counts;
  readonly wounds?: Partial<Record<SpaceName, 'minor' | 'severe'>>;
  readonly foulFate?: readonly ActionName[];
  readonly tokens?: readonly ActionName[];
  readonly isDelayed?: boolean;
  readonly quest?: string | null;
  /** Completed side quests of the quest card, counted from 1. */
  readonly sides?: readonly number[];
  readonly isSupported?: boolean;
  readonly completed?: readonly string[];
  /** Kept investigation cards; a `+` at the end marks a completed task. */
  readonly investigations?: readonly string[];
  readonly fates?: readonly string[];
  readonly fortunes?: readonly string[];
  /** The last card named is the top. */
  readonly deck?: readonly string[];
  /** Development cards in play, `card` or `card*markers`. */
  readonly developed?: readonly string[];
}

export interface ZoneSketch {
  /** Face down, or face up with a `^` in front. */
  readonly monsters?: readonly string[];
  readonly foulFate?: boolean;
}

export interface TableSketch {
  readonly ada?: HeroSketch;
  readonly bea?: HeroSketch;
  readonly cyn?: HeroSketch;
  readonly dov?: HeroSketch;
  readonly players?: number;
  readonly active?: PlayerName;
  readonly mode?: Mode;
  /** The edition of the rules; today's where none is named. */
  readonly edition?: number;
  readonly phase?: Phase;
  readonly actions?: number;
  readonly zones?: Partial<Record<RegionName, ZoneSketch>>;
  readonly stacks?: Partial<Record<TierName, readonly string[]>>;
  readonly war?: number;
  /** Decks, the last card named on top. */
  readonly decks?: Partial<Record<ColorName | 'foulFate', readonly string[]>>;
  readonly discards?: Partial<Record<ColorName | 'foulFate', readonly string[]>>;
  readonly fortuneDeck?: readonly string[];
  readonly fortuneDiscard?: readonly string[];
  readonly questDecks?: Partial<Record<ColorName, readonly string[]>>;
  readonly questDiscards?: TableSketch['questDecks'];
  readonly endedBy?: PlayerName;
  readonly turnsLeft?: number;
  /** The next results of chance, in order (see `faces`). */
  readonly rolls?: readonly number[];
}

const SEATS = { ada: 0, bea: 1, cyn: 2, dov: 3 } as const;
export type PlayerName = keyof typeof SEATS;
const NAMES = Object.keys(SEATS) as PlayerName[];

/** Quests without an enemy, far from where their hero starts, so that a scenario is only about what it names. */
const QUIET_QUESTS: Record<HeroId, string> = {
  geralt: 'a-debt-of-steel',
  triss: 'lines-of-power',
  dandelion: 'dwarven-embargo',
  yarpen: 'hostage-at-the-bridge',
};

function find(list: readonly { readonly id: string }[], id: string): number {
  const index = list.findIndex((one) => one.id === id);
  if (index < 0) throw new Error(`no such component: ${id}`);
  return index;
}

const mask = (actions: readonly ActionName[] | undefined): number =>
  (actions ?? []).reduce((bits, action) => bits | (1 << ACTIONS.indexOf(action)), 0);
const colors = (counts: Counts | undefined): [number, number, number] => [
  counts?.red ?? 0,
  counts?.blue ?? 0,
  counts?.purple ?? 0,
];

function woundsFrom(wounds: HeroSketch['wounds'], armour: number): Hero['wounds'] {
  const spaces: SpaceName[] = ['travel', 'investigate', 'develop', 'own', 'armour-1', 'armour-2'];
  return spaces.slice(0, 4 + armour).map((space) => {
    const wound = wounds?.[space];
    return wound === undefined ? NOTHING : wound === 'minor' ? MINOR : SEVERE;
  });
}

function heroFrom(sketch: HeroSketch, seat: Seat): Hero {
  const id = sketch.hero ?? (HEROES[seat]?.id as HeroId);
  const hero = find(HEROES, id);
  const quest = sketch.quest === undefined ? QUIET_QUESTS[id] : sketch.quest;
  return {
    hero,
    at: sketch.at === undefined ? (START_OF_HERO[hero] as number) : locationById(sketch.at),
    vp: sketch.vp ?? 0,
    gold: sketch.gold ?? 0,
    leads: colors(sketch.leads),
    proofs: colors(sketch.proofs),
    wounds: woundsFrom(sketch.wounds, HEROES[hero]?.armour ?? 0),
    foulFate: mask(sketch.foulFate),
    tokens: mask(sketch.tokens),
    isDelayed: sketch.isDelayed ?? false,
    quest: quest === null ? null : find(QUESTS, quest),
    sides: (sketch.sides ?? []).reduce((bits, side) => bits | (1 << (side - 1)), 0),
    isSupported: sketch.isSupported ?? false,
    completed: (sketch.completed ?? []).map((one) => find(QUESTS, one)),
    investigations: (sketch.investigations ?? []).map(
      (one) => find(INVESTIGATION, one.replace('+', '')) * 2 + (one.endsWith('+') ? 1 : 0),
    ),
    fates: (sketch.fates ?? []).map((one) => find(FOUL_FATE, one)),
    fortunes: (sketch.fortunes ?? []).map((one) => find(GOOD_FORTUNE, one)),
    played: null,
    deck: (sketch.deck ?? []).map((one) => find(DEVELOPMENT, one)),
    developed: (sketch.developed ?? []).map((one) => {
      const [card = '', markers = '0'] = one.split('*');
      return find(DEVELOPMENT, card) + 256 * Number(markers);
    }),
    drawn: [],
    drawnFrom: null,
    aside: [],
    sailsFree: false,
  };
}

function zoneFrom(sketch: ZoneSketch | undefined): Zone {
  return {
    monsters: (sketch?.monsters ?? []).map((one) =>
      one.startsWith('^') ? find(MONSTERS, one.slice(1)) * 32 + 16 : find(MONSTERS, one) * 32,
    ),
    hasFoulFate: sketch?.foulFate ?? false,
  };
}

function stateFrom(sketch: TableSketch): AdventureState {
  const named = NAMES.filter((name) => sketch[name] !== undefined).map((name) => SEATS[name]);
  const players = sketch.players ?? Math.max(2, ...named.map((seat) => seat + 1));
  const active = SEATS[sketch.active ?? 'ada'];
  const cards = (list: readonly { readonly id: string }[], ids: readonly string[] | undefined): number[] =>
    (ids ?? []).map((one) => find(list, one));
  const shared = (piles: TableSketch['decks']): AdventureState['decks'] => [
    cards(INVESTIGATION, piles?.red),
    cards(INVESTIGATION, piles?.blue),
    cards(INVESTIGATION, piles?.purple),
    cards(FOUL_FATE, piles?.foulFate),
  ];
  return {
    rng: { ...seedRng('scenario'), script: sketch.rolls === undefined ? null : [...sketch.rolls] },
    edition: sketch.edition ?? EDITION,
    mode: sketch.mode ?? 'standard',
    phase: sketch.phase ?? 'turn',
    first: 0,
    active,
    round: 1,
    actions: sketch.actions ?? 0,
    doing: null,
    heroes: NAMES.slice(0, players).map((name, seat) => heroFrom(sketch[name] ?? {}, seat)),
    zones: REGIONS.map((region) => zoneFrom(sketch.zones?.[region])),
    war: sketch.war ?? 0,
    stacks: TIERS.map((tier) => cards(MONSTERS, sketch.stacks?.[tier])) as AdventureState['stacks'],
    decks: shared(sketch.decks),
    discards: shared(sketch.discards),
    knownTop: [0, 0, 0, 0],
    knownBy: [0, 0, 0, 0],
    fortuneDeck: cards(GOOD_FORTUNE, sketch.fortuneDeck),
    fortuneDiscard: cards(GOOD_FORTUNE, sketch.fortuneDiscard),
    questDecks: COLORS.map((color) => cards(QUESTS, sketch.questDecks?.[color])) as AdventureState['questDecks'],
    questDiscards: COLORS.map((color) => cards(QUESTS, sketch.questDiscards?.[color])) as AdventureState['questDecks'],
    battle: null,
    journey: null,
    trade: null,
    refused: [],
    ignores: 0,
    endedBy: sketch.endedBy === undefined ? null : SEATS[sketch.endedBy],
    turnsLeft: sketch.turnsLeft ?? 0,
    outcome: null,
  };
}

/** Loaded dice: the three battle dice and the hero's own, showing these faces. */
export function faces(hero: HeroId, names: readonly FaceName[]): number[] {
  const dice = battleDiceOf(find(HEROES, hero));
  if (names.length !== dice.length) throw new Error(`${hero} rolls ${dice.length} dice`);
  return names.map((name, die) => faceOn(dice[die] ?? [], name));
}

/** Loaded hero dice, without the battle dice. */
export function heroFaces(hero: HeroId, names: readonly FaceName[]): number[] {
  return names.map((name, die) => faceOn(HERO_DICE[find(HEROES, hero)]?.[die] ?? [], name));
}

/** The place of a face on one die, for a reroll: `die` counts from 0, battle dice first. */
export function faceOf(hero: HeroId, die: number, name: FaceName): number {
  return faceOn(battleDiceOf(find(HEROES, hero))[die] ?? [], name);
}

function faceOn(die: readonly number[], name: FaceName): number {
  const place = die.indexOf(FACES.indexOf(name));
  if (place < 0) throw new Error(`no ${name} on this die`);
  return place;
}

type Told = Scenario<AdventureConfig, AdventureState, AdventureView, AdventureEvent>;

export class Player extends ScenarioPlayer<AdventureConfig, AdventureState, AdventureView, AdventureEvent> {
  /** The play area as it lies on the table, hidden cards included. */
  get area(): HeroView {
    return this.scenario.table.view('everything').heroes[this.seat] as HeroView;
  }
  get vp(): number {
    return this.area.vp;
  }
  get gold(): number {
    return this.area.gold;
  }
  get at(): string {
    return this.area.at;
  }
  get leads(): readonly number[] {
    return Object.values(this.area.leads);
  }
  get proofs(): readonly number[] {
    return Object.values(this.area.proofs);
  }
  get fortunes(): readonly string[] {
    return this.area.fortunes.cards ?? [];
  }
  get investigations(): readonly string[] {
    return this.area.investigations.map(({ card, task }) => (task === 'done' ? `${card}+` : card));
  }
  /** Development cards in play, `card` or `card*markers`. */
  get developed(): readonly string[] {
    return this.area.development.map(({ card, markers }) => (markers > 0 ? `${card}*${markers}` : card));
  }
  /** Spaces with wounds: `travel:minor`. */
  get wounds(): readonly string[] {
    return this.area.spaces.flatMap(({ space, wound }) => (wound === null ? [] : [`${space}:${wound}`]));
  }
  get foulFate(): readonly string[] {
    return this.area.spaces.filter(({ hasFoulFate }) => hasFoulFate).map(({ space }) => space);
  }
  get tokens(): readonly string[] {
    return this.area.spaces.filter(({ hasToken }) => hasToken).map(({ space }) => space);
  }
}

/** A table for tests: Ada plays Geralt, Bea Triss, Cyn Dandelion and Dov Yarpen, unless the sketch says otherwise. */
export class AdventureTable extends ScenarioTable<AdventureConfig, AdventureState, AdventureView, AdventureEvent> {
  readonly ada: Player;
  readonly bea: Player;
  readonly cyn: Player;
  readonly dov: Player;

  constructor(scenario: Told) {
    super(scenario);
    this.ada = new Player(0, scenario);
    this.bea = new Player(1, scenario);
    this.cyn = new Player(2, scenario);
    this.dov = new Player(3, scenario);
  }

  get active(): PlayerName {
    return NAMES[this.state.active] as PlayerName;
  }

  /** The obstacles of a region: monsters by name, `^` in front of those face up, and `foul-fate`. */
  zone(region: RegionName): readonly string[] {
    const zone = this.view.zones.find((one) => one.region === region);
    const monsters = (zone?.monsters ?? []).map(({ monster, isFaceUp }) => `${isFaceUp ? '^' : ''}${monster}`);
    return zone?.hasFoulFate ? [...monsters, 'foul-fate'] : monsters;
  }
  stack(tier: TierName): readonly string[] {
    return this.state.stacks[TIERS.indexOf(tier) as 0].map((kind) => MONSTERS[kind]?.id ?? '');
  }
  discard(deck: ColorName | 'foul-fate'): readonly string[] {
    return this.view.decks.find((one) => one.deck === deck)?.discard ?? [];
  }

  /** It is this player's turn, and nothing else is open. */
  isTurnOf(name: PlayerName): void {
    this.isOnlyAsking(SEATS[name], 'turn');
  }
}

/** The VP beside a main quest: a value of ours that balance may change, so scenarios read it from the card. */
export function vpOfMain(quest: string): number {
  return QUESTS[find(QUESTS, quest)]?.main.vp ?? 0;
}

/** Lets a component say something else while the body runs: for rules that nothing in the box makes use of. */
export function reworded<Facts extends object>(facts: Facts, words: Partial<Facts>, body: () => void): void {
  const before = { ...facts };
  Object.assign(facts, words);
  try {
    body();
  } finally {
    Object.assign(facts, before);
  }
}

/** A table in the middle of a game, as sketched. */
export function adventureTable(sketch: TableSketch): AdventureTable {
  return new AdventureTable(Scenario.from(adventureGame, stateFrom(sketch)));
}

/** A game from its very beginning, dealt by the seed. */
export function newAdventure(heroes: readonly HeroId[], seed = 'adventure', mode: Mode = 'standard'): AdventureTable {
  const config = adventureGame.parseConfig({ heroes, mode });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return new AdventureTable(Scenario.from(adventureGame, adventureGame.setup(config.value, seedRng(seed))));
}
