/** What may hold an answer up inside our server, as its own metrics count it since it was started. */
export async function countersOf(port) {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const counters = new Map();
  for (const [, name, value] of (await response.text()).matchAll(/^(\w+(?:\{[^}]*\})?) (\S+)$/gm)) {
    counters.set(name, Number(value));
  }
  return counters;
}

const BUCKET = /^medallion_commit_seconds_bucket\{le="([^"]+)"\}$/;
const GC = /^nodejs_gc_duration_seconds_(sum|count)\{/;
const GC_BUCKET = /^nodejs_gc_duration_seconds_bucket\{le="([^"]+)"/;
const round = (value) => Math.round(value * 100) / 100;

/** The least bound that every pause lay within, in milliseconds: each kind of pause is counted apart. */
function longestPause(after, grown) {
  const kinds = new Map();
  for (const name of after.keys()) {
    const [, bound] = GC_BUCKET.exec(name) ?? [];
    const kind = /kind="([^"]+)"/.exec(name)?.[1];
    if (bound !== undefined) kinds.set(kind, [...(kinds.get(kind) ?? []), { bound, count: grown(name) }]);
  }
  const longest = [...kinds.values()].map((buckets) => {
    const all = Math.max(...buckets.map(({ count }) => count));
    const enough = buckets.filter(({ count }) => count === all && count > 0);
    return Math.min(...enough.map(({ bound }) => Number(bound.replace('+Inf', 'Infinity'))), Infinity);
  });
  return Math.max(0, ...longest.filter(Number.isFinite)) * 1_000;
}

/** Between two looks at the counters: how long commits took, and how often and how long garbage was collected. */
export function tailBetween(before, after) {
  const grown = (name) => after.get(name) - (before.get(name) ?? 0);
  const commits = grown('medallion_commit_seconds_count');
  const bucketsOf = (kind) =>
    [...after.keys()].flatMap((name) => {
      const bound = kind.exec(name)?.[1];
      return bound === undefined ? [] : [{ bound: Number(bound.replace('+Inf', 'Infinity')), count: grown(name) }];
    });
  /** The least bound that so many of them lie within, in milliseconds. */
  const within = (buckets, count) =>
    Math.min(...buckets.filter((bucket) => bucket.count >= count).map(({ bound }) => bound)) * 1_000;
  const bounds = bucketsOf(BUCKET);
  const garbage = { sum: 0, count: 0 };
  for (const name of after.keys()) {
    const part = GC.exec(name)?.[1];
    if (part !== undefined) garbage[part] += grown(name);
  }
  return {
    commits,
    commitMilliseconds: round((grown('medallion_commit_seconds_sum') / commits) * 1_000),
    commitP99Within: within(bounds, 0.99 * commits),
    commitsWithin: within(bounds, commits),
    pauses: garbage.count,
    pausesWithin: longestPause(after, grown),
    pauseMilliseconds: round((garbage.sum / garbage.count) * 1_000),
  };
}
