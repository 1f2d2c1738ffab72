/** Lets one thing happen after the other. What comes to an idle queue begins at once. */
export class Queue {
  #waiting: (() => void)[] = [];
  #first = 0;
  #isBusy = false;
  #isRunning = false;

  get isIdle(): boolean {
    return !this.#isBusy && this.#waiting.length === 0;
  }

  /** Begins the work when its turn comes; the next waits until the work calls `leave`. */
  enter(work: () => void): void {
    this.#waiting.push(work);
    if (!this.#isBusy) this.#run();
  }

  leave(): void {
    this.#isBusy = false;
    this.#run();
  }

  /** A loop, not a recursion: a thousand commands in a row may all be over before they have begun. */
  #run(): void {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      for (;;) {
        const work = this.#isBusy ? undefined : this.#take();
        if (work === undefined) break;
        this.#isBusy = true;
        work();
      }
    } finally {
      this.#isRunning = false;
    }
  }

  #take(): (() => void) | undefined {
    const work = this.#waiting[this.#first];
    this.#first += 1;
    if (this.#first < this.#waiting.length) return work;
    this.#waiting = [];
    this.#first = 0;
    return work;
  }
}
