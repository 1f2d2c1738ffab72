import { Worker } from 'node:worker_threads';
import type { Stop, Time } from '../time';

/** What a bot is asked: a table as saved, and which seat it plays. */
export interface Errand {
  readonly game: string;
  readonly saved: unknown;
  readonly seat: number;
  readonly level: string;
  readonly seed: number;
  readonly milliseconds: number;
}

export interface WorkerAnswer {
  readonly errand: number;
  readonly option: number | null;
  readonly error: string | null;
}

/** How a bot came to its answer: its own thought, or none because it was late, broke down, or the server stops. */
export type Thought =
  | { readonly option: number }
  | { readonly failed: 'late' | 'broken' | 'stopped'; readonly why: string };

interface Job {
  readonly errand: Errand;
  readonly resolve: (thought: Thought) => void;
}

interface Desk {
  readonly worker: Worker;
  job: Job | null;
  number: number;
  stopTimer: Stop | null;
}

/** How long beyond its budget a worker may take before it is replaced. */
const GRACE = 2_000;

/** A few worker threads in which bots think, one errand each. A slow or broken worker is replaced. */
export class BotPool {
  readonly #file: URL;
  readonly #size: number;
  readonly #waiting: Job[] = [];
  readonly #desks = new Set<Desk>();
  readonly #time: Time;
  #isClosed = false;
  #number = 0;

  constructor(file: URL, size: number, time: Time) {
    this.#file = file;
    this.#size = size;
    this.#time = time;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  think(errand: Errand): Promise<Thought> {
    if (this.#size === 0 || this.#isClosed) return Promise.resolve({ failed: 'broken', why: 'no workers' });
    return new Promise((resolve) => {
      this.#waiting.push({ errand, resolve });
      this.#next();
    });
  }

  #next(): void {
    const job = this.#waiting[0];
    if (job === undefined || this.#isClosed) return;
    const desk = [...this.#desks].find((one) => one.job === null) ?? this.#open();
    if (desk === null) return;
    this.#waiting.shift();
    this.#number += 1;
    desk.number = this.#number;
    desk.job = job;
    desk.stopTimer = this.#time.after(job.errand.milliseconds + GRACE, () =>
      this.#dismiss(desk, 'late', 'no answer in time'),
    );
    desk.worker.postMessage({ errand: desk.number, ...job.errand });
    this.#next();
  }

  #open(): Desk | null {
    if (this.#desks.size >= this.#size) return null;
    const worker = new Worker(this.#file);
    const desk: Desk = { worker, job: null, number: 0, stopTimer: null };
    worker.on('message', (answer: WorkerAnswer) => this.#hear(desk, answer));
    worker.on('error', (error) => this.#dismiss(desk, 'broken', error.message));
    worker.on('exit', () => this.#dismiss(desk, 'broken', 'the worker ended'));
    worker.unref();
    this.#desks.add(desk);
    return desk;
  }

  #hear(desk: Desk, answer: WorkerAnswer): void {
    if (answer.errand !== desk.number) return;
    const thought: Thought =
      answer.option === null ? { failed: 'broken', why: answer.error ?? 'no option' } : { option: answer.option };
    this.#settle(desk, thought);
    this.#next();
  }

  #settle(desk: Desk, thought: Thought): void {
    desk.stopTimer?.();
    desk.stopTimer = null;
    const { job } = desk;
    desk.job = null;
    job?.resolve(thought);
  }

  #dismiss(desk: Desk, failed: 'late' | 'broken', why: string): void {
    if (!this.#desks.delete(desk)) return;
    this.#settle(desk, { failed, why });
    void desk.worker.terminate();
    this.#next();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const desks = [...this.#desks];
    this.#desks.clear();
    for (const job of this.#waiting.splice(0)) job.resolve({ failed: 'stopped', why: 'closing' });
    for (const desk of desks) this.#settle(desk, { failed: 'stopped', why: 'closing' });
    await Promise.all(desks.map((desk) => desk.worker.terminate()));
  }
}
