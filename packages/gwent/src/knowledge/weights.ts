import tuned from './weights.json';

/**
 * What a Gwent bot believes, as numbers. Worths are in points of strength; the file is written by the tuning script
 * from self-play (`docs/bots.md`), not by hand.
 */
export type Weights = { readonly [name in keyof typeof tuned]: number };

export const TUNED: Weights = tuned;
