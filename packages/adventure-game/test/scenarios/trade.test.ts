import { rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { adventureTable } from '../adventure-table';

const here = { at: 'rivia', gold: 2, leads: { red: 2 } } as const;

describe('trading', () => {
  rule('AG-TRADE-001', 'an operation of the active player with anybody at the same location', () => {
    const table = adventureTable({
      ada: here,
      bea: { at: 'rivia', leads: { blue: 1 } },
      cyn: { at: 'rivia', gold: 1 },
      dov: { at: 'mahakam', gold: 4 },
    });
    table.ada.may('trade:seat-1', 'trade:seat-2');
    table.ada.isBlocked('trade:seat-3', 'AG-TRADE-001');
    table.ada.does('trade:seat-1', 'give:red', 'want:blue', 'offer');
    table.bea.does('accept');
    expect([table.ada.leads, table.bea.leads]).toEqual([
      [1, 1, 0],
      [1, 0, 0],
    ]);
    expect(table.state.actions).toBe(0);
    table.isTurnOf('ada');
  });

  rule('AG-TRADE-002', 'the others trade with the active player only, not among themselves', () => {
    const table = adventureTable({ ada: here, bea: { at: 'rivia', gold: 1 }, cyn: { at: 'rivia', gold: 1 } });
    table.bea.isAsked(null);
    table.cyn.isAsked(null);
    table.ada.does('trade:seat-1', 'give:gold', 'offer');
    table.bea.does('counter');
    expect(table.scenario.question(1)?.about).toEqual({ to: 0 });
    table.cyn.isAsked(null);
  });

  rule('AG-TRADE-003', 'only leads and gold', () => {
    const table = adventureTable({
      ada: { ...here, proofs: { red: 2 }, fortunes: ['royal-favour'], developed: ['swallow*2'], vp: 5 },
      bea: { at: 'rivia', gold: 1, leads: { blue: 1, purple: 1 }, proofs: { blue: 1 }, vp: 5 },
    });
    table.ada.does('trade:seat-1');
    table.ada.isOffered('trade-offer', ['give:red', 'give:gold', 'want:blue', 'want:purple', 'want:gold', 'cancel']);
  });

  rule('AG-TRADE-004', 'nothing changes hands unless both agree', () => {
    const refused = adventureTable({ ada: here, bea: { at: 'rivia', leads: { blue: 1 } } });
    refused.ada.does('trade:seat-1', 'want:blue', 'offer');
    refused.bea.isOffered('trade-answer', ['accept', 'refuse', 'counter']);
    refused.bea.does('refuse');
    expect([refused.ada.leads, refused.bea.leads]).toEqual([
      [2, 0, 0],
      [0, 1, 0],
    ]);
    refused.isTurnOf('ada');

    const countered = adventureTable({ ada: here, bea: { at: 'rivia', leads: { blue: 1 } } });
    countered.ada.does('trade:seat-1', 'want:blue', 'offer');
    countered.bea.does('counter', 'give:blue', 'want:red', 'want:gold', 'offer');
    countered.ada.isOffered('trade-answer', ['accept', 'refuse']);
    countered.ada.does('accept');
    expect([countered.ada.leads, countered.ada.gold]).toEqual([[1, 1, 0], 1]);
    expect([countered.bea.leads, countered.bea.gold]).toEqual([[1, 0, 0], 1]);
    countered.isTurnOf('ada');
  });

  rule('AG-TRADE-006', 'a gift is a trade too, and there may be any number of them', () => {
    const table = adventureTable({ ada: here, bea: { at: 'rivia' }, cyn: { at: 'rivia', gold: 1 } });
    table.ada.does('trade:seat-1', 'give:red', 'give:red', 'offer');
    table.bea.does('accept');
    table.ada.does('trade:seat-1', 'give:gold', 'offer');
    table.bea.does('accept');
    table.ada.does('trade:seat-2', 'want:gold', 'offer');
    table.cyn.does('accept');
    expect([table.ada.leads, table.ada.gold, table.bea.leads, table.bea.gold, table.cyn.gold]).toEqual([
      [0, 0, 0],
      2,
      [2, 0, 0],
      1,
      0,
    ]);
  });

  it('offers nothing that cannot be honoured, and not the same twice in a row', () => {
    const table = adventureTable({ ada: { at: 'rivia', gold: 1 }, bea: { at: 'rivia', gold: 1, leads: { blue: 1 } } });
    table.ada.does('trade:seat-1', 'give:gold');
    table.ada.isOffered('trade-offer', ['want:blue', 'offer', 'cancel']);
    table.ada.does('want:blue');
    table.ada.isOffered('trade-offer', ['offer', 'cancel']);
    table.ada.does('offer');
    table.bea.does('refuse');
    table.ada.does('trade:seat-1', 'give:gold', 'want:blue');
    table.ada.isOffered('trade-offer', ['cancel']);
    table.ada.does('cancel');
    table.ada.mayNot('trade:seat-1');
    table.ada.does('rest');
    table.ada.may('trade:seat-1');
  });
});
