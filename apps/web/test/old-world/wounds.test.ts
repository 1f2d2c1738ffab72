import { describe, expect, it } from 'vitest';
import { woundsOf } from '../../src/games/old-world/fight/wounds';

const at = (life: number, lifeOf = 12) => woundsOf({ life, lifeOf });

describe('the wounds of a monster', () => {
  it('grow with each quarter of its life that is gone', () => {
    expect([12, 10, 9, 7, 6, 4, 3, 0].map((life) => at(life).cuts)).toEqual([0, 0, 2, 2, 4, 4, 6, 6]);
  });

  it('bring it down at the last quarter, and not before', () => {
    expect([9, 7].map((life) => at(life).look)).toEqual(['', '']);
    expect([6, 4].map((life) => at(life).look)).toEqual(['wounded', 'wounded']);
    expect([3, 0].map((life) => at(life).look)).toEqual(['dying', 'dying']);
  });

  it('are none in a fight between witchers', () => {
    expect(woundsOf(null)).toEqual({ cuts: 0, look: '' });
  });
});
