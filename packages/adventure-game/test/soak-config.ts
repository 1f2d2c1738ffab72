import { below, seedRng, shuffle } from '@medallion/kernel';
import type { AdventureConfig } from '../src/config';
import { adventureGame } from '../src/game';
import { HERO_IDS } from '../src/pack';

/** A random legal configuration, repeatable from the seed. */
export function soakConfig(seed: string): AdventureConfig {
  const rng = seedRng(`${seed}-config`);
  const heroes = HERO_IDS.slice();
  shuffle(rng, heroes);
  const mode = (['one-quest', 'one-quest', 'standard', 'epic'] as const)[below(rng, 4)];
  const config = adventureGame.parseConfig({ heroes: heroes.slice(0, 2 + below(rng, 3)), mode });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return config.value;
}
