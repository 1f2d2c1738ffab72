import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable } from '../gwent-table';

describe('medic', () => {
  rule(
    ['GW-MEDIC-001', 'GW-MEDIC-002'],
    'deploys a chosen unit of the own pile at once, never a hero or a special card',
    () => {
      const table = gwentTable({
        ada: {
          hand: ['dun-banner-medic', 'ballista'],
          close: ['blue-stripes-commando'],
          discard: ['blue-stripes-commando', 'geralt-of-rivia', 'scorch', 'ves'],
        },
        bea: { hand: ['toruviel'], discard: ['milva'] },
      });

      table.ada.plays('dun-banner-medic');
      table.ada.isOffered('patient', ['blue-stripes-commando', 'ves']);
      table.ada.picks('blue-stripes-commando');

      expect(table.ada.row('close')).toEqual(['blue-stripes-commando', 'blue-stripes-commando']);
      expect(table.ada.strengthOf('close')).toBe(16);
      expect(table.ada.discard).toEqual(['geralt-of-rivia', 'scorch', 'ves']);
      table.isAtRest({ turnOf: 'bea' });
    },
  );
});
