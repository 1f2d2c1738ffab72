import { seedRng } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { faults } from '../src/faults';
import { adventureGame } from '../src/game';
import type { AdventureState, Hero } from '../src/state';

function changed(change: Partial<Hero>): readonly string[] {
  const config = adventureGame.parseConfig({ heroes: ['geralt', 'triss'] });
  if (!config.ok) throw new Error('no such heroes');
  const state: AdventureState = adventureGame.setup(config.value, seedRng('faults'));
  Object.assign(state.heroes[0] as Hero, change);
  return faults(state);
}

/** Random games ask for these after every answer: they must see what they look for. */
describe('the promises of a state', () => {
  it('hold at a table that has just been laid', () => {
    expect(changed({})).toEqual([]);
  });
  it.each([
    ['less than nothing', { gold: -1 }],
    ['half a coin', { gold: 0.5 }],
    ['a place that is none', { at: 999 }],
    ['no wound spaces', { wounds: [] }],
    ['no development cards', { deck: [] }],
  ] satisfies [string, Partial<Hero>][])('are broken by %s', (_, change) => {
    expect(changed(change)).toHaveLength(1);
  });
});
