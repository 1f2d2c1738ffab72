import { seedRng } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { NONE, type OldWorldState } from '../../src/core/state';
import { EDITION } from '../../src/editions';
import { oldWorld, oldWorldWith } from '../../src/game';
import { oldWorldKnowledge } from '../../src/knowledge/index';
import { soloResult } from '../../src/modules/solo/solo';
import { CARDS, newOldWorld, oldWorldTable, QUIET_POOL, type TableSketch } from '../old-world-table';

const { forest, mountain, water } = CARDS;
const alone = (sketch: TableSketch = {}) => oldWorldTable({ players: 1, ...sketch });
const seeds = Array.from({ length: 40 }, (_, index) => `solo-${index}`);

function laid(seed: string): OldWorldState {
  const config = oldWorld.parseConfig({ players: 1 });
  if (!config.ok) throw new Error('refused');
  return oldWorld.setup(config.value, seedRng(seed));
}

describe('solo setup', () => {
  rule(
    'OW-SOLO-001',
    'is that of a small table: one trophy of a kind at most, no second stack, no free attribute',
    () => {
      const table = newOldWorld({ players: 1, schools: ['wolf'] });
      expect(table.state.modules).toBe('solo');
      expect(table.state.secondStack).toEqual([]);
      table.waitsFor('ada', 'journey');
      expect(table.ada.board.attributes.map(({ level }) => level)).toEqual([1, 1, 1, 1]);
      expect(table.pool).toHaveLength(6);
      expect(table.ada.board.ownTrophies).toBe(0);
    },
  );

  rule('OW-SOLO-003', 'gives 3 gold and 5 cards', () => {
    const table = newOldWorld({ players: 1, schools: ['wolf'] });
    expect([table.ada.gold, table.ada.hand.length]).toEqual([3, 5]);
  });

  rule('OW-SOLO-004', 'puts out one monster of each level, at random', () => {
    const places = new Set<string>();
    for (const seed of seeds) {
      const { lairs } = newOldWorld({ players: 1, schools: ['wolf'] }, seed).view;
      const levels = lairs.map(({ level }) => level);
      expect([...levels].sort()).toEqual([1, 2, 3]);
      places.add(levels.join());
    }
    expect(places.size).toBeGreaterThan(3);
  });

  rule('OW-SOLO-005', 'leaves one attribute trophy, drawn at random', () => {
    const drawn = seeds.map((seed) => laid(seed).attributeTrophies);
    for (const trophies of drawn) expect(trophies.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(new Set(drawn.map(String)).size).toBe(4);
    const table = newOldWorld({ players: 1, schools: ['wolf'] });
    expect(Object.values(table.ada.view().attributeTrophies).filter((n) => n === 1)).toHaveLength(1);
  });

  rule(
    'OW-COMBINE-013',
    'is there for the base game, and any module but the solo rules themselves may be named with it',
    () => {
      expect(laid('x').modules).toBe('solo');
      expect(oldWorld.parseConfig({ players: 1, modules: ['solo'] }).ok).toBe(false);
      const game = oldWorldWith([{ manifest: { id: 'quiet', comes: 'by-choice' } }]);
      const config = game.parseConfig({ players: 1, modules: ['quiet'] });
      if (!config.ok) throw new Error('refused');
      expect(game.setup(config.value, seedRng('x')).modules).toBe('solo+quiet');
    },
  );
});

describe('playing alone', () => {
  rule('OW-SOLO-006', 'gambles against the table: pay 1, roll, reroll once, gain by the hand', () => {
    const gain = (dice: readonly number[]) => {
      const table = alone({ ada: { at: 'novigrad', hand: [forest], gold: 1 }, dice });
      table.ada.does('act:gambling');
      expect(table.ada.gold).toBe(0);
      table.ada.does('keep');
      table.ada.isAsked('journey');
      return table.ada.gold;
    };
    const hands = [
      [1, 2, 3, 4, 6],
      [1, 1, 2, 3, 4],
      [1, 1, 2, 2, 3],
      [1, 1, 1, 2, 3],
      [1, 2, 3, 4, 5],
      [2, 3, 4, 5, 6],
      [1, 1, 1, 2, 2],
      [1, 1, 1, 1, 2],
      [1, 1, 1, 1, 1],
    ];
    expect(hands.map(gain)).toEqual([0, 0, 1, 2, 3, 3, 4, 5, 6]);
    const table = alone({ ada: { at: 'novigrad', hand: [forest], gold: 1 }, dice: [1, 1, 1, 1, 2, 1] });
    table.ada.does('act:gambling', 'reroll:2');
    expect(table.ada.gold).toBe(6);
    const poor = alone({ ada: { at: 'novigrad', hand: [forest], gold: 0 } });
    poor.ada.isBlocked('act:gambling', 'OW-LOC-005');
  });

  rule('OW-SOLO-007', 'reads cards alone: the results stay covered until an option is chosen', () => {
    const table = alone({ phase: 'deed', ada: { hand: [] }, city: ['CITY06', 'CITY09', 'CITY19', 'CITY26', 'CITY18'] });
    table.ada.does('explore:city');
    expect(table.ada.view().scene).toMatchObject({ card: 'CITY18', chosen: null });
    const forks = Array.from({ length: 20 }, (_, seed) => table.scenario.table.fork(0, seed).state.reading?.card);
    expect(new Set(forks).size).toBe(5);
    table.ada.does('second');
    expect(table.ada.gold).toBe(2);
  });

  rule('OW-SOLO-011', 'throws out the rightmost card of the pool, unless it was the one gained', () => {
    const table = alone({
      phase: 'gain',
      ada: { hand: [forest, water, mountain] },
      poolDeck: ['reflex-1', 'reflex-2', 'reflex-3'],
    });
    table.ada.does('swift-cut-1');
    expect(table.poolDiscard).toEqual(['ward-1']);
    expect(table.pool).toEqual(['reflex-2', 'reflex-3', 'maiming-cut-1', 'block-1', 'magic-trap-1', 'severe-blow-1']);
    const last = alone({ phase: 'gain', ada: { hand: [forest, water] }, poolDeck: ['reflex-1', 'reflex-2'] });
    last.ada.does('ward-1');
    expect(last.poolDiscard).toEqual([]);
    expect(last.pool).toEqual(['reflex-2', ...QUIET_POOL.slice(0, 5)]);
    const together = oldWorldTable({ phase: 'gain', ada: { hand: [forest] } });
    together.ada.does('swift-cut-1');
    expect(together.poolDiscard).toEqual([]);
  });

  describe('with no card to be paid for', () => {
    const pool = ['maiming-cut-1', 'maiming-cut-2', 'block-1', 'block-2', 'block-3', 'maiming-cut-3'];
    const broke = (edition: number) =>
      alone({
        phase: 'gain',
        ada: { hand: [], deck: [], discard: [] },
        pool,
        change: (state) => {
          state.edition = edition;
        },
      });

    rule(['OW-SOLO-011', 'OW-DRAW-005'], 'leaves the pool as it is', () => {
      const table = broke(EDITION);
      expect(table.told('no-card-gained')).toHaveLength(1);
      expect([table.pool, table.poolDiscard]).toEqual([pool, []]);
    });

    rule('OW-SOLO-011', 'throws out the rightmost card all the same at a table of edition 2', () => {
      expect(broke(2).poolDiscard).toEqual(['maiming-cut-3']);
    });
  });

  rule('OW-SOLO-013', 'knows no fights, wagers or dice between witchers', () => {
    const table = alone({ ada: { at: 'vizima', hand: [forest], gold: 5 } });
    expect(table.ada.offers().filter((option) => option.startsWith('poker'))).toEqual([]);
    table.ada.does('end');
    expect(table.ada.offers().filter((option) => option.startsWith('fight'))).toEqual([]);
    expect(table.ada.view().witchers).toHaveLength(1);
  });
});

describe('the end of a solo game', () => {
  const last = {
    phase: 'deed',
    lairs: { forest: { monster: 'arachas', at: 'vizima' } },
    change: (state: OldWorldState) => {
      for (const terrain of [1, 2] as const) state.lairs[terrain] = { monster: NONE, at: NONE, isSecond: false };
    },
  } as const;

  rule('OW-SOLO-015', 'spares the last monster until the attribute trophy is won', () => {
    const early = alone({ ...last, ada: { at: 'vizima', hand: [forest], trophies: ['barghest', 'foglet'] } });
    early.ada.isBlocked('fight:arachas', 'OW-SOLO-015');
    const late = alone({ ...last, ada: { at: 'vizima', hand: [forest], trophies: ['barghest', 'foglet', 'combat'] } });
    late.ada.may('fight:arachas');
    const two = alone({
      ...last,
      change: () => undefined,
      ada: { at: 'vizima', hand: [forest], trophies: ['foglet'] },
    });
    two.ada.may('fight:arachas');
  });

  rule(['OW-SOLO-014', 'OW-SOLO-016'], 'comes at once with the fourth trophy', () => {
    const sketch = {
      ada: { hand: [forest], spot: 3, attributes: { combat: 5 } },
      attributeTrophies: [1, 0, 0, 0],
      phase: 'deed',
      round: 9,
    } as const;
    const table = alone({ ...sketch, ada: { ...sketch.ada, trophies: ['barghest', 'foglet', 'arachas'] } });
    table.ada.does('meditate:combat');
    expect(table.view.outcome).toEqual({ places: [1], reason: 'four-trophies', together: 'won' });
    expect([table.view.round, table.view.result]).toEqual([9, 3]);
    const third = alone({ ...sketch, ada: { ...sketch.ada, trophies: ['barghest', 'foglet'] } });
    third.ada.does('meditate:combat');
    expect(third.view.outcome).toBeNull();
  });

  rule('OW-SOLO-017', 'is rated by its turns in five bands', () => {
    const rated = [20, 13, 12, 11, 10, 9, 8, 7, 6, 3].map((round) => soloResult({ round }));
    expect(rated).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  rule('OW-SOLO-002', 'is told with the table of the help card', () => {
    const table = alone({
      phase: 'deed',
      round: 7,
      ada: { hand: [forest], spot: 3, attributes: { combat: 5 }, trophies: ['barghest', 'foglet', 'arachas'] },
      attributeTrophies: [1, 0, 0, 0],
    });
    table.ada.does('meditate:combat');
    expect(table.told('game-won')).toMatchObject([{ turns: 7, result: 4 }]);
  });

  rule('OW-SOLO-016', 'counts a turn for every turn of the player', () => {
    const table = alone({ phase: 'gain', ada: { hand: [forest] }, round: 4 });
    table.ada.does('ward-1');
    expect(table.view.round).toBe(5);
  });

  rule('OW-SOLO-014', 'is judged by bots against a measure of its own, for there is nobody to race', () => {
    const worth = (spot: number): number =>
      oldWorldKnowledge.evaluate(alone({ ada: { hand: [forest], spot } }).state as OldWorldState, 0);
    expect(worth(0)).toBeLessThan(0.5);
    expect(worth(2)).toBeGreaterThan(worth(0));
  });
});
