/**
 * Kills the server with SIGKILL at random instants while many tables of Gwent are being played, and counts what is lost.
 *
 *   node scripts/kill-test.mjs [--tables 50] [--kills 20]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildForChecks } from '../apps/server/scripts/build-for-checks.mjs';
import { playTable } from '../apps/server/scripts/play-table.mjs';
import { ServerProcess } from '../apps/server/scripts/server-process.mjs';
import { count, readFlags } from './flags.mjs';

const { tables: TABLES, kills: KILLS } = readFlags('kill-test', {
  tables: count(50, 'tables in play at a time'),
  kills: count(20, 'times the server is killed'),
});
const STUCK_AFTER = 90_000;
const Database = createRequire(new URL('../apps/server/package.json', import.meta.url))('libsql');

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Keeps the wanted number of tables in play until told to stop. */
async function keepPlaying(server, protocol, tables, isOver) {
  const one = async () => {
    while (!isOver()) {
      const played = await playTable(server, protocol, { pause: 20 });
      tables.push(played);
      while (!isOver() && !played.players.every((player) => player.isFinished)) await sleep(50);
    }
  };
  await Promise.all(Array.from({ length: TABLES }, one));
}

/** Acknowledged commands that the log does not hold exactly once. */
function countLost(dataDir, tables) {
  const db = new Database(join(dataDir, 'medallion.db'), { readonly: true });
  const entries = db.prepare('select command from entries where table_id = ? and command is not null order by number');
  let acknowledged = 0;
  let lost = 0;
  for (const { table, players } of tables) {
    const times = new Map();
    for (const { command } of entries.all([table])) times.set(command, (times.get(command) ?? 0) + 1);
    for (const { id } of players.flatMap((player) => player.acknowledged)) {
      acknowledged += 1;
      if (times.get(id) !== 1) lost += 1;
    }
  }
  db.close();
  return { acknowledged, lost };
}

const { main, protocol } = await buildForChecks();
const dataDir = mkdtempSync(join(tmpdir(), 'medallion-kill-'));
const server = await new ServerProcess(main, dataDir).start();
const tables = [];
let isOver = false;
const playing = keepPlaying(server, protocol, tables, () => isOver);
const acknowledgedSoFar = () =>
  tables.flatMap(({ players }) => players).reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** Kills only a server at work: everybody is back and answers flow. */
async function untilBusy() {
  const before = acknowledgedSoFar();
  const patience = Date.now() + STUCK_AFTER;
  while ((tables.length < TABLES || acknowledgedSoFar() < before + TABLES) && Date.now() < patience) await sleep(10);
  await sleep(Math.random() * 500);
}

let kills = 0;
for (; kills < KILLS; kills++) {
  await untilBusy();
  await server.kill();
  await server.start();
}
isOver = true;
await playing;

const isDone = ({ players }) => players.every((player) => player.isFinished);
const patience = Date.now() + STUCK_AFTER;
while (!tables.every(isDone) && Date.now() < patience) await sleep(100);
const stuck = tables.filter((table) => !isDone(table)).length;
const players = tables.flatMap((table) => table.players);
for (const player of players) player.stop();
let unproven = 0;
for (const { table, tokens } of tables.filter(isDone)) {
  const { record, fairness } = await server.api(`/api/tables/${table}/record`, tokens[0]);
  const verdict = await protocol.verifyShuffle({ ...fairness, seed: record.split('.')[4] });
  if (!verdict.isFair) unproven += 1;
}
await server.stop();
const { acknowledged, lost } = countLost(dataDir, tables);
const problems = players.flatMap((player) => player.problems);
const counts = {
  tables: tables.length,
  kills,
  acknowledged,
  lost,
  stuck,
  resumed: players.reduce((sum, player) => sum + player.resumed - 1, 0),
  problems: problems.length,
  unproven,
};
console.log(JSON.stringify(counts, null, 2));
for (const problem of new Set(problems.slice(0, 20))) console.log(problem);
if (server.errors !== '') console.log(server.errors.slice(0, 4_000));
rmSync(dataDir, { recursive: true, force: true });
if (lost + stuck + problems.length + unproven > 0 || acknowledged === 0) process.exitCode = 1;
