/** Stops what was to be done later. */
export type Stop = () => void;

/** Where the tables read time and wait for it. Tests bring their own, and let it pass as they please. */
export interface Time {
  /** Milliseconds since 1970. It never jumps by itself, however the clock on the wall is set. */
  now(): number;
  /** Acts once so much time has passed. It does not keep the process alive. */
  after(milliseconds: number, act: () => void): Stop;
  /** Sets `now` by the clock on the wall. By how much, where that is more than a clock may be wrong; else 0. */
  settle(): number;
}

/** What a timer can hold; beyond it, it would ring at once. */
const LONGEST = 2 ** 31 - 1;
/** Milliseconds from which on a difference is a jump: a clock that was set, or a machine that slept. */
const JUMP = 5_000;

/** Two clocks: the wall's, which people set, and a steady one that only ever goes on. */
export interface Clocks {
  wall(): number;
  steady(): number;
}

const machineClocks: Clocks = { wall: () => Date.now(), steady: () => performance.now() };

export function timeBy(clocks: Clocks): Time {
  let base = clocks.wall() - clocks.steady();
  const now = (): number => Math.round(base + clocks.steady());
  return {
    now,
    after(milliseconds, act) {
      const timer = setTimeout(act, Math.min(LONGEST, milliseconds));
      timer.unref();
      return () => clearTimeout(timer);
    },
    settle() {
      const difference = clocks.wall() - now();
      const isJump = Math.abs(difference) > JUMP;
      // A small difference is taken back step by step, so that time never goes backwards by more than a blink.
      base += isJump ? difference : Math.max(-20, Math.min(20, difference));
      return isJump ? difference : 0;
    },
  };
}

export const realTime: Time = timeBy(machineClocks);
