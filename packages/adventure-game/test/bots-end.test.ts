import { nextWord, seedRng, Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { adventureGame } from '../src/game';

/** Looks one answer ahead by the game's own evaluation, in a few worlds the seat could be in. */
function greedyGame(seed: string, limit: number) {
  const config = adventureGame.parseConfig({ heroes: ['geralt', 'triss', 'dandelion', 'yarpen'], mode: 'one-quest' });
  if (!config.ok) throw new Error('an illegal configuration');
  const table = Table.start(adventureGame, config.value, seed);
  const rng = seedRng(`greedy-${seed}`);
  let answers = 0;
  for (; !table.isOver && answers < limit; answers++) {
    const [question] = table.questions;
    if (question === undefined) break;
    const values = question.options.map(() => 0);
    for (let world = 0; world < 3 && values.length > 1; world++) {
      const luck = nextWord(rng);
      for (const option of values.keys()) {
        const fork = table.fork(question.seat, luck);
        fork.take(
          fork.questions.findIndex(({ seat }) => seat === question.seat),
          option,
        );
        values[option] = (values[option] ?? 0) + adventureGame.knowledge.evaluate(fork.state, question.seat);
      }
    }
    table.take(0, values.indexOf(Math.max(...values)));
    table.takeEvents();
  }
  return { table, answers };
}

describe('players that plan by the evaluation', () => {
  it('bring games to their end by the rules', () => {
    for (const seed of ['one', 'two', 'three']) {
      const { table, answers } = greedyGame(seed, 4000);
      expect(table.isOver, `${seed} after ${answers} answers`).toBe(true);
      expect(Math.max(...table.state.heroes.map(({ vp }) => vp))).toBeGreaterThan(8);
    }
  }, 120_000);
});
