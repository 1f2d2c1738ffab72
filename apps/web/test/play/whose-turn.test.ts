import { describe, expect, it } from 'vitest';
import type { LocalSeat } from '../../src/play/local/store';
import { askedIn, botToMove, nextAmongOthers, nextAtDevice } from '../../src/play/whose-turn';

const person: LocalSeat = { kind: 'person', name: 'Ada', level: null };
const bot: LocalSeat = { kind: 'bot', name: null, level: 'novice' };

describe('a bot on this device', () => {
  it('answers whenever it is asked something that cannot wait', () => {
    expect(botToMove([person, bot], { asked: [0, 1], mayWait: [] })).toBe(1);
    expect(botToMove([person, bot, bot], { asked: [0, 1, 2], mayWait: [0, 1] })).toBe(2);
    expect(botToMove([person, bot], { asked: [0], mayWait: [] })).toBeNull();
  });

  it('lets the people go first in a phase that all share, and goes when none of them is asked', () => {
    expect(botToMove([person, bot, bot], { asked: [0, 1, 2], mayWait: [0, 1, 2] })).toBeNull();
    expect(botToMove([person, bot, bot], { asked: [1, 2], mayWait: [1, 2] })).toBe(1);
  });
});

describe('a device that people share', () => {
  it('stays with whoever is asked, and goes to the next when another is', () => {
    expect(nextAtDevice([0, 1], 0, { asked: [0], mayWait: [] })).toEqual([]);
    expect(nextAtDevice([0, 1], 0, { asked: [0, 1], mayWait: [] })).toEqual([]);
    expect(nextAtDevice([0, 1], 0, { asked: [1], mayWait: [] })).toEqual([1]);
    expect(nextAtDevice([0, 1, 2], 0, { asked: [1, 2], mayWait: [] })).toEqual([1]);
    expect(nextAtDevice([0, 1], 0, { asked: [2], mayWait: [] })).toEqual([]);
  });

  it('asks who acts in a phase that all share, after each action', () => {
    expect(nextAtDevice([0, 1, 3], 0, { asked: [0, 1, 2], mayWait: [0, 1, 2] })).toEqual([0, 1]);
    expect(nextAtDevice([0, 1], 'spectator', { asked: [0, 1], mayWait: [0, 1] })).toEqual([0, 1]);
    expect(nextAtDevice([0, 1], 0, { asked: [0], mayWait: [0] })).toEqual([]); // the others are done
  });

  it('belongs to the only person at it, whatever is asked', () => {
    expect(nextAtDevice([0], 0, { asked: [0, 1], mayWait: [0, 1] })).toEqual([]);
  });
});

describe('a device that two share at a table of others', () => {
  const shared = { asked: [0, 1, 2], mayWait: [0, 1, 2] };

  it('asks who acts before anything is shown, and again after an answer given at it', () => {
    expect(nextAmongOthers([0, 1], 'spectator', { ...shared, hasAnswered: false })).toEqual([0, 1]);
    expect(nextAmongOthers([0, 1], 0, { ...shared, hasAnswered: true })).toEqual([0, 1]);
  });

  it('is taken from nobody by what others do elsewhere', () => {
    expect(nextAmongOthers([0, 1], 0, { ...shared, hasAnswered: false })).toEqual([]);
    expect(nextAmongOthers([0, 1], 0, { asked: [2], mayWait: [], hasAnswered: true })).toEqual([]);
  });

  it('stays with whoever is in the middle of an action, and goes on when they have done all', () => {
    expect(nextAmongOthers([0, 1], 0, { asked: [0], mayWait: [], hasAnswered: true })).toEqual([]);
    expect(nextAmongOthers([0, 1], 0, { asked: [1, 2], mayWait: [1, 2], hasAnswered: true })).toEqual([1]);
    expect(nextAmongOthers([0, 1], 0, { asked: [0, 2], mayWait: [0, 2], hasAnswered: true })).toEqual([]);
  });

  it('reads who may wait from what everybody knows of the questions', () => {
    const open = askedIn([
      { seat: 0, prompt: 'act', mayWait: true },
      { seat: 2, prompt: 'pay' },
    ]);
    expect(open).toEqual({ asked: [0, 2], mayWait: [0] });
  });
});
