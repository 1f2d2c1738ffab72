/** Stops what was to be done later. */
export type Stop = () => void;

/** Where the tables read time and wait for it. Tests bring their own, and let it pass as they please. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Acts once so much time has passed. It does not keep the process alive. */
  after(milliseconds: number, act: () => void): Stop;
}

/** What a timer can hold; beyond it, it would ring at once. */
const LONGEST = 2 ** 31 - 1;

export const realTime: Time = {
  now: () => Date.now(),
  after: (milliseconds, act) => {
    const timer = setTimeout(act, Math.min(LONGEST, milliseconds));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
