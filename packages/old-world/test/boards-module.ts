import { SCHOOL_IDS } from '../src/core/cards/card-pack';
import type { Module } from '../src/core/rules';
import { oldWorldWith } from '../src/game';

/** Puts the boards of the expansions into the pool as well, so that tests can play with all of them. */
const allBoards: Module = { id: 'all-boards', extend: (rules) => ({ ...rules, schools: SCHOOL_IDS }) };

export const ALL_BOARDS = [allBoards.id];
/** The game with that module known. */
export const gameOfAllBoards = oldWorldWith([allBoards]);
