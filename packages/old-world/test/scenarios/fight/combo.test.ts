import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { ACTION_CARDS } from '../../../src/core/cards/components';
import { fightTable, POOL } from './fight-table';

const pool = POOL.slice(0, 10);
const monster = 'rotfiend';

describe("a witcher's fight turn", () => {
  rule('OW-FIGHT-013', 'has four steps in order: uses, combo, resolution, replenishing', () => {
    const table = fightTable({
      monster,
      pool,
      ada: {
        hand: ['swift-cut-1', 'block-4'],
        potions: ['tawny-owl'],
        deck: ['ward-1', 'ward-2', 'ward-3'],
        attributes: { defense: 3 },
      },
    });
    expect(table.ada.asked).toBe('fight-use');
    table.ada.does('potion:tawny-owl', 'play:swift-cut-1', 'play:block-4');
    expect(table.order('potion-used', 'combo-card', 'monster-hit', 'shield-changed', 'cards-drawn')).toEqual([
      'potion-used',
      'combo-card',
      'combo-card',
      'monster-hit',
      'shield-changed',
      'cards-drawn',
    ]);
    expect(table.ada.hand).toEqual(['ward-3', 'ward-2']);
    expect(table.ada.discard).toEqual(['swift-cut-1', 'block-4']);
    expect(table.waitsFor).toEqual([{ seat: 1, prompt: 'monster-attack' }]);
  });

  rule('OW-FIGHT-014', 'allows potions, the specialty and trophies in step 1, in any order', () => {
    const table = fightTable({
      monster,
      pool,
      ada: {
        school: 'griffin',
        hand: ['swift-cut-1'],
        discard: ['block-1'],
        potions: ['black-blood'],
        trophies: ['water-hag'],
        attributes: { specialty: 3 },
        companions: [6],
      },
    });
    table.ada.isOffered('fight-use', [
      'go-on',
      'potion:black-blood',
      'trophy:water-hag',
      'equipment:armor',
      'specialty',
    ]);
    table.ada.does('equipment:armor', 'specialty');
    table.ada.isOffered('fight-use', ['go-on', 'potion:black-blood']);
    expect(table.ada.hand).toContain('block-1');
  });

  rule('OW-FIGHT-015', 'leaves everything of step 1 to the player, except what triggers by itself', () => {
    const table = fightTable({
      monster,
      pool,
      ada: { school: 'bear', hand: ['swift-cut-1'], deck: ['ward-1', 'ward-2'], potions: ['swallow'], shield: 0 },
    });
    expect(table.ada.hand).toContain('ward-2');
    table.ada.does('go-on');
    expect(table.ada.asked).toBe('fight-combo');
    expect(table.ada.potions).toEqual(['swallow']);
  });
});

describe('a combo', () => {
  rule('OW-FIGHT-016', 'may start with any hand card', () => {
    const table = fightTable({
      monster,
      pool,
      ada: { hand: ['swift-cut-1', 'ward-3', 'severe-blow-1'], deck: ['ward-1'] },
    });
    table.ada.isOffered('fight-combo', ['play:swift-cut-1', 'play:ward-3', 'play:severe-blow-1']);
  });

  rule('OW-FIGHT-017', 'goes on with a colour that the card directly beneath has an extension of', () => {
    const table = fightTable({
      monster,
      pool,
      ada: { hand: ['swift-cut-1', 'block-4', 'severe-blow-2', 'ward-3'], deck: ['ward-1'] },
    });
    table.ada.does('play:swift-cut-1');
    table.ada.isOffered('fight-combo', ['stop', 'play:block-4', 'play:ward-3']);
    table.ada.does('play:block-4');
    // The first card would take yellow; the card on top of it takes red only.
    table.ada.isOffered('fight-combo', ['stop', 'play:severe-blow-2']);
  });

  rule('OW-FIGHT-018', 'may stop at any length, and ends where nothing connects', () => {
    const short = fightTable({ monster, pool, ada: { hand: ['swift-cut-1', 'block-4'], deck: ['ward-1', 'ward-2'] } });
    short.ada.does('play:swift-cut-1', 'stop');
    expect(short.ada.hand).toEqual(['block-4', 'ward-2']);
    const long = fightTable({ monster, pool, ada: { hand: ['swift-cut-1', 'block-4'], deck: ['ward-1', 'ward-2'] } });
    long.ada.does('play:swift-cut-1', 'play:block-4');
    expect(long.ada.asked).toBe(null);
    expect(long.ada.hand).toEqual(['ward-2']);
    const hand = ['swift-cut-1', 'block-4', 'severe-blow-1'];
    const three = fightTable({ monster, pool, ada: { hand, deck: ['ward-1', 'ward-2'] } });
    three.ada.does('play:swift-cut-1', 'play:block-4');
    three.ada.isOffered('fight-combo', ['stop', 'play:severe-blow-1']);
    // Who holds cards is asked although none connects, so that the question tells nobody what they are.
    const stuck = fightTable({ monster, pool, ada: { hand: ['block-1', 'swift-cut-1'], deck: ['ward-1', 'ward-2'] } });
    stuck.ada.does('play:block-1');
    stuck.ada.isOffered('fight-combo', ['stop']);
    stuck.ada.does('stop');
    expect(stuck.ada.hand).toEqual(['swift-cut-1', 'ward-2']);
  });

  rule('OW-FIGHT-019', 'must hold at least one card if there is one, and one is enough', () => {
    const table = fightTable({ monster, pool, ada: { hand: ['ward-3'], deck: ['ward-1'] } });
    table.ada.isOffered('fight-combo', ['play:ward-3']);
    table.ada.does('play:ward-3');
    expect(table.waitsFor).toEqual([{ seat: 1, prompt: 'monster-attack' }]);
    const more = fightTable({ monster, pool, ada: { hand: ['swift-cut-1', 'block-4'], deck: ['ward-1'] } });
    more.ada.does('play:swift-cut-1');
    more.ada.isOffered('fight-combo', ['stop', 'play:block-4']);
  });

  rule('OW-FIGHT-020', 'is left out with an empty hand, and the hand is replenished all the same', () => {
    const table = fightTable({
      monster,
      pool,
      ada: { hand: [], deck: ['ward-1', 'ward-2'], attributes: { combat: 2 } },
    });
    expect(table.told('no-combo')).toHaveLength(1);
    expect(table.ada.hand).toEqual(['ward-2', 'ward-1']);
    expect(table.waitsFor).toEqual([{ seat: 1, prompt: 'monster-attack' }]);
  });

  rule(
    ['OW-FIGHT-021', 'OW-FIGHT-022'],
    'counts the one matched extension of each lower card, and none of the last',
    () => {
      // Maiming Cut: two damage, and one more for green or yellow; Block: one damage on its yellow extension.
      const table = fightTable({ monster, pool, ada: { hand: ['maiming-cut-1', 'block-1'], deck: ['ward-1'] } });
      table.ada.does('play:maiming-cut-1', 'play:block-1');
      expect(table.told('combo-done')[0]?.damage).toBe(3);
      // The last card would take blue with a damage, and blue is what it lies on.
      const last = fightTable({ monster, pool, ada: { hand: ['swift-cut-1', 'block-3'], deck: ['ward-1'] } });
      last.ada.does('play:swift-cut-1', 'play:block-3');
      expect(last.told('combo-done')[0]?.damage).toBe(1);
      const alone = fightTable({ monster, pool, ada: { hand: ['maiming-cut-1'], deck: ['ward-1'] } });
      alone.ada.does('play:maiming-cut-1');
      expect(alone.told('combo-done')[0]?.damage).toBe(2);
    },
  );
});

describe('resolving a combo', () => {
  rule(
    ['OW-FIGHT-023', 'OW-FIGHT-024'],
    'costs a monster one card off the top of its pool for every damage icon',
    () => {
      const table = fightTable({ monster, pool, ada: { hand: ['windmill-slash-1', 'block-2'], deck: ['ward-1'] } });
      table.ada.does('play:windmill-slash-1', 'play:block-2');
      expect(table.life).toBe(10 - 3);
      expect(table.told('monster-hit')[0]?.cards).toEqual([pool[9], pool[8], pool[7]]);
    },
  );

  rule('OW-FIGHT-027', 'deals damage first, then raises shields, then performs special effects', () => {
    const table = fightTable({
      monster,
      pool,
      ada: {
        hand: ['swift-cut-1', 'screen-1', 'ward-1'],
        discard: ['sign-strike-1'],
        deck: ['ward-2', 'ward-3'],
        attributes: { defense: 3 },
      },
    });
    table.ada.does('play:swift-cut-1', 'play:screen-1', 'play:ward-1');
    expect(table.order('monster-hit', 'shield-changed', 'card-taken-back', 'cards-drawn')).toEqual([
      'monster-hit',
      'shield-changed',
      'card-taken-back',
      'cards-drawn',
    ]);
  });

  rule(['OW-FIGHT-028', 'OW-ATTR-002'], 'raises the shield by its icons, up to the maximum of Defense', () => {
    const shieldAt = (defense: number, shield: number) => {
      const table = fightTable({
        monster,
        pool,
        ada: { hand: ['block-1'], deck: ['ward-1'], attributes: { defense }, shield },
      });
      table.ada.does('play:block-1');
      return table.ada.shield;
    };
    expect([shieldAt(1, 0), shieldAt(2, 0), shieldAt(3, 0), shieldAt(3, 2), shieldAt(4, 3), shieldAt(5, 3)]).toEqual([
      1, 2, 2, 3, 4, 4,
    ]);
  });

  rule('OW-FIGHT-029', 'lets the player order the special effects', () => {
    // Screen comes back by its purple link, and Ward takes the top of the discard pile.
    const sketch = { hand: ['screen-1', 'sign-strike-2', 'ward-2'], discard: ['swift-cut-1'], deck: ['severe-blow-1'] };
    const table = fightTable({ monster, pool, ada: sketch });
    table.ada.plays('screen-1', 'sign-strike-2', 'ward-2');
    table.ada.isOffered('fight-effect-order', ['take', 'return:screen-1']);
    table.ada.does('return:screen-1');
    expect(table.order('card-taken-back', 'card-returned')).toEqual(['card-returned', 'card-taken-back']);
    const other = fightTable({ monster, pool, ada: sketch });
    other.ada.plays('screen-1', 'sign-strike-2', 'ward-2').does('take');
    expect(other.order('card-taken-back', 'card-returned')).toEqual(['card-taken-back', 'card-returned']);
  });

  rule('OW-FIGHT-030', 'counts what is printed on an extension only if it is connected', () => {
    const sketch = { hand: ['screen-1', 'sign-strike-1'], deck: ['ward-1', 'ward-2'] };
    const linked = fightTable({ monster, pool, ada: sketch });
    linked.ada.does('play:screen-1', 'play:sign-strike-1');
    expect(linked.ada.hand).toContain('screen-1');
    const alone = fightTable({ monster, pool, ada: sketch });
    alone.ada.does('play:screen-1', 'stop');
    expect(alone.ada.hand).not.toContain('screen-1');
  });

  rule('OW-FIGHT-031', 'takes the top of the discard pile, where the cards of this combo do not lie yet', () => {
    const table = fightTable({
      monster,
      pool,
      ada: { hand: ['ward-1', 'ward-2'], discard: ['block-1', 'swift-cut-1'], deck: ['severe-blow-1'] },
    });
    table.ada.does('play:ward-1', 'stop');
    expect(table.ada.hand).toEqual(['ward-2', 'swift-cut-1', 'severe-blow-1']);
    const empty = fightTable({
      monster,
      pool,
      ada: { hand: ['ward-1', 'ward-2'], discard: [], deck: ['severe-blow-1'] },
    });
    empty.ada.does('play:ward-1', 'stop');
    expect(empty.ada.hand).toEqual(['ward-2', 'severe-blow-1']);
  });

  rule('OW-FIGHT-032', 'puts a returning card back into the hand and the others on the discard pile', () => {
    const table = fightTable({ monster, pool, ada: { hand: ['screen-1', 'sign-strike-1'], deck: ['ward-1'] } });
    table.ada.does('play:screen-1', 'play:sign-strike-1');
    expect(table.ada.hand).toEqual(['screen-1', 'ward-1']);
    expect(table.ada.discard).toEqual(['sign-strike-1']);
  });

  rule('OW-FIGHT-033', 'draws nothing for draw icons before the hand is replenished', () => {
    // Whichever card gives both, since the values of the market are still being balanced.
    const both = ACTION_CARDS.find(({ main }) => (main.shield ?? 0) > 0 && (main.draw ?? 0) > 0);
    if (both === undefined) throw new Error('no card with a shield and a draw icon');
    const table = fightTable({
      monster,
      pool,
      ada: { hand: [both.id], deck: ['ward-1', 'ward-2', 'ward-3', 'ward-4'], attributes: { defense: 2 } },
    });
    table.ada.does(`play:${both.id}`);
    expect(table.order('shield-changed', 'cards-drawn')).toEqual(['shield-changed', 'cards-drawn']);
    expect(table.told('cards-drawn')[0]?.n).toBe(1 + (both.main.draw ?? 0));
  });
});

describe('replenishing', () => {
  rule(['OW-FIGHT-034', 'OW-ATTR-001'], 'draws by Combat, changed by the combo and then by other effects', () => {
    const drawn = (combat: number, hand: string, trophies: string[] = []) => {
      const table = fightTable({
        monster,
        pool,
        ada: {
          hand: [hand],
          deck: ['ward-1', 'ward-2', 'ward-3', 'ward-4', 'ward-5', 'ward-6', 'swift-cut-2'],
          attributes: { combat },
          trophies,
        },
      });
      table.ada.does(`play:${hand}`);
      if (table.ada.asked === 'fight-draw-step') table.ada.does('trophy:combat');
      return table.ada.hand.length;
    };
    expect([1, 2, 3, 4, 5].map((combat) => drawn(combat, 'swift-cut-1'))).toEqual([1, 2, 3, 4, 4]);
    expect(drawn(3, 'severe-blow-1')).toBe(2);
    expect(drawn(2, 'great-ward-1')).toBe(4);
    expect(drawn(3, 'severe-blow-1', ['combat'])).toBe(4);
    expect(drawn(2, 'precise-blow-5', ['combat'])).toBe(1);
  });

  rule('OW-FIGHT-035', 'draws nothing where the number is 0 or less', () => {
    const table = fightTable({ monster, pool, ada: { hand: ['precise-blow-5'], deck: ['ward-1', 'ward-2'] } });
    table.ada.does('play:precise-blow-5');
    expect(table.ada.hand).toEqual([]);
    expect(table.ada.deck).toHaveLength(2);
  });

  rule('OW-FIGHT-036', 'stops at seven cards', () => {
    const hand = ['swift-cut-1', 'swift-cut-2', 'swift-cut-3', 'swift-cut-4', 'swift-cut-5', 'swift-cut-6'];
    const table = fightTable({ monster, pool, ada: { hand, attributes: { combat: 4 } } });
    table.ada.does('play:swift-cut-1', 'stop');
    expect(table.ada.hand).toHaveLength(7);
    expect(table.ada.deck).toHaveLength(4);
  });

  rule('OW-FIGHT-037', 'lays the combo on the discard pile in its order, after drawing', () => {
    const table = fightTable({
      monster,
      pool,
      ada: { hand: ['swift-cut-1', 'block-4', 'severe-blow-1'], discard: ['swift-cut-6'], deck: ['ward-1'] },
    });
    table.ada.does('play:swift-cut-1', 'play:block-4', 'play:severe-blow-1');
    expect(table.ada.discard).toEqual(['swift-cut-6', 'swift-cut-1', 'block-4', 'severe-blow-1']);
  });

  rule('OW-TERM-006', 'never refills an empty deck from the discard pile during a fight', () => {
    const table = fightTable({
      monster,
      pool,
      ada: {
        hand: ['swift-cut-1', 'block-4'],
        discard: ['ward-2', 'ward-3'],
        deck: ['ward-1'],
        attributes: { combat: 3 },
      },
    });
    table.ada.does('play:swift-cut-1', 'stop');
    expect(table.ada.hand).toEqual(['block-4', 'ward-1']);
    expect(table.ada.deck).toEqual([]);
  });
});
