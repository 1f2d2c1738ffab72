import { rule } from '@medallion/testkit';
import { describe, expect } from 'vitest';
import { FIGHT_CARDS } from '../../../src/core/cards/components';
import { monsterTrail } from '../../../src/modules/monster-trail/state';
import { PLAIN, trailFight } from './trail-table';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

describe('a world that a player of the trail could be in', () => {
  const fighting = () =>
    trailFight({
      monster: 'archespore',
      pool: [...PLAIN, 'special-1', 'special-2'],
      begins: 'witcher',
      ada: { deck: ['ward-1', 'ward-2'], hand: ['block-1'] },
    });

  rule('OW-MT-007', 'has other normal cards out of the deck, and never a special one', () => {
    const { state, scenario } = fighting();
    const all = (one: typeof state) => {
      const { out, aside } = monsterTrail.of(one);
      return [...out, ...aside, ...(one.fight?.monster?.life ?? []), ...(one.fight?.monster?.aside ?? [])];
    };
    const outs = new Set<string>();
    for (const seed of SEEDS) {
      const world = scenario.table.fork(0, seed).state;
      const { out, aside } = monsterTrail.of(world);
      expect([...out, ...aside].filter((card) => card >= FIGHT_CARDS.length)).toEqual([]);
      expect(all(world).toSorted()).toEqual(all(state).toSorted());
      outs.add(out.join());
    }
    expect(outs.size).toBeGreaterThan(1);
  });
});
