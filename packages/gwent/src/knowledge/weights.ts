import judging from './judging-weights.json';
import playing from './playing-weights.json';
import tuned from './weights.json';

/**
 * What a Gwent bot believes, as numbers. Worths are in points of strength; the files are written by the tuning script
 * from self-play (`docs/bots.md`), not by hand.
 */
export type Weights = { readonly [name in keyof typeof tuned]: number };
/** Those by which an answer is given without looking ahead, and how readily it is to pass or to take a round. */
export type PlayingWeights = Weights & { readonly [name in keyof typeof playing]: number };

export const TUNED: Weights = tuned;
/** For imagined worlds, where both hands can be read. */
export const JUDGING: Weights = judging;
export const PLAYING: PlayingWeights = playing;
