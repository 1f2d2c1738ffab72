import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { rateOf } from '../../src/components';
import { COLORS } from '../../src/effect';
import { adventureTable } from '../adventure-table';

describe('leads and proof', () => {
  rule('AG-LEAD-001', 'leads are red, blue or purple', () => {
    expect(COLORS).toEqual(['red', 'blue', 'purple']);
    const table = adventureTable({ decks: { red: ['camp-followers'] } });
    table.ada.does('investigate', 'red');
    table.ada.isOffered('lead-colour', ['red', 'blue', 'purple']);
  });

  rule('AG-LEAD-002', 'where no colour is named the player chooses, lead by lead', () => {
    const table = adventureTable({ ada: { investigations: ['lodge-initiate'] }, decks: { blue: ['secret-conclave'] } });
    table.ada.does('investigate', 'blue', 'red', 'purple');
    expect(table.ada.leads).toEqual([1, 0, 1]);
    const place = adventureTable({ ada: { at: 'kaer-morhen' } });
    place.ada.does('travel', 'to:ard-carraigh', 'stop', 'blue');
    expect(place.ada.leads).toEqual([0, 1, 0]);
  });

  rule('AG-LEAD-003', 'where no colour is named any lead may be spent, lead by lead', () => {
    const table = adventureTable({
      ada: { leads: { red: 1, blue: 1, purple: 1 }, foulFate: ['rest'] },
      decks: { foulFate: ['lost-papers'] },
    });
    table.ada.does('rest');
    table.ada.isOffered('spend-lead', ['red', 'blue', 'purple']);
    table.ada.does('red', 'purple');
    expect(table.ada.leads).toEqual([0, 1, 0]);
  });

  rule(['AG-PROOF-001', 'AG-PROOF-004'], 'leads become proof at the rate of the own sheet, again and again', () => {
    const table = adventureTable({ ada: { leads: { red: 7, blue: 4 } } });
    table.ada.isBlocked('exchange:blue', 'AG-PROOF-004');
    table.ada.does('exchange:red', 'exchange:red');
    expect([table.ada.leads, table.ada.proofs]).toEqual([
      [1, 4, 0],
      [2, 0, 0],
    ]);
    const triss = adventureTable({ active: 'bea', bea: { leads: { red: 6, blue: 3 } } });
    triss.bea.isBlocked('exchange:red', 'AG-PROOF-004');
    triss.bea.does('exchange:blue');
    expect(triss.bea.proofs).toEqual([0, 1, 0]);
    expect([0, 1, 2, 3].map((hero) => [rateOf(hero, 0), rateOf(hero, 1), rateOf(hero, 2)])).toEqual([
      [3, 5, 7],
      [7, 3, 4],
      [5, 7, 3],
      [4, 6, 4],
    ]);
  });

  rule('AG-PROOF-002', 'leads become proof of their own colour only', () => {
    const table = adventureTable({ ada: { leads: { red: 2, purple: 2, blue: 4 } } });
    for (const color of COLORS) table.ada.mayNot(`exchange:${color}`); // eight leads, but no colour has enough
    const other = adventureTable({ ada: { leads: { purple: 7 } } });
    other.ada.does('exchange:purple');
    expect(other.ada.proofs).toEqual([0, 0, 1]);
  });

  rule('AG-PROOF-003', 'proof never becomes leads again', () => {
    const table = adventureTable({ ada: { proofs: { red: 2, blue: 1, purple: 1 } } });
    expect(table.ada.offers().filter((option) => option.includes('exchange') || option.includes('proof'))).toEqual([]);
  });
});

describe('operations', () => {
  rule('AG-OPS-001', 'none of them uses an action', () => {
    const table = adventureTable({
      active: 'cyn',
      cyn: {
        at: 'mahakam',
        gold: 20,
        leads: { red: 9, blue: 9, purple: 9 },
        proofs: { red: 5, purple: 5, blue: 5 },
        developed: ['regis'],
      },
      bea: { at: 'mahakam', quest: 'the-poisoned-well' },
      questDecks: { purple: ['two-crowns', 'songs-for-spies'] },
      fortuneDeck: ['royal-favour', 'shortcut'],
    });
    table.cyn.does('exchange:purple', 'bribe:regis', 'support:seat-1', 'trade:seat-1', 'give:gold', 'offer');
    table.bea.does('accept');
    for (const option of ['side-quest:1', 'main-quest']) {
      table.cyn.does(option);
      while (table.cyn.offers()[0] !== 'end-turn') table.cyn.does(table.cyn.offers()[0] as string);
    }
    expect([table.state.actions, table.cyn.tokens, table.cyn.area.completed.count]).toEqual([0, [], 1]);
    expect(
      [table.told('supported'), table.told('side-completed'), table.told('traded')].map((told) => told.length),
    ).toEqual([1, 1, 1]);
    table.cyn.may('travel', 'investigate', 'develop', 'sing', 'rest');
  });

  rule('AG-OPS-003', 'never in the middle of an action', () => {
    const table = adventureTable({ ada: { at: 'rivia', leads: { red: 3 } } });
    table.ada.may('exchange:red');
    table.ada.does('travel');
    table.ada.mayNot('exchange:red');
    table.ada.does('to:vengerberg');
    table.ada.mayNot('exchange:red');
    table.ada.does('stop');
    table.ada.may('exchange:red');
  });

  rule('AG-OPS-004', 'there are six: exchange, side, support and main quest, trade, and bribing for Dandelion', () => {
    const table = adventureTable({
      active: 'cyn',
      cyn: {
        at: 'mahakam',
        gold: 3,
        leads: { purple: 3 },
        proofs: { red: 1, purple: 1, blue: 1 },
        developed: ['regis'],
      },
      bea: { at: 'mahakam', quest: 'the-poisoned-well' },
    });
    table.cyn.isOffered('turn', [
      'end-turn',
      'travel',
      'investigate',
      'develop',
      'sing',
      'rest',
      'exchange:purple',
      'side-quest:1',
      'support:seat-1',
      'main-quest',
      'trade:seat-1',
      'bribe:regis',
    ]);
  });

  rule('AG-OPS-005', 'Dandelion alone pays a gold to put a marker on a friend in play', () => {
    const table = adventureTable({
      active: 'cyn',
      cyn: { gold: 2, developed: ['regis*1', 'nimble-footwork', 'shani*3'] },
    });
    table.cyn.may('bribe:regis');
    table.cyn.mayNot('bribe:nimble-footwork');
    table.cyn.isBlocked('bribe:shani', 'AG-DEV-007');
    table.cyn.does('bribe:regis', 'bribe:regis');
    expect([table.cyn.gold, table.cyn.developed]).toEqual([0, ['regis*3', 'nimble-footwork', 'shani*3']]);
    const poor = adventureTable({ active: 'cyn', cyn: { developed: ['regis*1'] } });
    poor.cyn.isBlocked('bribe:regis', 'AG-SPEND-006');
    const triss = adventureTable({ active: 'bea', bea: { gold: 2, developed: ['fireball'] } });
    expect(triss.bea.offers().some((option) => option.startsWith('bribe'))).toBe(false);
  });
});
