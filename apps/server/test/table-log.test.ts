import { describe, expect, it } from 'vitest';
import { TableLog } from '../src/tables/table-log';

const line = (number: number) =>
  ({ number, time: 0, kind: 'answered', seat: 0, events: [], move: null, name: null }) as const;

describe('the log of a table', () => {
  it('gives what came since, and forgets only what nobody is told of', () => {
    const log = new TableLog();
    let told = 0;
    for (let number = 0; number < 2_000; number++) {
      expect(log.hasForgotten).toBe(number > 300);
      log.add(line(number));
      if (number % 7 !== 0) continue;
      expect(log.since(told).map((one) => one.number)).toEqual(
        Array.from({ length: log.count - told }, (_, index) => told + index),
      );
      told = log.count;
    }
    expect(log.count).toBe(2_000);
    expect(log.latest().map((one) => one.number)).toEqual(Array.from({ length: 300 }, (_, index) => 1_700 + index));
  });
});
