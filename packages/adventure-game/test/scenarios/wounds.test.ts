import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { adventureTable, faces } from '../adventure-table';

const ALL = { travel: 'minor', investigate: 'minor', develop: 'minor', own: 'minor' } as const;

describe('wounds', () => {
  rule('AG-WOUND-001', 'minor and severe differ only in what heals them', () => {
    const severe = adventureTable({ ada: { wounds: { travel: 'severe', own: 'minor' } } });
    severe.ada.isBlocked('travel', 'AG-WOUND-006');
    severe.ada.isBlocked('brew', 'AG-WOUND-006');
    severe.ada.does('rest', 'severe:travel');
    expect(severe.ada.wounds).toEqual(['own:minor']);
    const minor = adventureTable({ ada: { wounds: { travel: 'minor', own: 'minor' } } });
    minor.ada.does('rest', 'minor:travel');
    expect(minor.ada.wounds).toEqual([]);
  });

  rule(
    ['AG-WOUND-002', 'AG-WOUND-003', 'AG-WOUND-004'],
    'a wound goes on any woundable space without one, as the player likes',
    () => {
      const table = adventureTable({
        ada: { at: 'rivia', wounds: { investigate: 'severe' }, foulFate: ['rest'] },
        decks: { foulFate: ['marsh-fever'] },
      });
      table.ada.does('rest');
      table.ada.isOffered('suffer-wound', ['minor:travel', 'minor:develop', 'minor:own']);
      table.ada.does('minor:develop');
      expect(table.told('wounded')).toMatchObject([{ wound: 'minor', space: 'develop' }]);
      const yarpen = adventureTable({
        dov: { at: 'rivia', wounds: { travel: 'minor', 'armour-1': 'minor' }, foulFate: ['rest'] },
        active: 'dov',
        decks: { foulFate: ['marsh-fever'] },
      });
      yarpen.dov.does('rest');
      yarpen.dov.isOffered('suffer-wound', ['minor:investigate', 'minor:develop', 'minor:own', 'minor:armour-2']);
    },
  );

  rule('AG-WOUND-005', 'also where an action token lies', () => {
    const table = adventureTable({
      ada: { at: 'rivia' },
      zones: { blue: { foulFate: true } },
      decks: { foulFate: ['marsh-fever'] },
    });
    table.ada.does('brew', 'end-turn');
    table.ada.may('minor:own');
    table.ada.does('minor:own');
    expect(table.ada.wounds).toEqual(['own:minor']);
  });

  rule('AG-WOUND-006', 'a wounded action cannot be performed', () => {
    const table = adventureTable({ ada: { wounds: { travel: 'minor', develop: 'severe' } } });
    table.ada.isBlocked('travel', 'AG-WOUND-006');
    table.ada.isBlocked('develop', 'AG-WOUND-006');
    table.ada.may('investigate', 'brew', 'rest');
  });

  rule('AG-WOUND-007', 'one token at a time; of both kinds the hero chooses the order', () => {
    const table = adventureTable({
      ada: { at: 'rivia', wounds: { travel: 'severe', investigate: 'severe' } },
      zones: { blue: { monsters: ['^katakan'] } },
      rolls: faces('geralt', ['blank', 'blank', 'blank', 'dodge', 'dodge', 'ritual']),
    });
    table.ada.does('end-turn');
    table.ada.isOffered('suffer-wound', ['minor:develop', 'minor:own', 'severe:develop', 'severe:own']);
    table.ada.does('minor:own');
    expect(table.ada.wounds).toEqual(['travel:severe', 'investigate:severe', 'develop:severe', 'own:minor']);
  });

  rule(['AG-WOUND-008', 'AG-WOUND-010'], 'without a space each token costs 2 VP, and nobody dies', () => {
    const table = adventureTable({
      ada: { at: 'rivia', wounds: { travel: 'minor', investigate: 'minor', develop: 'minor' }, vp: 7 },
      zones: { blue: { monsters: ['^striga'] } },
      rolls: faces('geralt', ['blank', 'shield', 'blank', 'shield', 'ritual', 'ritual']),
    });
    table.ada.does('end-turn');
    expect([table.ada.vp, table.ada.wounds.length]).toEqual([7 - 2 - 2, 4]);
    table.isTurnOf('bea');
    const poor = adventureTable({
      ada: { at: 'rivia', wounds: ALL, vp: 1 },
      zones: { blue: { monsters: ['^striga'] } },
      phase: 'obstacle',
      rolls: faces('geralt', ['blank', 'blank', 'blank', 'dodge', 'dodge', 'ritual']),
    });
    expect([poor.ada.vp, poor.ada.wounds.length]).toEqual([0, 4]);
    poor.isTurnOf('bea');
  });

  rule('AG-WOUND-008', 'a severe wound without a space costs 2 VP as well', () => {
    const table = adventureTable({
      ada: { at: 'rivia', wounds: ALL, vp: 9 },
      zones: { blue: { monsters: ['^katakan'] } },
      phase: 'obstacle',
      rolls: faces('geralt', ['double-sword', 'blank', 'sword', 'double-sword', 'ritual', 'ritual']),
    });
    expect(table.ada.vp).toBe(9 + 6 - 2 - 2); // its attack was met; a minor and a severe wound find no space
  });

  rule('AG-WOUND-009', 'while there is a space, VP cannot be given instead', () => {
    const table = adventureTable({
      ada: { at: 'rivia', vp: 9, wounds: { travel: 'minor' } },
      zones: { blue: { foulFate: true } },
      decks: { foulFate: ['marsh-fever'] },
    });
    table.ada.does('end-turn');
    table.ada.isOffered('suffer-wound', ['minor:investigate', 'minor:develop', 'minor:own']);
    table.ada.does('minor:own');
    expect(table.ada.vp).toBe(9);
  });

  rule('AG-WOUND-011', 'a hero wounded everywhere must rest, unless healed before', () => {
    const table = adventureTable({ ada: { wounds: ALL, developed: ['swallow*1'] } });
    table.ada.isOffered('turn', ['rest', 'use:swallow']);
    table.ada.isBlocked('end-turn', 'AG-WOUND-011');
    table.ada.isBlocked('travel', 'AG-WOUND-006');
    table.ada.does('use:swallow', 'travel');
    table.ada.may('travel', 'end-turn');
  });

  rule(
    'AG-WOUND-012',
    'already rested, a fully wounded hero has no further action, and rests first in the next turn',
    () => {
      const table = adventureTable({
        ada: { at: 'rivia', quest: null, wounds: ALL, tokens: ['rest'] },
        bea: { at: 'rivia' },
        actions: 1,
        war: 1,
      });
      table.ada.isOffered('turn', ['end-turn']);
      table.ada.isBlocked('rest', 'AG-ACTION-004');
      table.ada.does('end-turn');
      table.bea.does('end-turn');
      table.ada.isOffered('turn', ['rest']);
    },
  );

  rule('AG-WOUND-013', 'delayed and fully wounded: stand up first, then rest', () => {
    const table = adventureTable({ ada: { wounds: ALL, isDelayed: true } });
    table.ada.isOffered('turn', ['stand-up']);
    table.ada.does('stand-up');
    table.ada.isOffered('turn', ['rest']);
  });

  rule('AG-WOUND-014', 'turning a minor wound severe does nothing where there is none', () => {
    const miss = faces('geralt', ['blank', 'double-shield', 'blank', 'shield', 'shield', 'shield']);
    const none = adventureTable({
      ada: { at: 'rivia', wounds: { own: 'severe' } },
      zones: { blue: { monsters: ['^ghoul'] } },
      rolls: miss,
    });
    none.ada.does('end-turn');
    expect(none.ada.wounds).toEqual(['own:severe']);
    none.isTurnOf('bea');
    const some = adventureTable({
      ada: { at: 'rivia', wounds: { own: 'minor', travel: 'minor' } },
      zones: { blue: { monsters: ['^ghoul'] } },
      rolls: miss,
    });
    some.ada.does('end-turn');
    some.ada.isOffered('worsen', ['own', 'travel']);
    some.ada.does('travel');
    expect(some.ada.wounds).toEqual(['travel:severe', 'own:minor']);
  });
});

describe('delay', () => {
  rule(
    ['AG-DELAY-001', 'AG-DELAY-002', 'AG-DELAY-007'],
    'a delayed hero must stand up instead of the next action; no token, no space, and operations go on',
    () => {
      const table = adventureTable({ ada: { quest: null, isDelayed: true, leads: { red: 6 } } });
      table.ada.isOffered('turn', ['stand-up', 'exchange:red']);
      table.ada.isBlocked('end-turn', 'AG-DELAY-002');
      table.ada.isBlocked('rest', 'AG-DELAY-002');
      table.ada.does('exchange:red', 'stand-up');
      expect([table.ada.tokens, table.state.actions, table.ada.area.isDelayed]).toEqual([[], 1, false]);
      table.ada.may('exchange:red', 'travel', 'investigate', 'develop', 'brew', 'rest');
      table.ada.does('brew');
      table.ada.isBlocked('rest', 'AG-ACTION-002');
      const struck = adventureTable({ decks: { blue: ['hexed'] } });
      struck.ada.does('investigate', 'blue');
      expect(struck.ada.area.isDelayed).toBe(true);
      struck.ada.isOffered('turn', ['stand-up']);
    },
  );

  rule('AG-DELAY-003', 'during the first action it costs the second', () => {
    const table = adventureTable({ decks: { blue: ['hexed'] } });
    table.ada.does('investigate', 'blue');
    table.ada.isOffered('turn', ['stand-up']);
    table.ada.does('stand-up');
    table.ada.isOffered('turn', ['end-turn']);
  });

  rule('AG-DELAY-004', 'during the second action it costs the first of the next turn', () => {
    const table = adventureTable({
      ada: { at: 'rivia', quest: null },
      bea: { at: 'cintra' },
      decks: { blue: ['hexed'] },
      war: 1,
    });
    table.ada.does('rest', 'investigate', 'blue');
    table.ada.isOffered('turn', ['end-turn']);
    table.ada.does('end-turn');
    table.bea.does('end-turn');
    table.ada.isOffered('turn', ['stand-up']);
    table.ada.does('stand-up');
    table.ada.may('travel');
  });

  rule('AG-DELAY-005', 'in the obstacle step it costs the next action there is', () => {
    const table = adventureTable({
      ada: { at: 'rivia', quest: null },
      bea: { at: 'kaer-morhen' },
      zones: { blue: { monsters: ['^werewolf'] } },
      rolls: faces('geralt', ['blank', 'double-shield', 'shield', 'shield', 'shield', 'shield']),
      war: 1,
    });
    table.ada.does('end-turn');
    expect(table.ada.area.isDelayed).toBe(true);
    table.bea.does('end-turn');
    table.ada.isOffered('turn', ['stand-up']);
  });

  rule('AG-DELAY-005', 'during an operation too: the enemy of a main quest delays the first action', () => {
    const table = adventureTable({
      ada: { at: 'vizima', proofs: { red: 1, blue: 1 }, quest: 'lights-over-the-marsh' },
      fortuneDeck: ['shortcut'],
      rolls: faces('geralt', ['blank', 'double-shield', 'blank', 'shield', 'shield', 'shield']),
    });
    table.ada.does('main-quest');
    expect(table.ada.area.isDelayed).toBe(true);
    table.ada.isBlocked('travel', 'AG-DELAY-002');
    table.ada.does('stand-up');
    expect(table.state.actions).toBe(1);
  });

  rule('AG-DELAY-006', 'a second delay changes nothing', () => {
    const table = adventureTable({
      ada: { foulFate: ['investigate'] },
      decks: { blue: ['hexed'], foulFate: ['broken-axle'] },
    });
    table.ada.does('investigate', 'blue');
    expect(table.told('delayed')).toHaveLength(1);
    table.ada.does('stand-up');
    expect(table.ada.area.isDelayed).toBe(false);
  });
});
