import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
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

  rule('AG-TRADE-004', 'offers nothing that cannot be honoured', () => {
    const table = adventureTable({ ada: { at: 'rivia', gold: 1 }, bea: { at: 'rivia', gold: 1, leads: { blue: 1 } } });
    table.ada.does('trade:seat-1', 'give:gold');
    table.ada.isOffered('trade-offer', ['want:blue', 'offer', 'cancel']);
    table.ada.does('want:blue');
    table.ada.isOffered('trade-offer', ['offer', 'cancel']);
  });

  rule(['AG-TRADE-006', 'AG-TRADE-007'], 'who makes no offer may make one the next moment', () => {
    const table = adventureTable({ ada: here, bea: { at: 'rivia', gold: 1 } });
    table.ada.does('trade:seat-1', 'cancel');
    table.ada.may('trade:seat-1');
    table.ada.does('trade:seat-1', 'give:red', 'cancel', 'trade:seat-1', 'give:red', 'offer');
    table.bea.isAsked('trade-answer');
  });

  rule('AG-TRADE-007', 'a refused offer is closed with its rule, every other one is open', () => {
    const table = adventureTable({ ada: here, bea: { at: 'rivia', gold: 1 }, cyn: { at: 'rivia', gold: 1 } });
    table.ada.does('trade:seat-1', 'give:red', 'want:gold', 'offer');
    table.bea.does('refuse');
    table.ada.does('trade:seat-1', 'give:red');
    table.ada.may('offer');
    table.ada.does('want:gold');
    table.ada.isBlocked('offer', 'AG-TRADE-007');
    table.ada.does('cancel', 'trade:seat-2', 'give:red', 'want:gold');
    table.ada.may('offer'); // another partner has not refused it
  });

  rule('AG-TRADE-007', 'a refused offer opens again as soon as anything has changed', () => {
    const refused = () => {
      const table = adventureTable({
        ada: { ...here, leads: { red: 5 } },
        bea: { at: 'rivia', gold: 1 },
        cyn: { at: 'rivia', gold: 1 },
      });
      table.ada.does('trade:seat-1', 'give:red', 'want:gold', 'offer');
      table.bea.does('refuse');
      return table;
    };
    for (const change of ['rest', 'exchange:red'] as const) {
      const table = refused();
      table.ada.does(change, 'trade:seat-1', 'give:red', 'want:gold');
      table.ada.may('offer');
    }
    const traded = refused();
    traded.ada.does('trade:seat-2', 'give:red', 'want:gold', 'offer');
    traded.cyn.does('accept');
    traded.ada.does('trade:seat-1', 'give:red', 'want:gold');
    traded.ada.may('offer');
  });

  rule('AG-TRADE-006', 'a refused counter-offer leaves the partner open as well', () => {
    const table = adventureTable({ ada: here, bea: { at: 'rivia', gold: 1, leads: { blue: 1 } } });
    table.ada.does('trade:seat-1', 'want:blue', 'offer');
    table.bea.does('counter', 'give:blue', 'want:red', 'offer');
    table.ada.does('refuse');
    table.ada.does('trade:seat-1', 'want:blue');
    table.ada.isBlocked('offer', 'AG-TRADE-007');
    table.ada.does('cancel', 'trade:seat-1', 'give:red', 'want:blue');
    table.ada.may('offer');
  });

  rule('AG-TRADE-007', 'edition 1 closes a partner to whom no offer is made, and names nothing as blocked', () => {
    const table = adventureTable({
      edition: 1,
      ada: here,
      bea: { at: 'rivia', gold: 1 },
      cyn: { at: 'rivia', gold: 1 },
    });
    table.ada.does('trade:seat-1', 'give:red', 'offer');
    table.bea.does('refuse');
    table.ada.does('trade:seat-2', 'give:red');
    table.ada.mayNot('offer'); // refused by Bea, and so closed to Cyn
    expect(table.scenario.question(0)?.blocked).toEqual([]);
    table.ada.does('cancel');
    table.ada.mayNot('trade:seat-2');
    table.ada.does('rest');
    table.ada.may('trade:seat-2');
  });
});
