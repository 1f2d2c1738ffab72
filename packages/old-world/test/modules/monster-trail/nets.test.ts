import { below, seedRng } from '@medallion/kernel';
import { soak } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import type { OldWorldConfig } from '../../../src/core/config';
import { invariants } from '../../../src/core/invariants';
import type { OldWorldState } from '../../../src/core/state';
import { oldWorld } from '../../../src/game';

export const OPTIONS_OF_THE_BOX = ['monster-trail', 'unique-cards', 'advanced-cards', 'mutagens', 'bombs'] as const;

/** Any of the five options, one to five players. */
function configOf(seed: string): OldWorldConfig {
  const rng = seedRng(`${seed}-config`);
  const players = 1 + below(rng, 5);
  const modules: string[] = [...OPTIONS_OF_THE_BOX, 'lost-mount'].filter(() => below(rng, 3) > 0);
  const config = oldWorld.parseConfig({ players, modules });
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
      mustUse: new Set(),
      used: (table) => table.waitingFor().map(({ prompt }) => prompt),
      faults: (state) => invariants(state as OldWorldState),
    });
    expect(report.failures).toEqual([]);
    expect(report.unused).toEqual([]);
  });
});
