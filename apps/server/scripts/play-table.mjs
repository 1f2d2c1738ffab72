import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { ScriptedPlayer } from './scripted-player.mjs';

export const DUEL = { decks: ['starter-northern-realms', 'starter-monsters'] };
const PATIENCE = 600;

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks until there is an answer: the server may be away for a moment. */
async function insist(ask) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === PATIENCE) throw error;
      await sleep(100);
    }
  }
}

function sitDown(server, protocol, token, table, key) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws`);
    const end = (settle) => (value) => {
      socket.terminate();
      settle(value);
    };
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: protocol.PROTOCOL, token }));
      socket.send(JSON.stringify({ type: 'join', id: 'join', table, key, ready: true }));
    });
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.type === 'done') end(resolve)();
      if (message.type === 'refused') end(reject)(new Error(message.code));
    });
    socket.on('error', end(reject));
    socket.on('close', () => reject(new Error('hung up')));
  });
}

/** Two new guests at a table of Gwent, not yet playing. */
export async function seatTwo(server, protocol) {
  const guest = (name) => insist(() => server.api('/api/guest', undefined, { name }));
  const [ada, bea] = [await guest('Ada'), await guest('Bea')];
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const body = { id: randomUUID(), game: 'gwent', config: DUEL, seats, ready: true };
  const { table, keys } = await insist(() => server.api('/api/tables', ada.token, body));
  await insist(() => sitDown(server, protocol, bea.token, table, keys.invite));
  return { table, keys, tokens: [ada.token, bea.token] };
}

/** Two new guests who play a table of Gwent to its end. */
export async function playTable(server, protocol, options = {}) {
  const { table, tokens } = await seatTwo(server, protocol);
  const players = tokens.map((token, seat) => new ScriptedPlayer({ protocol, server, token, table, seat, ...options }));
  for (const player of players) player.start();
  return { table, tokens, players };
}
