import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { roundGoal, roundLeader } from '../../src/round-goal';
import { gwentTable } from '../gwent-table';

describe('the total that a side needs', () => {
  rule('GW-ROUND-002', 'is one more than the other side has, and the same total draws', () => {
    const { scenario } = gwentTable({ ada: { close: ['ves'] }, bea: { ranged: ['milva'] } });
    const view = scenario.table.view(0);
    expect(roundGoal(view, 0)).toEqual({ wins: 11, draws: 10 });
    expect(roundGoal(view, 1)).toEqual({ wins: 6, draws: 5 });
    expect(roundLeader(view)).toBe(1);
  });

  rule('GW-NIL-001', 'is what the other side has for Nilfgaard, and nothing draws', () => {
    const { scenario } = gwentTable({
      ada: { faction: 'nilfgaard', siege: ['ballista'] },
      bea: { close: ['dennis-cranmer'] },
    });
    const view = scenario.table.view(0);
    expect(roundGoal(view, 0)).toEqual({ wins: 6, draws: null });
    expect(roundGoal(view, 1)).toEqual({ wins: 7, draws: null });
    expect(roundLeader(view)).toBe(0);
  });

  rule('GW-NIL-003', 'may be drawn between two sides of Nilfgaard', () => {
    const { scenario } = gwentTable({
      ada: { faction: 'nilfgaard', siege: ['ballista'] },
      bea: { faction: 'nilfgaard', close: ['dennis-cranmer'] },
    });
    const view = scenario.table.view(0);
    expect(roundGoal(view, 0)).toEqual({ wins: 7, draws: 6 });
    expect(roundLeader(view)).toBeNull();
  });
});
