import { seedRng, Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import type { AdventureConfig } from '../src/config';
import { adventureGame } from '../src/game';
import { adventureKnowledge } from '../src/knowledge/index';
import { HERO_IDS } from '../src/pack';
import { MODES } from '../src/state';

/** The whole check is hundreds of games: `END_GAMES=40 npx vitest run packages/adventure-game/test/bots-end.test.ts`. */
const GAMES = Number(process.env.END_GAMES ?? 2);
/** Games of players with a plan take 250 to 2,000 answers; one that takes this many goes nowhere. */
const LIMIT = 6000;

function configOf(players: number, mode: string, game: number): AdventureConfig {
  const heroes = Array.from({ length: players }, (_, seat) => HERO_IDS[(seat + game) % HERO_IDS.length]);
  const config = adventureGame.parseConfig({ heroes, mode });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}

/** Takes what looks best by the game's own rules of thumb, at every question. */
function instinctGame(config: AdventureConfig, seed: string) {
  const table = Table.start(adventureGame, config, seed, { isLive: false });
  let answers = 0;
  for (; !table.isOver && answers < LIMIT; answers++) {
    const [question] = table.questions;
    if (question === undefined) break;
    const promises = adventureKnowledge.priors(table.state, question);
    table.take(0, promises.indexOf(Math.max(...promises)));
  }
  return { table, answers };
}

describe('players with a plan', () => {
  const tables = [2, 3, 4].flatMap((players) => MODES.map((mode) => [players, mode] as const));
  it.each(tables)('bring every game of %i heroes to its end by the rules: %s', (players, mode) => {
    for (let game = 0; game < GAMES; game++) {
      const { table, answers } = instinctGame(configOf(players, mode, game), `end-${players}-${mode}-${game}`);
      expect(table.isOver, `game ${game} after ${answers} answers`).toBe(true);
      expect(table.outcome?.places).toContain(1);
      const most = Math.max(...table.state.heroes.map(({ completed }) => completed.length));
      expect(most).toBe(mode === 'epic' ? 5 : mode === 'standard' ? 3 : 1);
      expect(Math.max(...table.state.heroes.map(({ vp }) => vp))).toBeGreaterThan(8);
    }
  });
});

describe('what bots know', () => {
  it('is the same for worlds that differ only in what the seat cannot know', () => {
    let compared = 0;
    for (let game = 0; game < 4; game++) {
      const table = Table.start(adventureGame, configOf(4, 'standard', game), `blind-${game}`);
      const rng = seedRng(`blind-${game}`);
      for (let answers = 0; answers < 120 && !table.isOver; answers++) {
        const [question] = table.questions;
        if (question === undefined) break;
        const promises = adventureKnowledge.priors(table.state, question);
        if (question.prompt.id === 'turn') {
          const other = adventureGame.clone(table.state as Parameters<typeof adventureGame.clone>[0]);
          adventureGame.scramble(other, question.seat, rng);
          expect(adventureKnowledge.priors(other, question)).toEqual(promises);
          compared += 1;
        }
        table.take(0, promises.indexOf(Math.max(...promises)));
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('counts turns as stages, and everything before the first as one', () => {
    const table = Table.start(adventureGame, configOf(3, 'one-quest', 0), 'stages');
    const stages = [adventureKnowledge.stage(table.state)];
    while (!table.isOver && stages.length < 400) {
      const [question] = table.questions;
      if (question === undefined) break;
      const promises = adventureKnowledge.priors(table.state, question);
      table.take(0, promises.indexOf(Math.max(...promises)));
      stages.push(adventureKnowledge.stage(table.state));
    }
    expect(stages[0]).toBe(0);
    expect(stages).toEqual(stages.toSorted((one, other) => one - other));
    expect(new Set(stages).size).toBeGreaterThan(8);
  });
});
