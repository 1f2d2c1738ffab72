import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { adventureTable } from '../adventure-table';

describe('the golden rules', () => {
  rule('AG-GOLD-002', 'a card that contradicts the guide wins: Second Wind lets an action be performed again', () => {
    const table = adventureTable({
      ada: { at: 'rivia', fortunes: ['second-wind'], deck: ['cat', 'axii', 'quen', 'aard'] },
    });
    table.ada.does('develop', 'pass', 'quen');
    table.ada.isBlocked('develop', 'AG-ACTION-004');
    table.ada.does('fortune:second-wind');
    expect(table.told('action-freed')).toEqual([
      { type: 'action-freed', seat: 0, action: 'develop', rule: 'AG-GOLD-002' },
    ]);
    table.ada.does('develop', 'axii');
    expect(table.ada.developed).toEqual(['quen', 'axii']);
    table.ada.isBlocked('travel', 'AG-ACTION-002');
  });
});

describe('Second Wind', () => {
  const tired = { at: 'rivia', fortunes: ['second-wind'], tokens: ['rest', 'develop'] } as const;

  rule('AG-ACTION-002', 'is not on offer after both actions, and says why', () => {
    const table = adventureTable({ ada: tired, actions: 2 });
    table.ada.mayNot('fortune:second-wind');
    table.ada.isBlocked('fortune:second-wind', 'AG-ACTION-002');
  });

  rule('AG-GOLD-002', 'frees the one action that was performed, and names it', () => {
    const table = adventureTable({ ada: { ...tired, tokens: ['rest'] }, actions: 1 });
    table.ada.does('fortune:second-wind');
    expect([table.ada.tokens, table.state.fortuneDiscard.length]).toEqual([[], 1]);
    expect(table.told('action-freed').map(({ action }) => action)).toEqual(['rest']);
  });

  rule('AG-ACTION-002', 'is offered after both actions in edition 1, and then asks which one', () => {
    const table = adventureTable({ edition: 1, ada: tired, actions: 2 });
    table.ada.does('fortune:second-wind');
    table.ada.isOffered('free-action-space', ['develop', 'rest']);
    table.ada.does('develop');
    expect(table.ada.tokens).toEqual(['rest']);
    expect(table.told('action-freed').map(({ action }) => action)).toEqual(['develop']);
  });

  rule('AG-ACTION-004', 'needs an action that was performed', () => {
    const table = adventureTable({ ada: { at: 'rivia', fortunes: ['second-wind'] } });
    table.ada.mayNot('fortune:second-wind');
  });
});

describe('a turn', () => {
  rule(
    ['AG-TURN-002', 'AG-TURN-003', 'AG-OPS-001'],
    'operations, action, operations, action, operations, obstacle; as many operations as one likes',
    () => {
      const table = adventureTable({
        ada: { at: 'rivia', leads: { red: 7, blue: 5 }, deck: ['cat', 'quen'] },
        stacks: { bronze: ['drowner'] },
      });
      table.ada.does('exchange:red', 'exchange:red', 'exchange:blue');
      expect(table.state.actions).toBe(0);
      table.ada.does('rest');
      expect(table.state.actions).toBe(1);
      table.ada.does('travel', 'to:vengerberg', 'stop'); // two red leads now, one short
      table.ada.isBlocked('exchange:red', 'AG-PROOF-004');
      expect(table.ada.proofs).toEqual([2, 1, 0]);
      expect(table.told('war-advanced')).toHaveLength(0);
      table.ada.does('end-turn');
      expect(table.told('war-advanced')).toHaveLength(1);
      table.isTurnOf('bea');
    },
  );

  rule('AG-TURN-002', 'after the first action and after the second there is room for operations again', () => {
    const table = adventureTable({
      ada: { at: 'vengerberg', leads: { red: 2, blue: 5 } },
      zones: { blue: { foulFate: true } },
      decks: { foulFate: ['marsh-fever'] },
    });
    table.ada.isBlocked('exchange:red', 'AG-PROOF-004');
    table.ada.does('travel', 'to:rivia', 'stop', 'exchange:red', 'rest');
    table.ada.isBlocked('rest', 'AG-ACTION-002');
    table.ada.does('exchange:blue');
    expect(table.ada.proofs).toEqual([1, 1, 0]);
    table.ada.does('end-turn');
    expect(table.told('foul-fate-drawn').map(({ card }) => card)).toEqual(['marsh-fever']);
  });

  rule(
    ['AG-TURN-004', 'AG-OBST-007'],
    'without an obstacle in the region the war track advances, and what it brings is not met',
    () => {
      const empty = adventureTable({ ada: { at: 'rivia' }, war: 1, stacks: { bronze: ['drowner'] } });
      empty.ada.does('end-turn');
      expect(empty.state.war).toBe(2);
      expect(empty.zone('blue')).toEqual(['drowner']);
      expect(empty.told('battle-started')).toEqual([]);
      empty.isTurnOf('bea');

      const full = adventureTable({
        ada: { at: 'rivia' },
        zones: { blue: { foulFate: true } },
        decks: { foulFate: ['thief-in-the-night'] },
      });
      full.ada.does('end-turn');
      expect(full.state.war).toBe(0);
    },
  );

  rule('AG-TURN-005', 'the obstacle comes even after no action at all', () => {
    const table = adventureTable({
      ada: { at: 'rivia', gold: 3 },
      zones: { blue: { foulFate: true } },
      decks: { foulFate: ['thief-in-the-night'] },
    });
    table.ada.does('end-turn');
    expect(table.ada.gold).toBe(1);
    table.isTurnOf('bea');
  });

  rule('AG-TURN-006', 'once the obstacle step has begun there are no operations', () => {
    const table = adventureTable({
      ada: { at: 'rivia', leads: { red: 3 } },
      zones: { blue: { foulFate: true, monsters: ['drowner'] } },
      decks: { foulFate: ['thief-in-the-night'] },
    });
    table.ada.may('exchange:red');
    table.ada.does('end-turn');
    table.ada.isOffered('obstacle', ['foul-fate', 'monster:bronze-face-down']);
    table.ada.does('foul-fate');
    table.isTurnOf('bea'); // nor after the encounter
  });
});
