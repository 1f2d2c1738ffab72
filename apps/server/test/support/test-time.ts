import { vi } from 'vitest';
import type { Stop, Time } from '../../src/time';

interface Alarm {
  readonly at: number;
  readonly act: () => void;
}

/** Time that stands still until a test lets it pass. */
export class TestTime implements Time {
  #now = Date.UTC(2030, 0, 1);
  readonly #alarms = new Set<Alarm>();

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, act: () => void): Stop {
    const alarm = { at: this.#now + milliseconds, act };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  #jump = 0;

  /** Somebody sets the clock on the wall. */
  jump(milliseconds: number): void {
    this.#jump += milliseconds;
  }

  settle(): number {
    const jump = this.#jump;
    this.#jump = 0;
    this.#now += jump;
    const alarms = [...this.#alarms];
    this.#alarms.clear();
    for (const alarm of alarms) this.#alarms.add(Object.assign(alarm, { at: alarm.at + jump }));
    return jump;
  }

  pass(milliseconds: number): void {
    const until = this.#now + milliseconds;
    for (let next = this.#next(until); next !== undefined; next = this.#next(until)) {
      this.#alarms.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.act();
    }
    this.#now = until;
  }

  #next(until: number): Alarm | undefined {
    return [...this.#alarms].filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
  }

  /** Lets time pass once somebody waits for it. */
  async passWhenAwaited(milliseconds: number): Promise<void> {
    await vi.waitUntil(() => this.#alarms.size > 0, { timeout: 5_000, interval: 1 });
    this.pass(milliseconds);
  }
}
