import type { Json } from '@medallion/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diff, PatchError, patch } from '../src/index';

const anyJson = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)) as Json);

describe('diff and patch', () => {
  it('turn any value into any other, after travelling as text', () => {
    fc.assert(
      fc.property(anyJson, anyJson, (before, after) => {
        const change = diff(before, after);
        const arrived = change === null ? before : patch(before, JSON.parse(JSON.stringify(change)));
        expect(arrived).toEqual(after);
      }),
      { numRuns: 1_000 },
    );
  });

  it('find nothing between equal values', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(diff(value, structuredClone(value))).toBeNull();
      }),
    );
  });

  it('say only what changed', () => {
    const before = { hand: [1, 2, 3, 4], score: { ada: 5, bea: 6 }, turn: 'ada' };
    const after = { hand: [1, 3, 4], score: { ada: 5, bea: 8 }, turn: 'ada' };
    expect(diff(before, after)).toEqual(['o', { hand: ['s', 1, 1, []], score: ['o', { bea: ['=', 8] }, []] }, []]);
  });

  it('leave the value they are given as it was', () => {
    const before = { list: [1, { deep: true }] };
    patch(before, ['o', { list: ['a', { 1: ['o', { deep: ['=', false] }, []] }] }, []]);
    expect(before).toEqual({ list: [1, { deep: true }] });
  });

  it('keep a key called __proto__ a key', () => {
    const after = JSON.parse('{"__proto__":{"isAdmin":true}}') as Json;
    const change = diff({}, after);
    const arrived = patch({}, JSON.parse(JSON.stringify(change)));
    expect(JSON.stringify(arrived)).toBe('{"__proto__":{"isAdmin":true}}');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('refuse a patch that does not fit', () => {
    expect(() => patch([1], ['s', 1, 1, []])).toThrow(PatchError);
    expect(() => patch(7, ['o', {}, []])).toThrow(PatchError);
    expect(() => patch([1], ['a', { 3: ['=', 1] }])).toThrow(PatchError);
    expect(() => patch({}, ['o', { gone: ['s', 0, 0, [1]] }, []])).toThrow(PatchError);
  });
});
