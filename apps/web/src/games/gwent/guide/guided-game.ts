import type { GuidedGame } from '../../../table/guide/guided-game';

/** You begin, with a spy, a healer, units that help each other, and a frost. */
export const FIRST_HAND: GuidedGame = {
  game: 'gwent',
  config: { decks: ['starter-northern-realms', 'starter-monsters'] },
  seed: 'a-first-hand-12',
};
