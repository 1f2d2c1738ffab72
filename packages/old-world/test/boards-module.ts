import { SCHOOLS } from '../src/core/cards/components';
import type { Module } from '../src/core/module';
import { oldWorldWith } from '../src/game';

/** Puts the boards of the expansions into the pool as well, so that tests can play with all of them. */
const allBoards: Module = {
  manifest: { id: 'all-boards', comes: 'by-choice' },
  lists: { schools: { add: SCHOOLS.filter(({ box }) => box !== 'base') } },
};

export const ALL_BOARDS = [allBoards.manifest.id];
/** The game with that module known. */
export const gameOfAllBoards = oldWorldWith([allBoards]);
