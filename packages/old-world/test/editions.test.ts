import { seedRng, Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import type { OldWorldState } from '../src/core/state';
import { CHANGES, EDITION, EDITIONS, FIRST_EDITION } from '../src/editions';
import { oldWorld } from '../src/game';
import { soakConfig } from './soak-config';

describe('editions', () => {
  it('are those that the game reads, and new games are of the last', () => {
    expect(oldWorld.reads).toEqual(EDITIONS);
    expect(oldWorld.version).toBe(Math.max(...EDITIONS));
    expect(oldWorld.setup(soakConfig('editions'), seedRng('editions')).edition).toBe(EDITION);
    for (const { since } of Object.values(CHANGES)) expect(EDITIONS.slice(1)).toContain(since);
  });

  it('stay with a table through saves and forks', () => {
    for (const edition of EDITIONS) {
      const table = Table.start(oldWorld, soakConfig('stay'), 'stay', { edition });
      const seat = table.questions[0]?.seat ?? 0;
      const again = Table.restore(oldWorld, JSON.parse(JSON.stringify(table.save())));
      expect([again.state.edition, again.fork(seat, 1).state.edition]).toEqual([edition, edition]);
      expect(again.view(0).edition).toBe(edition);
    }
  });

  it('are the first one for a table that was saved before its state named one', () => {
    const saved = Table.start(oldWorld, soakConfig('old'), 'old', { edition: FIRST_EDITION }).save();
    const forget = ({ edition: _, ...rest }: OldWorldState) => rest as OldWorldState;
    const starts = saved.starts.map((start) => ({ ...start, state: forget(start.state) }));
    const old = { ...saved, origin: forget(saved.origin), starts };
    expect(Table.restore(oldWorld, old).save()).toEqual(saved);
  });
});
