import type { Json, Seat, Viewer } from '@medallion/kernel';
import { type FightView, fightView } from '../base/fight/fight-view';
import { priceAt } from '../base/market/market';
import { drawTarget } from '../base/market/phase-three';
import { type DiceHandName, handName } from '../base/poker/dice-hands';
import { cardId, costOf, monsterFacts } from './cards/components';
import { eventFacts, explorationFacts, potionFacts } from './cards-of';
import { TABLES } from './components';
import { modified } from './hooks';
import { type Board, locationId, waysFrom } from './map';
import type { LocationFacts } from './pack';
import type { Phase } from './rules';
import { modulesOf, rulesOf } from './rules-of';
import {
  ATTRIBUTES,
  type AttributeName,
  NONE,
  type OldWorldState,
  type Poker,
  type Reading,
  TERRAIN_INDEXES,
  TERRAINS,
  type TerrainName,
  turnOf,
} from './state';
import { type WitcherView, witcherView } from './witcher-view';

export interface LairView {
  readonly terrain: TerrainName;
  readonly monster: string | null;
  readonly level: number | null;
  readonly life: number | null;
  readonly at: string | null;
}

export interface MarketView {
  readonly id: string;
  /** Left to right; null on an empty space. The price is the printed cost changed by the space. */
  readonly row: readonly ({ readonly card: string; readonly cost: number; readonly price: number } | null)[];
  readonly deck: number;
  readonly discard: readonly string[];
}

export interface LocationView {
  readonly id: string;
  readonly number: number;
  readonly terrain: LocationFacts['terrain'];
  readonly action: string;
  readonly attribute: AttributeName | null;
  readonly school: string | null;
  readonly harbour: boolean;
  readonly position: readonly [number, number];
  readonly ways: readonly string[];
  readonly witchers: readonly Seat[];
  readonly monsters: readonly string[];
  readonly isTavernClosed: boolean;
  /** The active player has performed its action this turn. */
  readonly isUsed: boolean;
}

export interface PokerView {
  /** The other witcher's seat; null for the locals, and in solo play. */
  readonly against: Seat | null;
  readonly rolledBy: Seat | null;
  readonly pool: number;
  readonly own: readonly number[];
  readonly ownHand: DiceHandName | null;
  readonly other: readonly number[];
  readonly otherHand: DiceHandName | null;
  readonly hasRerolled: boolean;
  readonly otherHasRerolled: boolean;
  /** What each hand pays from the bank, worst hand first, where nobody rolls against it. */
  readonly pays: readonly number[] | null;
}

/** A card being read. Of an exploration card only the chosen option's result may be shown. @rule OW-EXPLORE-004 */
export interface SceneView {
  readonly kind: 'exploration' | 'event';
  readonly card: string;
  readonly deck: 'city' | 'wilds' | null;
  readonly event: number | null;
  /** Gold each option asks for. */
  readonly prices: readonly number[];
  readonly chosen: number | null;
  readonly roll: number | null;
}

export interface TurnView {
  readonly phase: string;
  /** Which of the three phases of a turn that is; 0 before the first turn. @rule OW-TURN-002 */
  readonly number: 0 | 1 | 2 | 3;
  readonly steps: number;
  readonly gambledWith: readonly Seat[];
  /** Cards to draw up to in phase III. */
  readonly drawTarget: number;
}

export interface OldWorldView {
  /** The edition of the rules that the table began with. */
  readonly edition: number;
  /** The modules in play, by their ids, with what the viewer may see of each. */
  readonly modules: Readonly<Record<string, Json>>;
  readonly phase: string;
  readonly phases: readonly string[];
  readonly first: Seat;
  readonly active: Seat;
  readonly round: number;
  readonly turn: TurnView;
  readonly witchers: readonly WitcherView[];
  readonly locations: readonly LocationView[];
  readonly paths: readonly { readonly between: readonly [string, string]; readonly kind: 'land' | 'water' }[];
  readonly lairs: readonly LairView[];
  readonly markets: readonly MarketView[];
  readonly attributeTrophies: Readonly<Record<AttributeName, number>>;
  readonly tokens: Readonly<Record<TerrainName, number>>;
  readonly stacks: readonly [number, number, number];
  readonly secondStack: number;
  readonly drivenAway: readonly (readonly string[])[];
  readonly defeated: readonly string[];
  readonly potions: { readonly deck: number; readonly discard: readonly string[] };
  readonly city: number;
  readonly wilds: number;
  readonly trashed: readonly string[];
  readonly tavern: string | null;
  readonly poker: PokerView | null;
  readonly scene: SceneView | null;
  readonly fight: FightView | null;
  /** The place of a won game in the table of results, where there is one. */
  readonly result: number | null;
  readonly outcome: OldWorldState['outcome'];
}

export function view(state: OldWorldState, viewer: Viewer): OldWorldView {
  const rules = rulesOf(state);
  const { board } = rules;
  return {
    edition: state.edition,
    modules: moduleViews(state, viewer),
    phase: state.phase,
    phases: rules.phases.map(({ id }) => id),
    first: state.first,
    active: state.active,
    round: state.round,
    turn: turnView(state),
    witchers: state.witchers.map((_, seat) => witcherView(state, seat, viewer)),
    locations: board.locations.map((_, at) => locationView(state, board, at)),
    paths: board.paths.map(({ between, kind }) => ({ between, kind })),
    lairs: TERRAIN_INDEXES.map((terrain) => lairView(state, board, terrain)),
    markets: state.markets.map((_, index) => marketView(state, index)),
    attributeTrophies: byName(ATTRIBUTES, (index) => state.attributeTrophies[index as 0]),
    tokens: byName(TERRAINS, (index) => state.tokens[index as 0].length),
    stacks: [state.stacks[0].length, state.stacks[1].length, state.stacks[2].length],
    secondStack: state.secondStack.length,
    drivenAway: state.drivenAway.map((stack) => stack.map((monster) => monsterFacts(monster).id)),
    defeated: state.defeated.map((monster) => monsterFacts(monster).id),
    potions: { deck: state.potionDeck.length, discard: state.potionDiscard.map((one) => potionFacts(state, one).id) },
    city: state.city.length,
    wilds: state.wilds.length,
    trashed: state.trashed.map(cardId),
    tavern: state.tavern === NONE ? null : locationId(board, state.tavern),
    poker: state.poker === null ? null : pokerView(state.poker),
    scene: state.reading === null ? null : sceneView(state, state.reading),
    fight: fightView(state, viewer),
    result: state.outcome === null ? null : modified(rules.modifyResult, null, state),
    outcome: state.outcome,
  };
}

function moduleViews(state: OldWorldState, viewer: Viewer): Record<string, Json> {
  const views: Record<string, Json> = {};
  for (const module of modulesOf(state)) {
    const { id } = module.manifest;
    views[id] = module.view?.(state.slices[id] as object, state, viewer) ?? null;
  }
  return views;
}

function byName<Name extends string>(names: readonly Name[], of: (index: number) => number): Record<Name, number> {
  return Object.fromEntries(names.map((name, index) => [name, of(index)])) as Record<Name, number>;
}

/** A phase that a module adds belongs to the one before it. */
function phaseNumber(state: OldWorldState): TurnView['number'] {
  if (state.fight !== null) return 2;
  const { phases: all } = rulesOf(state);
  const phases = all.map(({ id }) => id);
  const at = phases.indexOf(state.phase);
  if (at < 0) return 0;
  const { number } = all[at] as Phase;
  if (number !== undefined) return number;
  if (at >= phases.indexOf('discard')) return 3;
  return at >= phases.indexOf('deed') ? 2 : 1;
}

function turnView(state: OldWorldState): TurnView {
  const { phase, active } = state;
  const turn = turnOf(state, active);
  return {
    phase,
    number: phaseNumber(state),
    steps: turn.steps,
    gambledWith: state.witchers.flatMap((_, seat) => ((turn.gambled & (1 << seat)) === 0 ? [] : [seat])),
    drawTarget: drawTarget(state, active),
  };
}

function locationView(state: OldWorldState, board: Board, at: number): LocationView {
  const facts = board.locations[at] as LocationFacts;
  return {
    id: facts.id,
    number: facts.number,
    terrain: facts.terrain,
    action: facts.action,
    attribute: facts.attribute,
    school: facts.school,
    harbour: facts.harbour,
    position: facts.at,
    ways: waysFrom(board, at).map((to) => locationId(board, to)),
    witchers: state.witchers.flatMap((witcher, seat) => (witcher.at === at ? [seat] : [])),
    monsters: state.lairs.flatMap((lair) =>
      lair.at === at && lair.monster !== NONE ? [monsterFacts(lair.monster).id] : [],
    ),
    isTavernClosed: state.tavern === at,
    isUsed: (turnOf(state, state.active).acted & (1 << at)) !== 0,
  };
}

function lairView(state: OldWorldState, board: Board, terrain: 0 | 1 | 2): LairView {
  const { monster, at } = state.lairs[terrain];
  const facts = monster === NONE ? null : monsterFacts(monster);
  return {
    terrain: TERRAINS[terrain],
    monster: facts?.id ?? null,
    level: facts?.level ?? null,
    life: facts?.life ?? null,
    at: at === NONE ? null : locationId(board, at),
  };
}

function marketView(state: OldWorldState, index: number): MarketView {
  const market = state.markets[index] as OldWorldState['markets'][number];
  return {
    id: rulesOf(state).markets[index]?.id ?? '',
    row: market.row.map((card, place) =>
      card === NONE ? null : { card: cardId(card), cost: costOf(card), price: priceAt(state, index, place) },
    ),
    deck: market.deck.length,
    discard: market.discard.map(cardId),
  };
}

function pokerView(poker: Poker): PokerView {
  return {
    against: poker.against === NONE ? null : poker.against,
    rolledBy: poker.rolledBy === NONE ? null : poker.rolledBy,
    pool: poker.pool,
    own: poker.own,
    ownHand: poker.own.length === 0 ? null : handName(poker.own),
    other: poker.other,
    otherHand: poker.other.length === 0 ? null : handName(poker.other),
    hasRerolled: poker.hasRerolled,
    otherHasRerolled: poker.otherHasRerolled,
    pays: poker.rolledBy === NONE ? TABLES.solo.payout : null,
  };
}

function sceneView(state: OldWorldState, { kind, card, chosen, roll }: Reading): SceneView {
  const open = { chosen: chosen === NONE ? null : chosen, roll: roll === 0 ? null : roll };
  if (kind === 'exploration') {
    const { id, deck, options } = explorationFacts(state, card);
    return { kind, card: id, deck, event: null, prices: options.map(({ pay }) => pay), ...open };
  }
  const event = eventFacts(state, card);
  const prices = event.kind === 'options' ? event.options.map(({ pay }) => pay) : [];
  return { kind, card: event.id, deck: null, event: card, prices, ...open };
}
