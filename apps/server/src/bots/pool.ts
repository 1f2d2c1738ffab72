import { Worker } from 'node:worker_threads';
import type { Weighed } from '@medallion/bots';
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
  /** Null where the bot came to none. */
  readonly choice: Chosen | null;
  readonly error: string | null;
}

/** A bot's answer by its place in the list of the question, and how it weighed the best ones. */
export interface Chosen {
  readonly option: number;
  readonly weighed: readonly Weighed[];
}

/** How a bot came to its answer: its own thought, or none because it was late, broke down, is no longer asked, or the server stops. */
export type Thought = Chosen | { readonly failed: 'late' | 'broken' | 'stale' | 'stopped'; readonly why: string };

/** A wish to think. */
export interface Request {
  /** For whose tables: everybody's take turns, so that many tables of one person delay nobody else. */
  readonly owner: string;
  /** Answers at once, and so never waits behind those who think. */
  readonly isQuick: boolean;
  /** The errand as it stands when its turn comes; null once the table has gone on. */
  readonly errand: () => Errand | null;
}

interface Job extends Request {
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
/** With so many errands waiting for each worker, a bot has half of its time; at least it has the least. */
const HALVED_BY = 8;
const LEAST_MILLISECONDS = 50;

/** A few worker threads in which bots think, one errand each. A slow or broken worker is replaced. */
export class BotPool {
  readonly #slow: Lane;
  readonly #quick: Lane;
  readonly #size: number;
  #isClosed = false;

  constructor(file: URL, size: number, time: Time) {
    this.#size = size;
    this.#slow = new Lane(file, size, time);
    this.#quick = new Lane(file, 1, time);
  }

  think(request: Request): Promise<Thought> {
    if (this.#size === 0 || this.#isClosed) return Promise.resolve({ failed: 'broken', why: 'no workers' });
    return (request.isQuick ? this.#quick : this.#slow).think(request);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([this.#slow.close(), this.#quick.close()]);
  }
}

/** Errands of one kind, and the workers that do them. */
class Lane {
  readonly #file: URL;
  readonly #size: number;
  /** Whoever comes first has the next turn. */
  readonly #waiting = new Map<string, Job[]>();
  readonly #desks = new Set<Desk>();
  readonly #time: Time;
  #isClosed = false;
  #number = 0;
  #length = 0;

  constructor(file: URL, size: number, time: Time) {
    this.#file = file;
    this.#size = size;
    this.#time = time;
  }

  think(request: Request): Promise<Thought> {
    return new Promise((resolve) => {
      const mine = this.#waiting.get(request.owner);
      const job = { ...request, resolve };
      if (mine === undefined) this.#waiting.set(request.owner, [job]);
      else mine.push(job);
      this.#length += 1;
      this.#next();
    });
  }

  /** The first job of the person whose turn it is, who then waits behind everybody else. */
  #take(): Job | null {
    const [first] = this.#waiting;
    const job = first?.[1].shift();
    if (first === undefined || job === undefined) return null;
    const [owner, left] = first;
    this.#waiting.delete(owner);
    if (left.length > 0) this.#waiting.set(owner, left);
    this.#length -= 1;
    return job;
  }

  #next(): void {
    while (this.#length > 0 && !this.#isClosed) {
      const desk = [...this.#desks].find((one) => one.job === null) ?? this.#open();
      const job = desk === null ? null : this.#take();
      if (desk === null || job === null) return;
      const errand = job.errand();
      if (errand === null) job.resolve({ failed: 'stale', why: 'the table has gone on' });
      else this.#begin(desk, job, errand);
    }
  }

  #begin(desk: Desk, job: Job, errand: Errand): void {
    const share = 1 + this.#length / (HALVED_BY * this.#size);
    const least = Math.min(LEAST_MILLISECONDS, errand.milliseconds);
    const milliseconds = Math.max(least, Math.floor(errand.milliseconds / share));
    this.#number += 1;
    desk.number = this.#number;
    desk.job = job;
    desk.stopTimer = this.#time.after(milliseconds + GRACE, () => this.#dismiss(desk, 'late', 'no answer in time'));
    desk.worker.postMessage({ errand: desk.number, ...errand, milliseconds });
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
    const thought: Thought = answer.choice ?? { failed: 'broken', why: answer.error ?? 'no option' };
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
    for (const job of [...this.#waiting.values()].flat()) job.resolve({ failed: 'stopped', why: 'closing' });
    this.#waiting.clear();
    for (const desk of desks) this.#settle(desk, { failed: 'stopped', why: 'closing' });
    await Promise.all(desks.map((desk) => desk.worker.terminate()));
  }
}
