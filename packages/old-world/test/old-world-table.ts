import { seedRng } from '@medallion/kernel';
import { Scenario, ScenarioPlayer, ScenarioTable } from '@medallion/testkit';
import type { SchoolId } from '../src/core/cards/card-pack';
import {
  actionCardIndex,
  cardId,
  MONSTERS,
  monsterIndex,
  potionIndex,
  trophyIndex,
} from '../src/core/cards/components';
import { marketCards, optionFacts, startingCardsOf } from '../src/core/cards-of';
import type { OldWorldConfig } from '../src/core/config';
import type { OldWorldEvent } from '../src/core/events';
import type { ChosenModule } from '../src/core/manifest';
import { BASE_BOARD, locationById } from '../src/core/map';
import type { QuestFacts } from '../src/core/pack';
import { rulesOf } from '../src/core/rules-of';
import {
  ATTRIBUTES,
  type AttributeName,
  NONE,
  type OldWorldState,
  TERRAIN_INDEXES,
  TERRAINS,
  type TerrainName,
  turnOf,
  type Witcher,
} from '../src/core/state';
import type { OldWorldView } from '../src/core/view';
import type { WitcherView } from '../src/core/witcher-view';
import { oldWorld } from '../src/game';

/** The wolf's starting cards by terrain: Ada's, in most scenarios. */
export const WOLF = {
  forest: ['wolf-quick-slash-2', 'wolf-cleave-1', 'wolf-aard-sign-2'],
  mountain: ['wolf-quick-slash-1', 'wolf-push-away-2', 'wolf-yrden-sign-1'],
  water: ['wolf-push-away-1', 'wolf-aard-sign-1', 'wolf-yrden-sign-2'],
  wild: 'wolf-cleave-2',
} as const;
const [FOREST] = WOLF.forest;
const [MOUNTAIN] = WOLF.mountain;
const [WATER] = WOLF.water;
export const CARDS = { forest: FOREST, mountain: MOUNTAIN, water: WATER, wild: WOLF.wild } as const;

/** One witcher of a scenario. Of a deck or discard pile the last card named is the top; cards not named lie in the deck. */
export interface WitcherSketch {
  readonly school?: SchoolId;
  readonly at?: string;
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly gold?: number;
  readonly spot?: number;
  readonly shield?: number;
  readonly level?: number;
  readonly attributes?: Partial<Record<AttributeName, number>>;
  readonly potions?: readonly string[];
  readonly trophies?: readonly string[];
  /** A location id is a trail quest lying there; `?` with a location is a trail that lies face down. */
  readonly trails?: Partial<Record<TerrainName, string>>;
  readonly quests?: readonly { readonly card: string; readonly option: number; readonly at: string }[];
  readonly companions?: readonly number[];
  readonly training?: number;
  readonly freeMoves?: number;
}

export interface TableSketch {
  readonly ada?: WitcherSketch;
  readonly bea?: WitcherSketch;
  readonly cyn?: WitcherSketch;
  readonly dov?: WitcherSketch;
  readonly eli?: WitcherSketch;
  readonly players?: number;
  readonly active?: PlayerName;
  readonly phase?: string;
  /** Steps already taken this turn; 1 unless the scenario is about them. */
  readonly steps?: number;
  /** Cards more or fewer in phase III. */
  readonly draw?: number;
  readonly lairs?: Partial<Record<TerrainName, { readonly monster?: string; readonly at: string }>>;
  /** Location tokens that are left, the last on top. */
  readonly tokens?: Partial<Record<TerrainName, readonly string[]>>;
  /** The pool, left to right. */
  readonly pool?: readonly string[];
  /** The whole deck of common action cards, the last on top; what is not named is out of the game. */
  readonly poolDeck?: readonly string[];
  readonly poolDiscard?: readonly string[];
  readonly potionDeck?: readonly string[];
  readonly city?: readonly string[];
  readonly wilds?: readonly string[];
  readonly tavern?: string;
  readonly attributeTrophies?: readonly [number, number, number, number];
  readonly round?: number;
  readonly modules?: readonly (string | ChosenModule)[];
  /** The next results of dice, 1 to 6. */
  readonly dice?: readonly number[];
  /** Anything else, on the finished state. */
  readonly change?: (state: OldWorldState) => void;
}

const SEATS = { ada: 0, bea: 1, cyn: 2, dov: 3, eli: 4 } as const;
export type PlayerName = keyof typeof SEATS;
const NAMES = Object.keys(SEATS) as PlayerName[];
const SCHOOLS: readonly SchoolId[] = ['wolf', 'viper', 'bear', 'cat', 'griffin'];

/** Monsters where no scenario looks for them, unless it says otherwise. */
const QUIET_LAIRS = {
  forest: { monster: 'arachas', at: 'dhuwod' },
  mountain: { monster: 'barghest', at: 'doldeth' },
  water: { monster: 'foglet', at: 'gorthur-gvaed' },
} as const;
export const QUIET_POOL = [
  'maiming-cut-1',
  'block-1',
  'magic-trap-1',
  'swift-cut-1',
  'severe-blow-1',
  'ward-1',
] as const;

const place = (id: string): number => locationById(BASE_BOARD, id);
const cards = (ids: readonly string[]): number[] => ids.map(actionCardIndex);
const exploration = (state: OldWorldState, id: string): number =>
  rulesOf(state).exploration.findIndex((card) => card.id === id);

function sketchWitcher(state: OldWorldState, witcher: Witcher, sketch: WitcherSketch): void {
  const { attributes = {} } = sketch;
  const hand = cards(sketch.hand ?? []);
  const discard = cards(sketch.discard ?? []);
  const rest = startingCardsOf(state, witcher.school).filter((card) => !hand.includes(card) && !discard.includes(card));
  Object.assign(witcher, {
    ...(sketch.at === undefined ? {} : { at: place(sketch.at) }),
    hand,
    discard,
    deck: sketch.deck === undefined ? rest : cards(sketch.deck),
    gold: sketch.gold ?? 0,
    spot: sketch.spot ?? 0,
    shield: sketch.shield ?? 1,
    level: sketch.level ?? 1,
    attributes: ATTRIBUTES.map((name) => attributes[name] ?? 1),
    potions: (sketch.potions ?? []).map(potionIndex),
    trophies: (sketch.trophies ?? []).map(trophyIndex),
    trails: TERRAINS.map((terrain) => trailFrom(sketch.trails?.[terrain])),
    quests: (sketch.quests ?? []).map(({ card, option, at }) => ({
      card: exploration(state, card),
      option,
      at: place(at),
      hasToken: hasToken(optionFacts(state, exploration(state, card), option).quest),
    })),
    companions: [...(sketch.companions ?? [])],
    training: sketch.training ?? 0,
    freeMoves: sketch.freeMoves ?? 0,
  });
}
const hasToken = (quest: QuestFacts | undefined): boolean =>
  quest?.terrain !== undefined || quest?.places !== undefined;
function trailFrom(trail: string | undefined): number {
  if (trail === undefined) return NONE;
  return trail.startsWith('?') ? place(trail.slice(1)) * 4 : place(trail) * 4 + 3;
}

function stateFrom(sketch: TableSketch): OldWorldState {
  const named = NAMES.filter((name) => sketch[name] !== undefined).map((name) => SEATS[name]);
  const players = sketch.players ?? Math.max(2, ...named.map((seat) => seat + 1));
  const schools = NAMES.slice(0, players).map((name, seat) => sketch[name]?.school ?? (SCHOOLS[seat] as SchoolId));
  const config = oldWorld.parseConfig({ players, schools, first: 0, modules: sketch.modules ?? [] });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  const state = oldWorld.setup(config.value, seedRng('scenario'));
  for (const [seat, witcher] of state.witchers.entries())
    sketchWitcher(state, witcher, sketch[NAMES[seat] as PlayerName] ?? {});
  state.phase = sketch.phase ?? 'journey';
  state.active = SEATS[sketch.active ?? 'ada'];
  state.round = sketch.round ?? 1;
  const turn = turnOf(state, state.active);
  turn.steps = sketch.steps ?? 1;
  turn.draw = sketch.draw ?? 0;
  sketchBoard(state, sketch);
  sketchDecks(state, sketch);
  if (sketch.dice !== undefined) state.rng.script = sketch.dice.map((die) => die - 1);
  sketch.change?.(state);
  return state;
}

function sketchBoard(state: OldWorldState, sketch: TableSketch): void {
  for (const terrain of TERRAIN_INDEXES) {
    const name = TERRAINS[terrain];
    const lair = sketch.lairs?.[name] ?? QUIET_LAIRS[name];
    const monster = monsterIndex(lair.monster ?? QUIET_LAIRS[name].monster);
    state.lairs[terrain] = { monster, at: place(lair.at), isSecond: false };
    for (const stack of state.stacks) if (stack.includes(monster)) stack.splice(stack.indexOf(monster), 1);
  }
  for (const terrain of TERRAIN_INDEXES) {
    const named = sketch.tokens?.[TERRAINS[terrain]];
    const taken = [
      state.lairs[terrain].at,
      ...state.witchers.map(({ trails }) => (trails[terrain] === NONE ? NONE : trails[terrain] >> 2)),
      ...state.witchers.flatMap(({ quests }) => quests.flatMap(({ at, hasToken }) => (hasToken ? [at] : []))),
    ];
    const rest = (rulesOf(state).board.tokens[terrain] as readonly number[]).filter((at) => !taken.includes(at));
    state.tokens[terrain] = named === undefined ? rest : named.map(place);
  }
  state.tavern = sketch.tavern === undefined ? NONE : place(sketch.tavern);
  if (sketch.attributeTrophies !== undefined) state.attributeTrophies = [...sketch.attributeTrophies];
}

function sketchDecks(state: OldWorldState, sketch: TableSketch): void {
  const row = cards(sketch.pool ?? QUIET_POOL);
  const discard = cards(sketch.poolDiscard ?? []);
  const owned = state.witchers.flatMap((witcher) => [...witcher.hand, ...witcher.deck, ...witcher.discard]);
  const rest = marketCards(state).filter((card) => ![...row, ...discard, ...owned].includes(card));
  state.markets[0] = { row, discard, deck: sketch.poolDeck === undefined ? rest : cards(sketch.poolDeck) };
  if (sketch.potionDeck !== undefined) state.potionDeck = sketch.potionDeck.map(potionIndex);
  if (sketch.city !== undefined) state.city = sketch.city.map((id) => exploration(state, id));
  if (sketch.wilds !== undefined) state.wilds = sketch.wilds.map((id) => exploration(state, id));
}

type Told = Scenario<OldWorldConfig, OldWorldState, OldWorldView, OldWorldEvent>;

export class Player extends ScenarioPlayer<OldWorldConfig, OldWorldState, OldWorldView, OldWorldEvent> {
  /** The board as it lies on the table, hidden cards included. */
  get board(): WitcherView {
    return this.scenario.table.view('everything').witchers[this.seat] as WitcherView;
  }
  get gold(): number {
    return this.board.gold;
  }
  get at(): string | null {
    return this.board.at;
  }
  get hand(): readonly string[] {
    return this.board.hand.cards ?? [];
  }
  get deck(): readonly string[] {
    return this.board.deck.cards ?? [];
  }
  get discard(): readonly string[] {
    return this.board.discard.cards ?? [];
  }
  level(attribute: AttributeName): number {
    return this.board.attributes[ATTRIBUTES.indexOf(attribute)]?.level ?? 0;
  }
}

/** A table for tests: Ada is of the Wolf, Bea of the Viper, Cyn of the Bear, Dov of the Cat and Eli of the Griffin. */
export class OldWorldTable extends ScenarioTable<OldWorldConfig, OldWorldState, OldWorldView, OldWorldEvent> {
  readonly ada: Player;
  readonly bea: Player;
  readonly cyn: Player;
  readonly dov: Player;
  readonly eli: Player;

  constructor(scenario: Told) {
    super(scenario);
    this.ada = new Player(0, scenario);
    this.bea = new Player(1, scenario);
    this.cyn = new Player(2, scenario);
    this.dov = new Player(3, scenario);
    this.eli = new Player(4, scenario);
  }

  get pool(): readonly (string | null)[] {
    return (this.state.markets[0]?.row ?? []).map((card) => (card === NONE ? null : cardId(card)));
  }
  get poolDeck(): readonly string[] {
    return (this.state.markets[0]?.deck ?? []).map(cardId);
  }
  get poolDiscard(): readonly string[] {
    return (this.state.markets[0]?.discard ?? []).map(cardId);
  }
  get trashed(): readonly string[] {
    return this.view.trashed;
  }
  tokens(terrain: TerrainName): readonly string[] {
    return this.state.tokens[TERRAINS.indexOf(terrain) as 0].map((at) => BASE_BOARD.locations[at]?.id ?? '');
  }
  monsterAt(terrain: TerrainName): string | null {
    const { monster } = this.state.lairs[TERRAINS.indexOf(terrain) as 0];
    return MONSTERS[monster]?.id ?? null;
  }

  /** The table waits for this player, with this question, and for nobody else. */
  waitsFor(name: PlayerName, prompt: string): void {
    this.isOnlyAsking(SEATS[name], prompt);
  }
  usedAllDice(): void {
    this.usedAllRolls();
  }
}

/** Slices are values: whoever changes one instead of putting another in its place fails the scenario. */
const slicesOf = ({ slices }: Readonly<OldWorldState>): unknown => slices;

/** A table in the middle of a game, as sketched. */
export function oldWorldTable(sketch: TableSketch): OldWorldTable {
  return new OldWorldTable(Scenario.from(oldWorld, stateFrom(sketch), slicesOf));
}

/** A game from its very beginning, dealt by the seed. */
export function newOldWorld(input: unknown, seed = 'old-world'): OldWorldTable {
  const config = oldWorld.parseConfig(input);
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return new OldWorldTable(Scenario.from(oldWorld, oldWorld.setup(config.value, seedRng(seed)), slicesOf));
}
