import { seedRng } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { monsterIndex } from '../../../src/core/cards/components';
import type { OldWorldState } from '../../../src/core/state';
import { FIGHT_AT, type FightTable } from './fight-table';
import { knockout, monster, settle, victory } from './outcome-table';

describe('a new monster', () => {
  const levelOf = (table: FightTable) => table.told('monster-placed').map(({ level }) => level);

  rule(
    ['OW-SPAWN-001', 'OW-SPAWN-002'],
    'is one level higher than the defeated one, and of level III after level III',
    () => {
      const after = (name: string) => levelOf(settle(victory({}, { monster: name })));
      expect([after('rotfiend'), after('whispess'), after('striga')]).toEqual([[2], [3], [3]]);
    },
  );

  rule('OW-SPAWN-003', 'is of the same level as one driven away', () => {
    const after = (name: string) => levelOf(settle(knockout(1, {}, { monster: name })));
    expect([after('rotfiend'), after('whispess'), after('striga')]).toEqual([[1], [2], [3]]);
  });

  rule('OW-SPAWN-004', 'comes from the second level I stack after a monster of the regular one', () => {
    const second = {
      lay: (state: OldWorldState) => {
        state.secondStack = [monsterIndex('harpy')];
      },
    };
    const table = settle(victory({}, { monster: 'rotfiend', ...second }));
    expect(table.told('monster-placed').map(({ monster: name }) => name)).toEqual(['harpy']);
    expect(table.state.lairs[0].isSecond).toBe(true);
    const again = settle(victory({}, { monster: 'rotfiend', isSecond: true, ...second }));
    expect(levelOf(again)).toEqual([2]);
    expect(again.state.secondStack).toHaveLength(1);
    expect(levelOf(settle(victory({}, { monster: 'whispess', ...second })))).toEqual([3]);
  });

  rule('OW-SPAWN-005', 'never comes from the second stack after one was driven away', () => {
    const lay = (state: OldWorldState) => {
      state.secondStack = [monsterIndex('harpy')];
    };
    const table = settle(knockout(1, {}, { monster: 'rotfiend', lay }));
    expect(table.state.secondStack).toEqual([monsterIndex('harpy')]);
    expect(levelOf(table)).toEqual([1]);
  });

  rule('OW-SPAWN-006', 'comes from the driven-away ones where a stack is empty', () => {
    const lay = (state: OldWorldState) => {
      state.stacks[2] = [];
      state.drivenAway[2] = [monsterIndex('leshen')];
    };
    const table = settle(victory({}, { lay }));
    expect(table.told('monster-placed').map(({ monster: name }) => name)).toEqual(['leshen']);
    const none = settle(
      victory(
        {},
        {
          lay: (state: OldWorldState) => {
            state.stacks[2] = [];
          },
        },
      ),
    );
    expect(none.state.lairs[0].monster).toBe(-1);
    const waiting = settle(
      victory(
        {},
        {
          lay: (state: OldWorldState) => {
            state.stacks[2] = state.stacks[2].filter((one) => one !== monsterIndex('leshen'));
            state.drivenAway[2] = [monsterIndex('leshen')];
          },
        },
      ),
    );
    expect(waiting.state.drivenAway[2]).toEqual([monsterIndex('leshen')]);
  });

  rule('OW-SPAWN-006', 'comes from them shuffled', () => {
    const away = ['brewess', 'bruxa', 'glustyworp', 'leshen', 'striga', 'yghern'].map(monsterIndex);
    const table = settle(
      victory(
        {},
        {
          lay: (state: OldWorldState) => {
            state.stacks[2] = [];
            state.drivenAway[2] = [...away];
          },
        },
      ),
    );
    const order = [...table.state.stacks[2], table.state.lairs[0].monster];
    expect(order.toSorted((a, b) => a - b)).toEqual(away.toSorted((a, b) => a - b));
    expect(order).not.toEqual(away);
  });

  rule('OW-SPAWN-007', 'is never one that was defeated', () => {
    const table = settle(victory());
    expect(table.state.defeated).toEqual([monsterIndex(monster)]);
    expect([...table.state.stacks.flat(), ...table.state.drivenAway.flat()]).not.toContain(monsterIndex(monster));
  });

  rule(
    ['OW-SPAWN-008', 'OW-SPAWN-009'],
    'finds the old location token, trails and trail quests of all players back in the stack, their gold in the bank',
    () => {
      const table = settle(victory({ trail: 'trail' }, { bea: { trail: 'quest', gold: 1 } }));
      expect([table.ada.witcher.trails[0], table.bea.witcher.trails[0]]).toEqual([-1, -1]);
      expect(table.bea.gold).toBe(1);
      // Six tokens of the terrain: one is out again with the new monster.
      expect(table.state.tokens[0]).toHaveLength(5);
      expect([...table.state.tokens[0], table.state.lairs[0].at]).toContain(FIGHT_AT);
      const away = settle(knockout(1, { trail: 'trail' }, { bea: { trail: 'quest' } }));
      expect([away.ada.witcher.trails[0], away.bea.witcher.trails[0]]).toEqual([-1, -1]);
    },
  );

  rule('OW-SPAWN-008', 'shuffles the stack before it is drawn from', () => {
    const places = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const lay = (state: OldWorldState) => {
        state.rng = seedRng(seed);
      };
      return settle(victory({}, { lay })).state.lairs[0].at;
    });
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  rule('OW-SPAWN-010', 'leaves the tokens on quest cards alone', () => {
    const lay = (state: OldWorldState) => {
      const at = state.tokens[0].pop() as number;
      state.witchers[1]?.quests.push({ card: 0, option: 0, at, hasToken: true });
    };
    const table = settle(victory({}, { lay }));
    expect(table.bea.witcher.quests).toHaveLength(1);
    expect(table.state.tokens[0]).toHaveLength(4);
  });

  rule(
    ['OW-SPAWN-011', 'OW-SPAWN-012', 'OW-SPAWN-013'],
    'stands where a new token of the same terrain says, one a terrain',
    () => {
      const table = settle(victory());
      const [lair] = table.state.lairs;
      expect(lair.monster).not.toBe(monsterIndex(monster));
      expect(lair.monster).toBeGreaterThanOrEqual(0);
      expect([6, 7, 8, 10, 16, 17]).toContain(lair.at);
      expect(table.state.tokens[0]).not.toContain(lair.at);
      expect(table.told('monster-placed').map(({ terrain }) => terrain)).toEqual(['forest']);
    },
  );
});
