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
const round = (value) => Math.round(value * 100) / 100;

/** Between two looks at the counters: how long commits took, and how often and how long garbage was collected. */
export function tailBetween(before, after) {
  const grown = (name) => after.get(name) - (before.get(name) ?? 0);
  const commits = grown('medallion_commit_seconds_count');
  const bounds = [...after.keys()].flatMap((name) => {
    const bound = BUCKET.exec(name)?.[1];
    return bound === undefined ? [] : [{ bound: Number(bound.replace('+Inf', 'Infinity')), commits: grown(name) }];
  });
  const garbage = { sum: 0, count: 0 };
  for (const name of after.keys()) {
    const part = GC.exec(name)?.[1];
    if (part !== undefined) garbage[part] += grown(name);
  }
  return {
    commits,
    commitMilliseconds: round((grown('medallion_commit_seconds_sum') / commits) * 1_000),
    commitP99Within: (bounds.find((bucket) => bucket.commits >= 0.99 * commits)?.bound ?? Number.NaN) * 1_000,
    pauses: garbage.count,
    pauseMilliseconds: round((garbage.sum / garbage.count) * 1_000),
  };
}
