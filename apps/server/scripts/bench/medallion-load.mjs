import { numberAt, RawSocket } from './raw-socket.mjs';
import { Board } from './tic-tac-toe-board.mjs';

let commands = 0;
const nextId = () => {
  commands += 1;
  return `b${commands}`;
};

const MOVES = '"moves":["=",';
const TABLE_LETTERS = 22;

/** Any option, but seldom the one that would make the game a short one. */
function pick(options) {
  const lively = options.filter((option) => option !== 'pass' || Math.random() < 0.05);
  const list = lively.length > 0 ? lively : options;
  return list[Math.floor(Math.random() * list.length)];
}

/** Where the types of messages begin to differ: `{"type":"d` is followed by `elta` or `one`. */
const TYPE = '{"type":"'.length;
const [D, E, O, T] = ['d', 'e', 'o', 't'].map((letter) => letter.charCodeAt(0));

/** One player's socket. */
class Player {
  #socket;
  #settled = () => undefined;
  /** Told what concerns the table, as text; nothing else is put into words. */
  onTable = () => undefined;

  constructor(token) {
    this.token = token;
  }

  async open(port, path) {
    this.#socket = await RawSocket.open(port, path);
    this.#socket.onText = (data, start, end) => this.#hear(data, start, end);
    return this;
  }

  async connect({ port, protocol }) {
    await this.open(port, '/ws');
    this.send({ type: 'hello', protocol: protocol.PROTOCOL, token: this.token });
    return this;
  }

  #hear(data, start, end) {
    const first = data[start + TYPE];
    const second = data[start + TYPE + 1];
    if (first === D && second === O) this.#settled();
    else if ((first === D && second === E) || first === T) this.onTable(data, start, end);
    else {
      const text = data.utf8Slice(start, end);
      if (text.startsWith('{"type":"refused"') || text.startsWith('{"type":"error"')) throw new Error(text);
    }
  }

  send(message) {
    this.#socket.send(JSON.stringify(message));
  }

  /** One command at a time; `settled` is called once the server says that it is done. */
  command(message, settled) {
    this.#settled = settled;
    this.send({ ...message, id: nextId() });
  }

  answer(table, seat, option, settled) {
    this.#settled = settled;
    this.#socket.send(`{"type":"answer","table":"${table}","seat":${seat},"option":"${option}","id":"${nextId()}"}`);
  }

  close() {
    this.#socket.close();
  }
}

/** Two players who play one game after another. */
class Duel {
  constructor(server, players) {
    this.server = server;
    this.players = players;
  }

  async open(agreed) {
    const [ada, bea] = this.players;
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const body = { id: nextId(), ...agreed, seats, ready: true };
    const { table, keys } = await this.server.api('/api/tables', ada.token, body);
    const join = { type: 'join', table, key: keys.invite, ready: true };
    await new Promise((resolve) => bea.command(join, resolve));
    this.table = table;
    for (const [seat, player] of this.players.entries()) {
      await new Promise((resolve) => {
        player.onTable = (data, start, end) => this.hear(seat, data, start, end) && resolve();
        player.send({ type: 'watch', table, as: seat });
      });
    }
  }

  close() {
    for (const player of this.players) player.close();
  }
}

/** Keeps its own board and looks only for the number of moves in what it is told. */
class TicTacToe extends Duel {
  #board = new Board();
  #moves = [0, 0];
  #heard = () => undefined;

  async begin() {
    await this.open({ game: 'tic-tac-toe', config: null });
    return this;
  }

  hear(seat, data, start, end) {
    const at = data.latin1Slice(start, end).indexOf(MOVES);
    if (at >= 0) this.#moves[seat] = numberAt(data, start + at + MOVES.length);
    this.#heard();
    return true;
  }

  /** Makes one move: `acknowledged` when its sender is told so, `over` when both have seen it happen. */
  answer(acknowledged, over) {
    const seat = this.#board.turn;
    const moves = this.#moves[0];
    let isDone = false;
    this.#heard = () => {
      if (!isDone || this.#moves[0] <= moves || this.#moves[1] <= moves) return;
      this.#heard = () => undefined;
      over();
    };
    this.players[seat].answer(this.table, seat, this.#board.mark(), () => {
      isDone = true;
      acknowledged();
      this.#heard();
    });
  }
}

/** The same duel, but at a server that asks for no introduction and no table. */
class RelayedDuel extends TicTacToe {
  begin() {
    this.table = 'relayed'.padEnd(TABLE_LETTERS, '-');
    for (const [seat, player] of this.players.entries()) {
      player.onTable = (data, start, end) => this.hear(seat, data, start, end);
    }
    return this;
  }
}

/** Follows only what it needs to answer: the question, the number of moves and the phase. */
class Gwent extends Duel {
  #states = [null, null];
  #heard = () => undefined;

  async begin() {
    if (this.table !== undefined)
      for (const player of this.players) player.send({ type: 'unwatch', table: this.table });
    this.#states = [null, null];
    await this.open({ game: 'gwent', config: this.server.duel });
    return this;
  }

  hear(seat, data, start, end) {
    const message = JSON.parse(data.utf8Slice(start, end));
    if (message.table !== this.table) return false;
    const state = this.#states[seat];
    if (message.type === 'table') this.#states[seat] = message.state;
    else if (message.patch !== null && state !== null) {
      for (const key of ['question', 'moves', 'phase']) {
        const change = message.patch[1][key];
        if (change !== undefined) state[key] = this.server.protocol.patch(state[key], change);
      }
    }
    this.#heard();
    return this.#states[seat] !== null;
  }

  /** The next game, if one is needed, is opened after the answer that ended the last: no answer waits for it. */
  answer(acknowledged, over) {
    const asked = this.#states.findIndex(({ question }) => question !== null);
    const { question, moves } = this.#states[asked];
    let isDone = false;
    this.#heard = () => {
      if (!isDone || !this.#states.every((state) => state.moves > moves)) return;
      this.#heard = () => undefined;
      if (this.#states.some((state) => state.question !== null)) over();
      else void this.begin().then(over);
    };
    this.players[asked].answer(this.table, asked, pick(question.options), () => {
      isDone = true;
      acknowledged();
      this.#heard();
    });
  }
}

/** Two new guests at a table of the game. */
export async function duelAt(server, game) {
  const guests = await Promise.all(['Ada', 'Bea'].map((name) => server.api('/api/guest', undefined, { name })));
  const players = await Promise.all(guests.map(({ token }) => new Player(token).connect(server)));
  return new (game === 'gwent' ? Gwent : TicTacToe)(server, players).begin();
}

let relayed = 0;

/** Two players at a table of the bare relay, which knows them by its number. */
export async function relayedDuelAt({ port }) {
  relayed += 1;
  const path = `/${relayed}`;
  const players = [await new Player('').open(port, path), await new Player('').open(port, path)];
  return new RelayedDuel(null, players).begin();
}
