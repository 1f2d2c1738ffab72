import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import type { OldWorldState } from '../../../src/core/state';
import { FIGHT_AT, type FightTable, type WitcherSketch } from './fight-table';
import { costsOfGained, duel, settle, victory } from './outcome-table';

const handLimitOf = (table: FightTable) => 3 + (table.state.turns[0]?.draw ?? 0);

describe('a fight between witchers', () => {
  rule(['OW-FIGHT-005', 'OW-FIGHT-006'], 'closes the tavern of its location, whoever won, and only there', () => {
    for (const hasWon of [true, false]) {
      const table = settle(
        duel(
          hasWon,
          {},
          {},
          {
            lay: (state: OldWorldState) => {
              state.tavern = 9;
            },
          },
        ),
      );
      expect(table.state.tavern).toBe(FIGHT_AT);
    }
    expect(
      settle(
        victory(
          {},
          {
            lay: (state: OldWorldState) => {
              state.tavern = 9;
            },
          },
        ),
      ).state.tavern,
    ).toBe(9);
  });

  rule(
    ['OW-OUT-001', 'OW-OUT-003', 'OW-TROPHY-001'],
    'gives a winning attacker a trophy of the loser, one spot and fatigue',
    () => {
      const table = duel(true);
      expect(table.ada.asked).toBe('fatigue');
      settle(table);
      expect(table.ada.trophies).toEqual(['school-bear']);
      expect(table.bea.witcher.ownTrophies).toBe(3);
      expect([table.ada.spot, table.bea.spot]).toEqual([1, 0]);
      expect(table.order('trophy-gained', 'advanced', 'fatigued')).toEqual(['trophy-gained', 'advanced', 'fatigued']);
    },
  );

  rule('OW-OUT-002', 'pays the winner by the spot of the loser, from the bank', () => {
    const gold = (hasWon: boolean, spot: number) => {
      const table = duel(hasWon, { gold: 1, ...(hasWon ? {} : { spot }) }, { gold: 1, ...(hasWon ? { spot } : {}) });
      const before = table.told('gold-gained')[0]?.n;
      settle(table);
      return [before, (hasWon ? table.bea : table.ada).gold];
    };
    expect([0, 1, 2, 3].map((spot) => gold(true, spot))).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [3, 1],
    ]);
    expect([0, 3].map((spot) => gold(false, spot))).toEqual([
      [1, 1],
      [3, 1],
    ]);
  });

  rule(
    ['OW-OUT-004', 'OW-OUT-005'],
    'gives no second trophy of the same school, no advance and no fatigue, but the gold',
    () => {
      const table = duel(true, { trophies: ['school-bear'], spot: 1, shield: 1 }, { spot: 1 });
      expect(table.ada.asked).not.toBe('fatigue');
      settle(table);
      expect(table.ada.trophies).toEqual(['school-bear']);
      expect([table.ada.spot, table.ada.gold]).toEqual([1, 2]);
      const another = settle(duel(true, { trophies: ['school-ciri'], spot: 1 }));
      expect([another.ada.trophies, another.ada.spot]).toEqual([['school-ciri', 'school-bear'], 2]);
    },
  );

  rule(['OW-OUT-006', 'OW-TROPHY-001'], 'gives a winning defender neither trophy nor advance', () => {
    const table = settle(duel(false));
    expect(table.end).toBe('opponent-won');
    expect([table.bea.trophies, table.bea.spot, table.bea.gold]).toEqual([[], 0, 1]);
  });

  rule('OW-OUT-007', 'gives the loser a 0 cost card', () => {
    const lost = duel(false);
    lost.ada.isOffered('take-card', lost.ada.offers);
    expect(lost.ada.offers.length).toBeGreaterThan(0);
    settle(lost);
    expect(lost.told('card-gained').map(({ seat, to }) => [seat, to])).toEqual([[0, 'discard']]);
    expect(costsOfGained(lost)).toEqual([0]);
    const won = settle(duel(true));
    expect(won.told('card-gained').map(({ seat }) => seat)).toEqual([1]);
  });

  rule(
    ['OW-OUT-008', 'OW-OUT-009', 'OW-OUT-010'],
    'lets a defender draw three cards after a defeat, four after a victory, and no more',
    () => {
      const bea: WitcherSketch = { discard: ['block-3', 'block-4', 'block-5', 'block-6'] };
      const lost = settle(duel(true, {}, bea));
      expect(lost.bea.hand).toHaveLength(3);
      const won = settle(duel(false));
      expect(won.bea.hand).toHaveLength(4);
      expect(won.waitsFor.every(({ seat }) => seat === 0)).toBe(true);
    },
  );

  rule(
    ['OW-OUT-011', 'OW-OUT-012'],
    'lets an attacker draw up to three cards after a victory and up to two after a defeat',
    () => {
      expect(handLimitOf(settle(duel(true)))).toBe(3);
      expect(settle(duel(true)).ada.hand).toHaveLength(3);
      const lost = settle(duel(false, { discard: ['block-4', 'block-5', 'block-6'] }));
      expect(lost.ada.hand).toHaveLength(2);
    },
  );

  rule('OW-QUEST-007', "is a card easier to lose with a healer's satchel, for either side", () => {
    const satchel = { companions: [28] };
    const bea: WitcherSketch = { ...satchel, discard: ['block-3', 'block-4', 'block-5', 'block-6'] };
    expect(settle(duel(true, {}, bea)).bea.hand).toHaveLength(4);
    const attacked = settle(duel(false, { ...satchel, discard: ['block-4', 'block-5', 'block-6'] }, satchel));
    expect([attacked.ada.hand.length, attacked.bea.hand.length]).toEqual([3, 4]);
    expect(attacked.told('companion-used').map(({ seat }) => seat)).toEqual([0]);
  });
});
