import { randomBytes } from 'node:crypto';
import type { Json } from '@medallion/kernel';
import type {
  ClockRule,
  CommandOf,
  CreateBody,
  CreatedTable,
  Person,
  RecordResponse,
  TableInfo,
  TableList,
  TableSummary,
} from '@medallion/protocol';
import type { GameEntry } from '../games';
import { cleanName } from '../identity/name';
import { isSameKey, newId, newKey } from '../identity/token';
import { mayJoin } from './commands/seating';
import { happens, refused } from './decision';
import type { Happening } from './entry';
import type { Hall, Reply } from './hall';
import { type Holder, personAt } from './holder';
import type { LiveTable } from './live-table';
import type { TableCore } from './table-core';
import { isSeated, NOBODY, stateFor, summaryFor, summaryOf } from './viewer-state';

type Refused = Extract<Reply, { ok: false }>;
export type Outcome<T> = { readonly ok: true; readonly value: T } | Refused;

function no(code: Refused['code'], detail: Refused['detail'] = {}): Refused {
  return { ok: false, code, detail };
}

const LIST_LENGTH = 100;
type Created = Extract<Happening, { kind: 'created' }>;

/** Making tables and finding them. */
export class Lobby {
  readonly #hall: Hall;

  constructor(hall: Hall) {
    this.#hall = hall;
  }

  async create(person: Person, body: CreateBody): Promise<Outcome<CreatedTable>> {
    const { store, games } = this.#hall.parts;
    const known = await store.findCreated(person.id, body.id);
    if (known !== null) return this.#made(await this.#hall.find(known));
    const entry = games.get(body.game);
    if (entry === undefined) return no('no-such-game', { game: body.game });
    const created = createdBy(entry, person, body);
    if (!created.ok) return created;
    const { tableLimit } = this.#hall.parts;
    const release = await tableLimit.take(person.id);
    if (release === null) return no('too-many-tables', { most: tableLimit.most });
    return this.#made(await this.#open(entry, person.id, body.id, created.value).finally(release));
  }

  async #open(entry: GameEntry, host: string, command: string, created: Created): Promise<LiveTable> {
    const stored = {
      id: newId(),
      game: entry.game.id,
      version: entry.game.version,
      host,
      inviteKey: newKey(),
      spectateKey: newKey(),
      serverSeed: randomBytes(32).toString('base64url'),
      createdAt: this.#hall.parts.time.now(),
    };
    try {
      return await this.#hall.create(stored, command, created);
    } catch (error) {
      // The same command came twice at once: the other one has made the table.
      const known = await this.#hall.parts.store.findCreated(host, command);
      const live = known === null ? null : await this.#hall.find(known);
      if (live === null) throw error;
      return live;
    }
  }

  #made(live: LiveTable | null): Outcome<CreatedTable> {
    if (live === null) return no('table-gone');
    const { stored, hash } = live.core;
    const keys = { invite: stored.inviteKey, spectate: stored.spectateKey };
    return { ok: true, value: { table: stored.id, keys, hash } };
  }

  /** The next game of the same people: everybody moves one seat on, and what they chose moves with them. */
  async rematch(person: Person, command: CommandOf<'rematch'>): Promise<Reply> {
    const live = await this.#hall.find(command.table);
    if (live === null) return no('no-such-table');
    const { core } = live;
    if (!isSeated(core, person.id)) return no('not-seated');
    if (core.phase !== 'finished') return no('not-finished', { phase: core.phase });
    if (core.rematch !== null) return { ok: true, result: { table: core.rematch } };
    const made = await this.#remake(core, person.id);
    const origin = { person: person.id, command: command.id };
    const reply = await this.#hall.change(live, origin, ({ rematch }) =>
      rematch === null ? happens({ kind: 'rematch', table: made }) : refused('stale'),
    );
    if (reply.ok || reply.code !== 'stale') return reply;
    return { ok: true, result: { table: live.core.rematch } };
  }

  async #remake(core: TableCore, person: string): Promise<string> {
    const host = core.stored.host;
    const command = `rematch-${core.stored.id}`;
    const known = await this.#hall.parts.store.findCreated(host, command);
    if (known !== null) return known;
    const live = await this.#open(core.entry, host, command, movedOn(core, person));
    return live.id;
  }

  async list(list: TableList, person: string | null): Promise<readonly TableSummary[]> {
    const found = await this.#hall.parts.store.list(list, person, LIST_LENGTH);
    return found.map(({ digest: { summary, moves, updatedAt, waitingFor } }) => {
      const stored = summary as unknown as TableSummary;
      return summaryFor({ ...stored, moves, updatedAt, waitingFor: [...waitingFor] }, person);
    });
  }

  /** What a link leads to. Without a right to look, the table does not exist. */
  async info(id: string, person: string | null, key: string | undefined): Promise<Outcome<TableInfo>> {
    const live = await this.#hall.find(id);
    if (live === null)
      return no((await this.#hall.parts.store.findTable(id)) === null ? 'no-such-table' : 'table-gone');
    return live.exclusive(() => {
      const { core } = live;
      if (!maySpectate(core, person, key)) return no(key === undefined ? 'no-such-table' : 'bad-key');
      const free = [...core.seats.keys()].filter((seat) => core.isFreeFor(seat, person, this.#hall.parts.time.now()));
      const isOver = core.phase === 'finished' || core.phase === 'closed';
      const may = { join: mayJoin(core, key, person) && free.length > 0 && !isOver, spectate: true };
      const table = summaryFor(summaryOf(core), person);
      return { ok: true, value: { table, hash: core.hash, may, freeSeats: isOver ? [] : free } };
    });
  }

  async record(id: string, person: string | null, key: string | undefined): Promise<Outcome<RecordResponse>> {
    const live = await this.#hall.find(id);
    if (live === null || !maySpectate(live.core, person, key)) return no('no-such-table');
    return live.exclusive(() => {
      const { record, fairness, outcome, config } = stateFor(live.core, 'spectator', NOBODY);
      if (record === null || outcome === null) return no('not-finished', { phase: live.core.phase });
      return { ok: true, value: { record, fairness, outcome, config } };
    });
  }

  /** A new name reaches every table that is not over. */
  async rename(person: Person): Promise<void> {
    for (const id of await this.#hall.parts.store.unfinishedOf(person.id)) {
      const live = await this.#hall.find(id);
      if (live !== null) await this.#hall.change(live, null, () => happens({ kind: 'renamed', person }));
    }
  }
}

export function maySpectate(core: TableCore, person: string | null, key: string | undefined): boolean {
  if (core.visibility === 'listed') return true;
  if (person !== null && (isSeated(core, person) || core.seatOnceOf(person) !== null)) return true;
  return isSameKey(key, core.stored.spectateKey) || isSameKey(key, core.stored.inviteKey);
}

const NO_CLOCK: ClockRule = { kind: 'none' };

function createdBy(entry: GameEntry, person: Person, body: CreateBody): Outcome<Created> {
  const config = entry.game.parseConfig(body.config);
  if (!config.ok) return { ok: false, ...config.refusal };
  const wanted = entry.game.seats(config.value);
  if (body.seats.length !== wanted) return no('wrong-seats', { seats: body.seats.length, wanted });
  const seats: Holder[] = [];
  for (const request of body.seats) {
    const holder = holderOf(entry, person, request);
    if (!holder.ok) return holder;
    seats.push(holder.value);
  }
  if (seats.filter((holder) => holder.kind === 'person').length !== 1) return no('wrong-seats', { mine: 1 });
  const ready = seats.map((holder) => holder.kind === 'bot' || (body.ready === true && personAt(holder) !== null));
  const { clock = NO_CLOCK, visibility = 'link' } = body;
  const json = entry.game.configJson(config.value);
  return { ok: true, value: { kind: 'created', config: json, seats, ready, clock, visibility } };
}

function holderOf(entry: GameEntry, person: Person, request: CreateBody['seats'][number]): Outcome<Holder> {
  switch (request.kind) {
    case 'me':
      return { ok: true, value: { kind: 'person', person } };
    case 'open':
      return { ok: true, value: { kind: 'open' } };
    case 'bot':
      if (!entry.levels.includes(request.level)) return no('no-such-level', { level: request.level });
      return { ok: true, value: { kind: 'bot', level: request.level, isStandIn: false } };
    case 'local': {
      const name = cleanName(request.name);
      return name === null ? no('bad-name') : { ok: true, value: { kind: 'local', person, name } };
    }
  }
}

function turned<T>(list: readonly T[]): readonly T[] {
  return [...list.slice(1), ...list.slice(0, 1)];
}

function movedOn(core: TableCore, person: string): Created {
  const seats = turned(core.seats).map((holder) => (holder.kind === 'bot' ? { ...holder, isStandIn: false } : holder));
  const ready = seats.map((holder) => holder.kind === 'bot' || personAt(holder)?.id === person);
  const field = core.entry.choiceField;
  const fields = core.config as { readonly [key: string]: Json };
  const choices = field === null ? undefined : fields[field];
  const config = field !== null && Array.isArray(choices) ? { ...fields, [field]: turned(choices as Json[]) } : fields;
  return { kind: 'created', config, seats, ready, clock: core.clock.rule, visibility: core.visibility };
}
