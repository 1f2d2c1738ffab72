import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../src/play/session';
import { TurnMemory } from '../../src/table/staging/memory';

/** A table of which nothing matters but whose turn it is and what the seat has. */
interface View {
  readonly turn: number | null;
  readonly gold: number;
}

const line = (answer: number, event: string): LogLine<string> => ({ key: answer * 10, answer, kind: 'event', event });
const lines = (...words: readonly string[]) => words.map((words, index) => line(index + 1, words));

function memory() {
  return new TurnMemory<View, string, string>(0, {
    turnOf: ({ turn }) => turn,
    deedsOf: (fresh, before) =>
      fresh.map(({ key }) => ({ key, seat: 1, turn: before.turn ?? 0, weight: 'words' as const, shown: `${key}` })),
  });
}

describe('what a seat remembers since its turn', () => {
  it('begins where its turn ended and ends where its next one begins', () => {
    const mine = memory();
    mine.note({ view: { turn: 0, gold: 5 }, log: [], answers: 0 });
    const ended = mine.note({ view: { turn: 1, gold: 4 }, log: lines('I pay'), answers: 1 });
    expect(ended).toEqual({ deeds: [], since: null });
    const seen = mine.note({ view: { turn: 1, gold: 4 }, log: lines('I pay', 'they ride'), answers: 2 });
    expect(seen.deeds.map(({ shown }) => shown)).toEqual(['20']);
    const { since } = mine.note({ view: { turn: 0, gold: 2 }, log: lines('I pay', 'they ride', 'I lose'), answers: 3 });
    expect([since?.before.gold, since?.after.gold]).toEqual([4, 2]);
    expect(since?.lines.map((one) => one.kind === 'event' && one.event)).toEqual(['they ride', 'I lose']);
    expect(since?.deeds.map(({ key, view }) => [key, view.gold])).toEqual([
      [20, 4],
      [30, 2],
    ]);
  });

  it('keeps a question of another turn apart from its own turn', () => {
    const mine = memory();
    mine.note({ view: { turn: 0, gold: 5 }, log: [], answers: 0 });
    mine.note({ view: { turn: 1, gold: 5 }, log: lines('a'), answers: 1 });
    mine.note({ view: { turn: 1, gold: 4 }, log: lines('a', 'I bet'), answers: 2 });
    const { since } = mine.note({ view: { turn: 0, gold: 4 }, log: lines('a', 'I bet', 'c'), answers: 3 });
    expect([since?.before.gold, since?.lines.length]).toEqual([5, 2]);
  });

  it('leaves out what was taken back', () => {
    const mine = memory();
    mine.note({ view: { turn: 0, gold: 5 }, log: [], answers: 0 });
    mine.note({ view: { turn: 1, gold: 5 }, log: lines('a'), answers: 1 });
    mine.note({ view: { turn: 1, gold: 5 }, log: lines('a', 'b'), answers: 2 });
    mine.note({ view: { turn: 1, gold: 5 }, log: lines('a'), answers: 1 });
    const again = [...lines('a'), { ...line(2, 'other'), key: 99 }];
    const { since } = mine.note({ view: { turn: 0, gold: 5 }, log: again, answers: 2 });
    expect(since?.deeds.map(({ key }) => key)).toEqual([99]);
    mine.note({ view: { turn: 1, gold: 5 }, log: again, answers: 3 });
    mine.note({ view: { turn: 0, gold: 5 }, log: [], answers: 0 });
    expect(mine.note({ view: { turn: 0, gold: 5 }, log: [], answers: 0 }).since).toBeNull();
  });

  it('begins with how the table lay when the device was given away, though nobody saw it so', () => {
    const mine = memory();
    mine.note({ view: { turn: 0, gold: 5 }, log: [], answers: 0 });
    mine.leave({ seat: 0, view: { turn: 1, gold: 3 }, answers: 1 });
    const { since } = mine.note({ view: { turn: 0, gold: 1 }, log: lines('I pay', 'they take'), answers: 2 });
    expect([since?.before.gold, since?.after.gold]).toEqual([3, 1]);
    expect(since?.lines.length).toBe(1);
    expect(since?.deeds.map(({ key }) => key)).toEqual([20]);
  });
});
