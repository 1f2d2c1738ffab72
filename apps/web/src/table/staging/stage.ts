import type { Seat } from '@medallion/kernel';
import { batch, signal } from '@preact/signals';
import { settings } from '../../settings/settings';
import { paced, timeFor, turnBudget, type Weight } from './plan';

/** Something that somebody did, as it is shown on the table. What it shows is the game's own. */
export interface Deed<Shown> {
  /** The key of the line of the log that tells it. */
  readonly key: number;
  /** Whose doing it was; null for the table's own. */
  readonly seat: Seat | null;
  readonly weight: Weight;
  readonly shown: Shown;
}

/** A deed with the table as it lay after it, so that it can be shown again. */
export interface Staged<View, Shown> extends Deed<Shown> {
  readonly view: View;
  /** Whose turn it was. */
  readonly turn: Seat;
}

/** Again: how long a deed stands that somebody wants to see once more. */
const AGAIN = 1500;

interface Curtain {
  /** Lets the table go on, or holds it. */
  hold(isHeld: boolean): void;
  /** The rest of the others' turns is not shown. */
  hurry(): void;
}

/**
 * Shows the deeds of others one after the other and holds the table meanwhile. It stands still while a sheet is open
 * (`hold`) or when it is paused, and then goes on with the rest of the time that a deed has.
 */
export class Stage<View, Shown> {
  /** What is shown now; the last deed stays until the next one comes, or the turn is mine. */
  readonly now = signal<Staged<View, Shown> | null>(null);
  /** Whether something is being shown that has to be seen before anything is asked. */
  readonly isBusy = signal(false);
  readonly isPaused = signal(false);
  /** Whether the past is shown once more: then the table is drawn as it was. */
  readonly isAgain = signal(false);
  /** What was shown of the turn that is on. */
  readonly soFar = signal<readonly Staged<View, Shown>[]>([]);
  readonly #curtain: Curtain;
  readonly #others: () => number;
  #queue: Staged<View, Shown>[] = [];
  /** What came while the past was shown. */
  #waiting: Staged<View, Shown>[] = [];
  #spent = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Since when the clock of the deed runs; null while it stands. */
  #started: number | null = null;
  #left = 0;
  #isReading = false;
  #isStepping = false;
  #isSkipping = false;

  constructor(curtain: Curtain, others: () => number) {
    this.#curtain = curtain;
    this.#others = others;
  }

  /** Takes up what just happened. */
  add(deeds: readonly Staged<View, Shown>[]): void {
    const isShown = settings.value.botPace !== 'at-once' && !this.#isSkipping;
    const seen = isShown ? deeds.filter(({ weight }) => weight !== 'small') : [];
    if (this.isAgain.value) this.#waiting.push(...seen);
    else this.#queue.push(...seen);
    if (!this.isBusy.value) this.#next();
  }

  /** The viewer's own turn has begun: what was skipped is over. */
  open(): void {
    this.#isSkipping = false;
  }

  /** The viewer is asked: nothing is left to be shown. */
  rest(): void {
    if (this.isBusy.value || this.isAgain.value) return;
    this.#isStepping = false;
    batch(() => {
      this.now.value = null;
      this.soFar.value = [];
      this.isPaused.value = false;
    });
    this.#tellCurtain();
  }

  /** While something else is read here. */
  hold(isReading: boolean): void {
    if (this.#isReading === isReading) return;
    this.#isReading = isReading;
    this.#goOn();
  }

  pause(): void {
    this.isPaused.value = !this.isPaused.value;
    this.#isStepping = false;
    this.#goOn();
  }

  /** Shows one deed more and stands still again. */
  step(): void {
    this.isPaused.value = true;
    this.#isStepping = true;
    clearTimeout(this.#timer);
    this.#next();
  }

  skip(): void {
    if (this.isAgain.value) {
      this.#endAgain();
      return;
    }
    this.#isSkipping = true;
    this.#queue = [];
    this.isPaused.value = false;
    this.#finish();
    this.#curtain.hurry();
  }

  /** Shows what was shown before once more, at leisure. */
  again(deeds: readonly Staged<View, Shown>[]): void {
    if (deeds.length === 0) return;
    if (!this.isAgain.value) this.#waiting = this.#queue;
    clearTimeout(this.#timer);
    this.#queue = [...deeds];
    batch(() => {
      this.isAgain.value = true;
      this.isPaused.value = false;
    });
    this.#next();
  }

  /** Whoever looked has given the device away: nothing of theirs stays on the stage. */
  clear(): void {
    this.#queue = [];
    this.#waiting = [];
    this.isAgain.value = false;
    this.#finish();
    this.rest();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #timeOf({ weight }: Staged<View, Shown>): number {
    if (this.isAgain.value) return AGAIN;
    const time = timeFor(weight, this.#spent, turnBudget(this.#others()));
    this.#spent += time;
    return paced(time, settings.value.botPace);
  }

  #next(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#end();
    else this.#show(next);
  }

  #end(): void {
    if (this.isAgain.value) this.#endAgain();
    else this.#finish();
  }

  #show(next: Staged<View, Shown>): void {
    const isNewTurn = this.now.peek()?.turn !== next.turn;
    if (isNewTurn) this.#spent = 0;
    this.#started = null;
    this.#left = this.#timeOf(next);
    batch(() => {
      this.now.value = next;
      if (!this.isAgain.value) this.soFar.value = [...(isNewTurn ? [] : this.soFar.value), next];
      this.isBusy.value = true;
    });
    if (this.#left === 0) {
      this.#next();
      return;
    }
    this.#isStepping = false;
    this.#goOn();
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.isBusy.value = false;
    this.#tellCurtain();
  }

  #endAgain(): void {
    clearTimeout(this.#timer);
    this.#queue = this.#waiting;
    this.#waiting = [];
    batch(() => {
      this.isAgain.value = false;
      this.now.value = null;
      this.isPaused.value = false;
    });
    this.#next();
  }

  /** Runs or stops the clock of the deed that is shown. */
  #goOn(): void {
    clearTimeout(this.#timer);
    const stands = this.#isReading || this.isPaused.value;
    if (this.#started !== null) this.#left = Math.max(0, this.#left - (performance.now() - this.#started));
    this.#started = null;
    if (this.isBusy.value && !stands) {
      this.#started = performance.now();
      this.#timer = setTimeout(() => {
        this.#started = null;
        this.#next();
      }, this.#left);
    }
    this.#tellCurtain();
  }

  #tellCurtain(): void {
    const isPaused = this.isPaused.value && !this.#isStepping;
    this.#curtain.hold(this.#isReading || this.isBusy.value || isPaused || this.isAgain.value);
  }
}
