import { seedRng } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { adventureGame } from '../src/game';
import { soakConfig } from './soak-config';

/** Numbers that differ in each place of each list, so that two places changed for one another are seen. */
function numbered<T>(value: T, next: () => number): T {
  if (typeof value === 'number') return next() as T;
  if (Array.isArray(value)) return value.map((one) => numbered(one, next)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, numbered(one, next)])) as T;
}
/** Every object and list in it, by its path. */
function parts(value: unknown, path = ''): readonly (readonly [path: string, part: object])[] {
  if (value === null || typeof value !== 'object') return [];
  return [[path, value], ...Object.entries(value).flatMap(([name, one]) => parts(one, `${path}/${name}`))];
}

describe('a copy of a state', () => {
  const filled = () => {
    let last = 0;
    const state = adventureGame.setup(soakConfig('clone'), seedRng('clone'));
    state.trade = { ...state.trade, give: [1], want: [2] } as unknown as typeof state.trade;
    state.battle = { faces: [1, 2, 3], pool: [1, 2] } as unknown as typeof state.battle;
    state.journey = { left: 1 } as unknown as typeof state.journey;
    state.outcome = { places: [1, 2], tieBreak: 'gold' } as unknown as typeof state.outcome;
    return numbered(state, () => ++last);
  };

  it('holds everything in its place', () => {
    const state = filled();
    expect(adventureGame.clone(state)).toEqual(state);
  });

  it('shares nothing that can change with the first', () => {
    const state = filled();
    const own = new Map(parts(state).map(([path, part]) => [part, path]));
    expect(parts(adventureGame.clone(state)).flatMap(([, part]) => own.get(part) ?? [])).toEqual([]);
  });
});
