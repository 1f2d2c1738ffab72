import { below, seedRng, Table } from '@medallion/kernel';
import { it } from 'vitest';
import { oldWorld } from '../../../src/game';
import { soakConfig } from '../../soak-config';

it('forks', () => {
  const tables = [];
  for (let i = 0; tables.length < 40 && i < 400; i++) {
    const t = Table.start(oldWorld, soakConfig(`p-${i}`, 3), `p-${i}`);
    const dice = seedRng(`p-${i}`);
    const stop = 20 + below(dice, 400);
    let left = 4000;
    for (let n = 0; left > 0 && !t.isOver; n++, left--) {
      if (n > stop && t.state.fight !== null && t.questions[0]?.prompt.id.startsWith('fight-')) break;
      t.take(0, below(dice, t.questions[0]?.options.length ?? 1));
    }
    if (t.state.fight !== null) tables.push(t);
  }
  for (let round = 0; round < 4; round++) {
    const start = performance.now();
    let n = 0;
    while (performance.now() - start < 1500) {
      for (const t of tables) { t.fork(t.questions[0]?.seat ?? 0, n); n++; }
    }
    console.error(tables.length, 'tables', Math.round((n / (performance.now() - start)) * 1000), 'forks/s');
  }
});
