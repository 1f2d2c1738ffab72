import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const { io } = createRequire(import.meta.url)('socket.io-client');
const script = fileURLToPath(new URL('./boardgame-io-server.cjs', import.meta.url));

export async function startBoardgameIo() {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const port = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`boardgame.io's server ended with ${code}`)));
    child.stdout.on('data', (text) => {
      const found = /listens on 127\.0\.0\.1:(\d+)/.exec(String(text))?.[1];
      if (found !== undefined) resolve(Number(found));
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

let matches = 0;

/** Two players at one match of tic-tac-toe. */
class TicTacToeTable {
  #state = null;
  #match = '';
  #wake = () => undefined;

  constructor(sockets) {
    this.sockets = sockets;
    for (const socket of sockets) {
      socket.on('sync', (match, { state }) => this.#hear(match, state));
      socket.on('update', (match, state) => this.#hear(match, state));
    }
  }

  #hear(match, state) {
    if (match !== this.#match || state._stateID < (this.#state?._stateID ?? -1)) return;
    this.#state = state;
    this.#wake();
  }

  async #change(isSo) {
    while (!isSo()) {
      await new Promise((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** A match comes into being when its first player asks for it. */
  async begin() {
    matches += 1;
    this.#match = `match-${matches}`;
    this.#state = null;
    this.sockets[0].emit('sync', this.#match, '0', undefined, 2);
    await this.#change(() => this.#state !== null);
    this.sockets[1].emit('sync', this.#match, '1', undefined, 2);
    return this;
  }

  /** Makes one move; returns the milliseconds until the mover has seen it happen. */
  async answer() {
    const { G, ctx, _stateID: stateId } = this.#state;
    const free = G.cells.flatMap((cell, index) => (cell === null ? [index] : []));
    const cell = free[Math.floor(Math.random() * free.length)];
    const playerID = ctx.currentPlayer;
    const action = { type: 'MAKE_MOVE', payload: { type: 'clickCell', args: [cell], playerID } };
    const started = performance.now();
    this.sockets[Number(playerID)].emit('update', action, stateId, this.#match, playerID);
    await this.#change(() => this.#state._stateID > stateId);
    return performance.now() - started;
  }

  close() {
    for (const socket of this.sockets) socket.disconnect();
  }
}

export async function ticTacToeTable(url) {
  const options = { transports: ['websocket'], forceNew: true, reconnection: false };
  const sockets = [0, 1].map(() => io(`${url}/tic-tac-toe`, options));
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise((resolve, reject) => {
          socket.once('connect', resolve);
          socket.once('connect_error', reject);
        }),
    ),
  );
  return new TicTacToeTable(sockets).begin();
}
