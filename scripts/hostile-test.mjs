/**
 * Sends malformed, oversized, forged, replayed and out-of-turn messages over real sockets, and checks that the server
 * neither falls nor changes anything nor grows.
 *
 *   node scripts/hostile-test.mjs [--messages 100000]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildForChecks } from '../apps/server/scripts/build-for-checks.mjs';
import { ATTACKS, FOUL_PLAY, LAST_WORDS } from '../apps/server/scripts/hostile-messages.mjs';
import { seatTwo } from '../apps/server/scripts/play-table.mjs';
import { ServerProcess } from '../apps/server/scripts/server-process.mjs';
import { count, readFlags } from './flags.mjs';

const require = createRequire(new URL('../apps/server/package.json', import.meta.url));
const { WebSocket } = require('ws');
const Database = require('libsql');
const { messages: MESSAGES } = readFlags('hostile-test', { messages: count(100_000, 'messages to send') });
const BATCH = 40;
const SOCKETS = 8;
/** What the heap may wander between two measurements without growing. */
const FLAT = 48;

const { main, protocol } = await buildForChecks();
const dataDir = mkdtempSync(join(tmpdir(), 'medallion-hostile-'));
const server = await new ServerProcess(main, dataDir).start();

const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1_024;
const guest = (name) => server.api('/api/guest', undefined, { name });

/** A socket that has said hello, with the messages it receives. */
async function connect(token) {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`);
  const heard = [];
  const connection = { socket, heard, isOpen: true };
  socket.on('message', (data) => heard.push(String(data)));
  socket.on('error', () => undefined);
  socket.on('close', () => {
    connection.isOpen = false;
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  socket.send(JSON.stringify({ type: 'hello', protocol: protocol.PROTOCOL, token }));
  await until(() => heard.length > 0 || !connection.isOpen);
  return connection;
}

async function until(isSo) {
  const patience = Date.now() + 30_000;
  while (!isSo()) {
    if (Date.now() > patience) throw new Error('the server does not answer any more');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** What one viewer sees of the table, freshly asked for. */
async function look(token, table, as) {
  const connection = await connect(token);
  connection.socket.send(JSON.stringify({ type: 'watch', table, as }));
  await until(() => connection.heard.some((text) => text.startsWith('{"type":"table"')));
  const { state } = JSON.parse(connection.heard.find((text) => text.startsWith('{"type":"table"')));
  connection.socket.terminate();
  await until(() => !connection.isOpen);
  // Who is connected is no part of the game.
  return { ...state, seats: state.seats.map(({ isHere, replaceableAt, ...seat }) => seat) };
}

function rows() {
  const db = new Database(join(dataDir, 'medallion.db'), { readonly: true });
  const count = (table) => db.prepare(`select count(*) as rows from ${table}`).all([])[0].rows;
  const counts = { entries: count('entries'), tables: count('tables'), chat: count('chat') };
  db.close();
  return counts;
}

/** Plays on until it is one player's turn and the other has nothing to say. */
async function reachTurn(tokens, table) {
  for (;;) {
    const views = await Promise.all(tokens.map((token, seat) => look(token, table, seat)));
    const open = views.flatMap((view, seat) => (view.question === null ? [] : [seat]));
    if (open.length === 1 && views[0].moves >= 6) return views;
    const connection = await connect(tokens[open[0]]);
    const { options } = views[open[0]].question;
    const option = options[options.length - 1];
    connection.socket.send(JSON.stringify({ type: 'answer', id: `m${views[0].moves}`, table, seat: open[0], option }));
    await until(() => connection.heard.length > 1);
    connection.socket.terminate();
  }
}

const { table, tokens } = await seatTwo(server, protocol);
const views = await reachTurn(tokens, table);
const asked = views.findIndex((view) => view.question !== null);
const [option] = views[asked].question.options;
const answer = { type: 'answer', id: 'attack', table, seat: asked, option };
const replayed = ['resign', 'undo', 'offer-draw', 'answer'].map((type) => ({ ...answer, type, id: `old-${type}` }));
const context = { table, answer, replayed, protocol: protocol.PROTOCOL, asked, waiting: 1 - asked, option };
// The server sorts turns into their tables a moment after they are committed.
await new Promise((resolve) => setTimeout(resolve, 1_000));
const before = { rows: rows(), views };

const sent = {};
const codes = {};
let closes = 0;
let total = 0;

/** One connection full of attacks; returns once everything was answered or the socket was closed. */
async function attack(token, makers) {
  const names = Object.keys(makers);
  const connection = await connect(token);
  const send = (name, text) => {
    sent[name] = (sent[name] ?? 0) + 1;
    total += 1;
    connection.socket.send(text);
  };
  let waiting = 1;
  for (; waiting < BATCH && total < MESSAGES; waiting++) {
    const name = names[total % names.length];
    send(name, makers[name](context));
  }
  await until(() => !connection.isOpen || connection.heard.length >= waiting);
  const [last, make] = Object.entries(LAST_WORDS)[total % 3];
  if (connection.isOpen) send(last, make(context));
  await until(() => !connection.isOpen);
  closes += 1;
  for (const text of connection.heard.slice(1)) {
    const { type, code = type } = JSON.parse(text);
    codes[code] = (codes[code] ?? 0) + 1;
  }
}

async function attacker(token, makers) {
  while (total < MESSAGES) await attack(token, makers);
}

const strangers = await Promise.all(Array.from({ length: SOCKETS }, (_, index) => guest(`Stranger ${index}`)));
const measured = [];
const watching = setInterval(() => measured.push(memory()), 200);
const started = Date.now();
await Promise.all([
  ...strangers.map(({ token }) => attacker(token, ATTACKS)),
  attacker(tokens[asked], FOUL_PLAY),
  attacker(tokens[1 - asked], { 'out of turn': FOUL_PLAY['out of turn'] }),
]);
clearInterval(watching);
await new Promise((resolve) => setTimeout(resolve, 500));

const after = { rows: rows(), views: await Promise.all(tokens.map((token, seat) => look(token, table, seat))) };
const isUnchanged = JSON.stringify(after) === JSON.stringify(before);
const isUp = server.isRunning && (await fetch(`${server.url}/healthz`)).ok;
const warm = Math.max(...measured.slice(0, Math.ceil(measured.length / 3)));
const end = Math.max(...measured.slice(-Math.ceil(measured.length / 3)));
const isFlat = end - warm < FLAT;
console.log(
  JSON.stringify(
    {
      messages: total,
      seconds: Math.round((Date.now() - started) / 1_000),
      sent,
      answered: codes,
      closedByServer: closes,
      isUp,
      isUnchanged,
      memoryMegabytes: { early: Math.round(warm), late: Math.round(end), isFlat },
    },
    null,
    2,
  ),
);
await server.stop();
if (server.errors !== '') console.log(server.errors.slice(0, 4_000));
if (!isUnchanged) console.log(JSON.stringify(before.rows), JSON.stringify(after.rows));
rmSync(dataDir, { recursive: true, force: true });
if (!isUp || !isUnchanged || !isFlat || server.errors !== '') process.exitCode = 1;
