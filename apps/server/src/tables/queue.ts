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
    const isNext = this.#waiting.length === 0;
    if (!isNext || this.#isBusy || this.#isRunning) this.#waiting.push(work);
    if (!this.#isBusy && !this.#isRunning) this.#run(isNext ? work : this.#take());
  }

  leave(): void {
    this.#isBusy = false;
    if (!this.#isRunning) this.#run(this.#take());
  }

  /** A loop, not a recursion: a thousand commands in a row may all be over before they have begun. */
  #run(first: (() => void) | undefined): void {
    this.#isRunning = true;
    try {
      for (let work = first; work !== undefined; work = this.#isBusy ? undefined : this.#take()) {
        this.#isBusy = true;
        work();
      }
    } finally {
      this.#isRunning = false;
    }
  }

  #take(): (() => void) | undefined {
    const work = this.#waiting[this.#first];
    if (work === undefined) return;
    this.#first += 1;
    if (this.#first === this.#waiting.length) {
      this.#waiting = [];
      this.#first = 0;
    }
    return work;
  }
}
