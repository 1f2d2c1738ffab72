import type { ClockRule } from '@medallion/protocol';

const DAY = 86_400_000;

/** The clocks of a table: each asked seat has its own, which runs from the moment it was asked. */
export class Clock {
  readonly rule: ClockRule;
  readonly banks: number[];
  /** Since when each seat has been asked; null while it is not. */
  readonly #since: (number | null)[];

  constructor(rule: ClockRule, seats: number) {
    this.rule = rule;
    this.banks = Array.from({ length: seats }, () => (rule.kind === 'live' ? rule.bank * 1_000 : 0));
    this.#since = Array.from({ length: seats }, () => null);
  }

  get isRunning(): boolean {
    return this.rule.kind !== 'none' && this.#since.some((since) => since !== null);
  }

  /**
   * Starts the clocks of the seats asked now, anew for the one that has just answered and for those that may wait for
   * others to act, and stops the rest.
   */
  ask(seats: readonly number[], now: number, answered: number | null, mayWait: readonly number[] = []): void {
    for (const seat of this.#since.keys()) {
      const isAsked = seats.includes(seat);
      if (!isAsked) this.#since[seat] = null;
      else if (seat === answered || this.#since[seat] === null) this.#since[seat] = now;
      else if (answered !== null && mayWait.includes(seat)) this.#since[seat] = now;
    }
  }

  /** After a turn was taken back: what went before counts for nobody's time. */
  askAnew(seats: readonly number[], now: number): void {
    for (const seat of this.#since.keys()) this.#since[seat] = seats.includes(seat) ? now : null;
  }

  /** Live clocks do not charge anybody for the time before then: the server was away. */
  forgive(until: number): void {
    if (this.rule.kind !== 'live') return;
    for (const [seat, since] of this.#since.entries()) if (since !== null) this.#since[seat] = Math.max(since, until);
  }

  /** The clock on the wall was set: what was left of a move is left of it now. */
  shift(milliseconds: number): void {
    if (this.rule.kind !== 'live') return;
    for (const [seat, since] of this.#since.entries()) if (since !== null) this.#since[seat] = since + milliseconds;
  }

  /** What an answer given now leaves in the bank of its seat; null where there are no banks. */
  bankAfter(seat: number, now: number): number | null {
    if (this.rule.kind !== 'live') return null;
    const since = this.#since[seat] ?? now;
    const beyond = Math.max(0, now - since - this.rule.move * 1_000);
    return Math.max(0, (this.banks[seat] ?? 0) - beyond);
  }

  deadlineOf(seat: number): number | null {
    const since = this.#since[seat] ?? null;
    if (since === null) return null;
    if (this.rule.kind === 'live') return since + this.rule.move * 1_000 + (this.banks[seat] ?? 0);
    return this.rule.kind === 'correspondence' ? since + this.rule.days * DAY : null;
  }

  deadlines(): (number | null)[] {
    return this.banks.map((_, seat) => this.deadlineOf(seat));
  }

  /** The first moment at which somebody's time is up. */
  earliest(): number | null {
    if (this.rule.kind === 'none') return null;
    const running = this.deadlines().filter((deadline) => deadline !== null);
    return running.length === 0 ? null : Math.min(...running);
  }
}
