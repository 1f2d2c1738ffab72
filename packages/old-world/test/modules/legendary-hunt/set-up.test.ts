import { seedRng } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { FIGHT_CARDS } from '../../../src/core/cards/components';
import type { Module } from '../../../src/core/module';
import type { OldWorldState } from '../../../src/core/state';
import { oldWorld, oldWorldWith } from '../../../src/game';
import tokenPack from '../../../src/modules/legendary-hunt/data/destruction-tokens.json';
import fightPack from '../../../src/modules/legendary-hunt/data/fight-cards.json';
import legendPack from '../../../src/modules/legendary-hunt/data/legends.json';
import movementPack from '../../../src/modules/legendary-hunt/data/movement-cards.json';
import {
  LEGEND_CARDS,
  LEGEND_IDS,
  LEGENDS,
  parseLegendCards,
  parseLegends,
  parseMovementCards,
  parseTokens,
} from '../../../src/modules/legendary-hunt/facts';
import { legendDeck } from '../../../src/modules/legendary-hunt/legend-foe';
import { legendaryHunt } from '../../../src/modules/legendary-hunt/state';
import { newOldWorld } from '../../old-world-table';
import { huntOf, huntTable, placeOf, toldOfHunt } from './hunt-table';

/** A stand-in by the name of the expansion that the hunt does not join. */
const wildHunt: Module = { manifest: { id: 'wild-hunt', comes: 'by-choice' } };
const game = oldWorldWith([wildHunt]);

const seeds = Array.from({ length: 40 }, (_, index) => `hunt-${index}`);
function parsed(input: unknown) {
  const config = oldWorld.parseConfig(input);
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}
function refused(input: unknown) {
  const config = oldWorld.parseConfig(input);
  return config.ok ? null : config.refusal.detail;
}
const withHunt = (options: object = {}, players = 3) => ({ players, modules: [{ id: 'legendary-hunt', options }] });
const laid = (options: object = {}, seed = 'a', players = 3): OldWorldState =>
  oldWorld.setup(parsed(withHunt(options, players)), seedRng(seed));
const sorted = (list: readonly number[]): number[] => list.toSorted((one, other) => one - other);
const upTo = (n: number): number[] => Array.from({ length: n }, (_, at) => at);

describe('the hunt is set up', () => {
  rule('OW-LH-001', 'beside a base game as ever: monsters, tokens, market and witchers', () => {
    const schools = ['wolf', 'cat', 'bear'];
    const [plain, hunt] = [{ players: 3 }, withHunt()].map((input) =>
      oldWorld.setup(parsed({ ...input, schools, first: 0 }), seedRng('same')),
    );
    for (const what of ['stacks', 'lairs', 'markets', 'attributeTrophies', 'tokens', 'city', 'wilds'] as const) {
      expect(hunt?.[what], what).toEqual(plain?.[what]);
    }
    expect(hunt?.witchers.map(({ hand, gold, at }) => [hand.length, gold, at])).toEqual(
      plain?.witchers.map(({ hand, gold, at }) => [hand.length, gold, at]),
    );
  });

  rule('OW-LH-002', 'with the side of the help card that was agreed on', () => {
    for (const side of ['a', 'b'] as const) expect(legendaryHunt.of(laid({ side })).side).toBe(side);
    expect(legendaryHunt.of(laid()).side).toBe('a');
    expect(refused(withHunt({ side: 'c' }))).toMatchObject({ path: 'modules[0].options.side' });
  });

  rule('OW-LH-003', 'with one legendary monster, by choice or by chance of the seven in the box', () => {
    for (const [monster, id] of LEGEND_IDS.entries())
      expect(legendaryHunt.of(laid({ monster: id })).monster).toBe(monster);
    const drawn = new Set(seeds.map((seed) => LEGEND_IDS[legendaryHunt.of(laid({ monster: 'random' }, seed)).monster]));
    expect(drawn.size).toBe(7);
    expect(drawn).not.toContain('kayran');
    expect(LEGENDS.filter(({ box }) => box === 'extra').map(({ id }) => id)).toEqual(['kayran']);
    expect(huntOf(huntTable({ hunt: { monster: 'kayran' } })).isExtra).toBe(true);
    expect(huntOf(huntTable({ hunt: { monster: 'toad' } })).isExtra).toBe(false);
    expect(refused(withHunt({ monster: 'dragon' }))).toMatchObject({ path: 'modules[0].options.monster' });
  });

  rule('OW-LH-004', 'on the place that its card names', () => {
    const table = newOldWorld({ ...withHunt({ monster: 'ice-giant' }), schools: ['wolf', 'cat', 'bear'] });
    expect(huntOf(table)).toMatchObject({ monster: 'ice-giant', at: 'cidaris' });
    for (const { id, start } of LEGENDS) expect(legendaryHunt.of(laid({ monster: id })).at).toBe(placeOf(start));
    expect(LEGENDS.find(({ id }) => id === 'frightener')?.start).toBe('loc-ichaer');
    // It is told when the witchers stand.
    for (let left = 9; left > 0 && table.state.phase !== 'journey'; left--) {
      const [asked] = table.scenario.table.waitingFor();
      table.scenario.answer(asked?.seat ?? 0, table.scenario.question(asked?.seat ?? 0)?.options[0] ?? '');
    }
    expect(toldOfHunt(table, 'appeared')).toEqual([
      { what: 'appeared', seat: null, rule: 'OW-LH-004', monster: 'ice-giant', at: 'cidaris' },
    ]);
  });

  rule('OW-LH-005', 'with twenty special fight cards of its own, beside those of the monsters', () => {
    const state = laid();
    const deck = legendDeck(state);
    expect(deck).toHaveLength(20);
    expect(LEGEND_CARDS).toHaveLength(20);
    expect(deck.every((card) => card >= FIGHT_CARDS.length)).toBe(true);
    const halves = LEGEND_CARDS.flatMap(({ charge, bite }) => [...charge, ...bite]);
    const counts = new Map<string, number>();
    for (const { do: _, ...half } of halves) {
      const key = JSON.stringify(half);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({
      '{"n":4}': 6,
      '{"n":5}': 6,
      '{"n":6}': 6,
      '{"n":3,"from":"top","fill":"hand-chosen"}': 6,
      '{"claws":1}': 4,
      '{"claws":2}': 4,
      '{"claws":3}': 4,
      '{"claws":4}': 4,
    });
  });

  rule('OW-LH-006', 'with twelve movement cards in a shuffled deck, face down', () => {
    const orders = new Set(seeds.slice(0, 5).map((seed) => legendaryHunt.of(laid({}, seed)).deck.join()));
    expect(orders.size).toBe(5);
    const { deck, out, discard } = legendaryHunt.of(laid());
    expect([sorted(deck), out, discard]).toEqual([upTo(12), [], []]);
    expect(huntOf(huntTable({}))).toMatchObject({ deck: 12, discard: [] });
    expect(JSON.stringify(oldWorld.view(laid(), 0).modules)).not.toContain('stalk-');
  });

  rule('OW-LH-007', 'with twenty-four destruction tokens of eight kinds in a shuffled pile, face down', () => {
    const orders = new Set(seeds.slice(0, 5).map((seed) => legendaryHunt.of(laid({}, seed)).pile.join()));
    expect(orders.size).toBe(5);
    expect(sorted(legendaryHunt.of(laid()).pile)).toEqual(upTo(24));
    expect(JSON.stringify(oldWorld.view(laid(), 0).modules)).not.toMatch(/two-gold|raise-any/);
  });

  rule('OW-LH-053', 'and no token where the monster starts', () => {
    expect(legendaryHunt.of(laid()).board).toEqual([]);
    expect(huntOf(huntTable({})).laid).toEqual([]);
  });
});

describe('the hunt alone is set up', () => {
  rule('OW-SOLO-018', 'as a game alone is, with either side of the help card', () => {
    for (const side of ['a', 'b'] as const) {
      const table = newOldWorld({ ...withHunt({ side }, 1), schools: ['wolf'] });
      expect(table.view.lairs.map(({ level }) => level).toSorted()).toEqual([1, 2, 3]);
      expect(Object.values(table.view.attributeTrophies).filter((n) => n === 1)).toHaveLength(1);
      expect([table.ada.gold, table.ada.hand.length]).toEqual([3, 5]);
      expect(huntOf(table).side).toBe(side);
    }
  });

  rule('OW-SOLO-019', 'with nine movement cards, or eight, or seven; the rest goes back unseen', () => {
    for (const [difficulty, n] of [
      ['easy', 9],
      ['normal', 8],
      ['hard', 7],
    ] as const) {
      const state = laid({ difficulty }, 'a', 1);
      const { deck, out } = legendaryHunt.of(state);
      expect([deck.length, sorted([...deck, ...out])]).toEqual([n, upTo(12)]);
      expect(huntOf({ state })).toMatchObject({ deck: n, difficulty });
      expect(legendaryHunt.of(laid({ difficulty }, 'a', 2)).deck).toHaveLength(12);
    }
    expect(legendaryHunt.of(laid({}, 'a', 1)).deck).toHaveLength(8);
    const drawn = new Set(seeds.flatMap((seed) => legendaryHunt.of(laid({ difficulty: 'hard' }, seed, 1)).deck));
    expect(drawn.size).toBe(12);
  });
});

describe('a configuration with the hunt', () => {
  rule(
    'OW-COMBINE-001',
    'may name it beside Monster Trail, its options and the Lost Mount, with one to five players',
    () => {
      const modules = [
        'legendary-hunt',
        'monster-trail',
        'mutagens',
        'bombs',
        'unique-cards',
        'advanced-cards',
        'lost-mount',
      ];
      for (const players of [1, 2, 3, 4, 5]) expect(refused({ players, modules })).toBeNull();
    },
  );

  rule('OW-COMBINE-002', 'may not name it beside the Wild Hunt', () => {
    for (const modules of [
      ['wild-hunt', 'legendary-hunt'],
      ['legendary-hunt', 'wild-hunt'],
    ]) {
      const config = game.parseConfig({ players: 3, modules });
      expect(config.ok ? null : config.refusal.detail).toMatchObject({
        problem: 'modules-exclude-each-other',
        rule: 'OW-COMBINE-002',
      });
    }
    expect(game.parseConfig({ players: 3, modules: ['wild-hunt'] }).ok).toBe(true);
  });

  it('is packed with what was chosen, and read back', () => {
    for (const [options, text] of [
      [{}, '3~x~x~legendary-hunt'],
      [{ side: 'b' }, '3~x~x~legendary-hunt_b-x-n'],
      [{ monster: 'kayran', difficulty: 'hard' }, '3~x~x~legendary-hunt_a-7-h'],
      [{ side: 'b', monster: 'frightener', difficulty: 'easy' }, '3~x~x~legendary-hunt_b-0-e'],
    ] as const) {
      const config = parsed(withHunt(options));
      expect(oldWorld.packConfig(config)).toBe(text);
      expect(oldWorld.unpackConfig(text)).toEqual({ ok: true, value: config });
      expect(oldWorld.parseConfig(oldWorld.configJson(config))).toEqual({ ok: true, value: config });
    }
    for (const text of ['3~x~x~legendary-hunt_c-x-n', '3~x~x~legendary-hunt_a-9-n', '3~x~x~legendary-hunt_a-x-z']) {
      expect(oldWorld.unpackConfig(text).ok, text).toBe(false);
    }
  });
});

describe('a pack that does not fit the box', () => {
  it('is refused with its path', () => {
    const [first, ...others] = legendPack.monsters;
    expect(() => parseLegends({ ...legendPack, monsters: others })).toThrow(/seven/);
    expect(() => parseLegends({ ...legendPack, monsters: [...legendPack.monsters, first] })).toThrow(/twice/);
    expect(() => parseLegends({ ...legendPack, monsters: [{ ...first, start: 'utopia' }, ...others] })).toThrow(
      /no place/,
    );
    expect(() => parseMovementCards({ ...movementPack, cards: movementPack.cards.slice(1) })).toThrow();
    expect(() => parseLegendCards({ ...fightPack, cards: fightPack.cards.slice(1) })).toThrow();
    expect(() => parseTokens({ ...tokenPack, tokens: tokenPack.tokens.slice(1) })).toThrow();
    const plain = tokenPack.tokens.map((token) => ({ ...token, kind: 'two-gold' }));
    expect(() => parseTokens({ ...tokenPack, tokens: plain })).toThrow(/kind/);
  });
});
