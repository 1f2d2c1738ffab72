import { once } from 'node:events';
import { WebSocket } from 'ws';
import { DUEL } from '../play-table.mjs';

let commands = 0;
const nextId = () => {
  commands += 1;
  return `b${commands}`;
};

/** Any option, but seldom the one that would make the game a short one. */
function pick(options) {
  const lively = options.filter((option) => option !== 'pass' || Math.random() < 0.05);
  const list = lively.length > 0 ? lively : options;
  return list[Math.floor(Math.random() * list.length)];
}

/** One player's socket: knows the latest question, and which command waits for its end. */
class Player {
  #socket;
  #waiting = new Map();
  #state = null;
  #asked = () => undefined;

  constructor(protocol, token) {
    this.protocol = protocol;
    this.token = token;
  }

  get question() {
    return this.#state?.question ?? null;
  }

  get moves() {
    return this.#state?.moves ?? 0;
  }

  get isFinished() {
    return this.#state?.phase === 'finished';
  }

  async connect(url) {
    this.#socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
    this.#socket.on('message', (data) => this.#hear(JSON.parse(data)));
    await once(this.#socket, 'open');
    this.#socket.send(JSON.stringify({ type: 'hello', protocol: this.protocol.PROTOCOL, token: this.token }));
    return this;
  }

  #hear(message) {
    if (message.type === 'table') this.#state = message.state;
    else if (message.type === 'delta') this.#follow(message);
    else if (message.type === 'done' || message.type === 'refused') {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
    if (message.type === 'table' || message.type === 'delta') this.#asked();
  }

  /** Keeps up only what it needs to answer: a load generator that draws boards would measure itself. */
  #follow({ table, patch }) {
    if (patch === null || this.#state?.id !== table) return;
    for (const key of ['question', 'moves', 'phase']) {
      const change = patch[1][key];
      if (change !== undefined) this.#state[key] = this.protocol.patch(this.#state[key], change);
    }
  }

  /** Wakes when something at the table has changed. */
  onChange(listener) {
    this.#asked = listener;
  }

  watch(table, as) {
    this.#state = null;
    this.#socket.send(JSON.stringify({ type: 'watch', table, as }));
  }

  unwatch(table) {
    this.#socket.send(JSON.stringify({ type: 'unwatch', table }));
  }

  command(message) {
    const id = nextId();
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (reply) => (reply.type === 'done' ? resolve(reply) : reject(new Error(reply.code))));
      this.#socket.send(JSON.stringify({ id, ...message }));
    });
  }

  close() {
    this.#socket.terminate();
  }
}

/** Two players who play one game after another. */
class Duel {
  #table = null;
  #wake = () => undefined;

  constructor(server, players, agreed) {
    this.agreed = agreed;
    this.server = server;
    this.players = players;
    for (const player of players) player.onChange(() => this.#wake());
  }

  async begin() {
    const [ada, bea] = this.players;
    if (this.#table !== null) for (const player of this.players) player.unwatch(this.#table);
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const body = { id: nextId(), ...this.agreed, seats, ready: true };
    const { table, keys } = await this.server.api('/api/tables', ada.token, body);
    this.#table = table;
    await bea.command({ type: 'join', table, key: keys.invite, ready: true });
    ada.watch(table, 0);
    bea.watch(table, 1);
    await this.#change(() => this.#asked() !== undefined);
    return this;
  }

  #asked() {
    return this.players.find((player) => player.question !== null);
  }

  async #change(isSo) {
    while (!isSo()) {
      await new Promise((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  /** Gives one answer; returns the milliseconds until it was acknowledged. */
  async answer() {
    await this.#change(() => this.#asked() !== undefined || this.players[0].isFinished);
    if (this.#asked() === undefined) await this.begin();
    const player = this.#asked();
    const { seat, options } = player.question;
    const option = pick(options);
    const { moves } = player;
    const started = performance.now();
    await player.command({ type: 'answer', table: this.#table, seat, option });
    const latency = performance.now() - started;
    await this.#change(() => player.moves > moves || player.isFinished);
    return latency;
  }

  close() {
    for (const player of this.players) player.close();
  }
}

export const GWENT = { game: 'gwent', config: DUEL };
export const TIC_TAC_TOE = { game: 'tic-tac-toe', config: null };

/** Two new guests at a table of the game agreed on. */
export async function duelAt(server, protocol, agreed) {
  const guests = await Promise.all(['Ada', 'Bea'].map((name) => server.api('/api/guest', undefined, { name })));
  const players = await Promise.all(guests.map(({ token }) => new Player(protocol, token).connect(server.url)));
  return new Duel(server, players, agreed).begin();
}
