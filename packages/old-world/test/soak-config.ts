import { below, seedRng, shuffle } from '@medallion/kernel';
import { SCHOOL_IDS } from '../src/core/cards/card-pack';
import type { OldWorldConfig } from '../src/core/config';
import { ALL_BOARDS, gameOfAllBoards } from './boards-module';

/**
 * A random legal configuration, repeatable from the seed: half of them with boards that the table agreed on, those of
 * the expansions among them.
 */
export function soakConfig(seed: string, players?: number): OldWorldConfig {
  const rng = seedRng(`${seed}-config`);
  const seats = players ?? 1 + below(rng, 5);
  const schools = SCHOOL_IDS.slice();
  shuffle(rng, schools);
  const isAgreed = below(rng, 2) === 0;
  const agreed = { schools: schools.slice(0, seats), modules: ALL_BOARDS };
  const config = gameOfAllBoards.parseConfig({ players: seats, ...(isAgreed ? agreed : {}) });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}
