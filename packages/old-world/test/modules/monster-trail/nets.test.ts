import { below, seedRng } from '@medallion/kernel';
import { soak } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import type { OldWorldConfig } from '../../../src/core/config';
import { invariants } from '../../../src/core/invariants';
import type { OldWorldState } from '../../../src/core/state';
import { oldWorld } from '../../../src/game';

function configOf(seed: string): OldWorldConfig {
  const players = 1 + below(seedRng(`${seed}-config`), 5);
  const config = oldWorld.parseConfig({ players, modules: ['monster-trail'] });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}

describe('games with large monster cards', () => {
  it('break no promise of the game', () => {
    const report = soak({
      game: oldWorld,
      games: Number(process.env.SOAK ?? 12),
      config: configOf,
      limit: 1500,
      faults: (state) => invariants(state as OldWorldState),
    });
    expect(report.failures).toEqual([]);
  });
});
