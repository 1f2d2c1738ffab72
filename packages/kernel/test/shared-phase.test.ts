import { sharedRoad as game } from '@medallion/testkit/shared-road';
import { describe, expect, it } from 'vitest';
import { below, makeRecord, replay, type Seat, seedRng, Table } from '../src/index';

const SEATS = 4;
const config = { players: SEATS };
const text = (value: unknown) => JSON.stringify(value);

describe('a phase in which any seat may act, and a choice made together', () => {
  it('can be forked for every asked seat, restored, undone and replayed at every answer', () => {
    const pick = seedRng('pick');
    let undone = 0;
    let midStep = 0;
    for (let index = 0; index < 60; index++) {
      const table = Table.start(game, config, `road-${index}`);
      for (let answers = 0; answers < 400 && !table.isOver; answers++) {
        const before = text(table.state);
        const isMid = table.save().starts.at(-1)?.at !== table.answers.length;
        for (const { seat } of table.waitingFor()) {
          const own = table.questionFor(seat);
          const world = table.fork(seat, answers * 7 + seat);
          if (isMid) midStep += 1;
          expect(text(world.questionFor(seat))).toBe(text(own)); // the same question, ids included
          expect(text(world.waitingFor())).toBe(text(table.waitingFor()));
          expect(text(world.view(seat))).toBe(text(table.view(seat)));
          for (let on = 0; on < 5 && !world.isOver; on++) world.take(0, 0);
        }
        expect(text(table.state)).toBe(before);
        const again = Table.restore(game, JSON.parse(text(table.save())));
        expect(text(again.waitingFor())).toBe(text(table.waitingFor()));
        const question = below(pick, table.questions.length);
        table.take(question, below(pick, table.questions[question]?.options.length ?? 1));
        const restored = Table.restore(game, JSON.parse(text(table.save())));
        expect(restored.lastMove()).toEqual(table.lastMove());
        const seat = table.lastMove()?.seat as Seat;
        if (table.undoable(seat) > 0) {
          const after = text(table.state);
          const code = table.answers.at(-1) as number;
          expect(table.undo(seat).ok).toBe(true);
          expect(text(table.state)).toBe(before);
          expect(table.takeCode(code).ok).toBe(true);
          expect(text(table.state)).toBe(after);
          undone += 1;
        }
      }
      const record = makeRecord(game, config, `road-${index}`, table.answers);
      const same = replay(game, record);
      expect(same.ok && text(same.value.state)).toBe(text(table.state));
    }
    expect(midStep).toBeGreaterThan(100);
    expect(undone).toBeGreaterThan(100);
  });

  it('never asks more than one answer more than there are seats, and takes the decider at their word', () => {
    const table = Table.start(game, config, 'parley');
    for (let seat = 0; seat < SEATS; seat++) table.answer(seat, 'stop');
    expect(table.waitingFor().map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    table.answer(2, 'pray');
    table.answer(0, 'hunt');
    table.answer(3, 'pray');
    expect(table.questionFor(1)?.about).toEqual([0, null, 2, 2]);
    table.answer(1, 'pray');
    expect(table.waitingFor()).toEqual([{ seat: 0, prompt: 'fate' }]);
    expect(table.questionFor(0)?.options).toEqual(['pray', 'hunt']);
    expect(table.answer(0, 'hide').ok).toBe(false);
    table.answer(0, 'hunt');
    for (let seat = 0; seat < SEATS; seat++) table.answer(seat, 'left');
    expect(Math.floor((table.state.fates[0] as number) / 10)).toBe(10);
  });
});
