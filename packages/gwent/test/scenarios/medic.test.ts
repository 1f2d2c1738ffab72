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

  rule('GW-MEDIC-001', 'leaves the choice to its player, and the opponent out of it', () => {
    const table = gwentTable({
      ada: { discard: ['ves', 'ballista'] },
      bea: { hand: ['havekar-healer'], discard: ['toruviel', 'milva', 'toruviel'] },
      turn: 'bea',
    });

    table.bea.plays('havekar-healer');
    table.bea.isOffered('patient', ['toruviel', 'milva']); // a pick, no way to decline
    table.ada.isAsked(null);
    table.bea.picks('toruviel');

    expect(table.bea.row('ranged')).toEqual(['havekar-healer', 'toruviel']);
    expect([...table.bea.discard].sort()).toEqual(['milva', 'toruviel']);
    expect(table.ada.discard).toEqual(['ves', 'ballista']);
    table.isAtRest({ turnOf: 'ada' });
  });

  rule('GW-MEDIC-002', 'simply joins its row when the pile holds only heroes and special cards', () => {
    const discard = ['vernon-roche', 'avallach', 'decoy', 'mardroeme', 'scorch', 'biting-frost', 'commanders-horn'];
    const table = gwentTable({ ada: { hand: ['dun-banner-medic'], discard }, bea: { discard: ['milva'] } });

    table.ada.plays('dun-banner-medic');

    expect(table.ada.row('siege')).toEqual(['dun-banner-medic']);
    expect(table.ada.discard).toEqual(discard);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-MEDIC-003', 'may revive a Medic, who revives in turn, as long as the pile gives', () => {
    const table = gwentTable({
      ada: {
        hand: ['dun-banner-medic'],
        discard: ['etolian-auxiliary-archers', 'siege-technician', 'ves', 'ballista'],
      },
      bea: { hand: ['toruviel'] },
    });

    table.ada.plays('dun-banner-medic');
    table.ada.picks('etolian-auxiliary-archers');
    table.ada.isOffered('patient', ['siege-technician', 'ves', 'ballista']); // not the archers themselves
    table.ada.picks('siege-technician');
    table.ada.isOffered('patient', ['ves', 'ballista']);
    table.ada.picks('ves');

    expect(table.ada.row('close')).toEqual(['ves']);
    expect(table.ada.row('ranged')).toEqual(['etolian-auxiliary-archers']);
    expect(table.ada.row('siege')).toEqual(['dun-banner-medic', 'siege-technician']);
    expect(table.ada.discard).toEqual(['ballista']);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-MEDIC-003', 'lets a revived Muster unit muster', () => {
    const table = gwentTable({
      ada: { hand: ['dun-banner-medic', 'nekker'], discard: ['nekker'], deck: ['ves', 'nekker'] },
      bea: {},
    });

    table.ada.plays('dun-banner-medic');
    table.ada.picks('nekker');

    expect(table.ada.row('close')).toEqual(['nekker', 'nekker', 'nekker']);
    expect([table.ada.hand, table.ada.deck]).toEqual([[], ['ves']]);
    table.isAtRest({ turnOf: 'bea' });
  });

  rule('GW-MEDIC-004', "sends a revived Spy to the opponent's side, and its player draws two cards", () => {
    const table = gwentTable({
      ada: { hand: ['dun-banner-medic'], discard: ['prince-stennis'], deck: ['ves', 'ballista', 'keira-metz'] },
      bea: { deck: ['toruviel', 'milva'] },
    });

    table.ada.plays('dun-banner-medic');
    table.ada.isOffered('patient', ['prince-stennis']);
    table.ada.picks('prince-stennis');

    expect(table.bea.row('close')).toEqual(['prince-stennis']);
    expect(table.ada.row('close')).toEqual([]);
    expect(table.ada.hand).toEqual(['keira-metz', 'ballista']);
    expect(table.bea.hand).toEqual([]);
    table.isAtRest({ turnOf: 'bea' });
  });
});
