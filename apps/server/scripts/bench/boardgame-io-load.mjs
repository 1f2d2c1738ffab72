import { numberAt, RawSocket } from './raw-socket.mjs';
import { Board } from './tic-tac-toe-board.mjs';

const PATH = '/socket.io/?EIO=4&transport=websocket';
const NAMESPACE = '/tic-tac-toe';
const PING = '2'.charCodeAt(0);
const MESSAGE = '4'.charCodeAt(0);
const STATE_ID = '"_stateID":';

let matches = 0;

/** One player's socket, in the words of Engine.IO 4 and Socket.IO 5. */
class Player {
  #socket;
  #joined = () => undefined;
  /** Told the number of the state that an update brings. */
  onUpdate = () => undefined;

  async connect(port) {
    this.#socket = await RawSocket.open(port, PATH);
    this.#socket.onText = (data, start, end) => this.#hear(data, start, end);
    this.#socket.send(`40${NAMESPACE},`);
    await new Promise((resolve) => {
      this.#joined = resolve;
    });
    return this;
  }

  #hear(data, start, end) {
    if (data[start] === PING) this.#socket.send('3');
    else if (data[start] === MESSAGE && data[start + 1] === 0x30) this.#joined();
    else if (data[start] === MESSAGE && data[start + 1] === 0x32) {
      const at = data.latin1Slice(start, end).indexOf(STATE_ID);
      if (at >= 0) this.onUpdate(numberAt(data, start + at + STATE_ID.length));
    }
  }

  emit(...args) {
    this.#socket.send(`42${NAMESPACE},${JSON.stringify(args)}`);
  }

  move(match, seat, cell, state) {
    const action = `{"type":"MAKE_MOVE","payload":{"type":"clickCell","args":[${cell}],"playerID":"${seat}"}}`;
    this.#socket.send(`42${NAMESPACE},["update",${action},${state},"${match}","${seat}"]`);
  }

  close() {
    this.#socket.close();
  }
}

/** Two players at one match of tic-tac-toe. */
class Match {
  #id;
  #players;
  #board = new Board();
  #known = [-1, -1];
  #heard = () => undefined;

  constructor(id, players) {
    this.#id = id;
    this.#players = players;
    for (const [seat, player] of players.entries()) {
      player.onUpdate = (state) => {
        this.#known[seat] = state;
        this.#heard(seat, state);
      };
    }
  }

  /** A match comes into being when its first player asks for it. */
  async begin() {
    for (const [seat, player] of this.#players.entries()) {
      player.emit('sync', this.#id, String(seat), undefined, 2);
      await new Promise((resolve) => {
        this.#heard = (told) => told === seat && resolve();
      });
    }
    return this;
  }

  /** Makes one move: `acknowledged` when the mover has seen it happen, `over` when both have. */
  answer(acknowledged, over) {
    const mover = this.#board.turn;
    const state = this.#known[mover];
    this.#heard = (seat, now) => {
      if (now <= state) return;
      if (seat === mover) acknowledged();
      if (this.#known[0] <= state || this.#known[1] <= state) return;
      this.#heard = () => undefined;
      over();
    };
    this.#players[mover].move(this.#id, mover, this.#board.mark(), state);
  }

  close() {
    for (const player of this.#players) player.close();
  }
}

export async function matchAt({ port }) {
  const players = await Promise.all([0, 1].map(() => new Player().connect(port)));
  matches += 1;
  return new Match(`match-${process.pid}-${matches}`, players).begin();
}
