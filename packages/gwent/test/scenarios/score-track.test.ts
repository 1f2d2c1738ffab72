import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { scoreTrack } from '../../src/view';
import { gwentTable } from '../gwent-table';

const heroes = (count: number) => Array<string>(count).fill('vernon-roche');

describe('the score track', () => {
  rule('GW-SCORE-001', 'each player shows the total of the moment, tens and units apart', () => {
    const table = gwentTable({
      ada: { hand: ['ves'], close: heroes(3), ranged: ['sabrina-glevissig'] },
      bea: { hand: ['biting-frost'], close: ['zoltan-chivay'], ranged: ['toruviel'] },
    });
    const scores = () => table.ada.view().sides.map(({ score }) => score);
    expect(scores()).toEqual([
      { total: 34, isHundred: false, tens: 3, units: 4 },
      { total: 7, isHundred: false, tens: 0, units: 7 },
    ]);

    table.ada.plays('ves');
    expect(scores()).toMatchObject([
      { tens: 3, units: 9 },
      { tens: 0, units: 7 },
    ]);
    table.bea.plays('biting-frost');
    expect(scores()).toMatchObject([
      { tens: 3, units: 5 },
      { tens: 0, units: 3 },
    ]);
  });

  rule('GW-SCORE-001', 'every total up to 99 stands on the track with the tens token on its plain side', () => {
    for (let total = 0; total < 100; total++) {
      const { tens, units, ...track } = scoreTrack(total);
      expect(track).toEqual({ total, isHundred: false });
      expect(10 * tens + units).toBe(total);
      expect(tens % 1 === 0 && units < 10).toBe(true);
    }
  });

  rule('GW-SCORE-002', 'from 100 on the tens token shows its 100 side, and tens and units go on as before', () => {
    const score = (close: readonly string[]) => gwentTable({ ada: { close }, bea: {} }).bea.view().sides[0].score;
    expect(score([...heroes(9), 'ves', 'yarpen-zigrin', 'yarpen-zigrin'])).toEqual({
      total: 99,
      isHundred: false,
      tens: 9,
      units: 9,
    });
    expect(score(heroes(10))).toEqual({ total: 100, isHundred: true, tens: 0, units: 0 });
    expect(score([...heroes(13), 'ves'])).toEqual({ total: 135, isHundred: true, tens: 3, units: 5 });
    expect(score([...heroes(21), 'ves'])).toMatchObject({ total: 215, isHundred: true, tens: 1, units: 5 });
  });
});
