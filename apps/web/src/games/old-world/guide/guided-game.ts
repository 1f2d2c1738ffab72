import type { GuidedGame } from '../../../table/guide/guided-game';
import deal from './deal.json';

/** You begin, with a card for each way out of your school, and a monster of the lowest level lurks next door. */
export const FIRST_CONTRACT: GuidedGame = { game: 'old-world', ...deal };
