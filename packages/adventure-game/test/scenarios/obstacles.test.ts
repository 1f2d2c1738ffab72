import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { MONSTERS } from '../../src/components';
import { MAP } from '../../src/map';
import { adventureTable, faces } from '../adventure-table';

const HIT = faces('geralt', ['double-sword', 'double-shield', 'sword', 'double-sword', 'shield', 'shield']);
const MISS = faces('geralt', ['blank', 'double-shield', 'blank', 'shield', 'shield', 'shield']);

describe('monsters', () => {
  rule(['AG-MONSTER-001', 'AG-SUPPLY-003'], 'three types with a stack each; an empty stack places nothing', () => {
    const count = (tier: string) =>
      MONSTERS.filter((one) => one.tier === tier).reduce((sum, { copies }) => sum + copies, 0);
    expect([count('bronze'), count('silver'), count('gold')]).toEqual([11, 11, 8]);
    const table = adventureTable({ ada: { at: 'rivia' }, war: 1, stacks: { bronze: [], silver: ['bruxa'] } });
    table.ada.does('end-turn');
    expect([table.state.war, table.zone('blue'), table.stack('silver')]).toEqual([2, [], ['bruxa']]);
  });

  rule(
    ['AG-MONSTER-002', 'AG-MONSTER-003', 'AG-ZONE-001'],
    'any number of monsters lie in a zone, which shows where they are',
    () => {
      const table = adventureTable({
        ada: { at: 'rivia', foulFate: [] },
        zones: { blue: { monsters: ['drowner', 'ghoul', '^striga'] } },
        decks: { red: ['disturbed-nest'] },
        stacks: { bronze: ['nekker'] },
      });
      table.ada.does('investigate', 'red');
      expect(table.zone('blue')).toEqual(['drowner', 'ghoul', '^striga', 'nekker']);
      expect(table.zone('red')).toEqual([]);
    },
  );

  rule('AG-MONSTER-004', 'an effect places monsters face down', () => {
    const table = adventureTable({
      ada: { at: 'rivia' },
      decks: { red: ['something-large-wakes'] },
      stacks: { silver: ['bruxa', 'fleder'] },
    });
    table.ada.does('investigate', 'red');
    expect(table.zone('blue')).toEqual(['fleder']);
    expect(table.ada.view().zones[3]?.monsters).toEqual([{ tier: 'silver', monster: null, isFaceUp: false }]);
  });

  rule('AG-MONSTER-005', 'with too few, as many as there are, and the player chooses where', () => {
    const table = adventureTable({
      ada: { at: 'kaer-morhen', foulFate: ['rest'] },
      decks: { foulFate: ['monsters-on-the-move'] },
      stacks: { bronze: ['drowner'] },
    });
    table.ada.does('rest');
    table.ada.isOffered('place-monster', ['gray', 'purple', 'red']);
    table.ada.does('purple');
    expect([table.zone('purple'), table.zone('gray')]).toEqual([['drowner'], []]);
    table.ada.isAsked('turn');
    const enough = adventureTable({
      ada: { at: 'kaer-morhen', foulFate: ['rest'] },
      decks: { foulFate: ['monsters-on-the-move'] },
      stacks: { bronze: ['ghoul', 'drowner'] },
    });
    enough.ada.does('rest', 'red');
    expect([enough.zone('gray'), enough.zone('red')]).toEqual([['drowner'], ['ghoul']]);
  });

  rule(
    ['AG-MONSTER-008', 'AG-AREA-002'],
    'face-up monsters are open; face-down ones show their type, and more only to who has looked',
    () => {
      const table = adventureTable({
        ada: { at: 'rivia' },
        zones: { blue: { monsters: ['ghoul', '^drowner'] }, gray: { monsters: ['bruxa'] } },
        decks: { red: ['veterans-tale'] },
      });
      const seen = [
        { tier: 'bronze', monster: null, isFaceUp: false },
        { tier: 'bronze', monster: 'drowner', isFaceUp: true },
      ];
      expect(table.ada.view().zones[3]?.monsters).toEqual(seen);
      table.ada.does('investigate', 'red');
      table.ada.isOffered('look-at-monster', ['none', 'blue:bronze', 'gray:silver']);
      table.ada.does('gray:silver');
      expect(table.ada.view().zones[0]?.monsters).toEqual([{ tier: 'silver', monster: 'bruxa', isFaceUp: false }]);
      expect(table.bea.view().zones[0]?.monsters).toEqual([{ tier: 'silver', monster: null, isFaceUp: false }]);
      expect(table.heard(1, 'monster-seen')).toMatchObject([{ monster: null }]);
      expect(table.heard(0, 'monster-seen')).toMatchObject([{ monster: 'bruxa' }]);
    },
  );
});

describe('the obstacle step', () => {
  rule('AG-OBST-001', 'obstacles are the tokens of the zone, not those on a sheet', () => {
    const table = adventureTable({ ada: { at: 'rivia', foulFate: ['travel', 'rest'] }, war: 0 });
    table.ada.does('end-turn');
    expect([table.state.war, table.ada.foulFate]).toEqual([1, ['travel', 'rest']]);
    expect(table.told('foul-fate-drawn')).toEqual([]);
  });

  rule('AG-OBST-002', 'exactly one obstacle is met, however many there are', () => {
    const table = adventureTable({
      ada: { at: 'rivia', gold: 2 },
      zones: { blue: { foulFate: true, monsters: ['^drowner', '^ghoul'] } },
      decks: { foulFate: ['thief-in-the-night'] },
    });
    table.ada.does('end-turn', 'foul-fate');
    expect([table.zone('blue'), table.ada.gold]).toEqual([['^drowner', '^ghoul'], 0]);
    expect(table.told('battle-started')).toEqual([]);
    table.isTurnOf('bea');
  });

  rule(['AG-OBST-003', 'AG-OBST-004'], 'the hero chooses between foul fate and monsters, and which monster', () => {
    const table = adventureTable({
      ada: { at: 'rivia' },
      zones: { blue: { foulFate: true, monsters: ['^drowner', '^ghoul', 'bruxa'] } },
      rolls: MISS,
    });
    table.ada.does('end-turn');
    table.ada.isOffered('obstacle', ['foul-fate', 'monster:drowner', 'monster:ghoul', 'monster:silver-face-down']);
    table.ada.does('monster:ghoul');
    expect(table.told('battle-started').map(({ enemy }) => enemy)).toEqual(['ghoul']);
  });

  rule(
    ['AG-OBST-005', 'AG-DISC-004', 'AG-DISC-007', 'AG-FOUL-002'],
    'a foul fate token is discarded, a card drawn, resolved and discarded',
    () => {
      const table = adventureTable({
        ada: { at: 'rivia', gold: 5 },
        zones: { blue: { foulFate: true } },
        decks: { foulFate: ['broken-axle', 'thief-in-the-night'] },
      });
      table.ada.does('end-turn');
      expect([table.zone('blue'), table.ada.gold, table.discard('foul-fate')]).toEqual([[], 3, ['thief-in-the-night']]);
      expect(table.order('foul-fate-met', 'foul-fate-drawn', 'spent')).toEqual([
        'foul-fate-met',
        'foul-fate-drawn',
        'spent',
      ]);
    },
  );

  rule('AG-OBST-006', 'a face-down monster is turned up and fought', () => {
    const table = adventureTable({ ada: { at: 'rivia' }, zones: { blue: { monsters: ['drowner'] } }, rolls: MISS });
    table.ada.does('end-turn');
    expect(table.order('monster-revealed', 'battle-started')).toEqual(['monster-revealed', 'battle-started']);
    expect(table.zone('blue')).toEqual(['^drowner']);
  });

  const veil = { at: 'rivia', developed: ['veil-of-mist*1'] } as const;

  rule(['AG-OBST-008', 'AG-OBST-009'], 'what is ignored may not be met even by choice, and the war track stays', () => {
    const table = adventureTable({
      bea: veil,
      active: 'bea',
      zones: { blue: { foulFate: true, monsters: ['^drowner'] } },
    });
    table.bea.does('end-turn', 'use:veil-of-mist');
    expect([table.zone('blue'), table.state.war, table.bea.developed]).toEqual([
      ['^drowner', 'foul-fate'],
      0,
      ['veil-of-mist'],
    ]);
    table.isTurnOf('ada');
  });

  rule('AG-OBST-010', 'what is not ignored must still be met, and the ignored stays', () => {
    const table = adventureTable({
      ada: { at: 'rivia', gold: 2, fortunes: ['narrow-escape'] },
      zones: { blue: { foulFate: true, monsters: ['^striga', '^drowner'] } },
      decks: { foulFate: ['thief-in-the-night'] },
    });
    table.ada.does('end-turn', 'fortune:narrow-escape');
    expect([table.ada.gold, table.zone('blue')]).toEqual([0, ['^striga', '^drowner']]);
    expect(table.state.ignores).toBe(0);
  });
});

describe('foul fate', () => {
  rule(['AG-FOUL-001', 'AG-FOUL-006'], 'a region holds one token; a second goes on the sheet', () => {
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

  rule('AG-FOUL-003', 'a token beside the chosen action is discarded and its card resolved first', () => {
    const table = adventureTable({
      cyn: { foulFate: ['own'], gold: 1 },
      active: 'cyn',
      decks: { foulFate: ['thief-in-the-night'] },
    });
    table.cyn.does('sing');
    expect([table.cyn.foulFate, table.cyn.gold]).toEqual([[], 2]); // the purse was empty before the song
    const other = adventureTable({ cyn: { foulFate: ['travel'], gold: 1 }, active: 'cyn' });
    other.cyn.does('sing');
    expect([other.cyn.foulFate, other.cyn.gold]).toEqual([['travel'], 3]);
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

describe('discarding monsters', () => {
  rule('AG-DISC-006', 'face down to the bottom of the stack of its type', () => {
    const table = adventureTable({
      ada: { at: 'rivia' },
      zones: { blue: { monsters: ['^drowner'] } },
      stacks: { bronze: ['ghoul', 'nekker'] },
      rolls: HIT,
    });
    table.ada.does('end-turn');
    expect(table.stack('bronze')).toEqual(['drowner', 'ghoul', 'nekker']);
  });
});
