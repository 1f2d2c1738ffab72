import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { MONSTERS, monsterIndex } from '../../../src/core/cards/components';
import { FIGHT_AT, FILLER, type FightTable, fightTable } from './fight-table';
import { costsOfGained, duel, knockout, monster, settle, victory } from './outcome-table';

/** Ada ends her turn, and Bea fights the monster that has beaten her. */
function next(table: FightTable): FightTable {
  while (['gain-card', 'discard-card'].includes(table.ada.asked ?? '')) table.ada.does(table.ada.offers[0] as string);
  table.bea.does(`fight:${monster}`);
  return table;
}

describe('a fight against a monster', () => {
  rule(
    ['OW-OUT-016', 'OW-OUT-017', 'OW-TROPHY-001'],
    'brings a victor 2 gold, the card as a trophy, one spot and fatigue',
    () => {
      const table = victory();
      expect(table.ada.asked).toBe('fatigue');
      settle(table);
      expect([table.ada.gold, table.ada.trophies, table.ada.spot]).toEqual([2, ['whispess'], 1]);
      expect(table.told('cards-trashed')).toHaveLength(1);
    },
  );

  rule('OW-OUT-018', 'brings whoever drove it away 2 gold and a 0 cost card, but no trophy', () => {
    const table = settle(knockout(1));
    expect(table.end).toBe('driven-away');
    expect([table.ada.gold, table.ada.trophies, table.ada.spot]).toEqual([2, [], 0]);
    expect(costsOfGained(table)).toEqual([0]);
    expect(table.told('fatigued')).toEqual([]);
    expect(table.told('monster-left').map(({ how }) => how)).toEqual(['driven-away']);
  });

  rule('OW-OUT-019', 'sends the token of a driven-away monster to the discard of its level', () => {
    const table = settle(knockout(1));
    expect(table.state.drivenAway[1]).toEqual([monsterIndex(monster)]);
    expect(table.state.defeated).toEqual([]);
  });

  rule('OW-OUT-020', 'gives the defeated a trail of its terrain, unless there is one', () => {
    const table = settle(knockout(2));
    expect(table.end).toBe('opponent-won');
    expect(table.told('trail-taken').map(({ terrain }) => terrain)).toEqual(['forest']);
    expect(settle(knockout(2, { trail: 'trail' })).told('trail-taken')).toEqual([]);
    const quest = settle(knockout(2, { trail: 'quest' }));
    expect(quest.told('trail-taken')).toHaveLength(1);
    expect(quest.told('trail-returned')).toHaveLength(1);
  });

  rule('OW-OUT-021', 'gives the defeated a 0 cost card, too', () => {
    const table = settle(knockout(2));
    expect(table.told('card-gained').map(({ seat, to }) => [seat, to])).toEqual([[0, 'discard']]);
    expect(costsOfGained(table)).toEqual([0]);
  });

  rule(['OW-OUT-022', 'OW-OUT-023'], 'lets the defeated draw up to two cards, and three whoever drove it away', () => {
    const discard = ['block-4', 'block-5', 'block-6'];
    expect(settle(knockout(2, { discard })).ada.hand).toHaveLength(2);
    expect(settle(knockout(1, { discard })).ada.hand).toHaveLength(3);
    expect(settle(knockout(2, { discard, companions: [28] })).ada.hand).toHaveLength(3);
  });

  rule('OW-OUT-024', 'leaves a victorious monster where it is', () => {
    const table = settle(knockout(2));
    expect(table.state.lairs[0]).toEqual({ monster: monsterIndex(monster), at: FIGHT_AT, isSecond: false });
    expect(table.told('monster-placed')).toEqual([]);
  });

  rule(['OW-OUT-024', 'OW-OUT-026'], 'meets the next witcher with a full pool, drawn from all twenty cards', () => {
    const table = next(settle(knockout(2, {}, { bea: { deck: ['block-4', 'block-5', 'block-6'] } })));
    const { life, aside } = table.fight.monster ?? { life: [], aside: [] };
    expect(life).toHaveLength(MONSTERS.find(({ id }) => id === monster)?.life ?? 0);
    expect(new Set([...life, ...aside]).size).toBe(20);
  });

  rule('OW-TRAIL-006', 'does not use up a trail, unless the monster leaves', () => {
    const kept = settle(knockout(2, { trail: 'trail' }));
    expect(kept.ada.witcher.trails[0]).toBeGreaterThanOrEqual(0);
    const gone = settle(victory({ trail: 'trail' }));
    expect(gone.ada.witcher.trails[0]).toBe(-1);
  });
});

describe('after a fight', () => {
  rule('OW-OUT-025', 'come the outcome, the wagers, the reshuffle, then the draw of the defender', () => {
    const table = fightTable({
      isDuel: true,
      players: 3,
      ada: { school: 'wolf', hand: ['swift-cut-1', 'block-1'], deck: FILLER },
      bea: { school: 'bear', deck: ['block-2'] },
      cyn: { gold: 2 },
    });
    table.cyn.does('attacker');
    table.ada.plays('swift-cut-1');
    settle(table);
    const order = table.order(
      'fight-ended',
      'trophy-gained',
      'card-gained',
      'wager-settled',
      'reshuffled',
      'shield-changed',
      'cards-drawn',
    );
    expect(order.slice(order.indexOf('fight-ended') + 1)).toEqual([
      'trophy-gained',
      'reshuffled', // by fatigue
      'card-gained',
      'wager-settled',
      'reshuffled',
      'shield-changed',
      'reshuffled',
      'shield-changed',
      'cards-drawn',
      'cards-drawn',
    ]);
    expect(table.told('cards-drawn').map(({ seat }) => seat)).toEqual([1, 0]);
    // The 0 cost card is shuffled in, so nothing is left in the discard pile.
    expect(table.bea.discard).toEqual([]);
  });

  rule(
    ['OW-OUT-027', 'OW-OUT-028'],
    'deck, discard pile and hand are one deck; phase III starts with an empty hand',
    () => {
      const table = victory({ hand: ['swift-cut-1', 'block-1', 'block-2'], discard: ['block-3'] });
      settle(table);
      expect(table.ada.discard).toEqual([]);
      expect(table.ada.owned).toBe(3 + 1 + FILLER.length - 1);
      expect(table.told('cards-drawn').at(-1)?.n).toBe(3);
      expect(table.told('cards-discarded').filter(({ rule: id }) => id === 'OW-DRAW-001')).toEqual([]);
    },
  );

  rule('OW-OUT-027', 'every fighter shuffles, a victorious defender too', () => {
    const { bea } = settle(duel(false));
    expect([bea.hand.length, bea.deck.length, bea.discard]).toEqual([4, 1, []]);
    expect(bea.hand).not.toEqual(['swift-cut-5', 'swift-cut-4', 'swift-cut-3', 'swift-cut-2']);
  });

  rule(['OW-OUT-029', 'OW-OUT-030'], 'every witcher who fought has a full shield, and nobody else', () => {
    const table = settle(
      duel(
        true,
        { attributes: { defense: 3 }, shield: 1 },
        { attributes: { defense: 2 } },
        { players: 3, cyn: { shield: 0, attributes: { defense: 3 } } },
      ),
    );
    expect([table.ada.shield, table.bea.shield, table.cyn.shield]).toEqual([3, 2, 0]);
    expect(settle(victory({ attributes: { defense: 5 } })).ada.shield).toBe(4);
  });
});
