import { below, type Json, type RngState, shuffle } from '@medallion/kernel';
import { isOfCost, MONSTERS, schoolIndex } from '../core/cards/components';
import { marketCards, potionCards } from '../core/cards-of';
import { startOf, TABLES } from '../core/components';
import type { OldWorldConfig } from '../core/config';
import { playedModules } from '../core/module-config';
import type { Phase, SetupPart } from '../core/rules';
import { modulesOf, rulesFor, rulesOf } from '../core/rules-of';
import {
  type Card,
  type Lair,
  type Location,
  type Market,
  NONE,
  type OldWorldState,
  seatToTheRight,
  TERRAIN_INDEXES,
  type Witcher,
} from '../core/state';
import { EDITION } from '../editions';
import { deal } from './turn/opening';
import { newTurn } from './turn/turn';

/** The bare table: nothing is laid out yet. */
function bareTable(config: OldWorldConfig, rng: RngState, edition: number): OldWorldState {
  const first = config.first ?? below(rng, config.players);
  const modules = playedModules(config);
  const pool = rulesFor(modules).schools;
  const lair = (): Lair => ({ monster: NONE, at: NONE, isSecond: false });
  return {
    rng,
    edition,
    modules,
    phase: '',
    first,
    active: first,
    round: 1,
    witchers: Array.from({ length: config.players }, bareWitcher),
    boards: pool.map(({ id }) => schoolIndex(id)),
    lairs: [lair(), lair(), lair()],
    tokens: [[], [], []],
    stacks: [[], [], []],
    secondStack: [],
    drivenAway: [[], [], []],
    defeated: [],
    markets: [],
    trashed: [],
    potionDeck: [],
    potionDiscard: [],
    city: [],
    wilds: [],
    explored: [],
    attributeTrophies: [0, 0, 0, 0],
    tavern: NONE,
    turns: Array.from({ length: config.players }, newTurn),
    poker: null,
    reading: null,
    fight: null,
    slices: {},
    outcome: null,
  };
}

/** All attributes and the level at 1, the shield on spot 1, on the bottom spot. @rule OW-SETUP-031, OW-SETUP-033, OW-SETUP-035 */
function bareWitcher(_: unknown, __: number): Witcher {
  return {
    school: NONE,
    home: NONE,
    at: NONE,
    spot: 0,
    gold: 0,
    level: 1,
    attributes: [1, 1, 1, 1],
    shield: TABLES.board.startShield,
    hand: [],
    deck: [],
    discard: [],
    potions: [],
    trophies: [],
    ownTrophies: 0,
    quests: [],
    trails: [NONE, NONE, NONE],
    companions: [],
    training: 0,
    freeMoves: 0,
  };
}

export function setup(config: OldWorldConfig, rng: RngState, edition: number = EDITION): OldWorldState {
  const state = bareTable(config, rng, edition);
  const { setup: parts, opening } = rulesFor(state.modules);
  const options = (owner: string | null): Json => config.modules.find(({ id }) => id === owner)?.options ?? null;
  for (const { lay, owner } of parts) lay(state, options(owner));
  for (const module of modulesOf(state)) {
    if (module.lay === undefined) continue;
    const { id } = module.manifest;
    state.slices = { ...state.slices, [id]: module.lay(state, options(id)) };
  }
  for (const [seat, school] of (config.schools ?? []).entries()) deal(state, seat, schoolIndex(school));
  state.active = seatToTheRight(state, state.first);
  state.phase = (opening[0] as Phase).id;
  return state;
}

/** Three 0 cost cards on the right, then three cards whatever they cost. @rule OW-SETUP-004, OW-SETUP-005, OW-SETUP-006, OW-SETUP-007, OW-SETUP-008 */
export function layMarket(state: OldWorldState, cards: readonly Card[]): Market {
  const deck = cards.slice();
  shuffle(state.rng, deck);
  const free: Card[] = [];
  const others: Card[] = [];
  while (free.length < 3 && deck.length > 0) {
    const card = deck.pop() as Card;
    (isOfCost(card, 0) ? free : others).push(card);
  }
  deck.push(...others);
  shuffle(state.rng, deck);
  const left = [0, 1, 2].map(() => deck.pop() ?? NONE);
  return { row: [...left, ...free], deck, discard: [] };
}

const market: SetupPart = {
  id: 'market',
  lay: (state) => void state.markets.push(layMarket(state, marketCards(state))),
};

/** @rule OW-SETUP-009 */
const potions: SetupPart = {
  id: 'potions',
  lay: (state) => {
    state.potionDeck = potionCards(state).slice();
    shuffle(state.rng, state.potionDeck);
  },
};

/** @rule OW-SETUP-010, OW-SETUP-011 */
const trophies: SetupPart = {
  id: 'attribute-trophies',
  lay: (state) => {
    const { attributeTrophies: n } = startOf(state.witchers.length);
    state.attributeTrophies = [n, n, n, n];
  },
};

/** The event deck is never shuffled, so it needs no place: every card not kept lies at its number. @rule OW-SETUP-012, OW-SETUP-013 */
const exploration: SetupPart = {
  id: 'exploration',
  lay: (state) => {
    for (const [card, { deck }] of rulesOf(state).exploration.entries()) state[deck].push(card);
    shuffle(state.rng, state.city);
    shuffle(state.rng, state.wilds);
  },
};

/** Three stacks, and one token of each on the monster section. @rule OW-SETUP-016, OW-SETUP-017 */
const tokens: SetupPart = {
  id: 'location-tokens',
  lay: (state) => {
    const { board } = rulesOf(state);
    for (const terrain of TERRAIN_INDEXES) {
      const stack = (board.tokens[terrain] as readonly Location[]).slice();
      shuffle(state.rng, stack);
      state.lairs[terrain].at = stack.pop() ?? NONE;
      state.tokens[terrain] = stack;
    }
  },
};

/** Stacks by level and the second stack; the opening puts the first three monsters out. @rule OW-SETUP-019, OW-SETUP-026, OW-SETUP-027 */
const monsters: SetupPart = {
  id: 'monsters',
  lay: (state) => {
    const { boxes } = rulesOf(state);
    for (const [monster, { level, box }] of MONSTERS.entries()) {
      if (boxes.includes(box)) state.stacks[(level - 1) as 0].push(monster);
    }
    for (const stack of state.stacks) shuffle(state.rng, stack);
  },
};

export const SETUP: readonly SetupPart[] = [market, potions, trophies, exploration, tokens, monsters];
