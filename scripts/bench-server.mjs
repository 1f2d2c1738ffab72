/**
 * How many answers the server takes in a second and how soon it acknowledges them, at many live tables, with
 * boardgame.io's own server under the same load beside it, and what idle tables cost in memory. The bare relay does only
 * what no server can do without, one read and two writes for an answer of the same size: no server of this kind, in one
 * thread of Node on the same machine and under the same load, can be faster than it.
 *
 *   node scripts/bench-server.mjs [--json] [--tables 100,1000,5000] [--seconds 8] [--idle 10000]
 *                                 [--games gwent,tic-tac-toe,relay,boardgame.io,boardgame.io-on-disk]
 */
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { summaryOf } from '../apps/server/scripts/bench/load.mjs';
import { startOther } from '../apps/server/scripts/bench/other-server.mjs';
import { countersOf, tailBetween } from '../apps/server/scripts/bench/server-tail.mjs';
import { buildForChecks } from '../apps/server/scripts/build-for-checks.mjs';
import { DUEL } from '../apps/server/scripts/play-table.mjs';
import { ServerProcess } from '../apps/server/scripts/server-process.mjs';
import { choices, count, counts, readFlags, toggle } from './flags.mjs';

const ALL = ['gwent', 'tic-tac-toe', 'relay', 'boardgame.io', 'boardgame.io-on-disk'];
const {
  json: isJson,
  tables: SIZES,
  games: GAMES,
  seconds: SECONDS,
  idle: IDLE,
} = readFlags('bench-server', {
  json: toggle('print one JSON object'),
  tables: counts([100, 1_000, 5_000], 'live tables'),
  games: choices(ALL, ALL, 'what is measured'),
  seconds: count(8, 'seconds of a measurement'),
  idle: count(10_000, 'idle tables; 0 for none', 0),
});
const RATE = 1_000;
const IN_FLIGHT = 100;
const SLICES = 4;
/** Long enough for the compiler to have seen the code that runs often. */
const WARM_UP = 4;

const NAMES = {
  gwent: 'Medallion, Gwent',
  'tic-tac-toe': 'Medallion, tic-tac-toe',
  relay: 'bare relay (ceiling of this machine)',
  'boardgame.io': 'boardgame.io, tic-tac-toe, in memory',
  'boardgame.io-on-disk': 'boardgame.io, tic-tac-toe, on disk',
};
const OTHERS = {
  relay: './relay-server.mjs',
  'boardgame.io': './boardgame-io-server.cjs',
  'boardgame.io-on-disk': './boardgame-io-server.cjs',
};
const say = (text) => process.stderr.write(`${text}\n`);
const megabytes = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024);
const { bench, protocolFile } = await buildForChecks();
const loadScript = fileURLToPath(new URL('../apps/server/scripts/bench/load-process.mjs', import.meta.url));

/** The players of one game in a process of their own: the same pace against either server. */
async function players({ port, pid }, game, size) {
  const load = fork(loadScript);
  const heard = () =>
    new Promise((resolve, reject) => {
      load.once('message', resolve);
      load.once('exit', (code) => reject(new Error(`the load of ${game} ended with ${code}`)));
    });
  const task = { inFlight: IN_FLIGHT, rate: RATE, warmUp: WARM_UP, port, pid, game, size };
  load.send({ ...task, protocol: protocolFile, duel: DUEL });
  await heard();
  load.removeAllListeners('exit');
  return {
    slice: async (kind) => {
      load.send({ load: kind, seconds: SECONDS / SLICES });
      const measured = await heard();
      load.removeAllListeners('exit');
      return measured;
    },
    stop: () => load.kill(),
  };
}

async function withServer(env, work) {
  const dataDir = mkdtempSync(join(tmpdir(), 'medallion-bench-'));
  const server = await new ServerProcess(bench, dataDir, env).start();
  try {
    return await work(server);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Starts the server of a game and its players; what it resolves to is measured and then stopped. */
async function contender(game, size) {
  say(`${NAMES[game]}: ${size} tables`);
  const dataDir = mkdtempSync(join(tmpdir(), 'medallion-bench-'));
  const other = OTHERS[game];
  const env = game === 'boardgame.io-on-disk' ? { FLATFILE_DIR: dataDir } : {};
  const server = await (other === undefined ? new ServerProcess(bench, dataDir).start() : startOther(other, env));
  const load = await players(server, game, size);
  return {
    game,
    slice: load.slice,
    counters: () => (other === undefined ? countersOf(server.port) : null),
    memory: () => megabytes(server.pid),
    stop: async () => {
      load.stop();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** All servers under the same load, a slice each in turn: whatever else the machine does meets all of them alike. */
async function benchSize(size) {
  const contenders = [];
  for (const game of GAMES) contenders.push(await contender(game, size));
  const steady = await inTurn(contenders, 'steady');
  const fastest = await inTurn(contenders, 'fastest');
  const measured = {};
  for (const [index, { game, memory, stop }] of contenders.entries()) {
    const { slices, tail } = steady[index];
    const found = { steady: summaryOf(slices), fastest: summaryOf(fastest[index].slices), memory: memory() };
    measured[game] = { ...found, ...(tail === null ? {} : { tail }) };
    await stop();
  }
  return measured;
}

/** Slices of one kind of load for each contender, and, of ours, what held answers up meanwhile. */
async function inTurn(contenders, kind) {
  const before = await Promise.all(contenders.map(({ counters }) => counters()));
  const slices = contenders.map(() => []);
  for (let slice = 0; slice < SLICES; slice++) {
    for (const [index, one] of contenders.entries()) slices[index].push(await one.slice(kind));
  }
  const after = await Promise.all(contenders.map(({ counters }) => counters()));
  return contenders.map((_, index) => ({
    slices: slices[index],
    tail: after[index] === null ? null : tailBetween(before[index], after[index]),
  }));
}

/** Games that have begun and that nobody looks at: all in memory, and after a restart all on disk. */
function benchIdle() {
  return withServer({ IDLE_SECONDS: '1000000' }, async (server) => {
    say(`Medallion: opening ${IDLE} tables for nobody`);
    const empty = megabytes(server.pid);
    const seats = [{ kind: 'me' }, { kind: 'local', name: 'Bea' }];
    const order = { game: 'gwent', config: DUEL, seats, ready: true };
    // As many tables as a person may have, unless told otherwise.
    for (let first = 0; first < IDLE; first += 50) {
      const { token } = await server.api('/api/guest', undefined, { name: 'Ada' });
      const ids = Array.from({ length: Math.min(50, IDLE - first) }, (_, index) => `i${first + index}`);
      await Promise.all(ids.map((id) => server.api('/api/tables', token, { ...order, id })));
    }
    const inMemory = megabytes(server.pid);
    await server.stop();
    await server.start();
    return { tables: IDLE, empty, inMemory, onDisk: megabytes(server.pid) };
  });
}

const results = {
  machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}`,
  rate: RATE,
  inFlight: IN_FLIGHT,
  sizes: [],
};
const ratio = (one, other) => Math.round((one / other) * 10) / 10;

/** How often a server does what boardgame.io does once, by the clock and by processor time; null where one was left out. */
function timesOf(one, theirs) {
  if (one === undefined || theirs === undefined) return null;
  return {
    throughput: ratio(one.fastest.perSecond, theirs.fastest.perSecond),
    processor: ratio(theirs.fastest.cpuMicroseconds, one.fastest.cpuMicroseconds),
  };
}

for (const tables of SIZES) {
  const measured = await benchSize(tables);
  const [ours, theirs] = [measured['tic-tac-toe'], measured['boardgame.io']];
  results.sizes.push({
    tables,
    measured,
    times: timesOf(ours, theirs),
    timesOnDisk: timesOf(ours, measured['boardgame.io-on-disk']),
    ceiling: timesOf(measured.relay, theirs),
  });
}
if (IDLE > 0) results.idle = await benchIdle();

/** Whole cores that were busy: whichever of the two comes near one is what limits the rate. */
const cores = (cpu, perSecond) => Math.round((cpu / 1_000_000) * perSecond * 100) / 100;

const lineOf = (tables, game, { steady, fastest, memory }) => ({
  tables,
  server: NAMES[game],
  [`p50 at ${RATE}/s`]: steady.p50,
  [`p99 at ${RATE}/s`]: steady.p99,
  [`CPU µs at ${RATE}/s`]: steady.cpuMicroseconds,
  'answers/s': fastest.perSecond,
  p50: fastest.p50,
  p99: fastest.p99,
  'CPU µs': fastest.cpuMicroseconds,
  'load CPU µs': fastest.loadCpuMicroseconds,
  cores: cores(fastest.cpuMicroseconds, fastest.perSecond),
  'load cores': cores(fastest.loadCpuMicroseconds, fastest.perSecond),
  MB: memory,
});

if (isJson) console.log(JSON.stringify(results, null, 2));
else {
  console.log(results.machine);
  console.log(
    `Latency in ms at a steady ${RATE} answers/s, then as fast as it goes with ${IN_FLIGHT} answers under way.`,
  );
  console.log('CPU µs: processor time of the server (and of the load) for one answer, all its threads together.');
  console.log('cores: how many processors that kept busy. A load near 1, or both near all there are, limits the rate.');
  console.log(
    'Medallion commits every answer to SQLite before it is acknowledged; boardgame.io keeps its matches in memory,',
  );
  console.log(
    'unless it is told to keep them in files (FLATFILE_DIR), which is the nearest that it has to what we do.',
  );
  console.log('The bare relay reads an answer and writes to both seats as much as Medallion does, and nothing else.');
  console.table(
    results.sizes.flatMap(({ tables, measured }) =>
      Object.entries(measured).map(([game, found]) => lineOf(tables, game, found)),
    ),
  );
  for (const { tables, times, timesOnDisk, ceiling, measured } of results.sizes) {
    for (const [game, { tail }] of Object.entries(measured)) {
      if (tail === undefined) continue;
      const { commits, commitMilliseconds, commitP99Within, commitsWithin, pauses, pauseMilliseconds, pausesWithin } =
        tail;
      console.log(
        `${tables} tables, ${NAMES[game]} at ${RATE}/s: ${commits} commits of ${commitMilliseconds} ms, 99 % of them within ` +
          `${commitP99Within} ms, all within ${commitsWithin} ms; ${pauses} pauses for garbage of ${pauseMilliseconds} ms, ` +
          `all within ${pausesWithin} ms`,
      );
    }
    const told = ({ throughput, processor }) =>
      `${throughput} times boardgame.io's answers/s, 1/${processor} of its processor time`;
    if (times !== null) console.log(`${tables} tables of tic-tac-toe: ${told(times)}`);
    if (timesOnDisk !== null) console.log(`${tables} tables of tic-tac-toe, both on disk: ${told(timesOnDisk)}`);
    if (ceiling !== null) console.log(`${tables} tables at the bare relay, the ceiling: ${told(ceiling)}`);
  }
  if (results.idle !== undefined) {
    const { inMemory, onDisk, empty } = results.idle;
    console.log(`${IDLE} idle tables: ${inMemory} MB in memory, ${onDisk} MB after a restart (${empty} MB empty)`);
  }
}
