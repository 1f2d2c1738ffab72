import type { LogEntry } from '@medallion/protocol';
import { describe, expect, it } from 'vitest';
import { logLines } from '../../src/play/online/log-lines';

let number = 0;
function entry(kind: LogEntry['kind'], more: Partial<LogEntry> = {}): LogEntry {
  number += 1;
  return { number, time: 0, kind, seat: null, events: [], move: null, name: null, ...more };
}
const move = (count: number) => ({ number: count, seat: 0, prompt: 'turn', option: null });
const told = (entries: readonly LogEntry[], moves: number) =>
  logLines(entries, moves, ({ kind }) => kind).map((line) =>
    line.kind === 'event' ? `${line.answer} ${String(line.event)}` : `${line.answer} (${line.words()})`,
  );

describe('the log of an online table', () => {
  it('numbers events by the answer they came from', () => {
    const log = [
      entry('seated'),
      entry('started', { events: ['dealt'] }),
      entry('answered', { events: ['played', 'drew'] }),
      entry('answered', { events: ['passed'] }),
    ];
    expect(told(log, 2)).toEqual(['0 (seated)', '0 dealt', '1 played', '1 drew', '2 passed']);
  });

  it('takes out what was taken back, and says that it was', () => {
    const log = [
      entry('started', { events: ['dealt'] }),
      entry('answered', { events: ['one'] }),
      entry('answered', { events: ['two'] }),
      entry('answered', { events: ['three'] }),
      entry('taken-back', { move: move(1) }),
      entry('answered', { events: ['other'] }),
      entry('undone', { move: move(1) }),
    ];
    expect(told(log, 1)).toEqual(['0 dealt', '1 one', '1 (taken-back)', '1 (undone)']);
  });

  it('counts back from the present where the oldest entries were left out', () => {
    const log = [entry('answered', { events: ['late'] }), entry('answered', { events: ['later'] })];
    expect(told(log, 40)).toEqual(['39 late', '40 later']);
  });

  it('keeps its lines when more happens, so that they are not worded and drawn again', () => {
    const log = [entry('seated'), entry('started', { events: ['a', 'b'] }), entry('answered', { events: ['c'] })];
    const before = logLines(log, 1, () => '');
    const after = logLines([...log, entry('answered', { events: ['d'] }), entry('left')], 2, () => '');
    expect(after).toHaveLength(6);
    for (const [index, line] of before.entries()) expect(after[index]).toBe(line);
  });

  it('never gives two lines the same key', () => {
    const log = [entry('started', { events: ['a', 'b'] }), entry('answered', { events: ['c'] }), entry('left')];
    const keys = logLines(log, 1, () => '').map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
