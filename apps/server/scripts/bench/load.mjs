const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The share of a sorted list that lies below the value returned. */
function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function summary(latencies, seconds, late = 0) {
  const sorted = latencies.toSorted((one, other) => one - other);
  const round = (value) => Math.round(value * 100) / 100;
  return {
    answers: sorted.length,
    perSecond: Math.round(sorted.length / seconds),
    p50: round(quantile(sorted, 0.5)),
    p99: round(quantile(sorted, 0.99)),
    late,
  };
}

/** As fast as it goes: so many answers are under way at any moment, spread over all tables in turn. */
export async function flatOut(tables, { inFlight, seconds }) {
  const idle = [...tables];
  const latencies = [];
  const end = performance.now() + seconds * 1_000;
  const worker = async () => {
    while (performance.now() < end) {
      const table = idle.shift();
      if (table === undefined) await sleep(1);
      else {
        latencies.push(await table.answer());
        idle.push(table);
      }
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: Math.min(inFlight, tables.length) }, worker));
  return summary(latencies, (performance.now() - started) / 1_000);
}

/** At a steady rate, whether or not the server keeps up. `late`: answers that found every table still busy. */
export async function paced(tables, { rate, seconds }) {
  const idle = [...tables];
  const latencies = [];
  const underWay = new Set();
  const started = performance.now();
  let due = 0;
  let late = 0;
  for (let sent = 0; performance.now() - started < seconds * 1_000; ) {
    due = ((performance.now() - started) / 1_000) * rate;
    for (; sent < due; sent++) {
      const table = idle.shift();
      if (table === undefined) {
        late += 1;
        continue;
      }
      const answer = table.answer().then((latency) => {
        latencies.push(latency);
        idle.push(table);
        underWay.delete(answer);
      });
      underWay.add(answer);
    }
    await sleep(1);
  }
  const took = (performance.now() - started) / 1_000;
  await Promise.all(underWay);
  return summary(latencies, took, late);
}

/** Runs the work on every item, a few at a time, so that nobody's queue overflows while a load is being set up. */
export async function inBatches(items, size, work) {
  const results = [];
  for (let start = 0; start < items.length; start += size) {
    results.push(...(await Promise.all(items.slice(start, start + size).map(work))));
  }
  return results;
}
