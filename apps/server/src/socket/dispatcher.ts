import {
  type ClientMessage,
  type CommandMessage,
  type CommandOf,
  type HelloMessage,
  type Person,
  PROTOCOL,
  type UnwatchMessage,
  type WatchMessage,
} from '@medallion/protocol';
import { cleanChat } from '../identity/name';
import type { People } from '../identity/people';
import type { Limits } from '../rate';
import { StorageError } from '../storage/store';
import type { Advisers } from '../tables/advisers';
import type { TableCommand } from '../tables/commands/decide';
import type { Hall, Reply } from '../tables/hall';
import { isHeldBy, seatsOf } from '../tables/holder';
import type { LiveTable } from '../tables/live-table';
import { type Lobby, maySpectate } from '../tables/lobby';
import { isSeated, type TableViewer } from '../tables/viewer-state';
import type { Connection } from './connection';

const WATCHES = 64;
/** Lines of chat that a table keeps. */
const CHAT_STORED = 200;
/** What it costs to be told again what one was told already, in messages. */
const REPEATED = 10;
/** How many people one may mute: more than anybody meets at tables. */
const MUTES = 500;

export interface DispatcherParts {
  readonly people: People;
  readonly hall: Hall;
  readonly lobby: Lobby;
  readonly limits: Limits;
  readonly advisers: Advisers;
}

/** What each message of a client leads to. */
export class Dispatcher {
  readonly #people: People;
  readonly #hall: Hall;
  readonly #lobby: Lobby;
  readonly #limits: Limits;
  readonly #advisers: Advisers;
  /** Everybody's connections, so that muting, or another name, on one device counts on all. */
  readonly #byPerson = new Map<string, Set<Connection>>();

  constructor({ people, hall, lobby, limits, advisers }: DispatcherParts) {
    this.#limits = limits;
    this.#people = people;
    this.#hall = hall;
    this.#lobby = lobby;
    this.#advisers = advisers;
  }

  /** A promise only where something must be waited for before the table can be asked. */
  handle(connection: Connection, message: ClientMessage): Promise<void> | undefined {
    if (message.type === 'hello') return this.#hello(connection, message);
    if (!connection.isWelcome) connection.close('no-token');
    else if (message.type === 'watch') return this.#watch(connection, message);
    else if (message.type === 'unwatch') return this.#unwatch(connection, message);
    else if (message.type === 'ping') this.#pong(connection, message.at);
    else if (isForOneTable(message)) {
      const live = this.#hall.known(message.table);
      if (live === undefined) return this.#command(connection, message);
      this.#hall.command(live, connection.person, message, (reply) => this.#reply(connection, message, reply));
    } else {
      const ended = this.#command(connection, message);
      // What came with a hello waits for each other, but not for a thought.
      if (message.type !== 'advise') return ended;
    }
    return;
  }

  #pong(connection: Connection, at: number | undefined): void {
    connection.tell({ type: 'pong', ...(at === undefined ? {} : { at }), time: this.#hall.parts.time.now() });
  }

  async #hello(connection: Connection, message: HelloMessage): Promise<void> {
    if (message.protocol !== PROTOCOL) {
      const code = message.protocol < PROTOCOL ? 'client-outdated' : 'server-outdated';
      return connection.close(code, { protocol: message.protocol, known: PROTOCOL });
    }
    const recognised = await this.#people.recognise(message.token);
    if (!recognised.ok) return connection.close(recognised.code);
    if (connection.isWelcome && connection.person.id !== recognised.person.id) return connection.close('bad-token');
    connection.person = recognised.person;
    connection.isWelcome = true;
    await this.#enter(connection, recognised.person.id);
    // Somebody may have signed this device out while its words were being read.
    const still = await this.#people.recognise(message.token);
    if (!still.ok) return connection.close(still.code);
    connection.tell({
      type: 'welcome',
      protocol: PROTOCOL,
      person: recognised.person,
      time: this.#hall.parts.time.now(),
    });
  }

  /** All devices of a person share what they have muted. */
  async #enter(connection: Connection, person: string): Promise<void> {
    const stored = this.#byPerson.has(person) ? [] : await this.#hall.parts.store.mutes(person, MUTES);
    const mine = this.#byPerson.get(person) ?? new Set();
    const [other] = mine;
    connection.muted = other?.muted ?? new Set(stored);
    this.#byPerson.set(person, mine.add(connection));
  }

  async #watch(connection: Connection, message: WatchMessage): Promise<void> {
    const live = await this.#hall.find(message.table);
    if (live === null) return connection.error('no-such-table', {}, message.table);
    if (connection.watchCount >= WATCHES) return connection.error('too-fast', { watches: WATCHES }, message.table);
    return live.exclusive(() => {
      if (connection.isGone) return;
      const as = viewerFor(live, connection, message);
      if (typeof as === 'object') return connection.error(as.code, {}, message.table);
      // The whole table again, although nothing has happened: once in a while, but not all day.
      const isRepeated = connection.hasSeen(live.id, as, live.core.number);
      if (isRepeated && !connection.bucket.take(performance.now(), REPEATED)) {
        return connection.error('too-fast', {}, message.table);
      }
      connection.note(live.id, as, live.core.number);
      live.watch(connection, as, message);
    });
  }

  async #unwatch(connection: Connection, message: UnwatchMessage): Promise<void> {
    const ended = connection.watching.filter(
      ({ table, as }) => table === message.table && (message.as === undefined || as === message.as),
    );
    await Promise.all(ended.map(({ table, as }) => this.#stop(connection, table, as)));
  }

  async #stop(connection: Connection, table: string, as: TableViewer): Promise<void> {
    connection.drop(table, as);
    const live = await this.#hall.find(table);
    await live?.exclusive(() => live.unwatch(connection, as));
  }

  /** Whoever sits down or speaks up next is read by the others under the new name. */
  rename(person: Person): void {
    for (const connection of this.#byPerson.get(person.id) ?? []) connection.person = person;
  }

  /** Every device that is connected now was signed out: its token would no longer be taken. */
  signOut(person: string): void {
    for (const connection of this.#byPerson.get(person) ?? []) connection.close('signed-out');
  }

  /** The socket is gone: its seats are no longer here. */
  async leave(connection: Connection): Promise<void> {
    const mine = this.#byPerson.get(connection.person.id);
    mine?.delete(connection);
    if (mine?.size === 0) this.#byPerson.delete(connection.person.id);
    await Promise.all(connection.watching.map(({ table, as }) => this.#stop(connection, table, as)));
  }

  async #command(connection: Connection, command: CommandMessage): Promise<void> {
    this.#reply(connection, command, await this.#perform(connection, command));
  }

  #reply(connection: Connection, command: CommandMessage, reply: Reply): void {
    const { id } = command;
    this.#hall.parts.metrics.commands.count(command.type, reply.ok ? 'done' : reply.code);
    if (reply.ok && reply.result === null) connection.send(`{"type":"done","id":"${id}","result":null}`);
    else if (reply.ok) connection.tell({ type: 'done', id, result: reply.result });
    else connection.tell({ type: 'refused', id, code: reply.code, detail: reply.detail });
  }

  async #perform(connection: Connection, command: CommandMessage): Promise<Reply> {
    try {
      switch (command.type) {
        case 'advise':
          return await this.#advisers.advise(connection.person, command);
        case 'say':
          return await this.#say(connection, command);
        case 'mute':
          return await this.#mute(connection, command);
        case 'rematch':
          return await this.#lobby.rematch(connection.person, command);
        default:
          return await this.#atTable(connection, command);
      }
    } catch (error) {
      const code = error instanceof StorageError ? error.code : 'server-error';
      this.#hall.parts.log.error({ err: error, table: command.table, type: command.type, code }, 'a command failed');
      return { ok: false, code, detail: {} };
    }
  }

  /** A table that must be read from the disk first. */
  async #atTable(connection: Connection, command: TableCommand): Promise<Reply> {
    const live = await this.#hall.find(command.table);
    if (live === null) return { ok: false, code: 'no-such-table', detail: {} };
    return new Promise((resolve) => this.#hall.command(live, connection.person, command, resolve));
  }

  async #say(connection: Connection, command: CommandOf<'say'>): Promise<Reply> {
    const live = await this.#hall.find(command.table);
    if (live === null) return { ok: false, code: 'no-such-table', detail: {} };
    const text = cleanChat(command.text);
    if (text === null) return { ok: false, code: 'bad-message', detail: { at: 'text' } };
    return live.exclusive(async () => {
      const { person } = connection;
      if (!isSeated(live.core, person.id)) return { ok: false, code: 'not-seated', detail: {} };
      const { store } = this.#hall.parts;
      const known = await store.findChat(live.id, person.id, command.id);
      if (known !== null) return { ok: true, result: { number: known } };
      if (!this.#limits.chat.take(person.id)) return { ok: false, code: 'too-fast', detail: {} };
      const line = { number: (live.chat.at(-1)?.number ?? 0) + 1, time: this.#hall.parts.time.now(), person, text };
      await store.addChat(live.id, line, command.id, CHAT_STORED);
      live.say(line);
      return { ok: true, result: { number: line.number } };
    });
  }

  async #mute(connection: Connection, command: CommandOf<'mute'>): Promise<Reply> {
    const { store } = this.#hall.parts;
    const { muted, person } = connection;
    if (muted.has(command.person) === command.muted) return { ok: true, result: null };
    if (command.muted) {
      if (muted.size >= MUTES) return { ok: false, code: 'too-many-mutes', detail: { most: MUTES } };
      if ((await store.findPerson(command.person)) === null) {
        return { ok: false, code: 'bad-message', detail: { at: 'person' } };
      }
    }
    await store.setMute(person.id, command.person, command.muted);
    if (command.muted) muted.add(command.person);
    else muted.delete(command.person);
    return { ok: true, result: null };
  }
}

function isForOneTable(command: CommandMessage): command is TableCommand {
  const { type } = command;
  return type !== 'advise' && type !== 'say' && type !== 'mute' && type !== 'rematch';
}

/** As whom the connection may look on: a seat of its own, or a spectator with the right link. */
function viewerFor(
  live: LiveTable,
  { person }: Connection,
  { as, key }: WatchMessage,
): TableViewer | { readonly code: 'not-your-seat' | 'bad-key' | 'no-such-table' } {
  const { core } = live;
  const viewer = as ?? seatsOf(core.seats, person.id)[0] ?? 'spectator';
  if (viewer !== 'spectator') return isHeldBy(core.seats[viewer], person.id) ? viewer : { code: 'not-your-seat' };
  if (maySpectate(core, person.id, key)) return viewer;
  return { code: key === undefined ? 'no-such-table' : 'bad-key' };
}
