import { below, seedRng, shuffle } from '@medallion/kernel';
import { SCHOOL_IDS } from '../src/cards/card-pack';
import type { OldWorldConfig } from '../src/config';
import { oldWorld } from '../src/game';

/** A random legal configuration, repeatable from the seed: half of them with boards that the table agreed on. */
export function soakConfig(seed: string, players?: number): OldWorldConfig {
  const rng = seedRng(`${seed}-config`);
  const seats = players ?? 1 + below(rng, 5);
  const schools = SCHOOL_IDS.slice();
  shuffle(rng, schools);
  const isAgreed = below(rng, 2) === 0;
  const config = oldWorld.parseConfig({ players: seats, ...(isAgreed ? { schools: schools.slice(0, seats) } : {}) });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}
