import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { MONSTERS } from '../../src/components';
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
    const monsters = adventureTable({
      ada: { at: 'rivia', gold: 2, fortunes: ['narrow-escape'] },
      zones: { blue: { foulFate: true, monsters: ['^drowner'] } },
      decks: { foulFate: ['thief-in-the-night'] },
    });
    monsters.ada.does('end-turn', 'fortune:narrow-escape'); // only the token is left to be met, unasked
    expect([monsters.ada.gold, monsters.zone('blue')]).toEqual([0, ['^drowner']]);
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
