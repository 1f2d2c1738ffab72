import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../src/play/session';
import { latestDeed } from '../../src/table/pauses/latest-deed';

const line = (key: number, event: object): LogLine<object> => ({ key, answer: key, kind: 'event', event });

describe('the deed beside the name of a bot', () => {
  it('is its own, and none before it has done anything', () => {
    const raises = line(1, { type: 'raised', seat: 0 });
    const moves = line(2, { type: 'moved', seat: 1 });
    expect(latestDeed([raises], 0)).toBe(raises);
    expect(latestDeed([raises], 1)).toBeNull();
    expect(latestDeed([raises, moves], 1)).toBe(moves);
    expect(latestDeed([raises, moves], 0)).toBeNull();
    expect(latestDeed([line(3, { type: 'monster-strikes' })], 1)).toBeNull();
    expect(latestDeed([], 1)).toBeNull();
  });
});
