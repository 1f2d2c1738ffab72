import { type Signal, signal } from '@preact/signals';
import type { ReplaySession } from './replay-session';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const STEP = 1300;

/** Plays a replay by itself, a move at a time, until its end. */
export class Playback {
  readonly isPlaying: Signal<boolean> = signal(false);
  readonly speed: Signal<Speed> = signal(1);
  readonly #session: ReplaySession;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: ReplaySession) {
    this.#session = session;
  }

  toggle(): void {
    if (this.isPlaying.value) this.stop();
    else this.#start();
  }

  #start(): void {
    if (this.#session.position.value >= this.#session.length) this.#session.goTo(0);
    this.isPlaying.value = true;
    this.#wait();
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      this.#session.goTo(this.#session.position.value + 1);
      if (this.#session.position.value >= this.#session.length) this.stop();
      else this.#wait();
    }, STEP / this.speed.value);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.isPlaying.value = false;
  }

  nextSpeed(): void {
    this.speed.value = SPEEDS[(SPEEDS.indexOf(this.speed.value) + 1) % SPEEDS.length] ?? 1;
  }
}
