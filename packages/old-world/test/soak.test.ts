import type { Table } from '@medallion/kernel';
import { soak } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import type { FightState } from '../src/base/fight/fight-state';
import { cardId, MARKET_CARDS, MONSTERS, POTIONS, STARTING_CARD_FACTS } from '../src/core/cards/components';
import { EXPLORATION } from '../src/core/components';
import type { OldWorldConfig } from '../src/core/config';
import type { OldWorldEvent } from '../src/core/events';
import { invariants } from '../src/core/invariants';
import { BASE_BOARD } from '../src/core/map';
import { type OldWorldState, turnOf } from '../src/core/state';
import type { OldWorldView } from '../src/core/view';
import { oldWorld } from '../src/game';
import { soakConfig } from './soak-config';

/** The whole soak is 10,000 games: `SOAK_GAMES=10000 npx vitest run packages/old-world/test/soak.test.ts`. */
const GAMES = Number(process.env.SOAK_GAMES ?? 60);
/** So many games play every card and drink every potion; the small soak is content when somebody held them. */
const IS_WHOLE = GAMES >= 2000;
/** Another name plays other games, so that a long soak can be split. */
const SEED = process.env.SOAK_SEED ?? 'soak';
/** Random witchers may wander for ever: a game is stopped after so many answers. */
const LIMIT = Number(process.env.SOAK_LIMIT ?? 2500);

const PROMPTS = [
  'choose-board',
  'strong-monster',
  'journey',
  'deed',
  'discard',
  'gain-card',
  'discard-card',
  'trail-terrain',
  'train',
  'take-card',
  'clear-pool',
  'trade-in',
  'trade-for',
  'discard-potion',
  'trash-card',
  'reroll',
  'reroll-answer',
  'reroll-locals',
  'exploration-option',
  'event-option',
  'raise-attribute',
];

/**
 * Events are left to `every-card.test.ts`: most of them ask nothing, so no position shows them.
 * Here: cards held and played, potions held and drunk, cards read, monsters fought, locations used and questions asked.
 */
function* used({
  state,
  questions,
}: Table<OldWorldConfig, OldWorldState, OldWorldView, OldWorldEvent>): Generator<string> {
  yield `players ${state.witchers.length}`;
  for (const { prompt } of questions) yield `prompt ${prompt.id}`;
  for (const { hand, potions, quests } of state.witchers) {
    for (const card of hand) yield `card ${cardId(card)}`;
    for (const potion of potions) yield `potion ${POTIONS[potion]?.id}`;
    for (const { card } of quests) yield `exploration ${EXPLORATION[card]?.id}`;
  }
  if (state.reading !== null) {
    const { kind, card } = state.reading;
    if (kind === 'exploration') yield `exploration ${EXPLORATION[card]?.id}`;
  }
  if (state.fight !== null) yield* usedInFight(state.fight);
  for (const [at, { id }] of BASE_BOARD.locations.entries())
    if ((turnOf(state, state.active).acted & (1 << at)) !== 0) yield `location ${id}`;
}

function* usedInFight({ fighters, monster }: FightState): Generator<string> {
  if (monster !== null) yield `monster ${MONSTERS[monster.monster]?.id}`;
  for (const { combo, beside, potions } of fighters) {
    for (const card of [...combo, ...beside]) yield `played ${cardId(card)}`;
    for (const potion of potions) yield `drunk ${POTIONS[potion]?.id}`;
  }
}

const BASE_CARDS = [...STARTING_CARD_FACTS, ...MARKET_CARDS];
const ALWAYS = [
  ...PROMPTS.map((prompt) => `prompt ${prompt}`),
  ...BASE_CARDS.map(({ id }) => `card ${id}`),
  ...POTIONS.map(({ id }) => `potion ${id}`),
  ...EXPLORATION.map(({ id }) => `exploration ${id}`),
  ...MONSTERS.flatMap(({ id, box }) => (box === 'base' ? [`monster ${id}`] : [])),
  ...BASE_BOARD.locations.map(({ id }) => `location ${id}`),
];
const IN_THE_LONG_RUN = [
  ...BASE_CARDS.map(({ id }) => `played ${id}`),
  ...POTIONS.map(({ id }) => `drunk ${id}`),
  ...[1, 2, 3, 4, 5].map((players) => `players ${players}`),
];

describe('random play', () => {
  it(`holds every promise over ${GAMES} games`, () => {
    const report = soak({
      game: oldWorld,
      games: GAMES,
      config: soakConfig,
      faults: (state) => invariants(state as OldWorldState),
      mustUse: new Set(IS_WHOLE ? [...ALWAYS, ...IN_THE_LONG_RUN] : ALWAYS),
      used,
      seed: SEED,
      limit: LIMIT,
      checkEvery: 13,
    });
    expect(report.failures.map(({ what, repeat }) => `${what}\n  ${repeat}`)).toEqual([]);
    expect(report.unused).toEqual([]);
    expect(report.unfinished).toBeLessThan(GAMES);
  }, 1_800_000);
});
