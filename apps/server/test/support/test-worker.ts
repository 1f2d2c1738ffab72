import { serveErrands } from '../../src/bots/serve-errands';
import { TEST_GAMES } from './high-card';

/** `dice` and `ponderer` play anything, `sleepy` never comes back, `clumsy` breaks down. */
serveErrands(TEST_GAMES, (table, seat, level, { seed }) => {
  if (level === 'clumsy') throw new Error('dropped the cards');
  if (level === 'sleepy') for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
  const options = table.questions.find((question) => question.seat === seat)?.options.length ?? 0;
  const option = seed % options;
  return { option, weighed: [{ option, chance: level === 'ponderer' ? 0.75 : 0.25 }] };
});
