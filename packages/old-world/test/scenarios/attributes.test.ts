import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { CARDS, oldWorldTable, WOLF } from '../old-world-table';

const { forest, water } = CARDS;
const HIGH = { combat: 2, defense: 2, specialty: 2 } as const;

describe('attributes', () => {
  rule(['OW-ATTR-001', 'OW-ATTR-002', 'OW-ATTR-003'], 'give 1, 2, 3, 4 and 4 cards, shields and potions', () => {
    const read = (level: number) => {
      const attributes = { combat: level, defense: level, alchemy: level, specialty: level };
      const { combatDraw, shieldMaximum, potionLimit } = oldWorldTable({ ada: { attributes, level } }).ada.board;
      return [combatDraw, shieldMaximum, potionLimit];
    };
    expect([1, 2, 3, 4, 5].map(read)).toEqual([1, 2, 3, 4, 4].map((n) => [n, n, n]));
  });

  rule('OW-ATTR-004', 'are four: three that everybody trains, and the school ability', () => {
    const table = oldWorldTable({ ada: { attributes: { specialty: 3 } } });
    expect(table.ada.board.attributes.map(({ attribute, level }) => [attribute, level])).toEqual([
      ['combat', 1],
      ['defense', 1],
      ['alchemy', 1],
      ['specialty', 3],
    ]);
  });

  rule('OW-ATTR-005', 'bring a potion with every level of Alchemy, however it is gained', () => {
    const here = oldWorldTable({ ada: { at: 'ban-ard', hand: [forest] }, potionDeck: ['blizzard', 'swallow'] });
    here.ada.does('act:attribute');
    expect(here.ada.board.potions).toEqual(['swallow']);
    const trained = oldWorldTable({ ada: { hand: [forest], gold: 5 }, potionDeck: ['blizzard', 'swallow'] });
    trained.ada.does('act:training', 'alchemy');
    expect(trained.ada.board.potions).toEqual(['swallow']);
    const other = oldWorldTable({ ada: { hand: [forest], gold: 5 }, potionDeck: ['swallow'] });
    other.ada.does('act:training', 'combat');
    expect(other.ada.board.potions).toEqual([]);
  });

  rule('OW-ATTR-006', 'bring a shield with every level of Defense, but not with the fifth', () => {
    const table = oldWorldTable({ ada: { at: 'cidaris', hand: [forest], shield: 0 } });
    table.ada.does('act:attribute');
    expect(table.ada.board.shield).toBe(1);
    const fifth = oldWorldTable({ ada: { hand: [forest], gold: 9, shield: 2, attributes: { defense: 4 } } });
    fifth.ada.does('act:training', 'defense');
    expect(fifth.ada.level('defense')).toBe(5);
    expect(fifth.ada.board.shield).toBe(2);
  });

  /** Event 15, a short fight: without damage the lowest attribute that can fall falls by one. */
  const beaten = {
    at: 'vizima',
    hand: [],
    quests: [{ card: 'CITY23', option: 1, at: 'vizima' }],
  } as const;

  rule('OW-ATTR-007', 'lower the shield to the new maximum when Defense falls', () => {
    const attributes = { combat: 5, defense: 3, alchemy: 5, specialty: 5 };
    const table = oldWorldTable({ ada: { ...beaten, attributes, level: 3, shield: 3 } });
    table.ada.does('quest:CITY23');
    expect(table.ada.level('defense')).toBe(2);
    expect(table.ada.board.shield).toBe(2);
  });

  rule('OW-ATTR-008', 'never fall below level 1', () => {
    const attributes = { combat: 1, defense: 1, alchemy: 1, specialty: 1 };
    const table = oldWorldTable({ ada: { ...beaten, attributes } });
    table.ada.does('quest:CITY23');
    expect(table.ada.board.attributes.map(({ level }) => level)).toEqual([1, 1, 1, 1]);
    expect(table.ada.gold).toBe(2);
  });

  rule('OW-ATTR-009', 'never fall from level 5', () => {
    const attributes = { combat: 5, defense: 5, alchemy: 5, specialty: 5 };
    const table = oldWorldTable({ ada: { ...beaten, attributes, level: 5 } });
    table.ada.does('quest:CITY23');
    expect(table.ada.board.attributes.map(({ level }) => level)).toEqual([5, 5, 5, 5]);
    expect(table.told('attribute-lowered')).toEqual([]);
    expect(table.ada.gold).toBe(2);
  });

  rule('OW-ATTR-010', 'end at level 5', () => {
    const attributes = { combat: 5, defense: 5, alchemy: 5 };
    const table = oldWorldTable({ ada: { at: 'ard-modron', hand: [forest], level: 5, attributes } });
    table.ada.isBlocked('act:attribute', 'OW-ATTR-010');
    const school = oldWorldTable({ ada: { hand: [forest], gold: 20, attributes } });
    school.ada.does('act:training');
    school.ada.isOffered('train', ['specialty']);
    school.ada.isBlocked('combat', 'OW-ATTR-010');
    const card = oldWorldTable({ phase: 'deed', ada: { hand: [], gold: 3, attributes }, city: ['CITY16'] });
    card.ada.does('explore:city', 'second');
    expect([card.ada.level('defense'), card.told('attribute-raised')]).toEqual([5, []]);
  });
});

describe('the witcher level', () => {
  rule(
    ['OW-LEVEL-001', 'OW-LEVEL-002', 'OW-LEVEL-005'],
    'rises by itself when all four attributes are above it, and draws a card',
    () => {
      const deck = [WOLF.wild, water];
      const table = oldWorldTable({ ada: { at: 'ban-ard', hand: [forest], deck, attributes: HIGH } });
      table.ada.does('act:attribute');
      expect(table.ada.board.level).toBe(2);
      expect(table.ada.hand).toEqual([forest, water]);
      const third = oldWorldTable({
        ada: {
          at: 'ban-ard',
          hand: [forest],
          deck,
          level: 2,
          attributes: { ...HIGH, combat: 3, defense: 3, specialty: 3, alchemy: 2 },
        },
      });
      third.ada.does('act:attribute');
      expect(third.ada.board.level).toBe(3);
      expect(third.ada.hand).toEqual([forest, water]);
    },
  );

  rule('OW-LEVEL-001', 'does not rise while one attribute lags behind', () => {
    const table = oldWorldTable({ ada: { at: 'ban-ard', hand: [forest], attributes: { ...HIGH, combat: 1 } } });
    table.ada.does('act:attribute');
    expect(table.ada.board.level).toBe(1);
  });

  rule('OW-LEVEL-003', 'draws two cards on reaching IV and V', () => {
    for (const level of [3, 4]) {
      const attributes = { combat: level + 1, defense: level + 1, specialty: level + 1, alchemy: level };
      const deck = [...WOLF.water];
      const table = oldWorldTable({ ada: { at: 'ban-ard', hand: [forest], deck, level, attributes } });
      table.ada.does('act:attribute');
      expect(table.ada.board.level).toBe(level + 1);
      expect(table.ada.hand).toHaveLength(3);
    }
  });

  rule('OW-LEVEL-004', 'never falls with the attributes', () => {
    const attributes = { combat: 3, defense: 2, alchemy: 3, specialty: 3 };
    const table = oldWorldTable({
      ada: { at: 'vizima', hand: [], level: 2, attributes, quests: [{ card: 'CITY23', option: 1, at: 'vizima' }] },
    });
    table.ada.does('quest:CITY23');
    expect(table.ada.level('defense')).toBe(1);
    expect(table.ada.board.level).toBe(2);
  });
});

describe('potions', () => {
  rule('OW-POTION-001', 'are four at most: whoever has more chooses what to discard', () => {
    const table = oldWorldTable({
      ada: {
        at: 'cintra',
        hand: [forest],
        potions: ['swallow', 'swallow', 'blizzard', 'blizzard'],
        attributes: { alchemy: 3 },
      },
      potionDeck: ['thunderbolt'],
    });
    table.ada.does('act:potion');
    table.ada.isOffered('discard-potion', ['swallow', 'blizzard', 'thunderbolt']);
    table.ada.does('blizzard');
    expect([...table.ada.board.potions].sort()).toEqual(['blizzard', 'swallow', 'swallow', 'thunderbolt']);
    expect(table.view.potions.discard).toContain('blizzard');
    const fourth = oldWorldTable({
      ada: { at: 'cintra', hand: [forest], potions: ['swallow', 'swallow', 'blizzard'] },
      potionDeck: ['thunderbolt'],
    });
    fourth.ada.does('act:potion');
    fourth.ada.isAsked('journey');
    expect(fourth.ada.board.potions).toHaveLength(4);
  });

  rule('OW-POTION-007', 'lie face up before everybody', () => {
    const table = oldWorldTable({ ada: { potions: ['swallow'] } });
    expect(table.bea.view().witchers[0]?.potions).toEqual(['swallow']);
  });
});
