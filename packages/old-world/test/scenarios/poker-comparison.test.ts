import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { compareDice } from '../../src/base/poker/comparison';

describe('the comparison of two hands of dice', () => {
  const steps = (own: readonly number[], other: readonly number[]) =>
    compareDice(own, other).map(({ what, ahead }) => [what, ahead]);

  rule('OW-POKER-011', 'ends with the kind where the kinds differ', () => {
    expect(steps([6, 6, 6, 1, 2], [5, 5, 4, 4, 1])).toEqual([['kind', 'own']]);
  });
  rule('OW-POKER-012', 'goes on to the value of the hand where the kinds are the same, and ends there', () => {
    expect(steps([2, 2, 6, 5, 4], [3, 3, 1, 5, 4])).toEqual([
      ['kind', null],
      ['value', 'other'],
    ]);
  });
  rule('OW-POKER-013', 'goes on to the dice beside it where that is the same too', () => {
    expect(steps([2, 2, 6, 5, 4], [2, 2, 6, 4, 3]).at(-1)).toEqual(['unused', 'own']);
  });
});
