import { answerOf, type Question, type Table } from '@medallion/kernel';
import { soak } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { cardOfEntry, markersOfEntry } from '../src/cards/development';
import { DEVELOPMENT, ENEMIES, FOUL_FATE, GOOD_FORTUNE, INVESTIGATION, MONSTERS, QUESTS } from '../src/components';
import type { AdventureConfig } from '../src/config';
import { COLORS } from '../src/effect';
import type { AdventureEvent } from '../src/events';
import { faults } from '../src/faults';
import { adventureGame } from '../src/game';
import { isFaceUp, kindOfToken } from '../src/monsters';
import { actionId } from '../src/rules/actions';
import { OPTION } from '../src/rules/turn-options';
import { type AdventureState, type Hero, MINOR, MODES, SEVERE } from '../src/state';
import type { AdventureView } from '../src/view';
import { soakConfig } from './soak-config';

type AnyTable = Table<AdventureConfig, AdventureState, AdventureView, AdventureEvent>;

/** The whole soak is 20,000 games: `SOAK_GAMES=20000 npx vitest run packages/adventure-game/test/soak.test.ts`. */
const GAMES = Number(process.env.SOAK_GAMES ?? 120);
/** So many games meet every enemy and turn up every token; the small soak asks for cards and operations only. */
const IS_WHOLE = GAMES >= 2000;
/** Another name plays other games, so that a long soak can be split. */
const SEED = process.env.SOAK_SEED ?? 'soak';
/** Random heroes may wander for ever: a game is stopped after so many answers. */
const LIMIT = Number(process.env.SOAK_LIMIT ?? 2500);

const name = (kind: string, list: readonly { readonly id: string }[]) => list.map(({ id }) => `${kind} ${id}`);

const OPERATIONS = [
  'main',
  'exchange',
  'side',
  'support',
  'trade',
  'bribe',
  'use',
  'stronger',
  'task',
  'fortune',
] as const;
const ACTIONS = ['travel', 'investigate', 'develop', 'rest', 'brew', 'prepare', 'sing', 'command'];
const TOKENS = ['minor', 'severe', 'armour', 'foul-fate', 'foul-fate-in-region', 'marker', 'delayed', 'action'];

/** What a turn option was, by its number: an action, or the operation whose range it lies in. */
function turnWord(option: number, hero: Hero): string {
  if (option === OPTION.end) return 'turn end';
  if (option === OPTION.standUp) return 'turn stand-up';
  if (option >= OPTION.action && option < OPTION.exchange) return `action ${actionId(hero, option - OPTION.action)}`;
  return `operation ${OPERATIONS.findLast((word) => option >= OPTION[word]) ?? ''}`;
}

/** In a long soak cards and tokens are looked for in every so many positions: they lie there for long. */
const LOOK_EVERY = IS_WHOLE ? 13 : 1;

/** Sees each position, and remembers what was asked there, so that it knows what was answered. */
class Watch {
  #asked: readonly Question[] = [];
  #positions = 0;

  *used(table: AnyTable): Generator<string> {
    const { state, questions, answers } = table;
    const code = answers.at(-1);
    const answer = code === undefined ? null : answerOf(this.#asked, code);
    const taken = answer?.ok === true ? this.#asked[answer.value.question] : undefined;
    if (taken?.prompt.id === 'turn' && answer?.ok === true) {
      const option = taken.options[answer.value.option];
      const hero = state.heroes[taken.seat];
      if (hero !== undefined) yield turnWord(option as number, hero);
    }
    this.#asked = questions;
    for (const { prompt } of questions) yield `prompt ${prompt.id}`;
    if (state.battle !== null) yield `enemy ${ENEMIES[state.battle.enemy]?.id}`;
    this.#positions += 1;
    if (this.#positions % LOOK_EVERY !== 0) return;
    yield `mode ${state.mode} for ${state.heroes.length}`;
    yield* cardsUsed(state);
    yield* tokensUsed(state);
  }
}

function* cardsUsed(state: Readonly<AdventureState>): Generator<string> {
  for (const hero of state.heroes) {
    if (hero.quest !== null) yield `quest ${QUESTS[hero.quest]?.id}`;
    for (const quest of hero.completed) yield `completed ${QUESTS[quest]?.deck}`;
    for (const entry of hero.developed) yield `development ${DEVELOPMENT[cardOfEntry(entry)]?.id}`;
    if (hero.played !== null) yield `fortune ${GOOD_FORTUNE[hero.played]?.id}`;
    for (const entry of hero.investigations) yield `investigation ${INVESTIGATION[entry >> 1]?.id}`;
    for (const card of hero.fates) yield `foul-fate ${FOUL_FATE[card]?.id}`;
  }
  for (const card of state.fortuneDiscard) yield `fortune ${GOOD_FORTUNE[card]?.id}`;
  for (const pile of state.discards.slice(0, 3))
    for (const card of pile) yield `investigation ${INVESTIGATION[card]?.id}`;
  for (const card of state.discards[3]) yield `foul-fate ${FOUL_FATE[card]?.id}`;
}

function* tokensUsed(state: Readonly<AdventureState>): Generator<string> {
  for (const { monsters, hasFoulFate } of state.zones) {
    if (hasFoulFate) yield 'token foul-fate-in-region';
    for (const token of monsters) yield `token ${MONSTERS[kindOfToken(token)]?.id}-${isFaceUp(token) ? 'up' : 'down'}`;
  }
  for (const { wounds, foulFate, developed, isDelayed, tokens, leads, proofs } of state.heroes) {
    if (wounds.includes(MINOR)) yield 'token minor';
    if (wounds.includes(SEVERE)) yield 'token severe';
    if (wounds.slice(4).some((wound) => wound !== 0)) yield 'token armour';
    if (foulFate !== 0) yield 'token foul-fate';
    if (developed.some((entry) => markersOfEntry(entry) > 0)) yield 'token marker';
    if (isDelayed) yield 'token delayed';
    if (tokens !== 0) yield 'token action';
    for (const [color, word] of COLORS.entries()) {
      if ((leads[color] as number) > 0) yield `token ${word}-lead`;
      if ((proofs[color] as number) > 0) yield `token ${word}-proof`;
    }
  }
}

const PROMPTS = [
  'keep-quest',
  'quest-deck',
  'turn',
  'route',
  'trade-offer',
  'trade-answer',
  'modify-results',
  'reroll',
  'reroll-hero-die',
  'battle-start',
  'obstacle',
  'suffer-wound',
  'rest',
  'heal',
  'worsen',
  'place-foul-fate',
  'clear-foul-fate',
  'companion',
  'move-another',
  'most-vp',
  'lead-colour',
  'spend-lead',
  'buy-leads',
  'swap-leads',
  'choose-one',
  'may',
  'discard-trait-card',
  'place-marker',
  'keep-development',
  'investigation-deck',
  'choose-investigation',
  'top-or-bottom',
  'next-from-the-top',
  'look-at-monster',
  'push-monster',
  'remove-obstacle',
];

const ALWAYS = [
  ...PROMPTS.map((prompt) => `prompt ${prompt}`),
  ...ACTIONS.map((action) => `action ${action}`),
  ...OPERATIONS.map((operation) => `operation ${operation}`),
  'turn stand-up',
  ...TOKENS.map((token) => `token ${token}`),
  ...COLORS.flatMap((color) => [`token ${color}-lead`, `token ${color}-proof`]),
  ...name('quest', QUESTS),
  ...name('development', DEVELOPMENT),
  ...name('fortune', GOOD_FORTUNE),
  ...name('investigation', INVESTIGATION),
  ...name('foul-fate', FOUL_FATE),
];
const IN_THE_LONG_RUN = [
  ...name('enemy', ENEMIES),
  ...MONSTERS.flatMap(({ id }) => [`token ${id}-up`, `token ${id}-down`]),
  ...MODES.flatMap((mode) => [2, 3, 4].map((players) => `mode ${mode} for ${players}`)),
  ...COLORS.map((color) => `completed ${color}`),
];

describe('random play', () => {
  it(`holds every promise over ${GAMES} games and uses everything`, () => {
    const watch = new Watch();
    const report = soak({
      game: adventureGame,
      games: GAMES,
      config: soakConfig,
      faults: (state) => faults(state as AdventureState),
      mustUse: new Set(IS_WHOLE ? [...ALWAYS, ...IN_THE_LONG_RUN] : ALWAYS),
      used: (table) => watch.used(table),
      seed: SEED,
      limit: LIMIT,
      checkEvery: IS_WHOLE ? 37 : 11,
    });
    expect(report.failures.map(({ what, repeat }) => `${what}\n  ${repeat}`)).toEqual([]);
    expect(report.unused).toEqual([]);
    expect(report.unfinished).toBeLessThan(GAMES);
  }, 3_600_000);
});
