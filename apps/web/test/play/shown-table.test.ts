import { describe, expect, it } from 'vitest';
import { ShownTable } from '../../src/play/local/shown-table';
import type { Changed, KeyedEvent, Look } from '../../src/play/local/worker-messages';

class Screen extends ShownTable {
  sees(told: readonly KeyedEvent[], known: number): void {
    const look: Look = { view: {}, question: null, events: told, known, undo: null, beforeLatest: null, record: null };
    const changed: Changed = {
      waitingFor: [],
      scores: null,
      answers: [],
      outcome: null,
      progress: null,
      version: 1,
    };
    this.show(look, { changed, outcome: null, seats: [] });
  }
  get lastKey(): number {
    return this.told;
  }
}

const line = (key: number): KeyedEvent => ({ key, answer: key, event: `event ${key}` });
const keysOf = (screen: Screen) => screen.log.value.map(({ key }) => key);

describe('the log of a table on this device', () => {
  it('grows by what is new and keeps the lines it had', () => {
    const screen = new Screen();
    screen.sees([line(1), line(2)], 0);
    const [first] = screen.log.value;
    screen.sees([line(3)], 2);
    expect(keysOf(screen)).toEqual([1, 2, 3]);
    expect(screen.log.value[0]).toBe(first);
    expect(screen.lastKey).toBe(3);
  });

  it('loses what an undo took away', () => {
    const screen = new Screen();
    screen.sees([line(1), line(2), line(3)], 0);
    screen.sees([line(4)], 1);
    expect(keysOf(screen)).toEqual([1, 4]);
  });

  it('has nothing twice when two looks cross', () => {
    const screen = new Screen();
    screen.sees([line(1)], 0);
    screen.sees([line(2)], 1);
    screen.sees([line(2), line(3)], 1);
    expect(keysOf(screen)).toEqual([1, 2, 3]);
  });
});
