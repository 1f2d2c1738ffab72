import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { NONE } from '../../src/core/state';
import { EDITION } from '../../src/editions';
import { ALL_BOARDS } from '../boards-module';
import { CARDS, oldWorldTable, QUIET_POOL, WOLF } from '../old-world-table';

const { forest, mountain, water } = CARDS;

describe('an attribute location', () => {
  rule('OW-LOC-001', 'raises the attribute shown by 1 for nothing, if it is not above the level', () => {
    for (const [at, attribute] of [
      ['ard-modron', 'combat'],
      ['cidaris', 'defense'],
      ['ban-ard', 'alchemy'],
      ['glenmore', 'specialty'],
    ] as const) {
      const table = oldWorldTable({ ada: { at, gold: 3, hand: [forest] } });
      table.ada.does('act:attribute');
      expect(table.ada.level(attribute)).toBe(2);
      expect(table.ada.gold).toBe(3);
    }
  });

  rule('OW-LOC-002', 'offers nothing to an attribute above the level', () => {
    const table = oldWorldTable({ ada: { at: 'ard-modron', hand: [forest], attributes: { combat: 2 } } });
    table.ada.isBlocked('act:attribute', 'OW-LOC-002');
    const risen = oldWorldTable({ ada: { at: 'ard-modron', hand: [forest], attributes: { combat: 2 }, level: 2 } });
    risen.ada.may('act:attribute');
  });
});

describe('a potion location', () => {
  rule('OW-LOC-003', 'gives the top potion, face up', () => {
    for (const at of ['cintra', 'beauclair', 'dhuwod']) {
      const table = oldWorldTable({ ada: { at, hand: [forest] }, potionDeck: ['blizzard', 'swallow'] });
      table.ada.does('act:potion');
      expect(table.bea.view().witchers[0]?.potions).toEqual(['swallow']);
    }
  });

  rule('OW-QUEST-007', 'gives a choice of two to the owner of the field still', () => {
    const table = oldWorldTable({
      ada: { at: 'cintra', hand: [forest], companions: [50] },
      potionDeck: ['blizzard', 'swallow'],
    });
    table.ada.does('act:potion');
    table.ada.isOffered('discard-potion', ['swallow', 'blizzard']);
    table.ada.does('swallow');
    expect(table.ada.board.potions).toEqual(['blizzard']);
  });
});

describe('gambling with the locals', () => {
  const sketch = { ada: { at: 'novigrad', hand: [forest], gold: 2 }, bea: {}, cyn: {} } as const;

  rule(
    ['OW-LOC-004', 'OW-LOC-006', 'OW-LOC-007'],
    'costs 1 gold; the right-hand neighbour rolls; the winner takes 3',
    () => {
      const table = oldWorldTable({ ...sketch, dice: [6, 6, 6, 6, 6, 1, 1, 2, 3, 4] });
      table.ada.does('act:gambling');
      expect(table.ada.gold).toBe(1);
      expect(table.view.poker).toMatchObject({ pool: 3, against: null, rolledBy: 2 });
      table.waitsFor('cyn', 'reroll-locals');
      table.cyn.does('keep');
      table.ada.does('keep');
      expect(table.ada.gold).toBe(4);
      const lost = oldWorldTable({ ...sketch, dice: [1, 1, 2, 3, 4, 6, 6, 6, 6, 6] });
      lost.ada.does('act:gambling');
      lost.cyn.does('keep');
      lost.ada.does('keep');
      expect([lost.ada.gold, lost.bea.gold, lost.cyn.gold]).toEqual([1, 0, 0]);
      const tied = oldWorldTable({ ...sketch, dice: [1, 1, 2, 3, 4, 1, 1, 2, 3, 4] });
      tied.ada.does('act:gambling');
      tied.cyn.does('keep');
      tied.ada.does('keep');
      expect(tied.ada.gold).toBe(4);
    },
  );

  rule('OW-LOC-005', 'needs gold', () => {
    const table = oldWorldTable({ ada: { at: 'loc-ichaer', hand: [forest], gold: 0 } });
    table.ada.isBlocked('act:gambling', 'OW-LOC-005');
    const last = oldWorldTable({ ada: { at: 'loc-ichaer', hand: [forest], gold: 1 } });
    last.ada.may('act:gambling');
  });

  rule('OW-LOC-008', 'uses up the location action and bars no fight', () => {
    const table = oldWorldTable({ ...sketch, cyn: { at: 'novigrad' }, dice: [6, 6, 6, 6, 6, 1, 1, 2, 3, 4] });
    table.ada.does('act:gambling');
    table.cyn.does('keep');
    table.ada.does('keep');
    table.ada.isBlocked('act:gambling', 'OW-ACT-002');
    table.ada.does('end');
    table.ada.may('fight:seat-2');
  });
});

describe('Vengerberg', () => {
  rule('OW-LOC-009', 'trades a card of the hand for one of the pool, into the hand', () => {
    const table = oldWorldTable({ ada: { at: 'vengerberg', hand: [forest, water] } });
    table.ada.does('act:card-exchange', forest, 'block-1');
    expect(table.ada.hand).toEqual([water, 'block-1']);
    expect(table.trashed).toEqual([forest]);
    expect(table.ada.discard).toEqual([]);
  });

  rule('OW-LOC-010', 'asks for a printed cost of at most 1 more', () => {
    const table = oldWorldTable({
      ada: { at: 'vengerberg', hand: [forest, 'block-2'], deck: [] },
      pool: QUIET_POOL,
    });
    table.ada.does('act:card-exchange', forest);
    table.ada.isOffered('trade-for', ['block-1', 'magic-trap-1', 'swift-cut-1', 'severe-blow-1', 'ward-1']);
    const dear = oldWorldTable({ ada: { at: 'vengerberg', hand: [forest, 'block-2'], deck: [] }, pool: QUIET_POOL });
    dear.ada.does('act:card-exchange', 'block-2');
    dear.ada.isOffered('trade-for', [...QUIET_POOL]);
  });

  rule('OW-LOC-011', 'ignores the spaces, takes no payment and refills the pool', () => {
    const table = oldWorldTable({
      ada: { at: 'vengerberg', hand: [forest, water] },
      poolDeck: ['reflex-1', 'screen-1'],
    });
    table.ada.does('act:card-exchange', forest, 'block-1');
    expect(table.ada.hand).toEqual([water, 'block-1']);
    expect(table.pool).toEqual(['screen-1', 'maiming-cut-1', 'magic-trap-1', 'swift-cut-1', 'severe-blow-1', 'ward-1']);
  });
});

describe('a witcher school', () => {
  rule('OW-LOC-012', 'trains Combat, Defense or Alchemy, wherever the witcher comes from', () => {
    for (const at of ['behelt-nar', 'kaer-seren', 'haern-caduch', 'gorthur-gvaed', 'stygga']) {
      const table = oldWorldTable({ ada: { at, hand: [forest], gold: 9 } });
      table.ada.does('act:training');
      table.ada.isOffered('train', ['combat', 'defense', 'alchemy']);
      table.ada.does('combat');
      expect(table.ada.level('combat')).toBe(2);
    }
  });

  rule(['OW-LOC-013', 'OW-LOC-014'], 'trains the specialty at home, and nowhere else', () => {
    const table = oldWorldTable({ ada: { hand: [forest], gold: 9 } });
    table.ada.does('act:training');
    table.ada.isOffered('train', ['combat', 'defense', 'alchemy', 'specialty']);
    table.ada.does('specialty');
    expect(table.ada.level('specialty')).toBe(2);
    const away = oldWorldTable({ ada: { at: 'stygga', hand: [forest], gold: 9 } });
    away.ada.does('act:training');
    away.ada.isBlocked('specialty', 'OW-LOC-013');
  });

  rule('OW-SPEC-021', 'of the Wolf is home to Ciri as well', () => {
    const table = oldWorldTable({ modules: ALL_BOARDS, ada: { school: 'ciri', hand: [], gold: 9 } });
    expect(table.ada.at).toBe('kaer-morhen');
    table.ada.does('act:training');
    table.ada.may('specialty');
  });

  rule('OW-SPEC-022', 'of the Wolf trains Wolf and Ciri, each in their own specialty', () => {
    const table = oldWorldTable({
      modules: ALL_BOARDS,
      ada: { hand: [forest], gold: 9 },
      bea: { school: 'ciri', at: 'kaer-morhen', gold: 9 },
    });
    table.ada.does('act:training', 'specialty');
    expect([table.ada.level('specialty'), table.bea.level('specialty')]).toEqual([2, 1]);
    const ciri = oldWorldTable({
      modules: ALL_BOARDS,
      active: 'bea',
      bea: { school: 'ciri', at: 'kaer-morhen', gold: 9 },
    });
    ciri.bea.does('act:training', 'specialty');
    expect([ciri.ada.level('specialty'), ciri.bea.level('specialty')]).toEqual([1, 2]);
  });

  rule('OW-LOC-015', 'asks for gold equal to the level plus 1', () => {
    for (const [from, price] of [
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
    ] as const) {
      const table = oldWorldTable({ ada: { hand: [forest], gold: 9, attributes: { combat: from } } });
      expect(table.view.witchers[0]?.attributes[0]).toMatchObject({ attribute: 'combat', price });
      table.ada.does('act:training', 'combat');
      expect(table.ada.gold).toBe(9 - price);
      expect(table.ada.level('combat')).toBe(from + 1);
    }
  });

  rule('OW-LOC-016', 'does not train what cannot be paid in full', () => {
    const table = oldWorldTable({ ada: { hand: [forest], gold: 2, attributes: { combat: 2 } } });
    table.ada.does('act:training');
    table.ada.isBlocked('combat', 'OW-LOC-016');
    table.ada.may('defense');
    const poor = oldWorldTable({ ada: { hand: [forest], gold: 1 } });
    poor.ada.isBlocked('act:training', 'OW-LOC-016');
  });

  rule('OW-LOC-017', 'is not bound by the level, nor to even training', () => {
    const table = oldWorldTable({ ada: { hand: [forest], gold: 9, level: 1, attributes: { combat: 4 } } });
    table.ada.does('act:training', 'combat');
    expect(table.ada.level('combat')).toBe(5);
    expect(table.ada.level('defense')).toBe(1);
  });
});

describe('an information location', () => {
  const tokens = { forest: ['novigrad', 'vizima'], mountain: [], water: ['cidaris'] } as const;

  rule(['OW-LOC-018', 'OW-LOC-019'], 'gives 1 gold and a location token, face up, with 1 gold on it', () => {
    for (const at of ['hengfors', 'doldeth']) {
      const table = oldWorldTable({ ada: { at, hand: [forest] }, tokens, lairs: { mountain: { at: 'cintra' } } });
      table.ada.does('act:rumour', 'forest');
      expect(table.ada.gold).toBe(1);
      expect(table.bea.view().witchers[0]?.trails).toEqual([
        { terrain: 'forest', kind: 'quest', at: 'vizima', gold: 1 },
      ]);
      expect(table.tokens('forest')).toEqual(['novigrad']);
      expect(table.order('gold-gained', 'trail-quest-taken')).toEqual(['gold-gained', 'trail-quest-taken']);
    }
  });

  rule('OW-LOC-018', 'tells of monsters on the board only', () => {
    const table = oldWorldTable({
      ada: { at: 'hengfors', hand: [forest] },
      change: (state) => {
        state.lairs[0] = { monster: NONE, at: NONE, isSecond: false };
      },
    });
    table.ada.does('act:rumour');
    table.ada.isOffered('trail-terrain', ['mountain', 'water']);
  });

  rule('OW-LOC-020', 'draws again when the token shows where the witcher stands', () => {
    const sketch = { ada: { at: 'hengfors', hand: [forest] }, lairs: { mountain: { at: 'cintra' } } } as const;
    const table = oldWorldTable({
      ...sketch,
      tokens: { ...tokens, forest: [], mountain: ['doldeth', 'hengfors'], water: [] },
    });
    table.ada.does('act:rumour');
    expect(table.ada.board.trails).toMatchObject([{ terrain: 'mountain', at: 'doldeth' }]);
    expect(table.tokens('mountain')).toEqual(['hengfors']);
    const last = oldWorldTable({ ...sketch, tokens: { forest: [], mountain: ['hengfors'], water: [] } });
    last.ada.does('act:rumour');
    expect(last.ada.board.trails).toEqual([]);
    expect(last.ada.gold).toBe(1);
  });

  rule('OW-LOC-021', 'offers no monster whose stack is empty, and the gold is kept all the same', () => {
    const table = oldWorldTable({ ada: { at: 'hengfors', hand: [forest] }, tokens });
    table.ada.does('act:rumour');
    table.ada.isOffered('trail-terrain', ['forest', 'water']);
    const none = oldWorldTable({
      ada: { at: 'hengfors', hand: [forest] },
      tokens: { forest: [], mountain: [], water: [] },
    });
    none.ada.does('act:rumour');
    none.ada.isAsked('journey');
    expect(none.ada.gold).toBe(1);
  });

  rule('OW-LOC-022', 'replaces an older trail or trail quest of the terrain; its gold goes to the bank', () => {
    for (const old of ['novigrad', '?novigrad']) {
      const table = oldWorldTable({
        ada: { at: 'hengfors', hand: [forest], trails: { forest: old } },
        tokens: { forest: ['vizima'], mountain: [], water: [] },
      });
      table.ada.does('act:rumour');
      expect(table.ada.board.trails).toEqual([{ terrain: 'forest', kind: 'quest', at: 'vizima', gold: 1 }]);
      expect(table.tokens('forest')).toEqual(['novigrad']);
      expect(table.ada.gold).toBe(1);
    }
    const trail = oldWorldTable({
      phase: 'deed',
      ada: { hand: [], trails: { water: 'cidaris' } },
      city: ['CITY02'],
      tokens: { water: ['loc-ichaer'] },
    });
    trail.ada.does('explore:city', 'first', 'water');
    expect(trail.ada.board.trails).toEqual([{ terrain: 'water', kind: 'trail', at: 'loc-ichaer', gold: 0 }]);
    expect(trail.tokens('water')).toEqual(['cidaris']);
  });
});

describe('Vizima', () => {
  rule('OW-LOC-023', 'gives 1 gold to somebody with none', () => {
    const poor = oldWorldTable({ ada: { at: 'vizima', hand: [mountain], gold: 0 } });
    poor.ada.does('act:pool-clearing', 'done');
    expect(poor.ada.gold).toBe(1);
    const rich = oldWorldTable({ ada: { at: 'vizima', hand: [mountain], gold: 1 } });
    rich.ada.does('act:pool-clearing', 'done');
    expect(rich.ada.gold).toBe(1);
  });

  rule('OW-LOC-024', 'lets up to two cards of the pool be trashed', () => {
    const table = oldWorldTable({ ada: { at: 'vizima', hand: [mountain] } });
    table.ada.does('act:pool-clearing');
    table.ada.isOffered('clear-pool', [...QUIET_POOL, 'done']);
    table.ada.does('block-1', 'ward-1');
    table.ada.isAsked('journey');
    expect([...table.trashed].sort()).toEqual(['block-1', 'ward-1']);
    const one = oldWorldTable({ ada: { at: 'vizima', hand: [mountain] } });
    one.ada.does('act:pool-clearing', 'block-1', 'done');
    expect(one.trashed).toEqual(['block-1']);
  });

  rule('OW-LOC-025', 'slides the rest to the right and refills the pool', () => {
    const table = oldWorldTable({
      ada: { at: 'vizima', hand: [mountain] },
      poolDeck: ['reflex-1', 'screen-1', 'screen-2'],
    });
    table.ada.does('act:pool-clearing', 'block-1', 'ward-1');
    expect(table.pool).toEqual([
      'screen-1',
      'screen-2',
      'maiming-cut-1',
      'magic-trap-1',
      'swift-cut-1',
      'severe-blow-1',
    ]);
  });
});

describe('a trail', () => {
  const quest = {
    ada: { at: 'kaer-morhen', hand: [forest, ...WOLF.forest.slice(1)], trails: { forest: 'vizima' } },
  } as const;

  rule(
    ['OW-TRAIL-001', 'OW-TRAIL-002'],
    'is found on entering its location: the gold is taken, nothing is used up',
    () => {
      const table = oldWorldTable({ ...quest, steps: 0 });
      table.ada.does(`move:vizima:${forest}`);
      expect(table.ada.gold).toBe(1);
      expect(table.ada.board.trails).toMatchObject([{ terrain: 'forest', kind: 'trail', gold: 0 }]);
      table.ada.may('act:pool-clearing');
      table.ada.does(`move:vengerberg:${WOLF.forest[1]}`);
      expect(table.ada.gold).toBe(1);
    },
  );

  rule('OW-TRAIL-001', 'is not found on entering another location', () => {
    const table = oldWorldTable({ ada: { ...quest.ada, trails: { forest: 'novigrad' } }, steps: 0 });
    table.ada.does(`move:vizima:${forest}`);
    expect([table.ada.gold, table.ada.board.trails]).toEqual([
      0,
      [{ terrain: 'forest', kind: 'quest', at: 'novigrad', gold: 1 }],
    ]);
  });

  rule('OW-TRAIL-003', 'of any terrain is drawn from its stack and kept face down', () => {
    const table = oldWorldTable({
      ada: { hand: [] },
      phase: 'deed',
      city: ['CITY02'],
      tokens: { water: ['cidaris', 'loc-ichaer'] },
    });
    table.ada.does('explore:city', 'first');
    table.ada.isOffered('trail-terrain', ['forest', 'mountain', 'water']);
    table.ada.does('water');
    expect(table.ada.board.trails).toEqual([{ terrain: 'water', kind: 'trail', at: 'loc-ichaer', gold: 0 }]);
    for (const player of [table.ada, table.bea]) {
      expect(player.view().witchers[0]?.trails).toEqual([{ terrain: 'water', kind: 'trail', at: null, gold: 0 }]);
    }
    expect(table.tokens('water')).toEqual(['cidaris']);
  });

  describe('of any terrain, with an empty lair', () => {
    const terrains = (edition: number) => {
      const table = oldWorldTable({
        ada: { hand: [] },
        phase: 'deed',
        city: ['CITY02'],
        change: (state) => {
          state.edition = edition;
          state.lairs[0] = { monster: NONE, at: NONE, isSecond: false };
        },
      });
      table.ada.does('explore:city', 'first');
      return table.ada.offers();
    };

    rule('OW-TRAIL-003', 'may be of the terrain of that lair as well', () => {
      expect(terrains(EDITION)).toEqual(['forest', 'mountain', 'water']);
    });

    rule('OW-TRAIL-003', 'had to be of another terrain in edition 2', () => {
      expect(terrains(2)).toEqual(['mountain', 'water']);
    });
  });

  rule('OW-TRAIL-003', 'cannot be of a terrain whose stack is empty', () => {
    const table = oldWorldTable({ ada: { hand: [] }, phase: 'deed', city: ['CITY02'], tokens: { water: [] } });
    table.ada.does('explore:city', 'first');
    table.ada.isOffered('trail-terrain', ['forest', 'mountain']);
  });

  rule('OW-QUEST-007', 'earns the owner of the hunting hound 1 gold', () => {
    const table = oldWorldTable({ ada: { ...quest.ada, companions: [17] }, steps: 0 });
    table.ada.does(`move:vizima:${forest}`);
    expect(table.ada.gold).toBe(2);
  });
});
