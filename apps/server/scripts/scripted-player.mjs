import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const RETRY = 40;

/**
 * A player that answers at random and never gives up: when the connection breaks it comes back, resumes its stream and
 * sends again, under the same id, whatever was not acknowledged.
 */
export class ScriptedPlayer {
  #socket = null;
  #isClosed = false;
  #stream = null;
  #state = null;
  #pending = null;

  constructor({ protocol, server, token, table, seat, pause = 0, undoes = 0.05 }) {
    Object.assign(this, { protocol, server, token, table, seat, pause, undoes });
    /** Ids of commands that the server said were done. */
    this.acknowledged = [];
    this.sent = 0;
    this.resumed = 0;
    this.problems = [];
  }

  get isFinished() {
    return this.#state?.phase === 'finished';
  }

  get moves() {
    return this.#state?.moves ?? 0;
  }

  start() {
    this.#connect();
    return this;
  }

  stop() {
    this.#isClosed = true;
    this.#socket?.terminate();
  }

  #connect() {
    if (this.#isClosed) return;
    const socket = new WebSocket(`${this.server.url.replace('http', 'ws')}/ws`);
    this.#socket = socket;
    socket.on('open', () => {
      const resume = this.#stream === null ? {} : { resume: { stream: this.#stream.id, seq: this.#stream.seq } };
      socket.send(JSON.stringify({ type: 'hello', protocol: this.protocol.PROTOCOL, token: this.token }));
      socket.send(JSON.stringify({ type: 'watch', table: this.table, as: this.seat, ...resume }));
      if (this.#pending !== null) socket.send(JSON.stringify(this.#pending));
    });
    socket.on('message', (data) => this.#hear(JSON.parse(String(data))));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => setTimeout(() => this.#connect(), RETRY));
  }

  #hear(message) {
    if (message.type === 'table') {
      this.#stream = { id: message.stream, seq: message.seq };
      this.#state = message.state;
    } else if (message.type === 'delta') {
      if (message.seq !== this.#stream.seq + 1) this.problems.push(`a gap: ${message.seq} after ${this.#stream.seq}`);
      this.#stream.seq = message.seq;
      if (message.patch !== null) this.#state = this.protocol.patch(this.#state, message.patch);
    } else if (message.type === 'welcome') this.resumed += 1;
    else if (message.type === 'done' || message.type === 'refused') this.#settle(message);
    else if (message.type === 'error')
      this.problems.push(`an error: ${message.code} ${JSON.stringify(message.detail)}`);
    this.#act();
  }

  #settle(message) {
    if (message.id !== this.#pending?.id) return;
    if (message.type === 'done') this.acknowledged.push({ id: message.id });
    else if (message.code !== 'stale' && message.code !== 'undo-barrier' && message.code !== 'not-playing') {
      this.problems.push(`refused: ${message.code} ${JSON.stringify(message.detail)}`);
    }
    this.#pending = null;
  }

  #act() {
    const state = this.#state;
    if (this.#pending !== null || state === null || state.question === null || this.#isClosed) return;
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#pending = this.#choose(state);
    this.sent += 1;
    const text = JSON.stringify(this.#pending);
    if (this.pause === 0) this.#socket.send(text);
    else setTimeout(() => this.#socket.readyState === WebSocket.OPEN && this.#socket.send(text), this.pause);
  }

  #choose(state) {
    const command = { id: randomUUID(), table: this.table, seat: this.seat };
    if (state.undo !== null && Math.random() < this.undoes) return { type: 'undo', ...command };
    const { options } = state.question;
    const option = options[Math.floor(Math.random() * options.length)];
    return { type: 'answer', ...command, option, moves: state.moves };
  }
}
