import type { Flow } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { readEvent } from '../src/base/explore/event-cards';
import { EVENTS, EXPLORATION } from '../src/core/components';
import { invariants } from '../src/core/invariants';
import type { Module } from '../src/core/module';
import type { OldWorldPlay, OldWorldState } from '../src/core/state';
import { oldWorldWith } from '../src/game';
import { type OldWorldTable, oldWorldTable } from './old-world-table';

const RICH = {
  gold: 9,
  hand: ['wolf-quick-slash-1', 'wolf-cleave-1'],
  discard: ['wolf-aard-sign-1'],
  potions: ['swallow'],
} as const;

/** Takes the first or the last legal answer again and again, until Ada's phase is over. */
function comeToRest(table: OldWorldTable, pick: (options: readonly string[]) => string | undefined): void {
  for (let left = 30; left > 0; left--) {
    const [open] = table.scenario.table.waitingFor();
    if (open === undefined || ['discard', 'gain-card', 'journey', 'deed'].includes(open.prompt)) return;
    const options = table.scenario.question(open.seat)?.options ?? [];
    table.scenario.answer(open.seat, pick(options) as string);
  }
  throw new Error('never comes to rest');
}
const PICKS = [(options: readonly string[]) => options[0], (options: readonly string[]) => options.at(-1)];

describe('every exploration card', () => {
  for (const { id, deck } of EXPLORATION) {
    it(`${id} comes to rest, whichever option is chosen`, () => {
      for (const option of ['first', 'second']) {
        for (const pick of PICKS) {
          const table = oldWorldTable({ phase: 'deed', ada: RICH, [deck]: [id] });
          table.ada.does(`explore:${deck}`, option);
          comeToRest(table, pick);
          expect(table.view.scene).toBeNull();
          const isQuest =
            EXPLORATION.find((card) => card.id === id)?.options[option === 'first' ? 0 : 1]?.quest !== undefined;
          expect(table.ada.board.quests.length).toBe(isQuest ? 1 : 0);
          expect(table.state.explored.map((card) => EXPLORATION[card]?.id)).toEqual(isQuest ? [] : [id]);
        }
      }
    });
  }
});

/** A phase in which Ada reads one event card. */
function reading(number: number): Module {
  return {
    manifest: { id: `read-${number}`, comes: 'by-choice' },
    lists: { interludes: { add: [{ id: 'read', step: (play) => readAndGoOn(play, number) }] } },
  };
}
function* readAndGoOn(play: OldWorldPlay, number: number): Flow {
  yield* readEvent(play, play.state.active, number);
  play.state.phase = 'deed';
}

describe('every event card', () => {
  oldWorldWith(EVENTS.map(({ number }) => reading(number)));
  for (const { number, id, kind } of EVENTS) {
    it(`${id} (${kind}) comes to rest, with every die`, () => {
      for (const [index, pick] of [...PICKS, ...PICKS, ...PICKS].entries()) {
        const level = Math.min(5, 1 + index);
        const table = oldWorldTable({
          phase: 'read',
          ada: { ...RICH, attributes: { combat: level, defense: level, alchemy: level } },
          dice: [1 + index, 3, 3],
          modules: [`read-${number}`],
        });
        comeToRest(table, pick);
        expect(table.told('event-read')[0]).toMatchObject({ event: number });
        expect(table.view.scene).toBeNull();
        expect(invariants(table.state as OldWorldState).filter((what) => !what.includes('of the box'))).toEqual([]);
      }
    });
  }
});
