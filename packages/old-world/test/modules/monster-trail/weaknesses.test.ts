import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { BASE_BOARD, locationById } from '../../../src/core/map';
import { NONE, type OldWorldState, type Terrain } from '../../../src/core/state';
import { monsterTrail, type Tokens } from '../../../src/modules/monster-trail/state';
import { CARDS, newOldWorld, oldWorldTable, type TableSketch } from '../../old-world-table';
import { PLAIN, trailFight } from './trail-table';

const { forest, mountain, water } = CARDS;
const modules = ['monster-trail'];
const at = (id: string): number => locationById(BASE_BOARD, id);
const ALL = [1, 2, 3, 4, 5, 6];

/** One token of the forest on the board, the others in the stack or with their owners. */
function layForest(state: OldWorldState, tokens: Partial<Tokens>): void {
  const own = monsterTrail.of(state);
  const owned = tokens.owned ?? state.witchers.map(() => []);
  const placed = tokens.placed ?? NONE;
  const stack = tokens.stack ?? ALL.filter((one) => one !== placed && !owned.flat().includes(one));
  const laid: Tokens = { at: NONE, ...tokens, stack, placed, owned };
  const empty: Tokens = { stack: ALL, at: NONE, placed: NONE, owned: state.witchers.map(() => []) };
  monsterTrail.put({ state }, { ...own, tokens: [laid, empty, empty] });
}
/** Ada stands in Hengfors in phase I; the forest's weakness lies in Novigrad, which is a step away. */
function trailTable(tokens: Partial<Tokens>, sketch: TableSketch = {}) {
  return oldWorldTable({
    modules,
    steps: 0,
    ...sketch,
    ada: { at: 'hengfors', hand: [forest, mountain, water], ...sketch.ada },
    change: (state) => {
      layForest(state, { at: at('novigrad'), placed: 4, ...tokens });
      sketch.change?.(state);
    },
  });
}
const forestOf = (table: { readonly state: Readonly<OldWorldState> }): Tokens => monsterTrail.of(table.state).tokens[0];
const told = (table: ReturnType<typeof trailTable>, what: string) =>
  table.told('module').filter((event) => event.what === what);

/** A new game, played by first options until the first turn. */
function opened(players: number, seed: string) {
  const schools = ['wolf', 'viper', 'bear', 'cat', 'griffin'].slice(0, players);
  const table = newOldWorld({ players, schools, first: 0, modules }, seed);
  for (let left = 20; left > 0 && table.state.phase !== 'journey'; left--) {
    const [{ seat } = { seat: 0 }] = table.scenario.table.waitingFor();
    const [option = ''] = table.scenario.table.questionFor(seat)?.options ?? [];
    table.scenario.table.answer(seat, option);
  }
  return table;
}

describe('weakness tokens at set-up', () => {
  rule(['OW-MT-003', 'OW-MT-004', 'OW-MT-005'], 'lie one of each terrain, face down, where no witcher stands', () => {
    for (const seed of ['a', 'b', 'c']) {
      const table = opened(5, seed);
      const { tokens } = monsterTrail.of(table.state);
      for (const [terrain, { at: place, placed, stack }] of tokens.entries()) {
        expect(stack).toHaveLength(5);
        expect([...stack, placed].toSorted()).toEqual(ALL);
        expect(BASE_BOARD.tokens[terrain]).toContain(place);
        expect(table.state.witchers.map((witcher) => witcher.at)).not.toContain(place);
      }
      const seen = JSON.stringify(table.scenario.table.view('spectator').modules['monster-trail']);
      expect(seen).not.toContain('placed');
    }
  });

  rule('OW-MT-003', 'in an order that differs from game to game', () => {
    const orders = new Set(['a', 'b', 'c', 'd'].map((seed) => forestOf(opened(2, seed)).stack.join()));
    expect(orders.size).toBeGreaterThan(1);
  });

  rule('OW-MT-006', 'and every location token that was used for them is back in its stack', () => {
    const table = opened(3, 'tokens');
    for (const terrain of [0, 1, 2] as const) {
      const { length } = table.state.tokens[terrain];
      expect(length).toBe((BASE_BOARD.tokens[terrain] as readonly number[]).length - 1);
    }
  });
});

describe('a weakness token on the map', () => {
  rule(['OW-MT-009', 'OW-MT-010'], 'is taken by whoever enters its place, at no cost and as no action', () => {
    const table = trailTable({}, { ada: { gold: 1 } });
    table.ada.does(`move:novigrad:${forest}`);
    expect(forestOf(table).owned[0]).toEqual([4]);
    expect(told(table, 'found')[0]?.about).toMatchObject({ token: 4, at: 'novigrad' });
    expect(table.ada.hand).toHaveLength(2);
    expect(table.ada.offers().some((option) => option.startsWith('act:'))).toBe(true);
  });

  rule('OW-MT-009', 'and not by whoever enters another place', () => {
    const table = trailTable({ at: at('cidaris') });
    table.ada.does(`move:novigrad:${forest}`);
    expect(forestOf(table).owned[0]).toEqual([]);
  });

  rule('OW-MT-011', 'joins those that one owns already', () => {
    const table = trailTable({ owned: [[1, 2], []] });
    table.ada.does(`move:novigrad:${forest}`);
    expect(forestOf(table).owned[0]).toEqual([1, 2, 4]);
  });

  rule(['OW-MT-013', 'OW-MT-014'], 'gives way to the next, where no witcher stands, and the tokens go back', () => {
    const table = trailTable(
      {},
      {
        bea: { at: 'cidaris' },
        tokens: { forest: ['dhuwod', 'cidaris', 'novigrad'] },
        lairs: { forest: { at: 'stygga' } },
      },
    );
    table.ada.does(`move:novigrad:${forest}`);
    const { at: place, stack, placed } = forestOf(table);
    expect(place).toBe(at('dhuwod'));
    expect(stack).toHaveLength(4);
    expect([...stack, placed, 4].toSorted()).toEqual(ALL);
    expect([...table.tokens('forest')].toSorted()).toEqual(['cidaris', 'dhuwod', 'novigrad']);
  });

  rule('OW-MT-015', 'is laid by the right-hand neighbour where no token is left to say where', () => {
    const table = trailTable({}, { players: 3, tokens: { forest: [] } });
    table.ada.does(`move:novigrad:${forest}`);
    table.waitsFor('cyn', 'weakness-place');
    expect(table.cyn.offers()).not.toContain('novigrad');
    const [place = ''] = table.cyn.offers();
    table.cyn.does(place);
    expect(forestOf(table).at).toBe(at(place));
  });

  rule('OW-MT-014', 'and by the neighbour too where every token left shows a witcher', () => {
    const table = trailTable({}, { tokens: { forest: ['novigrad'] } });
    table.ada.does(`move:novigrad:${forest}`);
    table.waitsFor('bea', 'weakness-place');
  });

  rule('OW-MT-016', 'has no successor once all six are found', () => {
    const table = trailTable({
      owned: [
        [1, 2, 3],
        [5, 6],
      ],
      stack: [],
    });
    table.ada.does(`move:novigrad:${forest}`);
    expect(forestOf(table)).toMatchObject({ at: NONE, placed: NONE, stack: [] });
    expect(told(table, 'placed')).toEqual([]);
  });

  rule('OW-MT-063', 'stays face down for everybody: nobody is told its number before it is found', () => {
    const table = trailTable({ placed: 6 });
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = table.scenario.table.view(viewer).modules['monster-trail'] as { weaknesses: readonly object[] };
      expect(Object.keys(seen.weaknesses[0] ?? {}).sort()).toEqual(['at', 'left', 'owned', 'terrain']);
    }
  });
});

describe('weaknesses in a fight', () => {
  const FILLER = ['ward-1', 'ward-2', 'ward-3', 'ward-4', 'ward-5', 'ward-6'];
  const hand = ['block-1', 'severe-blow-1'];

  rule('OW-MT-017', 'are chosen before anything else: any number, none or all', () => {
    const some = trailFight({ monster: 'harpy', tokens: [5, 6], ada: { deck: FILLER, hand } });
    some.ada.isOffered('weakness-use', ['all', 'done', 'weakness:5', 'weakness:6']);
    some.ada.does('weakness:6');
    some.ada.isOffered('weakness-use', ['done', 'weakness:5']);
    some.ada.does('done');
    expect(monsterTrail.of(some.state).chosen).toEqual([6]);
    const none = trailFight({ monster: 'harpy', tokens: [5, 6], ada: { deck: FILLER, hand } });
    none.ada.does('done');
    expect(monsterTrail.of(none.state).chosen).toEqual([]);
    expect(none.told('module').filter(({ what }) => what === 'used')).toEqual([]);
    const all = trailFight({ monster: 'harpy', tokens: [5, 6], ada: { deck: FILLER, hand } });
    all.ada.does('all');
    expect(monsterTrail.of(all.state).chosen).toEqual([5, 6]);
  });

  rule('OW-MT-012', 'help their owner alone', () => {
    const table = trailFight({
      monster: 'harpy',
      ada: { deck: FILLER, hand },
      lay: (state) => {
        layForest(state, { owned: [[], [1, 2, 3]] });
      },
    });
    expect(table.ada.asked).not.toBe('weakness-use');
    expect(table.waitsFor[0]).toEqual({ seat: 1, prompt: 'monster-attack' });
  });

  rule('OW-MT-009', 'the first lets its owner begin, with a trail or without; the trail adds something', () => {
    const without = trailFight({ monster: 'harpy', tokens: [1], ada: { deck: FILLER, hand } });
    without.ada.does('weakness:1');
    expect(without.fight.turn).toBe(0);
    expect(without.ada.asked).toBe('fight-combo');
    const unused = trailFight({ monster: 'harpy', tokens: [1], ada: { deck: FILLER, hand } });
    unused.ada.does('done');
    expect(unused.fight.turn).toBe(-1);
    const trail = trailFight({ monster: 'harpy', tokens: [1], ada: { deck: FILLER, hand, trail: 'trail', shield: 1 } });
    trail.ada.does('weakness:1');
    trail.ada.isOffered('fight-before', ['pass', 'weakness:1']);
    trail.ada.does('weakness:1');
    expect(trail.ada.shield).toBe(2); // above the maximum of Defense 1
  });

  rule(
    'OW-MT-052',
    'come in an order of choice with what else works before the pool, then the pool, then the rest',
    () => {
      const table = trailFight({
        monster: 'harpy',
        tokens: [3, 4, 5, 6],
        ada: { deck: [...FILLER, 'block-2'], hand: ['severe-blow-1'], trophies: ['arachas'] },
      });
      table.ada.does('all');
      table.ada.isOffered('fight-before', ['pass', 'trophy:arachas', 'weakness:4', 'weakness:5']);
      table.ada.does('weakness:5', 'weakness:4');
      expect(table.ada.hand).toContain('block-2');
      table.ada.isOffered('fight-after-pool', ['pass', 'weakness:6']);
      expect(table.life).toBe(11); // a harpy has 12
      table.ada.does('weakness:6');
      expect(table.ada.hand).toHaveLength(3);
    },
  );

  rule(['OW-MT-018', 'OW-MT-019'], 'are kept afterwards, as long as the monster stays', () => {
    const table = trailFight({
      monster: 'harpy',
      tokens: [5],
      chosen: [5],
      pool: [...PLAIN],
      begins: 'opponent',
      ada: { deck: [], hand: ['block-1'], shield: 0 },
    });
    table.bea.does('charge');
    expect(table.end).toBe('opponent-won');
    for (let left = 6; left > 0 && table.isFighting; left--) table.ada.does(table.ada.offers[0] ?? '');
    expect(monsterTrail.of(table.state).tokens[0].owned[0]).toEqual([5]);
    expect(monsterTrail.of(table.state).chosen).toEqual([]);
  });

  rule(
    ['OW-MT-020', 'OW-MT-021'],
    'go back when the monster is killed: all six are mixed, and one is laid out anew',
    () => {
      const table = trailFight({
        monster: 'harpy',
        pool: [PLAIN[0] ?? ''],
        begins: 'witcher',
        ada: { deck: FILLER, hand: ['severe-blow-1'] },
        lay: (state) => {
          layForest(state, { owned: [[1], [2, 3]], at: at('novigrad'), placed: 4 });
        },
      });
      table.ada.plays('severe-blow-1');
      for (let left = 12; left > 0 && table.state.phase === 'fight'; left--) {
        const [{ seat } = { seat: 0 }] = table.waitsFor;
        const player = seat === 0 ? table.ada : table.bea;
        player.does(player.offers[0] ?? '');
      }
      expect(table.end).toBe('attacker-won');
      const { owned, stack, placed } = monsterTrail.of(table.state).tokens[0];
      expect(owned).toEqual([[], []]);
      expect(stack).toHaveLength(5);
      expect([...stack, placed].toSorted()).toEqual(ALL);
    },
  );

  rule('OW-MT-062', 'and none lies on the board where no monster comes', () => {
    const table = trailFight({
      players: 1,
      monster: 'harpy',
      pool: [PLAIN[0] ?? ''],
      begins: 'witcher',
      ada: { deck: FILLER, hand: ['severe-blow-1'] },
      lay: (state) => {
        layForest(state, { owned: [[1]], at: at('novigrad'), placed: 4 });
      },
    });
    table.ada.plays('severe-blow-1');
    for (let left = 12; left > 0 && table.state.phase === 'fight'; left--) table.ada.does(table.ada.offers[0] ?? '');
    expect(table.state.lairs[0 as Terrain].monster).toBe(NONE);
    const { stack, placed } = monsterTrail.of(table.state).tokens[0];
    expect([stack.length, placed]).toEqual([6, NONE]);
  });

  rule('OW-MT-026', 'and the trophy is that of the normal card', () => {
    const table = trailFight({
      monster: 'harpy',
      pool: [PLAIN[0] ?? ''],
      begins: 'witcher',
      ada: { deck: FILLER, hand: ['severe-blow-1'] },
    });
    table.ada.plays('severe-blow-1');
    expect(table.ada.trophies).toContain('harpy');
  });
});
