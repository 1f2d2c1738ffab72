import { seedRng } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { turnOf } from '../../../src/core/state';
import { oldWorld } from '../../../src/game';
import { ALL_BOARDS, gameOfAllBoards } from '../../boards-module';
import { fightTable } from './fight-table';
import { hand, monster } from './outcome-table';

describe('Ciri', () => {
  rule('OW-SPEC-021', 'starts at the School of the Wolf', () => {
    const config = gameOfAllBoards.parseConfig({ players: 2, schools: ['ciri', 'wolf'], modules: ALL_BOARDS });
    if (!config.ok) throw new Error('refused');
    expect(oldWorld.setup(config.value, seedRng('ciri')).witchers.map(({ at }) => at)).toEqual([3, 3]);
  });

  rule(['OW-SPEC-021', 'OW-SPEC-022'], 'trains her specialty at the School of the Wolf, as the Wolf does', () => {
    const trained = (school: 'ciri' | 'wolf' | 'cat') => {
      const table = fightTable({
        monster,
        isPhaseTwo: true,
        ada: { school, at: 3, gold: 9, hand },
        lay: (state) => {
          state.phase = 'journey';
          turnOf(state, state.active).steps = 1;
        },
      });
      table.ada.does('act:training');
      return table.ada.offers.includes('specialty');
    };
    expect([trained('ciri'), trained('wolf'), trained('cat')]).toEqual([true, true, false]);
  });
});
