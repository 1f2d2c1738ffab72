import { readFileSync } from 'node:fs';

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Linux counts processor time in hundredths of a second. */
const TICKS = 100;

/** Seconds that all threads of a process have spent on a processor. */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** The share of a sorted list that lies below the value returned. */
function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const round = (value) => Math.round(value * 1_000) / 1_000;
const microseconds = (seconds, answers) => Math.round((seconds / answers) * 1_000_000 * 10) / 10;

/** Counts answers, and what they cost the server and the generator itself. */
class Tally {
  #latencies = [];
  #started = performance.now();
  #before;

  constructor(pid) {
    this.pid = pid;
    this.#before = this.#cpu();
  }

  #cpu() {
    return { server: cpuSeconds(this.pid), load: cpuSeconds(process.pid) };
  }

  add(latency) {
    this.#latencies.push(latency);
  }

  /** What one slice of a load came to; `summaryOf` adds slices up. */
  slice(late = 0) {
    const after = this.#cpu();
    return {
      latencies: this.#latencies,
      seconds: (performance.now() - this.#started) / 1_000,
      late,
      cpu: after.server - this.#before.server,
      loadCpu: after.load - this.#before.load,
    };
  }
}

/** Several slices of the same load as one. */
export function summaryOf(slices) {
  const sorted = slices.flatMap(({ latencies }) => latencies).sort((one, other) => one - other);
  const sum = (which) => slices.reduce((total, slice) => total + slice[which], 0);
  return {
    answers: sorted.length,
    perSecond: Math.round(sorted.length / sum('seconds')),
    p50: round(quantile(sorted, 0.5)),
    p99: round(quantile(sorted, 0.99)),
    late: sum('late'),
    cpuMicroseconds: microseconds(sum('cpu'), sorted.length),
    loadCpuMicroseconds: microseconds(sum('loadCpu'), sorted.length),
  };
}

/** One answer at a table; resolves into the tally once everybody there has heard of it. */
function answerAt(table, tally, over) {
  const started = performance.now();
  let latency = 0;
  table.answer(
    () => {
      latency = performance.now() - started;
    },
    () => {
      tally.add(latency);
      over(table);
    },
  );
}

/** Tables that wait for their next turn, first in, first out, without moving the rest. */
class Queue {
  #items;
  #first = 0;

  constructor(items) {
    this.#items = [...items];
  }

  take() {
    if (this.#first === this.#items.length) return undefined;
    const item = this.#items[this.#first];
    this.#first += 1;
    if (this.#first > 10_000) {
      this.#items = this.#items.slice(this.#first);
      this.#first = 0;
    }
    return item;
  }

  put(item) {
    this.#items.push(item);
  }
}

/** As fast as it goes: so many answers are under way at any moment, spread over all tables in turn. */
export async function flatOut(tables, { inFlight, seconds, pid }) {
  const idle = new Queue(tables);
  const tally = new Tally(pid);
  const end = performance.now() + seconds * 1_000;
  let underWay = 0;
  await new Promise((resolve) => {
    const next = () => {
      const table = performance.now() < end ? idle.take() : undefined;
      if (table !== undefined) {
        underWay += 1;
        answerAt(table, tally, (free) => {
          underWay -= 1;
          idle.put(free);
          next();
        });
      } else if (underWay === 0) resolve();
    };
    for (let index = 0; index < inFlight; index++) next();
  });
  return tally.slice();
}

/** At a steady rate, whether or not the server keeps up. `late`: answers that found every table still busy. */
export async function paced(tables, { rate, seconds, pid }) {
  const idle = new Queue(tables);
  const tally = new Tally(pid);
  const started = performance.now();
  let late = 0;
  let underWay = 0;
  const over = (free) => {
    underWay -= 1;
    idle.put(free);
  };
  for (let sent = 0; performance.now() - started < seconds * 1_000; ) {
    const due = ((performance.now() - started) / 1_000) * rate;
    for (; sent < due; sent++) {
      const table = idle.take();
      if (table === undefined) late += 1;
      else {
        underWay += 1;
        answerAt(table, tally, over);
      }
    }
    await sleep(1);
  }
  while (underWay > 0) await sleep(1);
  return tally.slice(late);
}

/** Runs the work on every item, a few at a time, so that nobody's queue overflows while a load is being set up. */
export async function inBatches(items, size, work) {
  const results = [];
  for (let start = 0; start < items.length; start += size) {
    results.push(...(await Promise.all(items.slice(start, start + size).map(work))));
  }
  return results;
}
