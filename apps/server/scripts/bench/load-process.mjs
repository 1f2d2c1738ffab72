/**
 * The players of a benchmark in a process of their own, so that neither the server nor the one that counts waits for them.
 * Told by its parent what to play; answers each slice of the load with what it measured.
 */
import { api } from '../server-process.mjs';
import { matchAt } from './boardgame-io-load.mjs';
import { flatOut, inBatches, paced } from './load.mjs';
import { duelAt, relayedDuelAt } from './medallion-load.mjs';

const task = await new Promise((resolve) => process.once('message', resolve));
const { port, pid, game, size, protocol, duel, inFlight, rate, warmUp } = task;
const server = {
  port,
  duel,
  protocol: await import(protocol),
  api: (path, token, body) => api(`http://127.0.0.1:${port}`, path, token, body),
};
async function playSome(table, answers) {
  for (let count = 0; count < answers; count++) {
    await new Promise((resolve) => table.answer(() => undefined, resolve));
  }
}

const openers = { 'boardgame.io': matchAt, 'boardgame.io-on-disk': matchAt, relay: relayedDuelAt };
const open = () => (openers[game] ?? duelAt)(server, game);
const tables = await inBatches(Array.from({ length: size }), 50, open);
// Real tables are not in step: without this they would all end their games, and open new ones, at the same moment.
if (game === 'gwent') await inBatches(tables, 50, (table) => playSome(table, Math.random() * 40));
await flatOut(tables, { inFlight, seconds: warmUp, pid });
process.on('message', async ({ load, seconds }) => {
  process.send(await (load === 'steady' ? paced : flatOut)(tables, { inFlight, rate, seconds, pid }));
});
process.send('ready');
