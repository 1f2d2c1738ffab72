import { manifests } from '@medallion/old-world';
import { expect, it } from 'vitest';
import { EVERY_MODULE } from '../src/games/old-world-words';

it('has words for every expansion, so that a terminal can tell of its games', () => {
  const told = EVERY_MODULE.map(({ id }) => id);
  // Playing alone has none of its own: the base says all of it.
  expect(manifests().filter(({ id }) => id !== 'solo' && !told.includes(id))).toEqual([]);
});
