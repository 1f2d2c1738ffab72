import type { Json } from '@medallion/kernel';
import type { ErrorCode, ErrorDetail, Person, TableSummary } from '@medallion/protocol';
import type { Registry } from '../games';
import type { Metrics } from '../metrics';
import type { Committer } from '../storage/committer';
import {
  type ChangeWrite,
  StorageError,
  type Store,
  type StoredTable,
  type TableDigest,
  type TableWrite,
  type TurnDigest,
} from '../storage/store';
import type { Time } from '../time';
import { decide, type TableCommand } from './commands/decide';
import type { Decision } from './decision';
import { type Entry, entryOf, type Happening, storedOf } from './entry';
import { personAt } from './holder';
import { LiveTable } from './live-table';
import { reactionOf } from './reactions';
import { resultOf, TableCore } from './table-core';
import type { TableLimit } from './table-limit';
import { isSeated, summaryOf } from './viewer-state';

/** What a command comes to, as its sender is told. */
export type Reply =
  | { readonly ok: true; readonly result: Json }
  | { readonly ok: false; readonly code: ErrorCode; readonly detail: ErrorDetail };

/** A command's person and id: what makes it the same command when it comes again. */
export interface Origin {
  readonly person: string;
  readonly command: string;
}

export interface Logger {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
  error(detail: object, message: string): void;
}

export interface HallParts {
  readonly store: Store;
  readonly committer: Committer;
  readonly games: Registry;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly time: Time;
  readonly tableLimit: TableLimit;
  /** A game with more answers is ended. */
  readonly answersPerTable: number;
  /** How long somebody may be away from a table without a clock before the others may let a bot play on. */
  readonly awayMilliseconds: number;
}

type Deciding = (core: TableCore) => Decision;

const CHAT_KEPT = 100;
/** Milliseconds for which a finished game stays in memory when nobody looks at it: most of them are never asked for again. */
const OVER_FOR = 10_000;
/** Milliseconds for which a table that is loaded may hold up everybody else. */
const SLICE = 5;
const TURN_KINDS: ReadonlySet<Happening['kind']> = new Set(['answered', 'undone', 'taken-back', 'take-back-asked']);

/** All tables: those in memory, and those on disk that come back when somebody asks for them. */
export class Hall {
  readonly parts: HallParts;
  readonly #live = new Map<string, LiveTable>();
  readonly #loading = new Map<string, Promise<LiveTable | null>>();
  /** Before this the server was away, and live clocks stood still. */
  #startedAt: number;
  readonly #listeners: ((live: LiveTable) => void)[] = [];

  constructor(parts: HallParts) {
    this.parts = parts;
    this.#startedAt = parts.time.now();
  }

  /** The clock on the wall was set, or the machine slept: nobody loses or gains time by it. */
  shift(milliseconds: number): void {
    this.#startedAt += milliseconds;
    for (const live of this.#live.values()) {
      live.shift(milliseconds);
      this.#changed(live);
    }
  }

  /** Hears of every table that was loaded or has changed. */
  onChange(listener: (live: LiveTable) => void): void {
    this.#listeners.push(listener);
  }

  #changed(live: LiveTable): void {
    for (const listener of this.#listeners) listener(live);
  }

  /** Tells the bots and the clocks again that something waits here, in case their last attempt failed. */
  nudge(live: LiveTable): void {
    this.#changed(live);
  }

  get size(): number {
    return this.#live.size;
  }

  async find(id: string): Promise<LiveTable | null> {
    const live = this.#live.get(id);
    if (live !== undefined) {
      live.touchedAt = this.parts.time.now();
      return live;
    }
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  async #load(id: string): Promise<LiveTable | null> {
    const core = await this.#read(id);
    if (core === null) return null;
    const live = new LiveTable(core, await this.parts.store.chat(id, CHAT_KEPT), this.parts);
    this.#live.set(id, live);
    this.#changed(live);
    return live;
  }

  async #read(id: string): Promise<TableCore | null> {
    const found = await this.parts.store.findTable(id);
    const game = found === null ? undefined : this.parts.games.get(found.table.game);
    if (found === null || game === undefined || found.digest.phase === 'closed') return null;
    const core = new TableCore(found.table, game);
    await inSlices(core.replay((await this.parts.store.entries(id)).map(entryOf)));
    core.clock.forgive(this.#startedAt);
    return core;
  }

  /** The table, if it is in memory. */
  known(id: string): LiveTable | undefined {
    return this.#live.get(id);
  }

  /** A person's command to one table. */
  command(live: LiveTable, person: Person, command: TableCommand, tell: (reply: Reply) => void): void {
    const origin = { person: person.id, command: command.id };
    const decideOn: Deciding = (core) => decide({ core, person, now: this.parts.time.now(), presence: live }, command);
    if (command.type === 'join') this.#joinWithinLimit(live, origin, decideOn, tell);
    else this.#perform(live, origin, decideOn, tell);
  }

  /** Whoever has no seat here yet has a table more, which is counted before anything else happens at this one. */
  #joinWithinLimit(live: LiveTable, origin: Origin, decideOn: Deciding, tell: (reply: Reply) => void): void {
    const { tableLimit } = this.parts;
    const isMine = ({ core }: LiveTable) =>
      isSeated(core, origin.person) || core.resultOf(origin.person, origin.command) !== undefined;
    live.enter(() => {
      const end = (reply: Reply): void => {
        tell(reply);
        live.leave();
      };
      if (isMine(live)) return this.#begin(live, origin, decideOn, end);
      tableLimit.take(origin.person).then(
        (release) => {
          if (release === null) return end({ ok: false, code: 'too-many-tables', detail: { most: tableLimit.most } });
          this.#begin(live, origin, decideOn, (reply) => {
            release();
            end(reply);
          });
        },
        (error: unknown) => end(this.#failed(live, error)),
      );
    });
  }

  #failed(live: LiveTable, error: unknown): Reply {
    const code = error instanceof StorageError ? error.code : 'server-error';
    this.parts.log.error({ err: error, table: live.id, code }, 'a command failed');
    return { ok: false, code, detail: {} };
  }

  /** Lets something happen at a table: applied, committed, and only then told to anybody. */
  change(live: LiveTable, origin: Origin | null, decideOn: Deciding): Promise<Reply> {
    return new Promise((resolve) => this.#perform(live, origin, decideOn, resolve));
  }

  #perform(live: LiveTable, origin: Origin | null, decideOn: Deciding, tell: (reply: Reply) => void): void {
    const end = (reply: Reply): void => {
      tell(reply);
      live.leave();
    };
    live.enter(() => this.#begin(live, origin, decideOn, end));
  }

  #begin(live: LiveTable, origin: Origin | null, decideOn: Deciding, end: (reply: Reply) => void): void {
    const known = origin === null ? undefined : live.core.resultOf(origin.person, origin.command);
    if (known !== undefined) {
      end({ ok: true, result: known });
      return;
    }
    const write = this.#decided(live, origin, decideOn);
    if (write instanceof Error) void this.#rollBack(live, origin, write).then(end);
    else if (!write.ok) end(write);
    else {
      this.parts.committer.submit(write.write, (error) => {
        if (error !== null) void this.#rollBack(live, origin, error).then(end);
        else end(this.#committed(live, write.result));
      });
    }
  }

  /** Applies what was decided; what is to be written, or why nothing is. */
  #decided(live: LiveTable, origin: Origin | null, decideOn: Deciding) {
    try {
      const decision = decideOn(live.core);
      if (!decision.ok) return decision;
      const entries = applyAll(live.core, decision.what, origin, this.parts);
      const result = origin === null ? null : resultOf(decision.what[0]);
      return { ok: true as const, write: writeOf(live.core, entries, null), result };
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  }

  #committed(live: LiveTable, result: Json): Reply {
    try {
      live.publish();
      this.#settle(live);
      return { ok: true, result };
    } catch (error) {
      this.parts.log.error({ err: error, table: live.id }, 'a change was committed, but could not be told');
      return { ok: false, code: 'server-error', detail: {} };
    }
  }

  #settle(live: LiveTable): void {
    if (live.core.phase === 'closed') this.#forget(live);
    else this.#changed(live);
  }

  /** Nobody was told: the table goes back to what the disk says. */
  async #rollBack(live: LiveTable, origin: Origin | null, error: unknown): Promise<Reply> {
    const code = error instanceof StorageError ? error.code : 'server-error';
    this.parts.log.error({ err: error, table: live.id, code }, 'a change was not committed');
    const core = await this.#read(live.id).catch(() => null);
    if (core === null) {
      this.#forget(live);
      live.breakOff();
      return { ok: false, code, detail: {} };
    }
    const isWritten = origin !== null && core.resultOf(origin.person, origin.command) !== undefined;
    live.core = core;
    if (!isWritten) return { ok: false, code, detail: {} };
    // The rows are there, but the disk did not say that it has them: everybody sees what the table has come to.
    this.#committed(live, null);
    return { ok: false, code: 'storage-unknown', detail: {} };
  }

  /** Makes a table. The same command of the same person makes it once. */
  async create(stored: StoredTable, command: string, created: Happening): Promise<LiveTable> {
    const entry = this.parts.games.get(stored.game);
    if (entry === undefined) throw new Error(`no such game: ${stored.game}`);
    const core = new TableCore(stored, entry);
    const entries = applyAll(core, [created], null, this.parts);
    await this.parts.committer.commit(writeOf(core, entries, { ...stored, command }));
    const live = new LiveTable(core, [], this.parts);
    this.#live.set(stored.id, live);
    this.#changed(live);
    return live;
  }

  #forget(live: LiveTable): void {
    live.stopTimer?.();
    if (this.#live.get(live.id) === live) this.#live.delete(live.id);
  }

  /** Lets go of tables that nobody has touched for a while; the disk has them. */
  evict(idleMilliseconds: number): void {
    const now = this.parts.time.now();
    for (const live of this.#live.values()) {
      const isOver = live.core.phase === 'finished';
      const before = now - (isOver ? Math.min(idleMilliseconds, OVER_FOR) : idleMilliseconds);
      const isTimed = live.core.clock.rule.kind === 'live' && live.core.clock.isRunning;
      if (live.isQuiet && live.touchedAt <= before && !isTimed) this.#forget(live);
    }
  }

  close(): void {
    for (const live of this.#live.values()) this.#forget(live);
  }
}

/** Does a long work step by step, so that nobody else waits for more than one slice of it. */
async function inSlices(work: Iterator<void>): Promise<void> {
  let until = performance.now() + SLICE;
  while (work.next().done !== true) {
    if (performance.now() < until) continue;
    await new Promise((resolve) => setImmediate(resolve));
    until = performance.now() + SLICE;
  }
}

/** Applies what happens and what follows from it by itself. */
function applyAll(
  core: TableCore,
  what: readonly Happening[],
  origin: Origin | null,
  { time, answersPerTable }: HallParts,
): readonly Entry[] {
  const entries: Entry[] = [];
  const add = (happening: Happening): void => {
    const isFirst = entries.length === 0;
    const entry: Entry = {
      number: core.number,
      time: time.now(),
      person: isFirst && origin !== null ? origin.person : null,
      command: isFirst && origin !== null ? origin.command : null,
      what: happening,
    };
    core.apply(entry);
    entries.push(entry);
  };
  for (const happening of what) add(happening);
  for (let next = reactionOf(core, answersPerTable); next !== null; next = reactionOf(core, answersPerTable)) add(next);
  return entries;
}

function turnOf(core: TableCore): TurnDigest {
  const waitingFor = core.asked();
  return {
    moves: core.answers.length,
    updatedAt: core.updatedAt,
    deadline: core.clock.earliest(),
    isBotTurn: waitingFor.some((seat) => core.seats[seat]?.kind === 'bot'),
    waitingFor,
  };
}

function digestOf(core: TableCore): TableDigest {
  return {
    ...turnOf(core),
    phase: core.phase,
    isListed: core.visibility === 'listed',
    hasOpenSeat: core.seats.some((holder) => holder.kind === 'open'),
    people: core.seats.flatMap((holder) => personAt(holder)?.id ?? []),
    summary: summaryOf(core) satisfies TableSummary as unknown as Json,
  };
}

function writeOf(core: TableCore, happened: readonly Entry[], created: ChangeWrite['created']): TableWrite {
  const table = core.stored.id;
  const entries = happened.map(storedOf);
  if (created === null && happened.every((entry) => TURN_KINDS.has(entry.what.kind))) {
    return { isTurnOnly: true, table, entries, digest: turnOf(core) };
  }
  return { isTurnOnly: false, table, created, entries, digest: digestOf(core) };
}
