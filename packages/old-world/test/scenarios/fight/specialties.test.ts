import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import type { SchoolId } from '../../../src/core/cards/card-pack';
import type { OldWorldState } from '../../../src/core/state';
import { EDITION } from '../../../src/editions';
import { fightTable, MILD, POOL, type WitcherSketch } from './fight-table';

const monster = 'rotfiend';
const pool = POOL.slice(0, 9);
const at = (school: SchoolId, specialty: number, ada: WitcherSketch, more: object = {}) =>
  fightTable({ monster, pool, ada: { school, ...ada, attributes: { specialty, ...ada.attributes } }, ...more });
const LEVELS = [1, 2, 3, 4, 5];

describe('Wolf', () => {
  const wolf = (specialty: number) =>
    at('wolf', specialty, { hand: ['swift-cut-1', 'block-4', 'severe-blow-1'], attributes: { combat: 3 } });

  rule(
    ['OW-SPEC-013', 'OW-SPEC-014', 'OW-SPEC-003'],
    'adds damage, and from level 2 on cards, to a combo of three',
    () => {
      const results = LEVELS.map((level) => {
        const table = wolf(level);
        table.ada.plays('swift-cut-1', 'block-4', 'severe-blow-1');
        table.ada.isOffered('fight-with-combo', ['pass', 'specialty']);
        table.ada.does('specialty');
        return [table.told('combo-done')[0]?.damage, table.ada.hand.length];
      });
      // Alone the combo deals 1 + 1 + 2, and draws 3 - 1.
      expect(results).toEqual([
        [5, 2],
        [5, 3],
        [6, 3],
        [6, 4],
        [6, 4],
      ]);
    },
  );

  rule('OW-SPEC-013', 'is a choice, and needs three cards', () => {
    const declined = wolf(5);
    declined.ada.plays('swift-cut-1', 'block-4', 'severe-blow-1').does('pass');
    expect(declined.told('combo-done')[0]?.damage).toBe(4);
    const short = wolf(5);
    short.ada.plays('swift-cut-1', 'block-4');
    expect(short.ada.asked).toBe(null);
  });
});

describe('Viper', () => {
  const life = (table: ReturnType<typeof fightTable>) => (table.fight.monster?.life ?? []).map((card) => POOL[card]);

  rule(
    ['OW-SPEC-004', 'OW-SPEC-006'],
    'looks at the top of a pool that its attack has hit, and puts it back in any order',
    () => {
      const table = at('viper', 1, { hand: ['swift-cut-1'] });
      table.ada.does('play:swift-cut-1');
      table.ada.isOffered('fight-after-hit', ['pass', 'specialty']);
      table.ada.does('specialty');
      table.ada.isOffered('fight-arrange-pool', ['fight-08', 'fight-07', 'fight-06']);
      expect(table.bea.view().fight?.monster?.knownTop).toEqual([]);
      table.ada.does('fight-06', 'fight-08');
      expect(life(table).slice(-3)).toEqual(['fight-07', 'fight-08', 'fight-06']);
      expect(table.ada.view().fight?.monster?.knownTop).toEqual(['fight-06', 'fight-08', 'fight-07']);
    },
  );

  rule('OW-SPEC-004', 'needs an attack that cost the opponent a card', () => {
    const table = at('viper', 1, { hand: ['ward-3'] });
    table.ada.does('play:ward-3');
    expect(table.ada.asked).toBe(null);
  });

  rule(['OW-SPEC-005', 'OW-SPEC-003'], 'discards some of what it looks at from level 2 on, and must', () => {
    const results = LEVELS.map((level) => {
      const table = at('viper', level, { hand: ['swift-cut-1'] });
      table.ada.does('play:swift-cut-1', 'specialty');
      let dropped = 0;
      const looked = table.told('cards-looked-at')[0]?.cards.length;
      while (table.ada.asked === 'fight-drop-pool-card') {
        expect(table.ada.offers).not.toContain('pass');
        table.ada.does(table.ada.offers[0] as string);
        dropped += 1;
      }
      while (table.ada.asked === 'fight-arrange-pool') table.ada.does(table.ada.offers[0] as string);
      return [looked, dropped, table.life];
    });
    expect(results).toEqual([
      [3, 0, 8],
      [2, 1, 7],
      [4, 1, 7],
      [4, 2, 6],
      [4, 2, 6],
    ]);
  });

  rule('OW-SPEC-006', 'works on the deck of a witcher too', () => {
    const table = fightTable({
      isDuel: true,
      pool: [],
      ada: { school: 'viper', hand: ['swift-cut-1'], attributes: { specialty: 2 } },
      bea: { deck: ['block-1', 'block-2', 'block-3'], shield: 0 },
    });
    table.ada.does('play:swift-cut-1', 'specialty');
    table.ada.isOffered('fight-drop-card', ['block-1', 'block-2']);
    table.ada.does('block-1');
    expect(table.bea.discard).toEqual(['block-3', 'block-1']);
    expect(table.bea.hand).toEqual(['block-2']);
  });
});

describe('Bear', () => {
  const deck = ['ward-1', 'ward-2', 'ward-3', 'ward-4'];

  rule(
    ['OW-SPEC-007', 'OW-SPEC-008', 'OW-SPEC-003'],
    'draws, and from level 2 on raises the shield, by itself at shield 0',
    () => {
      const results = LEVELS.map((level) => {
        const ada = { hand: ['swift-cut-1'], deck, attributes: { defense: 3 } };
        expect(at('bear', level, { ...ada, shield: 1 }).ada.hand).toEqual(['swift-cut-1']);
        const table = at('bear', level, { ...ada, shield: 0 });
        return [table.ada.hand.length - 1, table.ada.shield];
      });
      expect(results).toEqual([
        [1, 0],
        [1, 1],
        [2, 1],
        [2, 2],
        [2, 2],
      ]);
    },
  );

  rule('OW-SPEC-007', 'waits for shield 0, and also comes when the shield falls to 0 within the turn', () => {
    const idle = at('bear', 1, { hand: ['swift-cut-1'], deck, shield: 1 });
    expect(idle.ada.hand).toEqual(['swift-cut-1']);
    const falling = at('bear', 1, { hand: ['ward-5'], deck, shield: 1 }, { monster: 'whispess' });
    falling.ada.does('play:ward-5');
    expect(falling.told('ability-used').map(({ source }) => source)).toEqual(['specialty']);
    expect(falling.ada.hand).toHaveLength(2);
  });

  rule('OW-SPEC-009', 'comes the first time the shield is at 0, and not again', () => {
    const table = at('bear', 1, { hand: ['swift-cut-1', 'swift-cut-2'], deck, shield: 0 }, { pool: MILD });
    table.ada.plays('swift-cut-1');
    table.bea.does('charge');
    expect(table.told('ability-used')).toHaveLength(1);
  });
});

describe('Cat', () => {
  const deck = ['ward-1', 'ward-2', 'ward-3', 'ward-4', 'ward-5'];

  rule(
    ['OW-SPEC-010', 'OW-SPEC-011', 'OW-SPEC-003'],
    'looks at cards of its deck in its first turn, keeps some and returns the others',
    () => {
      const results = LEVELS.map((level) => {
        const table = at('cat', level, { hand: ['swift-cut-1'], deck });
        table.ada.does('specialty');
        const looked = table.told('cards-looked-at')[0]?.cards.length ?? table.told('cards-drawn')[0]?.n;
        while (table.ada.asked === 'fight-keep-card') table.ada.does(table.ada.offers[0] as string);
        while (table.ada.asked === 'fight-arrange-cards') table.ada.does(table.ada.offers[0] as string);
        return [looked, table.ada.hand.length - 1];
      });
      expect(results).toEqual([
        [1, 1],
        [3, 1],
        [3, 2],
        [3, 3],
        [3, 3],
      ]);
    },
  );

  rule('OW-SPEC-011', 'returns cards to the top of the deck in an order of choice, hidden from others', () => {
    const table = at('cat', 2, { hand: ['swift-cut-1'], deck });
    table.ada.does('specialty');
    table.ada.isOffered('fight-keep-card', ['ward-3', 'ward-4', 'ward-5']);
    table.ada.does('ward-4');
    table.ada.isOffered('fight-arrange-cards', ['ward-3', 'ward-5']);
    table.ada.does('ward-3');
    expect(table.ada.deck).toEqual(['ward-1', 'ward-2', 'ward-5', 'ward-3']);
    expect(table.ada.view().fight?.fighters[0]?.knownTop).toEqual(['ward-3', 'ward-5']);
    expect(table.bea.view().fight?.fighters[0]?.knownTop).toEqual([]);
  });

  rule(['OW-SPEC-010', 'OW-SPEC-012'], 'may be left, but not kept for a later turn', () => {
    const table = at('cat', 3, { hand: ['swift-cut-1', 'swift-cut-2'], deck }, { pool: MILD });
    table.ada.does('go-on').plays('swift-cut-1');
    table.bea.does('charge');
    expect(table.ada.asked).toBe('fight-combo');
  });
});

describe('Griffin', () => {
  /** The card taken and how many are discarded after it, at each level. */
  const results = (edition: number) =>
    LEVELS.map((level) => {
      const ada = { hand: ['swift-cut-1', 'swift-cut-2', 'swift-cut-3'], discard: ['block-1', 'block-2'] };
      const lay = (state: OldWorldState) => {
        state.edition = edition;
      };
      const table = at('griffin', level, ada, { lay });
      table.ada.does('specialty');
      if (table.ada.asked === 'fight-take-card') {
        table.ada.isOffered('fight-take-card', ['block-1', 'block-2']);
        table.ada.does('block-1');
      }
      const taken = table.ada.hand.at(-1);
      let thrown = 0;
      for (; table.ada.asked === 'discard-card'; thrown++) table.ada.does(table.ada.offers[0] as string);
      return [taken, thrown];
    });

  rule(
    ['OW-SPEC-015', 'OW-SPEC-016', 'OW-SPEC-003'],
    'takes a card of its discard pile and then discards 2, 1 or none by its level',
    () => {
      expect(results(EDITION)).toEqual([
        ['block-2', 2],
        ['block-2', 1],
        ['block-2', 0],
        ['block-1', 1],
        ['block-1', 0],
      ]);
    },
  );

  rule('OW-SPEC-015', 'discards one card less at levels 1 and 2 at a table of edition 2', () => {
    expect(results(2).map(([, thrown]) => thrown)).toEqual([1, 0, 0, 1, 0]);
  });
});

describe('Manticore', () => {
  rule(
    ['OW-SPEC-017', 'OW-SPEC-018', 'OW-SPEC-003'],
    'gives up potions for damage, and from level 3 on for two cards',
    () => {
      const results = LEVELS.map((level) => {
        const table = at('manticore', level, { hand: ['swift-cut-1'], potions: ['swallow', 'swallow'] });
        table.ada.does('specialty');
        expect(table.ada.offers).not.toContain('specialty');
        return [table.ada.potions.length, 9 - table.life, table.ada.hand.length - 1];
      });
      expect(results).toEqual([
        [0, 1, 0],
        [1, 1, 0],
        [1, 1, 2],
        [1, 2, 2],
        [1, 2, 2],
      ]);
      const poor = at('manticore', 1, { hand: ['swift-cut-1'], potions: ['swallow'] });
      expect(poor.ada.offers).not.toContain('specialty');
    },
  );

  rule('OW-SPEC-019', 'gives potions up without their effect, and without counting them', () => {
    const table = at('manticore', 2, { hand: ['swift-cut-1'], potions: ['swallow', 'swallow'] });
    table.ada.does('specialty');
    expect(table.ada.shield).toBe(0);
    table.ada.isOffered('fight-use', ['go-on', 'potion:swallow']);
  });
});

describe('Ciri', () => {
  rule(
    ['OW-SPEC-020', 'OW-SPEC-003'],
    'joins one card of any colour once a fight, with the symbols of her level',
    () => {
      const results = LEVELS.map((level) => {
        const table = at('ciri', level, {
          hand: ['swift-cut-1', 'severe-blow-1', 'ward-1'],
          attributes: { combat: 3 },
        });
        table.ada.does('play:swift-cut-1');
        expect(table.ada.offers).toContain('play:severe-blow-1:specialty');
        table.ada.does('play:severe-blow-1:specialty');
        table.ada.isOffered('fight-combo', ['stop']);
        table.ada.does('stop');
        return [table.told('combo-done')[0]?.damage, table.ada.hand.length];
      });
      // Alone: damage 1 + 2, and 3 - 1 cards drawn to the one in hand.
      expect(results).toEqual([
        [3, 3],
        [3, 4],
        [4, 3],
        [4, 4],
        [4, 4],
      ]);
    },
  );
});

describe('Ciri', () => {
  rule('OW-SPEC-023', 'chooses her extension as the next card is laid, and makes one link with it', () => {
    const table = at('ciri', 3, { hand: ['swift-cut-1', 'severe-blow-1', 'ward-1'], attributes: { combat: 3 } });
    table.ada.does('play:swift-cut-1');
    expect(table.ada.offers.filter((option) => option.endsWith(':specialty'))).toHaveLength(2);
    table.ada.does('play:severe-blow-1:specialty');
    expect(table.ada.offers.some((option) => option.endsWith(':specialty'))).toBe(false);
    const alone = at('ciri', 3, { hand: ['swift-cut-1'], attributes: { combat: 3 } });
    const plain = at('wolf', 3, { hand: ['swift-cut-1'], attributes: { combat: 3 } });
    for (const one of [alone, plain]) one.ada.plays('swift-cut-1');
    const damage = [alone, plain].map((one) => one.told('combo-done')[0]?.damage);
    expect(damage[0]).toBe(damage[1]); // no card lies on it, so it gives nothing
  });
});

describe('Manticore', () => {
  rule('OW-SPEC-024', 'used again by the trophy, costs what it costs at level 1: two potions', () => {
    const again = (potions: readonly string[]) =>
      at('manticore', 2, { hand: ['swift-cut-1'], potions, trophies: ['specialty'] });
    const rich = again(['swallow', 'swallow', 'swallow']);
    rich.ada.does('specialty'); // one potion at level 2
    rich.ada.does('trophy:specialty', 'specialty');
    expect(rich.ada.potions).toHaveLength(0);
    const poor = again(['swallow', 'swallow']);
    poor.ada.does('specialty', 'trophy:specialty');
    expect(poor.ada.offers).not.toContain('specialty');
  });
});

describe('specialties', () => {
  rule('OW-SPEC-001', 'are used at most once a fight', () => {
    const table = at('griffin', 3, { hand: ['swift-cut-1'], discard: ['block-1', 'block-2'] }, { pool: MILD });
    table.ada.does('specialty');
    expect(table.ada.asked).toBe('fight-combo');
    table.ada.plays('swift-cut-1');
    table.bea.does('charge');
    expect(table.ada.asked).toBe('fight-combo');
  });

  rule(['OW-SPEC-002', 'OW-ATTR-004'], 'work at the current level only', () => {
    const table = at('griffin', 4, { hand: ['swift-cut-1'], discard: ['block-1', 'block-2'] });
    expect(table.ada.offers.filter((option) => option === 'specialty')).toHaveLength(1);
    table.ada.does('specialty');
    expect(table.ada.asked).toBe('fight-take-card');
  });
});
