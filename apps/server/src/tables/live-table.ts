import type { ChatLine, ServerMessageOf, WatchMessage } from '@medallion/protocol';
import type { Stop, Time } from '../time';
import type { Presence } from './decision';
import { isHeldBy, personAt, seatsOf } from './holder';
import { LogText } from './log-text';
import { Queue } from './queue';
import { Stream, type Watcher } from './stream';
import type { TableCore } from './table-core';
import { isSeated, logFor, standingFor, stateFor, type TableViewer, turnFor } from './viewer-state';

const QUIET_STREAM = 120_000;

/** What all tables of a server have in common. */
export interface TableHabits {
  readonly awayMilliseconds: number;
  readonly time: Time;
}

interface LogAsTold {
  readonly core: TableCore;
  readonly count: number;
  readonly phase: TableCore['phase'];
  readonly text: string;
}

/** A table in memory: its core, the streams to its viewers, and a queue so that one thing happens after the other. */
export class LiveTable implements Presence {
  readonly id: string;
  core: TableCore;
  chat: ChatLine[];
  touchedAt: number;
  /** Stops the wait for the earliest deadline. */
  stopTimer: Stop | null = null;
  /** Seats for which a bot is thinking, with the number of the entry it thinks about. */
  readonly thinking = new Map<number, number>();
  readonly #streams = new Map<TableViewer, Stream>();
  readonly #logTexts = new Map<TableViewer, LogAsTold>();
  readonly #leftAt = new Map<TableViewer, number>();
  #openedAt: number;
  readonly #awayMilliseconds: number;
  readonly #time: Time;
  readonly #queue = new Queue();
  #published: number;
  #editions = 0;
  #toldEdition = -1;
  #seenCore: TableCore;
  #seenChanges: number;

  constructor(core: TableCore, chat: readonly ChatLine[], { awayMilliseconds, time }: TableHabits) {
    this.#awayMilliseconds = awayMilliseconds;
    this.#time = time;
    this.#openedAt = time.now();
    this.touchedAt = this.#openedAt;
    this.id = core.stored.id;
    this.core = core;
    this.#seenCore = core;
    this.#seenChanges = core.changes;
    this.chat = [...chat];
    this.#published = core.log.count;
  }

  /** Begins after everything that was asked of this table before; whatever comes next waits until `leave` is called. */
  enter(work: () => void): void {
    this.touchedAt = this.#time.now();
    this.#queue.enter(work);
  }

  leave(): void {
    this.#queue.leave();
  }

  /** The same for work that says by itself when it is over. */
  exclusive<T>(work: () => Promise<T> | T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.enter(() => {
        void Promise.resolve()
          .then(work)
          .then(resolve, reject)
          .then(() => this.leave());
      });
    });
  }

  /** The clock on the wall was set: everything that began before began so much later or earlier. */
  shift(milliseconds: number): void {
    this.core.clock.shift(milliseconds);
    this.touchedAt += milliseconds;
    this.#openedAt += milliseconds;
    for (const [as, at] of this.#leftAt) this.#leftAt.set(as, at + milliseconds);
    for (const stream of this.#streams.values()) if (stream.quietSince !== null) stream.quietSince += milliseconds;
    this.#editions += 1;
    this.publish();
  }

  get isQuiet(): boolean {
    return this.#queue.isIdle && this.thinking.size === 0 && !this.hasWatchers;
  }

  get hasWatchers(): boolean {
    return [...this.#streams.values()].some((stream) => stream.watchers.size > 0);
  }

  isHere(seat: number): boolean {
    return (this.#streams.get(seat)?.watchers.size ?? 0) > 0;
  }

  /** Only where no clock runs, which would settle it; somebody with two seats is here with either. */
  replaceableAt(seat: number): number | null {
    const { core } = this;
    const person = personAt(core.seats[seat]);
    if (person === null || core.phase !== 'playing' || core.clock.rule.kind !== 'none') return null;
    const mine = seatsOf(core.seats, person.id);
    if (mine.some((one) => this.isHere(one))) return null;
    const since = Math.max(...mine.map((one) => this.#leftAt.get(one) ?? this.#openedAt));
    return since + this.#awayMilliseconds;
  }

  /** Counts what changes the standing parts of everybody's state: what happens beyond turns, and who comes and goes. */
  #edition(): number {
    const { core } = this;
    if (core !== this.#seenCore || core.changes !== this.#seenChanges) {
      this.#seenCore = core;
      this.#seenChanges = core.changes;
      this.#editions += 1;
    }
    return this.#editions;
  }

  /** Tells every viewer what changed since the last time. Only what is committed may be told. */
  publish(): void {
    const { core } = this;
    const now = this.#time.now();
    const edition = this.#edition();
    const lines = core.log.since(this.#published).map((line) => new LogText(core, line));
    this.#published = core.log.count;
    for (const stream of this.#streams.values()) {
      const { as } = stream;
      if (stream.watchers.size === 0 && now - (stream.quietSince ?? now) > QUIET_STREAM) this.#streams.delete(as);
      else {
        const standing = stream.edition === edition ? null : standingFor(core, as, this);
        stream.edition = edition;
        stream.publish(standing, turnFor(core, as), textOf(lines, as), now);
      }
    }
    if (edition !== this.#toldEdition) this.#dropStrangers();
    this.#toldEdition = edition;
  }

  /** The table is no longer to be had: whoever watches it comes back and asks for it anew. */
  breakOff(): void {
    for (const stream of this.#streams.values()) for (const watcher of stream.watchers) watcher.breakOff();
  }

  /** Ends the streams of seats for those who no longer hold them, and all of them at a table that was called off. */
  #dropStrangers(): void {
    for (const stream of this.#streams.values()) {
      for (const watcher of stream.watchers) {
        const { as } = stream;
        if (this.core.phase === 'closed') this.#drop(stream, watcher, 'table-gone');
        else if (as !== 'spectator' && !isHeldBy(this.core.seats[as], watcher.person.id)) {
          this.#drop(stream, watcher, 'not-your-seat');
        }
      }
    }
  }

  #drop(stream: Stream, watcher: Watcher, code: 'table-gone' | 'not-your-seat'): void {
    this.#forget(stream, watcher);
    // What was kept for the one who left must not reach the next holder of the seat.
    if (stream.watchers.size === 0) this.#streams.delete(stream.as);
    watcher.drop(this.id, stream.as);
    const message: ServerMessageOf<'gone'> = { type: 'gone', table: this.id, as: stream.as, code };
    watcher.send(JSON.stringify(message));
  }

  #forget(stream: Stream, watcher: Watcher): void {
    stream.watchers.delete(watcher);
    this.#editions += 1;
    if (stream.watchers.size > 0) return;
    this.#logTexts.delete(stream.as);
    stream.quietSince = this.#time.now();
    this.#leftAt.set(stream.as, stream.quietSince);
  }

  /** Lets somebody look on from now, or from where the connection broke. */
  watch(watcher: Watcher, as: TableViewer, message: WatchMessage): void {
    const stream = this.#streamFor(as);
    const missed = message.resume === undefined ? null : stream.missed(message.resume.stream, message.resume.seq);
    stream.watchers.add(watcher);
    this.#editions += 1;
    stream.quietSince = null;
    if (missed === null) watcher.send(this.#whole(stream, watcher, message.chat ?? 0));
    else {
      for (const text of missed) watcher.send(text);
      const lines = this.#chatFor(watcher, message.chat ?? 0);
      if (lines.length > 0) watcher.send(JSON.stringify({ type: 'chat', table: this.id, lines }));
    }
    this.publish();
  }

  #streamFor(as: TableViewer): Stream {
    const known = this.#streams.get(as);
    if (known !== undefined) return known;
    const stream = new Stream(this.id, as, stateFor(this.core, as, this), this.#edition());
    this.#streams.set(as, stream);
    return stream;
  }

  unwatch(watcher: Watcher, as: TableViewer): void {
    const stream = this.#streams.get(as);
    if (stream !== undefined) this.#forget(stream, watcher);
    this.publish();
  }

  #whole(stream: Stream, watcher: Watcher, chatSince: number): string {
    const { core } = this;
    const { inviteKey, spectateKey } = core.stored;
    const rest: Omit<ServerMessageOf<'table'>, 'state' | 'log'> = {
      type: 'table',
      table: this.id,
      as: stream.as,
      stream: stream.id,
      seq: stream.seq,
      time: this.#time.now(),
      you: {
        seats: seatsOf(core.seats, watcher.person.id),
        isHost: core.stored.host === watcher.person.id,
        keys: isSeated(core, watcher.person.id) ? { invite: inviteKey, spectate: spectateKey } : null,
        muted: this.#peopleHere().filter((person) => !watcher.hears(person)),
      },
      seenAll: !core.log.hasForgotten,
      chat: this.#chatFor(watcher, chatSince),
    };
    return `${JSON.stringify(rest).slice(0, -1)},"state":${stream.stateText},"log":${this.#logText(stream)}}`;
  }

  /** The lines for somebody who comes, as text: made anew only when there are more of them. */
  #logText({ as }: Stream): string {
    const { core } = this;
    const known = this.#logTexts.get(as);
    if (known?.core === core && known.count === core.log.count && known.phase === core.phase) return known.text;
    const text = JSON.stringify(logFor(core, core.log.latest(), as));
    this.#logTexts.set(as, { core, count: core.log.count, phase: core.phase, text });
    return text;
  }

  #peopleHere(): readonly string[] {
    return [...new Set(this.core.seats.flatMap((holder) => personAt(holder)?.id ?? []))];
  }

  #chatFor(watcher: Watcher, since: number): ChatLine[] {
    return this.chat.filter((line) => line.number > since && watcher.hears(line.person.id));
  }

  say(line: ChatLine): void {
    this.chat = [...this.chat.slice(-99), line];
    const message: ServerMessageOf<'chat'> = { type: 'chat', table: this.id, lines: [line] };
    const text = JSON.stringify(message);
    const watchers = new Set([...this.#streams.values()].flatMap((stream) => [...stream.watchers]));
    for (const watcher of watchers) if (watcher.hears(line.person.id)) watcher.send(text);
  }
}

function textOf(lines: readonly LogText[], viewer: TableViewer): string {
  let texts = '';
  for (const line of lines) texts += texts === '' ? line.textFor(viewer) : `,${line.textFor(viewer)}`;
  return texts;
}
