import { rule } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { EVENTS, EXPLORATION } from '../../../src/core/components';
import { invariants } from '../../../src/core/invariants';
import { rulesFor } from '../../../src/core/rules-of';
import type { OldWorldState } from '../../../src/core/state';
import { oldWorld } from '../../../src/game';
import { standing } from '../../../src/knowledge/standing';
import companionPack from '../../../src/modules/adventure-pack/data/companions.json';
import eventPack from '../../../src/modules/adventure-pack/data/events.json';
import explorationPack from '../../../src/modules/adventure-pack/data/exploration.json';
import {
  PACK_COMPANIONS,
  PACK_EXPLORATION,
  parseCompanions,
  parseEventPack,
  parseExplorationPack,
  QUEST_TOKENS,
} from '../../../src/modules/adventure-pack/facts';
import { newOldWorld } from '../../old-world-table';
import { PACK, packTable, viewOf } from './pack-table';

const RULES = rulesFor('hunt-words+adventure-pack');

describe('a table with the pack', () => {
  rule('OW-AP-001', 'shuffles its cards into the decks of the city and of the wilds', () => {
    const { state } = newOldWorld({ players: 2, schools: ['wolf', 'bear'], modules: PACK });
    expect([state.city.length, state.wilds.length]).toEqual([36 + 59, 36 + 60]);
    const isOfPack = (card: number): boolean => card >= EXPLORATION.length;
    expect(state.city.filter(isOfPack)).toHaveLength(59);
    // Mixed, and not put on top or below.
    expect(new Set(state.city.slice(0, 59).map(isOfPack)).size).toBe(2);
    expect(new Set(state.city.slice(-59).map(isOfPack)).size).toBe(2);
    for (const card of state.wilds) expect(RULES.exploration[card]?.deck).toBe('wilds');
    expect(invariants(state as OldWorldState)).toEqual([]);
    const bare = newOldWorld({ players: 2, schools: ['wolf', 'bear'] }).state;
    expect([bare.city.length, bare.wilds.length]).toEqual([36, 36]);
  });

  rule('OW-AP-002', 'adds events 57 to 137 behind those of the base, in their order', () => {
    expect(RULES.events.map(({ number }) => number)).toEqual(Array.from({ length: 137 }, (_, index) => index + 1));
    expect(RULES.events.slice(0, EVENTS.length)).toEqual(EVENTS);
    expect(RULES.events.at(-1)).toMatchObject({ id: 'EVENT137', kind: 'secret' });
  });

  rule(['OW-AP-003', 'OW-AP-006'], 'has twelve quest tokens ready beside the board', () => {
    expect(QUEST_TOKENS).toBe(12);
    const table = packTable({});
    expect(viewOf(table)).toEqual({
      secrets: [
        { count: 0, cards: [] },
        { count: 0, cards: null },
      ],
      quests: [],
      tokensLeft: 12,
    });
  });

  rule('OW-COMBINE-006', 'plays beside everything but the Wild Hunt', () => {
    const all = [
      'lost-mount',
      'monster-trail',
      'bombs',
      'mutagens',
      'unique-cards',
      'advanced-cards',
      'adventure-pack',
    ];
    for (const modules of [PACK, all]) expect(oldWorld.parseConfig({ players: 3, modules }).ok).toBe(true);
    expect(oldWorld.parseConfig({ players: 1, modules: PACK }).ok).toBe(true);
    const config = oldWorld.parseConfig({ players: 2, modules: ['adventure-pack', 'lost-mount'] });
    if (!config.ok) throw new Error('refused');
    expect(oldWorld.unpackConfig(oldWorld.packConfig(config.value) ?? '')).toEqual(config);
  });
});

type Loose = { cards: Record<string, unknown>[] };
const broken = <T>(pack: T, change: (copy: T) => void): T => {
  const copy = structuredClone(pack);
  change(copy);
  return copy;
};

describe('a pack that cannot be used is refused, with the place and the reason', () => {
  it('for counts that do not fit the box', () => {
    const fewer = broken(explorationPack as unknown as Loose, ({ cards }) => void cards.pop());
    expect(() => parseExplorationPack(fewer)).toThrow(
      'adventure-pack/exploration.json: cards of the wilds: 59, but the box holds 60',
    );
    const short = broken(eventPack as unknown as Loose, ({ cards }) => void cards.pop());
    expect(() => parseEventPack(short)).toThrow('adventure-pack/events.json: cards: 80, but the box holds 81');
    const lone = broken(companionPack, ({ companions }) => void companions.pop());
    expect(() => parseCompanions(lone)).toThrow('companions: 14, but the box holds 15');
  });
  it('for words that nobody knows, and cards out of order', () => {
    const odd = broken(eventPack as unknown as Loose, ({ cards }) => {
      Object.assign(cards[80] ?? {}, { effects: [{ do: 'deal', n: 2 }] }); // a word of fights in phase II
    });
    expect(() => parseEventPack(odd)).toThrow(/^adventure-pack\/events\.json: cards\.80\./);
    const mixed = broken(eventPack as unknown as Loose, ({ cards }) => void cards.reverse());
    expect(() => parseEventPack(mixed)).toThrow('numerical order');
  });
  it('and every companion of its events is known', () => {
    const named = RULES.events.flatMap((card) => (card.kind === 'companion' ? [card.companion] : []));
    expect(named.slice(-PACK_COMPANIONS.length).toSorted()).toEqual(PACK_COMPANIONS.toSorted());
    expect(PACK_EXPLORATION.every(({ options }) => options.some(({ pay }) => pay === 0))).toBe(true);
  });
});

describe('bots', () => {
  rule('OW-AP-005', 'count a secret card for something, and show it when they may', () => {
    const of = (secrets: readonly (readonly number[])[]) => standing(packTable({ secrets }).state as OldWorldState, 0);
    expect(of([[130], []])).toBeGreaterThan(of([[], []]));
    expect(of([[], [130]])).toBe(of([[], []]));
  });
});
