import { Play, seedRng } from '@medallion/kernel';
import { rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { replaceDefeated } from '../../../src/base/fight/spawn';
import { FIGHT_CARDS, MONSTERS, monsterFacts, monsterIndex } from '../../../src/core/cards/components';
import type { OldWorldEvent } from '../../../src/core/events';
import type { Module } from '../../../src/core/module';
import type { OldWorldState } from '../../../src/core/state';
import { oldWorld, oldWorldWith } from '../../../src/game';
import { BOMB_FACTS, isAgainstSpecials } from '../../../src/modules/bombs/facts';
import { bombs } from '../../../src/modules/bombs/state';
import { attackDeck, specialNumber } from '../../../src/modules/monster-trail/attack-deck';
import pack from '../../../src/modules/monster-trail/data/large-cards.json';
import { LARGE_CARDS, largeCardOf, parseLargeCards } from '../../../src/modules/monster-trail/large-cards';
import { monsterTrail } from '../../../src/modules/monster-trail/state';
import { newOldWorld } from '../../old-world-table';

const OPTIONS = ['monster-trail', 'unique-cards', 'advanced-cards', 'mutagens', 'bombs'] as const;
function laid(modules: readonly string[], players = 3, seed = 'lay'): OldWorldState {
  const config = oldWorld.parseConfig({ players, modules });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return oldWorld.setup(config.value, seedRng(seed));
}
const wildHunt: Module = {
  manifest: { id: 'wild-hunt', comes: 'by-choice', excludes: { 'lost-mount': 'OW-COMBINE-011' } },
};

describe('the box of Monster Trail', () => {
  rule('OW-MT-001', 'has a large card for each of the 29 monsters, which fights instead of the normal one', () => {
    expect(LARGE_CARDS).toHaveLength(29);
    for (const { id } of MONSTERS) expect(largeCardOf(id)?.specials).toHaveLength(4);
    const state = laid(['monster-trail']);
    expect(attackDeck(state).some((card) => specialNumber(state, card) > 0)).toBe(true);
    expect(laid([]).slices['monster-trail']).toBeUndefined();
  });

  rule('OW-MT-051', 'brings the Troll to level III, which no table without it knows', () => {
    const troll = monsterIndex('troll');
    expect(laid(['monster-trail']).stacks[2]).toContain(troll);
    expect(laid(['monster-trail']).stacks.flat()).toHaveLength(29);
    expect(laid(['bombs']).stacks[2]).not.toContain(troll);
  });

  rule('OW-MT-007', 'makes an attack deck of 12 normal and 4 special cards: 4 are out of the game, 4 set aside', () => {
    const outs = new Set<string>();
    for (const seed of ['a', 'b', 'c']) {
      const state = laid(['monster-trail'], 3, seed);
      const { out, aside } = monsterTrail.of(state);
      const deck = attackDeck(state);
      expect([out.length, aside.length, deck.length]).toEqual([4, 4, 16]);
      expect(
        deck
          .map((card) => specialNumber(state, card))
          .filter((n) => n > 0)
          .toSorted(),
      ).toEqual([1, 2, 3, 4]);
      expect(new Set([...out, ...aside, ...deck]).size).toBe(FIGHT_CARDS.length + 4);
      outs.add(out.join());
      for (const viewer of [0, 'spectator'] as const) {
        const seen = JSON.stringify(oldWorld.view(state, viewer).modules['monster-trail']);
        expect(seen).not.toMatch(/out|aside/);
      }
    }
    expect(outs.size).toBeGreaterThan(1);
  });

  rule(['OW-MT-008', 'OW-MT-061'], 'adds the four cards with the first monster of level III, and only then', () => {
    for (const [before, grows] of [
      ['harpy', false],
      ['griffin', true],
    ] as const) {
      const state = laid(['monster-trail']);
      state.lairs[0] = { monster: monsterIndex(before), at: 3, isSecond: true };
      const play = new Play<OldWorldState, OldWorldEvent>(state, false);
      const flow = replaceDefeated(play, 0);
      for (let step = flow.next(); step.done !== true; ) step = flow.next({ question: 0, option: 0 } as never);
      expect(monsterFacts(state.lairs[0].monster).level).toBe(grows ? 3 : 2);
      expect(attackDeck(state)).toHaveLength(grows ? 20 : 16);
    }
  });

  rule('OW-COMBINE-004', 'is five options, each on or off on its own', () => {
    for (let mask = 0; mask < 1 << OPTIONS.length; mask++) {
      const modules = OPTIONS.filter((_, at) => (mask & (1 << at)) !== 0);
      for (const players of [1, 5]) {
        const config = oldWorld.parseConfig({ players, modules });
        expect(config.ok, modules.join()).toBe(true);
        if (!config.ok) continue;
        const packed = oldWorld.unpackConfig(oldWorld.packConfig(config.value) ?? '');
        expect(packed).toEqual(config);
        const { slices } = oldWorld.setup(config.value, seedRng('options'));
        expect('mutagens' in slices).toBe(modules.includes('mutagens'));
        expect('bombs' in slices).toBe(modules.includes('bombs'));
        expect('monster-trail' in slices).toBe(modules.includes('monster-trail'));
      }
    }
  });

  rule(['OW-COMBINE-003', 'OW-COMBINE-005'], 'joins every other expansion, the Wild Hunt too', () => {
    const game = oldWorldWith([wildHunt]);
    for (const other of ['lost-mount', 'wild-hunt']) {
      expect(game.parseConfig({ players: 3, modules: [...OPTIONS, other] }).ok).toBe(true);
    }
    expect(game.parseConfig({ players: 1, modules: ['lost-mount', ...OPTIONS] }).ok).toBe(true);
  });

  rule(
    'OW-COMBINE-016',
    'has each of its options on or off in every set, alone too; Dimeritium waits for special attacks',
    () => {
      const game = oldWorldWith([]);
      const isAgainst = (kind: number): boolean => isAgainstSpecials(BOMB_FACTS[kind] as (typeof BOMB_FACTS)[number]);
      for (const [players, others] of [
        [4, ['legendary-hunt', 'lost-mount']],
        [1, ['legendary-hunt']],
        [4, ['wild-hunt']],
      ] as const) {
        for (const option of OPTIONS) {
          const config = game.parseConfig({ players, modules: [option, ...others] });
          expect(config.ok, `${option} beside ${others.join()}`).toBe(true);
        }
        expect(game.parseConfig({ players, modules: [...OPTIONS, ...others] }).ok).toBe(true);
      }
      for (const [modules, isThere] of [
        [['bombs'], false],
        [['bombs', 'legendary-hunt'], false],
        [['bombs', 'monster-trail', 'legendary-hunt'], true],
      ] as const) {
        expect(bombs.of(laid(modules)).deck.some(isAgainst)).toBe(isThere);
      }
    },
  );

  rule('OW-SOLO-033', 'begins alone with all twenty fight cards, because a monster of level III is there', () => {
    const alone = newOldWorld({ players: 1, schools: ['wolf'], modules: ['monster-trail'] });
    expect(attackDeck(alone.state)).toHaveLength(20);
    const several = newOldWorld({ players: 2, schools: ['wolf', 'cat'], modules: ['monster-trail'] });
    expect(attackDeck(several.state)).toHaveLength(16);
  });

  it('refuses what does not fit the box, with its path', () => {
    const [first, ...rest] = pack.cards;
    expect(() => parseLargeCards({ ...pack, cards: rest })).toThrow('one large card for each monster');
    const broken = { ...first, passive: [{ do: 'sing' }] };
    expect(() => parseLargeCards({ ...pack, cards: [broken, ...rest] })).toThrow();
    expect(oldWorld.parseConfig({ players: 2, modules: [{ id: 'advanced-cards', options: { kinds: [] } }] }).ok).toBe(
      false,
    );
    expect(oldWorld.parseConfig({ players: 2, modules: [{ id: 'bombs', options: { big: true } }] }).ok).toBe(false);
  });
});
