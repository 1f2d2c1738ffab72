import { describe, expect, it } from 'vitest';
import { keepSame } from '../../src/play/keep-same';

const before = { round: 1, rows: [{ cards: ['geralt'] }, { cards: ['ciri'] }], weather: null };

describe('what comes from a worker', () => {
  it('is the very same object when it says the same', () => {
    expect(keepSame(before, structuredClone(before))).toBe(before);
  });

  it('keeps what is the same inside of what changed', () => {
    const after = keepSame(before, { round: 2, rows: [{ cards: ['geralt'] }, { cards: [] }], weather: null });
    expect(after).toEqual({ round: 2, rows: [{ cards: ['geralt'] }, { cards: [] }], weather: null });
    expect(after.rows[0]).toBe(before.rows[0]);
    expect(after.rows[1]).not.toBe(before.rows[1]);
  });

  it('is as it comes where a part is new, gone or of another kind', () => {
    expect(keepSame([1, 2, 3], [1, 2])).toEqual([1, 2]);
    expect(keepSame({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(keepSame({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
    expect(keepSame([], {})).toEqual({});
    expect(keepSame({ a: [] }, { a: null })).toEqual({ a: null });
    expect(keepSame(null, before)).toBe(before);
  });
});
