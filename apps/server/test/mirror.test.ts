import type { Json } from '@medallion/kernel';
import { patch } from '@medallion/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyOf, follow, followFields } from '../src/tables/mirror';

const fields = fc
  .dictionary(fc.constantFrom('hand', 'score', 'deck', '__proto__', 'constructor'), fc.jsonValue({ maxDepth: 4 }))
  .map((value) => JSON.parse(JSON.stringify(value)) as Record<string, Json>);

describe('a copy that follows', () => {
  it('ends up equal, and its patch makes any other copy equal', () => {
    fc.assert(
      fc.property(fields, fields, (before, after) => {
        const copy = copyOf(before) as Record<string, Json>;
        const change = follow(copy, after);
        expect(copy).toEqual(after);
        const arrived = change === '' ? before : patch(before, JSON.parse(change));
        expect(arrived).toEqual(after);
      }),
      { numRuns: 1_000 },
    );
  });

  it('says nothing when nothing has changed', () => {
    fc.assert(
      fc.property(fields, (value) => {
        expect(follow(copyOf(value) as Record<string, Json>, value)).toBe('');
      }),
    );
  });

  it('shares nothing with the living value', () => {
    const living = { hand: [1, 2], rows: [{ cards: [3] }] };
    const copy = copyOf(living) as Record<string, Json>;
    living.hand.push(9);
    living.rows[0]?.cards.push(4);
    expect(copy).toEqual({ hand: [1, 2], rows: [{ cards: [3] }] });
    follow(copy, living);
    living.rows.push({ cards: [5] });
    expect(copy).toEqual({ hand: [1, 2, 9], rows: [{ cards: [3, 4] }] });
    follow(copy, living);
    living.rows[1]?.cards.push(6);
    expect(copy).toEqual({ hand: [1, 2, 9], rows: [{ cards: [3, 4] }, { cards: [5] }] });
  });

  it('says only what changed', () => {
    const copy = { hand: [1, 2, 3], score: 4, turn: 'ada' };
    const change = follow(copy, { hand: [1, 3], score: 4, turn: undefined });
    expect(change).toBe('["o",{"hand":["s",1,1,[]]},["turn"]]');
  });

  it('leaves alone what it is not told of', () => {
    const copy = { hand: [1, 2, 3], score: 4 };
    expect(followFields(copy, { score: 5 })).toBe('"score":["=",5]');
    expect(copy).toEqual({ hand: [1, 2, 3], score: 5 });
  });
});
