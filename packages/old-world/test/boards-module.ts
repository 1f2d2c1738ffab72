import { SCHOOL_IDS } from '../src/cards/card-pack';
import { oldWorldWith } from '../src/game';
import type { Module } from '../src/modules/rules';

/** Puts the boards of the expansions into the pool as well, so that tests can play with all of them. */
const allBoards: Module = { id: 'all-boards', extend: (rules) => ({ ...rules, schools: SCHOOL_IDS }) };

export const ALL_BOARDS = [allBoards.id];
/** The game with that module known. */
export const gameOfAllBoards = oldWorldWith([allBoards]);
