import type { GuidedGame } from '../../../table/guide/guided-game';

/** A first turn with something to see. */
export const FIRST_JOURNEY: GuidedGame = {
  game: 'adventure-game',
  config: { heroes: ['geralt', 'triss'], mode: 'one-quest' },
  seed: 'a-first-journey-3',
};
