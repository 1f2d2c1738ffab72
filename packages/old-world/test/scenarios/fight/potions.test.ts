import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { fightTable, MILD, POOL, type WitcherSketch } from './fight-table';

const monster = 'rotfiend';
const pool = POOL.slice(0, 9);
const turn = (ada: WitcherSketch, more: object = {}) => fightTable({ monster, pool, ada, ...more });

describe('potions', () => {
  rule(['OW-POTION-002', 'OW-ATTR-003'], 'are used up to the number of the Alchemy level in one fight', () => {
    const used = (alchemy: number) => {
      const potions = ['tawny-owl', 'tawny-owl', 'tawny-owl', 'tawny-owl', 'tawny-owl'];
      const table = turn({ hand: ['swift-cut-1'], potions, attributes: { alchemy } });
      let count = 0;
      for (; table.ada.offers.includes('potion:tawny-owl'); count++) table.ada.does('potion:tawny-owl');
      return count;
    };
    expect([1, 2, 3, 4, 5].map(used)).toEqual([1, 2, 3, 4, 4]);
    const table = turn({
      school: 'griffin',
      discard: ['block-1'],
      hand: ['swift-cut-1'],
      potions: ['swallow', 'swallow'],
    });
    table.ada.does('potion:swallow');
    table.ada.isBlocked('potion:swallow', 'OW-POTION-002');
  });

  rule('OW-POTION-002', 'count over the whole fight, not the turn', () => {
    const table = turn({ hand: ['swift-cut-1', 'swift-cut-2'], potions: ['tawny-owl', 'swallow'] }, { pool: MILD });
    table.ada.does('potion:tawny-owl').plays('swift-cut-1');
    table.bea.does('charge');
    expect(table.ada.asked).toBe('fight-combo');
  });

  rule('OW-POTION-003', 'are used in step 1 of the own turn, in any order', () => {
    const table = turn({
      school: 'wolf',
      hand: ['swift-cut-1'],
      potions: ['swallow', 'tawny-owl'],
      attributes: { alchemy: 3 },
    });
    table.ada.isOffered('fight-use', ['go-on', 'potion:swallow', 'potion:tawny-owl']);
    table.ada.does('potion:tawny-owl');
    table.ada.isOffered('fight-use', ['go-on', 'potion:swallow']);
    table.ada.does('go-on');
    expect(table.ada.asked).toBe('fight-combo');
  });

  rule(
    ['OW-POTION-004', 'OW-POTION-005', 'OW-POTION-006'],
    'lie facedown once used and are discarded after the fight, the others kept',
    () => {
      const table = turn({ hand: ['swift-cut-1'], potions: ['swallow', 'tawny-owl'] }, { pool: ['fight-12'] });
      table.ada.does('potion:swallow');
      expect(table.fight.fighters[0]?.potions).toHaveLength(1);
      expect(table.fight.fighters[0]?.potionsCounted).toBe(1);
      const before = table.state.potionDiscard.length;
      table.ada.plays('swift-cut-1');
      while (table.ada.asked === 'fatigue') table.ada.does(table.ada.offers[0] as string);
      expect(table.ada.potions).toEqual(['tawny-owl']);
      expect(table.state.potionDiscard).toHaveLength(before + 1);
    },
  );

  rule('OW-POTION-007', 'are open to all players', () => {
    const table = turn({ hand: ['swift-cut-1'], potions: ['swallow'] });
    expect(table.bea.view().witchers[0]?.potions).toEqual(['swallow']);
  });
});

describe('each potion', () => {
  rule('OW-POTION-003', 'Swallow: a shield, and a card less in this turn', () => {
    const table = turn({ hand: ['swift-cut-1'], potions: ['swallow'], attributes: { combat: 3, defense: 2 } });
    table.ada.does('potion:swallow');
    expect(table.ada.shield).toBe(1);
    table.ada.plays('swift-cut-1');
    expect(table.ada.hand).toHaveLength(2);
  });

  rule('OW-POTION-003', 'Blizzard: a card beside the combo, without a link and without its extensions', () => {
    const table = turn({ hand: ['swift-cut-1', 'maiming-cut-1', 'block-1'], potions: ['blizzard'] });
    table.ada.does('potion:blizzard', 'play:swift-cut-1', 'stop');
    table.ada.isOffered('fight-beside', ['pass', 'maiming-cut-1', 'block-1']);
    table.ada.does('maiming-cut-1');
    expect(table.told('combo-done')[0]?.damage).toBe(3);
    expect(table.ada.discard).toEqual(['swift-cut-1', 'maiming-cut-1']);
  });

  rule('OW-POTION-003', 'Black Blood: one damage at once, and a combo of one card', () => {
    const table = turn({ hand: ['swift-cut-1', 'block-1'], potions: ['black-blood'] });
    table.ada.does('potion:black-blood');
    expect(table.life).toBe(8);
    table.ada.does('play:swift-cut-1');
    expect(table.told('combo-done')).toHaveLength(1);
    expect(table.ada.hand).toContain('block-1');
  });

  rule('OW-POTION-003', "Petri's Philter: two damage for a hand card", () => {
    const table = turn({ hand: ['swift-cut-1', 'block-1'], potions: ['petris-philter'] });
    table.ada.does('potion:petris-philter', 'block-1');
    expect(table.life).toBe(7);
    expect(table.ada.discard).toEqual(['block-1']);
    const poor = turn({ hand: [], potions: ['petris-philter'] });
    expect(poor.ada.asked).toBe(null);
  });

  rule('OW-POTION-003', 'Maribor Forest: two cards, and two of the hand under the deck', () => {
    const table = turn({ hand: ['swift-cut-1'], deck: ['ward-1', 'ward-2', 'ward-3'], potions: ['maribor-forest'] });
    table.ada.does('potion:maribor-forest');
    table.ada.isOffered('fight-bury-card', ['swift-cut-1', 'ward-3', 'ward-2']);
    table.ada.does('ward-3');
    table.ada.isOffered('fight-bury-card', ['swift-cut-1', 'ward-2']);
    table.ada.does('swift-cut-1');
    expect(table.ada.asked).toBe('fight-combo');
    expect(table.ada.hand).toEqual(['ward-2']);
    expect(table.ada.deck).toEqual(['swift-cut-1', 'ward-3', 'ward-1']);
  });

  rule('OW-POTION-003', 'Thunderbolt: a damage more for a combo of two', () => {
    const damage = (...cards: string[]) => {
      const table = turn({ hand: ['swift-cut-1', 'block-1'], potions: ['thunderbolt'] });
      table.ada.does('potion:thunderbolt').plays(...cards);
      return table.told('combo-done')[0]?.damage;
    };
    expect([damage('swift-cut-1'), damage('swift-cut-1', 'block-1')]).toEqual([1, 2]);
  });

  rule('OW-POTION-003', 'Tawny Owl: a card more in this draw and in the next', () => {
    const deck = ['ward-1', 'ward-2', 'ward-3', 'ward-4', 'ward-5', 'ward-6', 'block-1', 'block-2'];
    const table = turn(
      { hand: ['swift-cut-1', 'swift-cut-2', 'swift-cut-3'], deck, potions: ['tawny-owl'] },
      { pool: MILD },
    );
    table.ada.does('potion:tawny-owl').plays('swift-cut-1');
    table.bea.does('charge');
    table.ada.plays('swift-cut-2');
    expect(table.told('cards-drawn').map(({ n }) => n)).toEqual([2, 2]);
  });
});
