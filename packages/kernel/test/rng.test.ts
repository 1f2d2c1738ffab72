import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { below, nextWord, type RngState, reseed, reseedFast, seedRng, shuffle, shuffleAnew } from '../src/index';

function rngFrom(a: number, b: number, c: number, d: number): RngState {
  return { a, b, c, d, uses: 0, script: null };
}

function words(rng: RngState, count: number): readonly number[] {
  return Array.from({ length: count }, () => nextWord(rng) >>> 0);
}

describe('the random generator', () => {
  it('gives the published sequence of xoshiro128** for the state 0, 1, 2, 3', () => {
    const published = [
      5760, 17280, 2966400, 32451840, 2604340873, 3891234569, 1254043636, 216095511, 3291724652, 2070429911,
    ];
    expect(words(rngFrom(0, 1, 2, 3), published.length)).toEqual(published);
  });

  it('gives the published sequence and states for a second starting state', () => {
    const rng = rngFrom(0x964d4a0c, 0xd40ab895, 0xad7fdecb, 0x3006f0f0);
    expect(words(rng, 4)).toEqual([0xf1391922, 0x6fe53806, 0xa5be2840, 0xf510ee70]);
    expect([rng.a, rng.b, rng.c, rng.d].map((word) => word >>> 0)).toEqual([
      0xfc65379c, 0x52006d70, 0x87487639, 0xf1908343,
    ]);
  });

  it('is made by its seed: the same text the same luck, another text another', () => {
    expect(words(seedRng('kaer-morhen'), 5)).toEqual(words(seedRng('kaer-morhen'), 5));
    expect(words(seedRng('kaer-morhen'), 5)).not.toEqual(words(seedRng('kaer-morhem'), 5));
    const again = seedRng('x');
    reseed(again, 'kaer-morhen');
    expect(words(again, 5)).toEqual(words(seedRng('kaer-morhen'), 5));
  });

  it('is given fresh luck by a number, whatever luck it had: the same number the same, another another', () => {
    const freshFrom = (seed: string, number: number): RngState => {
      const rng = seedRng(seed);
      reseedFast(rng, number);
      return rng;
    };
    const fresh = freshFrom('kaer-morhen', 7);
    expect(freshFrom('novigrad', 7)).toEqual(fresh);
    const told = [0, 1, 7, ~7].map((number) => freshFrom('kaer-morhen', number));
    for (const word of ['a', 'b', 'c', 'd'] as const) expect(new Set(told.map((rng) => rng[word])).size).toBe(4);
    // Searches of a seed come out alike for ever: these words are what they have always been.
    expect(words(fresh, 4)).toEqual([4141955657, 3973274804, 3292123985, 383678474]);
    expect(words(freshFrom('kaer-morhen', 0), 4)).toEqual([532823338, 3059521354, 3608802654, 2176287691]);
  });

  it('goes on the same after a trip through JSON', () => {
    const rng = seedRng('json');
    words(rng, 17);
    const copy = JSON.parse(JSON.stringify(rng)) as RngState;
    expect(words(copy, 20)).toEqual(words(rng, 20));
  });

  it('picks each number about equally often', () => {
    const rng = seedRng('fair');
    const counts = new Array<number>(6).fill(0);
    for (let roll = 0; roll < 60_000; roll++) {
      const face = below(rng, 6);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    // Chi-squared with five degrees of freedom: 20.5 is passed once in a thousand.
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(20.5);
  });

  it('stays below its limit and counts its uses', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 1_000_000 }), (seed, count) => {
        const rng = seedRng(seed);
        const value = below(rng, count);
        expect(Number.isInteger(value) && value >= 0 && value < count).toBe(true);
        expect(rng.uses).toBe(1);
      }),
    );
  });

  it('shuffles hidden cards into an order that owes nothing to the one they lay in', () => {
    const lists = [
      [3, 1, 700, 1, 0],
      [700, 1, 1, 0, 3],
    ];
    for (const list of lists) shuffleAnew(seedRng('anew'), list);
    expect(lists[0]).toEqual(lists[1]);
    expect(lists[0]?.toSorted((one, other) => one - other)).toEqual([0, 1, 1, 3, 700]);
    const rng = seedRng('orders');
    const seen = new Set<string>();
    for (let round = 0; round < 200; round++) {
      const list = [2, 0, 1];
      shuffleAnew(rng, list);
      seen.add(list.join());
    }
    expect(seen.size).toBe(6);
    expect(() => shuffleAnew(rng, [5000])).toThrow('card 5000 is not below 1024');
  });

  it('shuffles without losing anything, and reaches every order', () => {
    const rng = seedRng('orders');
    const seen = new Set<string>();
    for (let round = 0; round < 500; round++) {
      const list = ['a', 'b', 'c'];
      shuffle(rng, list);
      seen.add(list.join(''));
    }
    expect([...seen].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  });

  it('takes loaded dice in order, and refuses impossible or missing ones', () => {
    const rng = { ...seedRng('loaded'), script: [2, 0, 9] };
    expect([below(rng, 3), below(rng, 3)]).toEqual([2, 0]);
    expect(() => below(rng, 6)).toThrow('the loaded dice say 9');
    expect(() => below(rng, 6)).toThrow('run out');
  });
});
