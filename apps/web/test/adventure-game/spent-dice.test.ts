import { describe, expect, it } from 'vitest';
import { spentDice } from '../../src/games/adventure-game/battle/spent-dice';

const pool = (dodge: number, sign: number) => ({ sword: 9, shield: 9, ritual: 9, dodge, sign });

describe('dice in a battle', () => {
  it('lie turned over once what they show is spent, one for each result that is gone', () => {
    const faces = ['sword', 'sign', 'dodge', 'sign'] as const;
    expect([...spentDice({ faces, pool: pool(1, 2) })]).toEqual([]);
    expect([...spentDice({ faces, pool: pool(1, 1) })]).toEqual([3]);
    expect([...spentDice({ faces, pool: pool(0, 0) })].sort()).toEqual([1, 2, 3]);
  });

  it('stay as they are where cards have made more of a result than the dice show', () => {
    expect(spentDice({ faces: ['sign', 'blank'], pool: pool(2, 3) }).size).toBe(0);
  });
});
