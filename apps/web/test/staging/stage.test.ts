import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { planTurn, turnBudget } from '../../src/table/staging/plan';
import type { Stage as AnyStage, Staged } from '../../src/table/staging/stage';
import { stubPage } from './page-globals';

type Deed = Staged<string, string>;

const deed = (key: number, turn = 1): Deed => {
  return { key, seat: turn, turn, weight: 'road', shown: `deed ${key}`, view: `table ${key}` };
};

let stage: AnyStage<string, string>;
let isHeld = false;
let hurried = 0;
let setPace: (pace: 'at-once' | 'normal') => void;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  stubPage();
  const { setSetting } = await import('../../src/settings/settings');
  const { Stage } = await import('../../src/table/staging/stage');
  setPace = (pace) => setSetting('botPace', pace);
  hurried = 0;
  const hold = (held: boolean) => {
    isHeld = held;
  };
  const hurry = () => {
    hurried += 1;
  };
  stage = new Stage<string, string>({ hold, hurry }, () => 2);
});
afterEach(() => {
  stage.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const now = () => stage.now.value?.key ?? null;

describe('the stage', () => {
  it('shows deeds one after the other, and holds the table until the last has been seen', () => {
    stage.add([deed(1), deed(2)]);
    expect([now(), isHeld, stage.isBusy.value]).toEqual([1, true, true]);
    vi.advanceTimersByTime(900);
    expect([now(), isHeld]).toEqual([2, true]);
    vi.advanceTimersByTime(900);
    expect([now(), isHeld, stage.isBusy.value]).toEqual([2, false, false]);
    stage.rest();
    expect(now()).toBeNull();
  });

  it('stands still while something else is read, and goes on with what is left of the time', () => {
    stage.add([deed(1), deed(2)]);
    vi.advanceTimersByTime(600);
    stage.hold(true);
    vi.advanceTimersByTime(60_000);
    expect([now(), isHeld]).toEqual([1, true]);
    stage.hold(false);
    vi.advanceTimersByTime(299);
    expect(now()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(now()).toBe(2);
  });

  it('goes one deed further at each step when it is paused', () => {
    stage.add([deed(1), deed(2)]);
    stage.pause();
    vi.advanceTimersByTime(60_000);
    expect(now()).toBe(1);
    stage.step();
    vi.advanceTimersByTime(60_000);
    expect([now(), isHeld]).toEqual([2, true]);
    stage.step();
    expect(isHeld).toBe(false); // the table goes on until there is a deed to be seen
    stage.add([deed(3)]);
    vi.advanceTimersByTime(60_000);
    expect([now(), isHeld]).toEqual([3, true]);
    stage.pause();
    vi.advanceTimersByTime(2600);
    expect(isHeld).toBe(false);
  });

  it('skips all that comes before the own turn at once', () => {
    stage.add([deed(1), deed(2)]);
    stage.skip();
    expect([isHeld, stage.isBusy.value, hurried]).toEqual([false, false, 1]);
    stage.add([deed(3)]);
    expect(stage.isBusy.value).toBe(false);
    stage.open();
    stage.add([deed(4)]);
    expect([now(), stage.isBusy.value]).toEqual([4, true]);
  });

  it('shows nothing at all where the person wants it at once', () => {
    setPace('at-once');
    stage.add([deed(1)]);
    expect([now(), isHeld, stage.isBusy.value]).toEqual([null, false, false]);
  });

  it('shows the past again as the table lay then, and afterwards what came meanwhile', () => {
    stage.again([deed(1)]);
    expect([stage.isAgain.value, stage.now.value?.view, isHeld]).toEqual([true, 'table 1', true]);
    stage.add([deed(5)]);
    expect(now()).toBe(1);
    stage.skip();
    expect([stage.isAgain.value, now(), hurried]).toEqual([false, 5, 0]);
  });
});

describe('the plan of a turn', () => {
  const many = Array.from({ length: 40 }, () => 'card' as const);
  it.each([1, 2, 3, 4])('speeds up and never runs over, with %i others', (others) => {
    const times = planTurn(many, others);
    const sum = times.reduce((all, time) => all + time, 0);
    expect(sum).toBeLessThanOrEqual(turnBudget(others));
    expect(sum * others).toBeLessThanOrEqual(8000);
    expect(times[0]).toBeGreaterThan(times[2] ?? 0);
    expect(times.at(-1)).toBe(0);
  });
});
