import type { GuidedGame } from '../../../table/guide/guided-game';

/** You begin, with a spy, a healer, two of a bond, and a frost. */
export const FIRST_HAND: GuidedGame = {
  game: 'gwent',
  config: { decks: ['starter-northern-realms', 'starter-monsters'] },
  seed: 'a-first-hand-1953',
};
