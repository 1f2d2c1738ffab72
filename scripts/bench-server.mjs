/**
 * How many answers the server takes in a second and how soon it acknowledges them, at many live tables, with
 * boardgame.io's own server under the same load beside it, and what idle tables cost in memory.
 *
 *   node scripts/bench-server.mjs [--json] [--tables 100,1000,5000] [--seconds 8] [--idle 10000]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBoardgameIo, ticTacToeTable } from '../apps/server/scripts/bench/boardgame-io-load.mjs';
import { flatOut, inBatches, paced } from '../apps/server/scripts/bench/load.mjs';
import { duelAt, GWENT, TIC_TAC_TOE } from '../apps/server/scripts/bench/medallion-load.mjs';
import { buildForChecks } from '../apps/server/scripts/build-for-checks.mjs';
import { DUEL } from '../apps/server/scripts/play-table.mjs';
import { ServerProcess } from '../apps/server/scripts/server-process.mjs';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    tables: { type: 'string', default: '100,1000,5000' },
    seconds: { type: 'string', default: '8' },
    idle: { type: 'string', default: '10000' },
  },
});
const SIZES = values.tables.split(',').map(Number);
const SECONDS = Number(values.seconds);
const IDLE = Number(values.idle);
const RATE = 1_000;
const IN_FLIGHT = 100;
/** Long enough for the compiler to have seen the code that runs often. */
const WARM_UP = 4;

const say = (text) => process.stderr.write(`${text}\n`);
const megabytes = (pid) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1_024);
const { bench, protocol } = await buildForChecks();

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

function benchMedallion(size, agreed) {
  return withServer({}, async (server) => {
    say(`Medallion: setting up ${size} tables of ${agreed.game}`);
    const tables = await inBatches(Array.from({ length: size }), 50, () => duelAt(server, protocol, agreed));
    await flatOut(tables, { inFlight: IN_FLIGHT, seconds: WARM_UP });
    const steady = await paced(tables, { rate: RATE, seconds: SECONDS });
    const fastest = await flatOut(tables, { inFlight: IN_FLIGHT, seconds: SECONDS });
    const memory = megabytes(server.pid);
    for (const table of tables) table.close();
    return { tables: size, steady, fastest, memory };
  });
}

async function benchBoardgameIo(size) {
  say(`boardgame.io: setting up ${size} tables of tic-tac-toe`);
  const server = await startBoardgameIo();
  try {
    const tables = await inBatches(Array.from({ length: size }), 50, () => ticTacToeTable(server.url));
    await flatOut(tables, { inFlight: IN_FLIGHT, seconds: WARM_UP });
    const fastest = await flatOut(tables, { inFlight: IN_FLIGHT, seconds: SECONDS });
    const memory = megabytes(server.pid);
    for (const table of tables) table.close();
    return { tables: size, fastest, memory };
  } finally {
    await server.stop();
  }
}

/** Games that have begun and that nobody looks at: all in memory, and after a restart all on disk. */
function benchIdle() {
  return withServer({ IDLE_SECONDS: '1000000' }, async (server) => {
    say(`Medallion: opening ${IDLE} tables for nobody`);
    const { token } = await server.api('/api/guest', undefined, { name: 'Ada' });
    const empty = megabytes(server.pid);
    const seats = [{ kind: 'me' }, { kind: 'local', name: 'Bea' }];
    await inBatches(
      Array.from({ length: IDLE }, (_, index) => index),
      50,
      (index) => server.api('/api/tables', token, { id: `i${index}`, game: 'gwent', config: DUEL, seats, ready: true }),
    );
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
for (const size of SIZES) {
  const gwent = await benchMedallion(size, GWENT);
  const ticTacToe = await benchMedallion(size, TIC_TAC_TOE);
  const boardgameIo = await benchBoardgameIo(size);
  const times = Math.round((ticTacToe.fastest.perSecond / boardgameIo.fastest.perSecond) * 10) / 10;
  results.sizes.push({ tables: size, gwent, ticTacToe, boardgameIo, times });
}
results.idle = await benchIdle();

const lineOf = (tables, server, { steady, fastest, memory }) => ({
  tables,
  server,
  [`p50 at ${RATE}/s`]: steady?.p50 ?? '-',
  [`p99 at ${RATE}/s`]: steady?.p99 ?? '-',
  'answers/s': fastest.perSecond,
  p50: fastest.p50,
  p99: fastest.p99,
  MB: memory,
});

if (values.json) console.log(JSON.stringify(results, null, 2));
else {
  console.log(results.machine);
  console.log(
    `Latency in ms at a steady ${RATE} answers/s, then as fast as it goes with ${IN_FLIGHT} answers under way.`,
  );
  console.log(
    'Medallion commits every answer to SQLite before it is acknowledged; boardgame.io keeps its matches in memory.',
  );
  console.table(
    results.sizes.flatMap(({ tables, gwent, ticTacToe, boardgameIo }) => [
      lineOf(tables, 'Medallion, Gwent', gwent),
      lineOf(tables, 'Medallion, tic-tac-toe', ticTacToe),
      lineOf(tables, 'boardgame.io, tic-tac-toe', boardgameIo),
    ]),
  );
  for (const { tables, times } of results.sizes)
    console.log(`${tables} tables of tic-tac-toe: ${times} times boardgame.io`);
  const { inMemory, onDisk, empty } = results.idle;
  console.log(`${IDLE} idle tables: ${inMemory} MB in memory, ${onDisk} MB after a restart (${empty} MB empty)`);
}
