import type { Table } from '@medallion/kernel';
import { soak } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { cardOfEntry } from '../src/cards/development';
import { DEVELOPMENT, ENEMIES, FOUL_FATE, GOOD_FORTUNE, INVESTIGATION, QUESTS } from '../src/components';
import type { AdventureConfig } from '../src/config';
import type { AdventureEvent } from '../src/events';
import { faults } from '../src/faults';
import { adventureGame } from '../src/game';
import type { AdventureState } from '../src/state';
import type { AdventureView } from '../src/view';
import { soakConfig } from './soak-config';

/** The whole soak is 20,000 games: `SOAK_GAMES=20000 npx vitest run packages/adventure-game/test/soak.test.ts`. */
const GAMES = Number(process.env.SOAK_GAMES ?? 120);
/** Random heroes may wander for ever: a game is stopped after so many answers. */
const LIMIT = Number(process.env.SOAK_LIMIT ?? 2500);

const name = (kind: string, list: readonly { readonly id: string }[]) => list.map(({ id }) => `${kind} ${id}`);

/** Cards that have come into play or been resolved, enemies met, and questions asked. */
function* used({
  state,
  questions,
}: Table<AdventureConfig, AdventureState, AdventureView, AdventureEvent>): Generator<string> {
  for (const { prompt } of questions) yield `prompt ${prompt.id}`;
  for (const hero of state.heroes) {
    if (hero.quest !== null) yield `quest ${QUESTS[hero.quest]?.id}`;
    for (const entry of hero.developed) yield `development ${DEVELOPMENT[cardOfEntry(entry)]?.id}`;
    if (hero.played !== null) yield `fortune ${GOOD_FORTUNE[hero.played]?.id}`;
  }
  for (const card of state.fortuneDiscard) yield `fortune ${GOOD_FORTUNE[card]?.id}`;
  for (const pile of state.discards.slice(0, 3))
    for (const card of pile) yield `investigation ${INVESTIGATION[card]?.id}`;
  for (const { investigations } of state.heroes)
    for (const entry of investigations) yield `investigation ${INVESTIGATION[entry >> 1]?.id}`;
  for (const card of state.discards[3]) yield `foul-fate ${FOUL_FATE[card]?.id}`;
  if (state.battle !== null) yield `enemy ${ENEMIES[state.battle.enemy]?.id}`;
}

const PROMPTS = [
  'keep-quest',
  'turn',
  'route',
  'trade-offer',
  'trade-answer',
  'modify-results',
  'reroll',
  'obstacle',
  'suffer-wound',
  'place-foul-fate',
  'companion',
  'move-another',
  'most-vp',
  'swap-leads',
  'top-or-bottom',
  'next-from-the-top',
];

describe('random play', () => {
  it(`holds every promise over ${GAMES} games and uses everything`, () => {
    const report = soak({
      game: adventureGame,
      games: GAMES,
      config: soakConfig,
      faults: (state) => faults(state as AdventureState),
      mustUse: new Set([
        ...PROMPTS.map((prompt) => `prompt ${prompt}`),
        ...name('quest', QUESTS),
        ...name('development', DEVELOPMENT),
        ...name('fortune', GOOD_FORTUNE),
        ...name('investigation', INVESTIGATION),
        ...name(
          'foul-fate',
          FOUL_FATE.filter(({ effects }) => effects.every((one) => one.do !== 'keep-until-vp')),
        ),
      ]),
      used,
      limit: LIMIT,
      checkEvery: 11,
    });
    expect(report.failures.map(({ what, repeat }) => `${what}\n  ${repeat}`)).toEqual([]);
    expect(report.unused).toEqual([]);
    expect(report.unfinished).toBeLessThan(GAMES);
  }, 1_800_000);
});
