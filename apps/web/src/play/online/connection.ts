import type { Json } from '@medallion/kernel';
import {
  type ClientMessage,
  type CommandMessage,
  type ErrorCode,
  type ErrorDetail,
  PROTOCOL,
  parseServerMessage,
  type ServerMessage,
} from '@medallion/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { freshId } from '../fresh-id';
import type { Reply } from './api';
import { forgetIdentity, tokenNow } from './identity';

/** `lost`: trying again by itself. `outdated`: the page must be loaded anew. `refused`: this device is unknown. */
export type LinkState = 'idle' | 'connecting' | 'live' | 'lost' | 'outdated' | 'refused';

type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
/** A command before it has its id. */
export type Command = DistributiveOmit<CommandMessage, 'id'>;

interface Waiting {
  readonly message: CommandMessage;
  readonly resolve: (reply: Reply<Json | null>) => void;
}

type Listener = (message: ServerMessage) => void;

const FIRST_WAIT = 400;
const LONGEST_WAIT = 12_000;
const BEAT = 20_000;
const FATAL: Partial<Record<ErrorCode, LinkState>> = {
  'client-outdated': 'outdated',
  'server-outdated': 'outdated',
  'no-token': 'refused',
  'bad-token': 'refused',
  'signed-out': 'refused',
};

/**
 * The one line to the server. It comes back by itself after a drop, says who we are, lets every table resume where it
 * stopped, and sends each command again until the server has said done or refused: the id makes it count once.
 */
export class Connection {
  readonly #state = signal<LinkState>('idle');
  readonly state: ReadonlySignal<LinkState> = this.#state;
  /** Server time minus the time of this device. */
  readonly #lag = signal(0);
  readonly #address: string;
  readonly #listeners = new Set<Listener>();
  readonly #openers = new Set<() => void>();
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(address: string) {
    this.#address = address;
  }

  get lag(): number {
    return this.#lag.value;
  }

  /** Joins the line: `onOpen` runs at once if it is live and again after every return. Gives the way out. */
  join(onOpen: () => void, listener: Listener): () => void {
    this.#openers.add(onOpen);
    this.#listeners.add(listener);
    if (this.#state.value === 'live') onOpen();
    else this.#connect();
    return () => {
      this.#openers.delete(onOpen);
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#hangUp();
    };
  }

  #connect(): void {
    if (this.#socket !== null) return;
    clearTimeout(this.#timer);
    const token = tokenNow();
    if (token === null) {
      this.#state.value = 'refused';
      return;
    }
    if (this.#state.value !== 'lost') this.#state.value = 'connecting';
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, token }));
    socket.onmessage = (event) => {
      if (this.#socket === socket && typeof event.data === 'string') this.#hear(event.data);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#dropped();
    };
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  /** The network is back, or the person is: do not wait for the timer. */
  readonly #hurry = (): void => {
    if (document.visibilityState !== 'visible' || this.#state.value !== 'lost' || this.#socket !== null) return;
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  #dropped(): void {
    this.#socket = null;
    clearInterval(this.#beat);
    const fatal = this.#state.value === 'outdated' || this.#state.value === 'refused';
    if (fatal || this.#listeners.size === 0) return;
    this.#state.value = 'lost';
    const jitter = 0.7 + Math.random() * 0.6;
    this.#timer = setTimeout(() => this.#connect(), this.#wait * jitter);
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.8);
  }

  #hear(text: string): void {
    const parsed = parseServerMessage(text);
    // A message of a newer server that we cannot read must not stop those we can.
    if (!parsed.ok) return;
    const message = parsed.value;
    this.#heard = Date.now();
    if ('time' in message) this.#lag.value = message.time - Date.now();
    if (message.type === 'welcome') this.#welcomed();
    else if (message.type === 'done') this.#settle(message.id, { ok: true, value: message.result });
    else if (message.type === 'refused') this.#refused(message.id, message.code, message.detail);
    else if (message.type === 'error') this.#troubled(message.code);
    for (const listener of this.#listeners) listener(message);
  }

  #welcomed(): void {
    this.#wait = FIRST_WAIT;
    this.#state.value = 'live';
    for (const open of this.#openers) open();
    for (const { message } of this.#waiting.values()) this.send(message);
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#checkPulse(), BEAT);
  }

  /** A line can die without saying so: silence after a ping means it is gone. */
  #checkPulse(): void {
    if (Date.now() - this.#heard > BEAT * 2.5) {
      const silent = this.#socket;
      this.#dropped();
      silent?.close();
    } else this.send({ type: 'ping', at: Date.now() });
  }

  #refused(id: string, code: ErrorCode, detail: ErrorDetail): void {
    // Too hasty: the command was not read, so it may come again in a moment.
    if (code === 'too-fast') setTimeout(() => this.#again(id), 1_000);
    else this.#settle(id, { ok: false, code, detail });
  }

  #again(id: string): void {
    const waiting = this.#waiting.get(id);
    if (waiting !== undefined && this.#state.value === 'live') this.send(waiting.message);
  }

  #troubled(code: ErrorCode): void {
    const fatal = FATAL[code];
    if (fatal === undefined) return;
    if (fatal === 'refused') forgetIdentity(code);
    this.#state.value = fatal;
    for (const id of [...this.#waiting.keys()]) this.#settle(id, { ok: false, code, detail: {} });
  }

  #settle(id: string, reply: Reply<Json | null>): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.resolve(reply);
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Sends a command and waits until the server has committed or refused it, over drops if need be. */
  command(command: Command): Promise<Reply<Json | null>> {
    const message = { ...command, id: freshId() } as CommandMessage;
    return new Promise((resolve) => {
      this.#waiting.set(message.id, { message, resolve });
      if (this.#state.value === 'live') this.send(message);
    });
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#state.value = 'idle';
  }
}

let line: Connection | null = null;

/** The line of this page. */
export function connection(): Connection {
  line ??= new Connection(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
  return line;
}
