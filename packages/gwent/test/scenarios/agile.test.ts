import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { gwentTable } from '../gwent-table';

describe('an Agile unit', () => {
  for (const row of ['close', 'ranged'] as const) {
    rule('GW-AGILE-001', `may be placed in the ${row} row`, () => {
      const table = gwentTable({ ada: {}, bea: { hand: ['barclay-els'] }, turn: 'bea' });
      table.bea.isOffered('turn', ['pass', 'leader', 'play:barclay-els:close', 'play:barclay-els:ranged']);

      table.bea.plays('barclay-els', row);

      const other = row === 'close' ? 'ranged' : 'close';
      expect([table.bea.row(row), table.bea.row(other)]).toEqual([['barclay-els'], []]);
      expect([...table.ada.row('close'), ...table.ada.row('ranged')]).toEqual([]);
      table.isAtRest({ turnOf: 'ada' });
    });
  }

  rule('GW-AGILE-002', 'may not be moved once it lies in a row, whatever happens there', () => {
    const table = gwentTable({
      ada: { hand: ['biting-frost'] },
      bea: { hand: ['barclay-els', 'toruviel', 'milva'] },
      turn: 'bea',
    });
    table.bea.plays('barclay-els', 'close');
    table.ada.plays('biting-frost');

    table.bea.isOffered('turn', ['pass', 'leader', 'play:toruviel:ranged', 'play:milva:ranged']);
    table.bea.plays('milva');

    expect(table.bea.row('close')).toEqual(['barclay-els']);
    expect(table.bea.row('ranged')).toEqual(['milva']);
    expect(table.bea.strengths('close')).toEqual([1]);
  });
});

describe('the row of an Agile unit is chosen anew', () => {
  rule('GW-AGILE-003', 'when it is played again after a Decoy', () => {
    const table = gwentTable({ ada: { hand: ['ves'] }, bea: { hand: ['decoy'], close: ['barclay-els'] }, turn: 'bea' });
    table.bea.plays('decoy');
    table.ada.plays('ves');

    table.bea.isOffered('turn', ['pass', 'leader', 'play:barclay-els:close', 'play:barclay-els:ranged']);
    table.bea.plays('barclay-els', 'ranged');

    expect(table.bea.row('ranged')).toEqual(['barclay-els']);
    table.isAtRest({ turnOf: 'ada' });
  });

  for (const row of ['close', 'ranged'] as const) {
    rule('GW-AGILE-003', `by the player of the Medic who revives it, here for ${row}`, () => {
      const table = gwentTable({
        ada: {},
        bea: { hand: ['havekar-healer'], discard: ['barclay-els', 'toruviel'] },
        turn: 'bea',
      });
      table.bea.plays('havekar-healer');
      table.bea.picks('barclay-els');
      table.bea.isOffered('row', ['close', 'ranged']);
      table.bea.picks(row);

      const expected = {
        close: [['barclay-els'], ['havekar-healer']],
        ranged: [[], ['havekar-healer', 'barclay-els']],
      };
      expect([table.bea.row('close'), table.bea.row('ranged')]).toEqual(expected[row]);
      table.isAtRest({ turnOf: 'ada' });
    });
  }

  rule('GW-AGILE-003', 'by its player when a faction brings it back', () => {
    const table = gwentTable({ ada: { faction: 'skellige', discard: ['olaf'] }, bea: {}, round: 2 });
    table.ada.passes();
    table.bea.passes();

    table.ada.isOffered('row', ['close', 'ranged']);
    table.bea.isAsked(null);
    table.ada.picks('ranged');

    expect([table.ada.row('close'), table.ada.row('ranged')]).toEqual([[], ['olaf']]);
    table.isAtRest({ turnOf: 'ada' });
  });
});
