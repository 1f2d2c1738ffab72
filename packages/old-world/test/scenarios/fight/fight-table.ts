import { Play, type Seat, seedRng } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { Scenario } from '@medallion/testkit';
import { expect } from 'vitest';
import type { FightState } from '../../../src/base/fight/fight-state';
import { startDuel, startMonsterFight } from '../../../src/base/fight/start';
import type { SchoolId } from '../../../src/core/cards/card-pack';
import {
  actionCardIndex,
  cardId,
  FIGHT_CARDS,
  monsterIndex,
  POTIONS,
  potionIndex,
  SCHOOLS,
  schoolFacts,
  schoolIndex,
  trophyFacts,
  trophyIndex,
} from '../../../src/core/cards/components';
import { startingCardsOf } from '../../../src/core/cards-of';
import type { OldWorldConfig } from '../../../src/core/config';
import type { OldWorldEvent } from '../../../src/core/events';
import type { ChosenModule } from '../../../src/core/manifest';
import { rulesOf } from '../../../src/core/rules-of';
import {
  ATTRIBUTES,
  type AttributeName,
  NONE,
  type OldWorldState,
  type Terrain,
  type Witcher,
} from '../../../src/core/state';
import type { OldWorldView } from '../../../src/core/view';
import { oldWorld } from '../../../src/game';

/** One witcher of a scenario. Of a deck, discard pile or pool the last card named is the top. */
export interface WitcherSketch {
  readonly school?: SchoolId;
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly shield?: number;
  readonly level?: number;
  readonly attributes?: Partial<Record<AttributeName, number>>;
  readonly potions?: readonly string[];
  readonly trophies?: readonly string[];
  readonly gold?: number;
  readonly spot?: number;
  readonly at?: number;
  /** Event numbers of equipment. */
  readonly companions?: readonly number[];
  /** A trail (face down) or a trail quest (face up) of the monster's terrain. */
  readonly trail?: 'trail' | 'quest';
}

export interface FightSketch {
  readonly ada?: WitcherSketch;
  readonly bea?: WitcherSketch;
  readonly cyn?: WitcherSketch;
  readonly dov?: WitcherSketch;
  readonly players?: number;
  readonly monster?: string;
  /** The monster came from the second level I stack. */
  readonly isSecond?: boolean;
  /** Ada fights Bea instead of a monster. */
  readonly isDuel?: boolean;
  /** The life pool; without it the fight starts from its very beginning. */
  readonly pool?: readonly string[];
  /** Who has the first fight turn where the pool is given. */
  readonly begins?: 'witcher' | 'opponent';
  /** Nothing is chosen yet: Ada stands before phase II. */
  readonly isPhaseTwo?: boolean;
  readonly rolls?: readonly number[];
  readonly modules?: readonly (string | ChosenModule)[];
  /** Changes of the table before the fight starts. */
  readonly lay?: (state: OldWorldState) => void;
}

const NAMES = ['ada', 'bea', 'cyn', 'dov'] as const;
export type PlayerName = (typeof NAMES)[number];
export const FIGHT_AT = 6;
export const TERRAIN: Terrain = 0;
/** Without potions this specialty never shows, so a scenario is only about what it names. */
const QUIET_SCHOOL: SchoolId = 'manticore';
/** Cards nobody names in a scenario, for decks that only have to be there. */
export const FILLER = ['ward-1', 'ward-2', 'ward-3', 'ward-4', 'ward-5', 'ward-6'];
export const POOL = FIGHT_CARDS.map(({ id }) => id);
/** A pool of nine whose top three cards charge for two damage each. */
export const MILD = [...POOL.slice(0, 6), 'fight-13', 'fight-18', 'fight-12'];

function layWitcher(witcher: Witcher, sketch: WitcherSketch, seat: Seat): void {
  const cards = (ids: readonly string[]) => ids.map(actionCardIndex);
  witcher.school = schoolIndex(sketch.school ?? QUIET_SCHOOL);
  witcher.home = schoolFacts(witcher.school).home;
  witcher.hand = cards(sketch.hand ?? []);
  witcher.deck = cards(sketch.deck ?? (seat === 0 ? FILLER : []));
  witcher.discard = cards(sketch.discard ?? []);
  witcher.attributes = ATTRIBUTES.map((name) => sketch.attributes?.[name] ?? 1) as Witcher['attributes'];
  witcher.level = sketch.level ?? Math.min(...witcher.attributes);
  witcher.shield = sketch.shield ?? 0;
  witcher.potions = (sketch.potions ?? []).map(potionIndex);
  witcher.trophies = (sketch.trophies ?? []).map(trophyIndex);
  witcher.gold = sketch.gold ?? 0;
  witcher.spot = sketch.spot ?? 0;
  witcher.at = sketch.at ?? FIGHT_AT;
  witcher.companions = [...(sketch.companions ?? [])];
  witcher.ownTrophies = 4;
}

/** Every card that no witcher holds goes to the market's deck, or out of the game: so that none is there twice. */
function layMarket(state: OldWorldState): void {
  const held = new Set(state.witchers.flatMap(({ hand, deck, discard }) => [...hand, ...deck, ...discard]));
  const [market] = state.markets;
  if (market === undefined) throw new Error('no market');
  const all = [...market.row, ...market.deck].filter((card) => !held.has(card)).toSorted((a, b) => a - b);
  market.row = all.splice(0, 6);
  market.deck = all;
  const own = state.witchers.flatMap(({ school }) => startingCardsOf(state, school));
  state.trashed = own.filter((card) => !held.has(card));
}

function layLair(state: OldWorldState, sketch: FightSketch): void {
  const lair = state.lairs[TERRAIN];
  state.tokens[TERRAIN] = state.tokens[TERRAIN].filter((token) => token !== FIGHT_AT);
  if (lair.at !== NONE && lair.at !== FIGHT_AT) state.tokens[TERRAIN].push(lair.at);
  lair.at = FIGHT_AT;
  lair.isSecond = sketch.isSecond ?? false;
  if (sketch.monster !== undefined) lair.monster = monsterIndex(sketch.monster);
  state.stacks = state.stacks.map((stack) => stack.filter((one) => one !== lair.monster)) as OldWorldState['stacks'];
}

function layTrail(state: OldWorldState, sketch: WitcherSketch, seat: Seat): void {
  if (sketch.trail === undefined) return;
  const token = state.tokens[TERRAIN].pop();
  const witcher = state.witchers[seat];
  if (token === undefined || witcher === undefined) throw new Error('no token left');
  witcher.trails[TERRAIN] = token * 4 + (sketch.trail === 'quest' ? 3 : 0);
}

function sketchOf(sketch: FightSketch, seat: Seat): WitcherSketch {
  return sketch[NAMES[seat] as PlayerName] ?? {};
}

function stateFrom(sketch: FightSketch): OldWorldState {
  const named = NAMES.filter((name) => sketch[name] !== undefined).length;
  const players = sketch.players ?? Math.max(2, named);
  const parsed = oldWorld.parseConfig({ players, first: 0, modules: sketch.modules ?? [] });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
  const config: OldWorldConfig = parsed.value;
  const state = oldWorld.setup(config, seedRng('fight'));
  state.boards = SCHOOLS.map((_, index) => index);
  state.active = 0;
  state.phase = 'deed';
  for (const [seat, witcher] of state.witchers.entries()) layWitcher(witcher, sketchOf(sketch, seat), seat);
  layMarket(state);
  layLair(state, sketch);
  for (const seat of state.witchers.keys()) layTrail(state, sketchOf(sketch, seat), seat);
  sketch.lay?.(state);
  if (sketch.isPhaseTwo !== true) startFight(state, sketch);
  state.rng.script = sketch.rolls === undefined ? null : [...sketch.rolls];
  return state;
}

function startFight(state: OldWorldState, sketch: FightSketch): void {
  const play = new Play<OldWorldState, OldWorldEvent>(state, false);
  const flow = sketch.isDuel === true ? startDuel(play, 0, 1) : startMonsterFight(play, 0, TERRAIN);
  flow.next();
  const { fight } = state;
  if (fight === null || sketch.pool === undefined) return;
  const { monster } = fight;
  fight.stage = 'turn';
  fight.turn = sketch.begins === 'opponent' ? (fight.monster === null ? 1 : -1) : 0;
  if (monster === null) return;
  const { fightCards, foes } = rulesOf(state);
  monster.life = sketch.pool.map((id) => fightCards.findIndex((card) => card.id === id));
  const deck = foes[monster.kind]?.deck(state) ?? [];
  monster.aside = deck.filter((card) => !monster.life.includes(card));
  monster.facts = { ...monster.facts, life: monster.life.length };
}

type Told = Scenario<OldWorldConfig, OldWorldState, OldWorldView, OldWorldEvent>;

/** One player of the table: what they do, are offered and have. */
export class Fighter {
  readonly seat: Seat;
  readonly #scenario: Told;

  constructor(seat: Seat, scenario: Told) {
    this.seat = seat;
    this.#scenario = scenario;
  }

  get witcher(): Readonly<Witcher> {
    return this.#scenario.state.witchers[this.seat] as Witcher;
  }
  get hand(): readonly string[] {
    return this.witcher.hand.map(cardId);
  }
  get deck(): readonly string[] {
    return this.witcher.deck.map(cardId);
  }
  get discard(): readonly string[] {
    return this.witcher.discard.map(cardId);
  }
  get shield(): number {
    return this.witcher.shield;
  }
  get gold(): number {
    return this.witcher.gold;
  }
  get spot(): number {
    return this.witcher.spot;
  }
  get potions(): readonly string[] {
    return this.witcher.potions.map((potion) => POTIONS[potion]?.id ?? '');
  }
  get trophies(): readonly string[] {
    return this.witcher.trophies.map((trophy) => trophyFacts(trophy).id);
  }
  /** All action cards of this witcher, wherever they lie. */
  get owned(): number {
    return this.witcher.hand.length + this.witcher.deck.length + this.witcher.discard.length;
  }
  levelOf(attribute: AttributeName): number {
    return this.witcher.attributes[ATTRIBUTES.indexOf(attribute) as 0];
  }

  /** Answers one question after the other. */
  does(...options: readonly string[]): this {
    for (const option of options) this.#scenario.answer(this.seat, option);
    return this;
  }
  /** Plays a combo of these cards and stops, where there is still something to stop. */
  plays(...cards: readonly string[]): this {
    for (const card of cards) this.does(card.startsWith('play:') ? card : `play:${card}`);
    if (this.asked === 'fight-combo' && this.offers.includes('stop')) this.does('stop');
    return this;
  }
  get asked(): string | null {
    return this.#scenario.question(this.seat)?.prompt ?? null;
  }
  get offers(): readonly string[] {
    return this.#scenario.question(this.seat)?.options ?? [];
  }
  /** The player is asked this, and offered exactly these options, in any order. */
  isOffered(prompt: string, options: readonly string[]): void {
    expect(this.asked, `what seat ${this.seat} is asked`).toBe(prompt);
    expect([...this.offers].sort()).toEqual([...options].sort());
  }
  isBlocked(option: string, rule: RuleId): void {
    expect(this.#scenario.question(this.seat)?.blocked ?? []).toContainEqual({ id: option, rule });
    expect(this.offers).not.toContain(option);
  }
  view(): OldWorldView {
    return this.#scenario.table.view(this.seat);
  }
}

/** A table in the middle of a fight, or at its beginning. Ada is the active player and fights. */
export class FightTable {
  readonly ada: Fighter;
  readonly bea: Fighter;
  readonly cyn: Fighter;
  readonly dov: Fighter;
  readonly scenario: Told;

  constructor(scenario: Told) {
    this.scenario = scenario;
    this.ada = new Fighter(0, scenario);
    this.bea = new Fighter(1, scenario);
    this.cyn = new Fighter(2, scenario);
    this.dov = new Fighter(3, scenario);
  }

  get state(): Readonly<OldWorldState> {
    return this.scenario.state;
  }
  get fight(): FightState {
    if (this.state.fight === null) throw new Error('the fight is over');
    return this.state.fight;
  }
  /** Cards left in the life pool. */
  get life(): number {
    return this.fight.monster?.life.length ?? 0;
  }
  get isFighting(): boolean {
    return this.state.fight !== null;
  }
  get waitsFor(): readonly { readonly seat: Seat; readonly prompt: string }[] {
    return this.scenario.table.waitingFor();
  }
  told<Type extends OldWorldEvent['type']>(type: Type): readonly Extract<OldWorldEvent, { type: Type }>[] {
    return this.scenario.told.filter((event): event is Extract<OldWorldEvent, { type: Type }> => event.type === type);
  }
  /** Events of these types in the order in which they were told. */
  order(...types: readonly OldWorldEvent['type'][]): readonly string[] {
    return this.scenario.told.map(({ type }) => type).filter((type) => types.includes(type));
  }
  get end(): string | undefined {
    return this.told('fight-ended').at(-1)?.end;
  }
  usedAllRolls(): void {
    expect(this.state.rng.script).toEqual([]);
  }
}

export function fightTable(sketch: FightSketch): FightTable {
  return new FightTable(Scenario.from(oldWorld, stateFrom(sketch)));
}
