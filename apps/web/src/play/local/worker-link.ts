import type { SessionReply } from '../session';
import type { ErrandName, ErrandOf, Errands } from './worker-messages';

interface Waiting {
  readonly settle: (reply: SessionReply<never> | { readonly ok: true; readonly value: unknown }) => void;
}

interface Answered {
  readonly id: number;
  readonly result?: { readonly ok: true; readonly value: unknown } | SessionReply<never>;
  readonly failure?: string;
}

/** A worker that runs errands and can be stopped in the middle of one. It starts with the first errand. */
export class WorkerLink {
  readonly #name: string;
  #worker: Worker | null = null;
  #nextId = 1;
  readonly #waiting = new Map<number, Waiting>();

  constructor(name: string) {
    this.#name = name;
  }

  get isBusy(): boolean {
    return this.#waiting.size > 0;
  }

  ask<Name extends ErrandName>(errand: ErrandOf<Name>): Promise<SessionReply<Errands[Name]['gives']>> {
    const worker = this.#worker ?? this.#start();
    const id = this.#nextId++;
    return new Promise((resolve) => {
      // The worker answers each errand with what `Errands` promises for it.
      this.#waiting.set(id, { settle: resolve as Waiting['settle'] });
      worker.postMessage({ id, errand });
    });
  }

  #start(): Worker {
    const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module', name: this.#name });
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      waiting?.settle(data.result ?? failed(data.failure ?? ''));
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.#giveUp(event.message);
    });
    this.#worker = worker;
    return worker;
  }

  #giveUp(why: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { settle } of waiting) settle(failed(why));
  }

  /** Ends the worker; errands under way come back refused with `stopped`. The next errand starts a new one. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { settle } of waiting) settle({ ok: false, refusal: { code: 'stopped', detail: {} } });
  }
}

function failed(why: string): SessionReply<never> {
  return { ok: false, refusal: { code: 'worker-failed', detail: { why } } };
}
