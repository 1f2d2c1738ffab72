import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { MAP } from '../../src/map';
import { adventureTable } from '../adventure-table';

describe('foul fate', () => {
  rule(['AG-FOUL-001', 'AG-FOUL-006', 'AG-ZONE-001'], 'a region holds one token; a second goes on the sheet', () => {
    const table = adventureTable({
      ada: { at: 'rivia', foulFate: ['travel'] },
      zones: { blue: { foulFate: true } },
      war: 0,
      decks: { red: ['mercenary-company'] },
    });
    table.ada.does('investigate', 'red'); // the war track goes to its first foul fate space
    table.ada.isOffered('place-foul-fate', ['investigate', 'develop', 'own', 'rest']);
    table.ada.does('rest');
    expect([table.zone('blue'), table.ada.foulFate]).toEqual([['foul-fate'], ['travel', 'rest']]);
  });

  rule('AG-FOUL-002', 'a token beside the action brings a card like one of a region', () => {
    const table = adventureTable({ ada: { gold: 5, foulFate: ['own'] }, decks: { foulFate: ['thief-in-the-night'] } });
    table.ada.does('brew');
    expect([table.ada.gold, table.discard('foul-fate')]).toEqual([3, ['thief-in-the-night']]);
  });

  rule('AG-FOUL-003', 'a token beside the chosen action is discarded and its card resolved first', () => {
    const table = adventureTable({
      cyn: { foulFate: ['own'], gold: 1 },
      active: 'cyn',
      decks: { foulFate: ['thief-in-the-night'] },
    });
    table.cyn.does('sing');
    expect([table.cyn.foulFate, table.cyn.gold]).toEqual([[], 2]); // the purse was empty before the song
    const other = adventureTable({
      cyn: { foulFate: ['travel'], gold: 1 },
      active: 'cyn',
      decks: { foulFate: ['thief-in-the-night'] },
    });
    other.cyn.does('sing');
    expect([other.cyn.foulFate, other.cyn.gold]).toEqual([['travel'], 3]);
    expect(other.told('foul-fate-drawn')).toEqual([]);
  });

  rule(['AG-FOUL-005', 'AG-DELAY-003'], 'a delay beside the action costs the next action, not this one', () => {
    const table = adventureTable({ cyn: { foulFate: ['own'] }, active: 'cyn', decks: { foulFate: ['broken-axle'] } });
    table.cyn.does('sing');
    expect(table.cyn.gold).toBe(2);
    expect(table.cyn.area.isDelayed).toBe(true);
    table.cyn.isBlocked('travel', 'AG-DELAY-002');
    table.cyn.does('stand-up');
    table.cyn.isBlocked('travel', 'AG-ACTION-002');
  });

  rule('AG-FOUL-007', 'suffering foul fate means a token on any open space of the sheet', () => {
    const table = adventureTable({ ada: { foulFate: ['travel'] }, decks: { red: ['battlefield-scavenging'] } });
    table.ada.does('investigate', 'red');
    table.ada.isOffered('place-foul-fate', ['investigate', 'develop', 'own', 'rest']);
    table.ada.does('investigate');
    expect(table.ada.foulFate).toEqual(['travel', 'investigate']);
  });

  rule(
    ['AG-FOUL-008', 'AG-FOUL-009', 'AG-INV-005', 'AG-INV-006'],
    '"if able" on a named action: there or not at all, and the rest of the card still happens',
    () => {
      const open = adventureTable({
        ada: { at: 'rivia' },
        war: 1,
        decks: { blue: ['zerrikanian-assassin'] },
        stacks: { bronze: ['drowner'] },
      });
      open.ada.does('investigate', 'blue');
      expect([open.ada.foulFate, open.state.war]).toEqual([['travel'], 2]);
      const taken = adventureTable({
        ada: { at: 'rivia', foulFate: ['travel'], vp: 4 },
        war: 1,
        decks: { blue: ['zerrikanian-assassin'] },
        stacks: { bronze: ['drowner'] },
      });
      taken.ada.does('investigate', 'blue');
      expect([taken.ada.foulFate, taken.state.war, taken.ada.vp]).toEqual([['travel'], 2, 4]);
      taken.ada.isAsked('turn');
    },
  );

  rule('AG-FOUL-010', 'without "if able" a taken space means another one', () => {
    const table = adventureTable({ ada: { foulFate: ['rest', 'own'] }, decks: { foulFate: ['storm'] } });
    table.ada.does('brew');
    table.ada.isOffered('place-foul-fate', ['investigate', 'develop', 'own']);
    table.ada.does('develop');
    expect(table.ada.foulFate).toEqual(['travel', 'develop', 'rest']);
  });

  rule('AG-FOUL-011', 'on a full sheet no token is placed and each costs 2 VP', () => {
    const table = adventureTable({
      ada: { foulFate: ['travel', 'investigate', 'develop', 'own', 'rest'], vp: 7 },
      decks: { foulFate: ['streak-of-bad-luck'], blue: ['cursed-relic'] },
    });
    table.ada.does('investigate'); // one space was just freed: it is taken again, the second token costs VP
    expect(table.ada.vp).toBe(5);
    table.ada.does('blue');
    expect([table.ada.vp, table.ada.foulFate.length]).toEqual([1, 5]);
  });

  rule('AG-FOUL-012', 'a removed token brings no card', () => {
    const table = adventureTable({
      ada: { foulFate: ['travel', 'rest'], fortunes: ['sanctuary'] },
      decks: { foulFate: ['marsh-fever'] },
    });
    table.ada.does('fortune:sanctuary');
    expect([table.ada.foulFate, table.told('foul-fate-drawn')]).toEqual([[], []]);
  });
});

describe('the war track', () => {
  rule(
    ['AG-WAR-001', 'AG-WAR-002'],
    'the marker moves one space on, round and round, and the new space is resolved',
    () => {
      const last = MAP.warTrack.spaces.length - 1;
      const table = adventureTable({ ada: { at: 'rivia' }, war: last, stacks: { bronze: ['drowner'] } });
      table.ada.does('end-turn');
      expect([table.state.war, table.zone('blue')]).toEqual([0, ['drowner']]);
    },
  );

  rule('AG-WAR-003', 'a monster space: one of its type, face down, in the region of the active player', () => {
    const table = adventureTable({
      ada: { at: 'rivia' },
      bea: { at: 'cintra' },
      active: 'bea',
      war: 2,
      stacks: { bronze: ['drowner'], silver: ['bruxa'] },
    });
    table.bea.does('end-turn');
    expect([table.zone('yellow'), table.zone('blue')]).toEqual([['bruxa'], []]);
  });

  rule('AG-WAR-004', 'a foul fate space: a token in the region of the active player', () => {
    const table = adventureTable({ ada: { at: 'rivia' }, war: 0 });
    table.ada.does('end-turn');
    expect(table.zone('blue')).toEqual(['foul-fate']);
    const hers = adventureTable({ ada: { at: 'rivia' }, bea: { at: 'cintra' }, active: 'bea', war: 0 });
    hers.bea.does('end-turn');
    expect([hers.zone('yellow'), hers.zone('blue')]).toEqual([['foul-fate'], []]);
  });

  rule('AG-WAR-005', 'an effect advances it in the same way, once for each time', () => {
    const table = adventureTable({
      ada: { at: 'rivia', foulFate: ['rest'] },
      war: 0,
      decks: { foulFate: ['war-drums'] },
      stacks: { bronze: ['drowner'] },
    });
    table.ada.does('rest');
    expect([table.state.war, table.zone('blue')]).toEqual([2, ['drowner', 'foul-fate']]);
    expect(table.told('war-advanced')).toHaveLength(2);
  });
});
