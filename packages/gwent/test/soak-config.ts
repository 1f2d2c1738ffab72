import { seedRng } from '@medallion/kernel';
import type { GwentConfig } from '../src/config';
import { randomDeck } from '../src/deck/random-deck';
import { gwent } from '../src/game';

/** Two random legal decks, by the seed. */
export function soakConfig(seed: string): GwentConfig {
  const rng = seedRng(`${seed}-decks`);
  const config = gwent.parseConfig({ decks: [randomDeck(rng), randomDeck(rng)] });
  if (!config.ok) throw new Error(`an illegal random deck: ${JSON.stringify(config.refusal)}`);
  return config.value;
}
