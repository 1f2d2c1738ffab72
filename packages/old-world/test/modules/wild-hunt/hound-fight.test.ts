import { describe, expect } from 'vitest';
import { hunt } from './hunt-state';
import { huntTable, place, rule } from './hunt-table';

const hounds = [{ at: place('vizima'), level: 1 }];
const DRAW = 1;
const sketch = {
  ada: { at: 'vizima', hand: ['wolf-quick-slash-1', 'wolf-cleave-1'], deck: ['wolf-cleave-2', 'wolf-push-away-2'] },
  bea: { at: 'vizima', hand: ['viper-aard-sign-1', 'viper-cleave-1'], deck: ['viper-cleave-2', 'viper-push-away-1'] },
  cyn: { at: 'stygga', hand: [] },
};
const own = { hounds, shields: 6, tokens: [DRAW] };

describe('a hound fight of two', () => {
  rule(['OW-WH-060', 'OW-WH-097'], 'whoever is there is asked to join before anybody draws', () => {
    const table = huntTable(sketch, own);
    table.cyn.mayNot('hound:0');
    table.ada.does('hound:0');
    table.bea.isOffered('join-hound-fight', ['join', 'stay-out']);
    expect(table.ada.hand).toHaveLength(2);
    table.bea.does('join');
    expect([table.ada.hand.length, table.bea.hand.length]).toEqual([3, 3]);
  });

  rule(
    ['OW-WH-062', 'OW-WH-063', 'OW-WH-065', 'OW-WH-088'],
    'the damage of both combos counts; what is too much costs the Hunt shields',
    () => {
      const table = huntTable(sketch, own);
      table.ada.does('hound:0');
      table.bea.does('join');
      expect(table.state.witchers.map(({ shield }) => shield)).toEqual([0, 0, 1]);
      table.bea.does('play:viper-aard-sign-1');
      // Whoever has begun plays the combo to its end, before the other.
      table.ada.isAsked(null);
      table.bea.does('play:viper-cleave-1', 'stop');
      table.ada.does('play:wolf-quick-slash-1', 'play:wolf-cleave-1', 'stop');
      // 4 and 3 against 3.
      expect(hunt.of(table.state).shields).toBe(6 - 4);
      expect(hunt.of(table.state).hounds).toEqual([null]);
      expect(table.bea.discard).toEqual(['viper-aard-sign-1', 'viper-cleave-1']);
    },
  );

  rule(['OW-WH-064', 'OW-WH-089'], 'shield symbols raise the shield, and nothing is shuffled or refilled', () => {
    const table = huntTable(sketch, own);
    table.ada.does('hound:0');
    table.bea.does('stay-out');
    table.ada.does('play:wolf-push-away-2', 'stop');
    expect(table.state.witchers[0]?.shield).toBe(1);
    expect(table.ada.discard).toContain('wolf-push-away-2');
  });

  rule(
    ['OW-WH-066', 'OW-WH-068', 'OW-WH-027'],
    'a token gives each of them its bonus, and phase I goes on with the action open',
    () => {
      const table = huntTable(sketch, own);
      table.ada.isBlocked('act:pool-clearing', 'OW-WH-025');
      table.ada.does('hound:0');
      table.bea.does('join', 'play:viper-aard-sign-1', 'play:viper-cleave-1', 'stop');
      table.ada.does('play:wolf-quick-slash-1', 'stop');
      expect([table.ada.hand, table.bea.hand]).toEqual([
        ['wolf-cleave-1', 'wolf-push-away-2', 'wolf-cleave-2'],
        ['viper-push-away-1', 'viper-cleave-2'],
      ]);
      expect(hunt.of(table.state).tokens).toEqual([]);
      table.ada.may('act:pool-clearing');
      table.bea.may('act:pool-clearing');
    },
  );

  rule(
    ['OW-WH-073', 'OW-WH-026'],
    'too little costs everybody who took part the hand, and nobody fights that hound twice',
    () => {
      const table = huntTable(sketch, { ...own, hounds: [{ at: place('vizima'), level: 3 }] });
      table.ada.does('hound:0');
      table.bea.does('join', 'play:viper-cleave-1');
      if (table.bea.offers().includes('stop')) table.bea.does('stop');
      table.ada.does('play:wolf-push-away-2', 'stop');
      expect([table.ada.hand, table.bea.hand]).toEqual([[], []]);
      expect(hunt.of(table.state).hounds).toHaveLength(1);
      table.ada.mayNot('hound:0');
    },
  );
});
