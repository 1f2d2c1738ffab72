import { seedRng, Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { type OldWorldState, turnOf } from '../src/core/state';
import { oldWorld } from '../src/game';
import { oldWorldKnowledge } from '../src/knowledge/index';
import { soakConfig } from './soak-config';

/** The whole check is hundreds of games: `END_GAMES=100 npx vitest run packages/old-world/test/bots-end.test.ts`. */
const GAMES = Number(process.env.END_GAMES ?? 4);
/** A game of players with a plan that takes this many answers goes nowhere. */
const LIMIT = 20_000;

/** Takes what looks best by the game's own rules of thumb, at every question. */
function instinctGame(players: number, seed: string) {
  const table = Table.start(oldWorld, soakConfig(seed, players), seed, { isLive: false });
  let answers = 0;
  for (; !table.isOver && answers < LIMIT; answers++) {
    const [question] = table.questions;
    if (question === undefined) break;
    const promises = oldWorldKnowledge.priors(table.state, question);
    table.take(0, promises.indexOf(Math.max(...promises)));
  }
  return { table, answers };
}

describe('players with a plan', () => {
  it.each([1, 2, 3, 4, 5])('bring every game of %i to its end by the rules', (players) => {
    const rounds: number[] = [];
    for (let game = 0; game < GAMES; game++) {
      const { table, answers } = instinctGame(players, `end-${players}-${game}`);
      expect(table.isOver, `game ${game} after ${answers} answers, round ${table.state.round}`).toBe(true);
      expect(table.outcome?.places.filter((place) => place === 1)).toHaveLength(1);
      rounds.push(table.state.round);
    }
    expect(Math.max(...rounds), rounds.join(' ')).toBeLessThan(120);
  });
});

describe('what bots know', () => {
  it('is the same for worlds that differ only in what the seat cannot know', () => {
    let compared = 0;
    for (let game = 0; game < 4; game++) {
      const table = Table.start(oldWorld, soakConfig(`blind-${game}`, 3), `blind-${game}`);
      const rng = seedRng(`blind-${game}`);
      for (let answers = 0; answers < 150 && !table.isOver; answers++) {
        const [question] = table.questions;
        if (question === undefined) break;
        const promises = oldWorldKnowledge.priors(table.state, question);
        if (['journey', 'deed', 'gain-card'].includes(question.prompt.id)) {
          const other = oldWorld.clone(table.state as OldWorldState);
          oldWorld.scramble(other, question.seat, rng);
          const again = oldWorldKnowledge.priors(other, question);
          expect(again.map((n) => n.toFixed(6))).toEqual(promises.map((n) => n.toFixed(6)));
          const [one, two] = [table.state, other].map((state) => oldWorldKnowledge.evaluate(state, question.seat));
          expect(two).toBeCloseTo(one as number, 9);
          compared += 1;
        }
        table.take(0, promises.indexOf(Math.max(...promises)));
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('counts turns as stages that never go back', () => {
    const { table } = { table: Table.start(oldWorld, soakConfig('stages', 3), 'stages') };
    const stages: number[] = [];
    for (let answers = 0; answers < 400 && !table.isOver; answers++) {
      const [question] = table.questions;
      if (question === undefined) break;
      if (turnOf(table.state, table.state.active).steps > 0) stages.push(oldWorldKnowledge.stage(table.state));
      const promises = oldWorldKnowledge.priors(table.state, question);
      table.take(0, promises.indexOf(Math.max(...promises)));
    }
    expect(stages).toEqual(stages.toSorted((one, other) => one - other));
    expect(new Set(stages).size).toBeGreaterThan(8);
  });
});
