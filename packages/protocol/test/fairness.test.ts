import { createHash } from 'node:crypto';
import { parseSeed } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { commitmentOf, deriveSeed, verifyShuffle } from '../src/index';

const serverSeed = 'c2VydmVyLXNlZWQ';
const additions = [
  { seat: 1, text: 'wolf "and" bear\n' },
  { seat: 0, text: 'viper' },
];

describe('the fair shuffle', () => {
  it('commits to the plain SHA-256 of the server seed', async () => {
    expect(await commitmentOf(serverSeed)).toBe(createHash('sha256').update(serverSeed).digest('hex'));
  });

  it('derives the seed by the documented formula, in seat order', async () => {
    const text = 'medallion-seed-1\nc2VydmVyLXNlZWQ\n[0,"viper"]\n[1,"wolf \\"and\\" bear\\n"]';
    expect(await deriveSeed(serverSeed, additions)).toBe(createHash('sha256').update(text).digest('base64url'));
  });

  it('gives seeds that the kernel takes', async () => {
    expect(parseSeed(await deriveSeed(serverSeed, additions)).ok).toBe(true);
  });

  it('treats an empty addition like none', async () => {
    expect(await deriveSeed(serverSeed, [{ seat: 0, text: '' }])).toBe(await deriveSeed(serverSeed, []));
  });

  it('tells an honest game from a forged one', async () => {
    const honest = {
      hash: await commitmentOf(serverSeed),
      serverSeed,
      additions,
      seed: await deriveSeed(serverSeed, additions),
    };
    expect(await verifyShuffle(honest)).toEqual({ isCommitted: true, isDerived: true, isFair: true });
    expect(await verifyShuffle({ ...honest, serverSeed: 'another' })).toMatchObject({ isCommitted: false });
    expect(await verifyShuffle({ ...honest, additions: [] })).toEqual({
      isCommitted: true,
      isDerived: false,
      isFair: false,
    });
    expect((await verifyShuffle({ ...honest, seed: `${honest.seed}A` })).isFair).toBe(false);
  });
});
