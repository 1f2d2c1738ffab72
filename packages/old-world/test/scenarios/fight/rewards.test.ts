import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { fatigueAt } from '../../../src/base/fight/numbers';
import { cardId } from '../../../src/core/cards/components';
import { FILLER, fightTable } from './fight-table';
import { duel, hand, monster, settle, victory } from './outcome-table';

describe('trophies and fatigue', () => {
  rule('OW-TROPHY-002', 'come in order: the trophy, the advance, fatigue', () => {
    const table = settle(victory());
    expect(table.order('trophy-gained', 'advanced', 'fatigued', 'cards-trashed')).toEqual([
      'trophy-gained',
      'advanced',
      'fatigued',
      'cards-trashed',
    ]);
    expect(table.ada.trophies).toEqual([monster]);
  });

  rule('OW-QUEST-007', 'earn the owner of the bard 1 gold each, and nobody else', () => {
    const earned = (companions: readonly number[]) =>
      settle(victory({ companions }))
        .told('gold-gained')
        .filter(({ rule: cited }) => cited === 'OW-QUEST-007')
        .map(({ seat, n }) => [seat, n]);
    expect(earned([45])).toEqual([[0, 1]]);
    expect(earned([17])).toEqual([]);
  });

  rule('OW-TROPHY-003', 'lie open to all, and their owner may use them', () => {
    const table = fightTable({
      monster,
      pool: ['fight-12', 'fight-13'],
      ada: { hand, discard: ['block-2'], trophies: ['water-hag'] },
    });
    expect(table.bea.view().witchers[0]?.trophies).toEqual(['water-hag']);
    expect(table.ada.offers).toContain('trophy:water-hag');
  });

  rule(
    ['OW-TROPHY-004', 'OW-TROPHY-006'],
    'fatigue trashes as many cards of one’s choice as the spot reached says, from deck, hand and discard',
    () => {
      const trashed = (spot: number) => {
        const table = victory({ spot, discard: ['block-2'] });
        const options = table.ada.offers;
        if (spot < 3) expect(options).toEqual(expect.arrayContaining(['block-1', 'block-2', 'swift-cut-1', 'ward-1']));
        settle(table);
        return table.told('cards-trashed').length;
      };
      expect([trashed(0), trashed(1), trashed(2), trashed(3)]).toEqual([1, 2, 3, 0]);
      expect(fatigueAt(4)).toBe(0);
    },
  );

  rule('OW-TROPHY-005', 'after fatigue all remaining cards are one deck', () => {
    const table = victory({ discard: ['block-2'] });
    table.ada.does('block-1');
    expect(table.state.trashed.map(cardId)).toContain('block-1');
    expect(table.ada.discard).toEqual([]);
    expect(table.ada.owned).toBe(2 + FILLER.length);
  });

  rule('OW-TROPHY-005', 'hand cards included, also where no fight shuffles them', () => {
    const table = fightTable({
      monster,
      isPhaseTwo: true,
      ada: { attributes: { combat: 5 }, hand, discard: ['block-2'] },
      lay: (state) => {
        state.attributeTrophies = [1, 1, 1, 1];
      },
    });
    table.ada.does('meditate:combat', 'block-1');
    expect(table.ada.discard).toEqual([]);
    expect(table.told('cards-drawn').map(({ n }) => n)).toEqual([3]);
  });
});

describe('winning', () => {
  rule(['OW-WIN-001', 'OW-WIN-003'], 'happens at once on the top spot, and nothing further is resolved', () => {
    const table = victory({ spot: 3 });
    expect(table.state.phase).toBe('over');
    expect(table.scenario.table.outcome?.places).toEqual([1, 2]);
    expect(table.told('fatigued')).toEqual([]);
    expect(table.told('monster-placed')).toEqual([]);
    expect(victory({ spot: 2 }).state.phase).not.toBe('over');
    const duelled = duel(true, { spot: 3 });
    expect(duelled.state.phase).toBe('over');
    expect([duelled.bea.asked, duelled.told('card-gained'), duelled.state.tavern]).toEqual([null, [], -1]);
  });

  rule('OW-WIN-002', 'is never reached by meditation', () => {
    const table = fightTable({
      monster,
      isPhaseTwo: true,
      ada: { spot: 3, attributes: { combat: 5 }, hand },
      lay: (state) => {
        state.attributeTrophies = [1, 1, 1, 1];
      },
    });
    table.ada.does('meditate:combat');
    expect([table.ada.spot, table.ada.trophies]).toEqual([3, ['combat']]);
    expect(table.state.outcome).toBe(null);
    expect(table.told('fatigued')).toEqual([]);
  });
});
