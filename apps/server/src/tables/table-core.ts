import { createHash } from 'node:crypto';
import {
  type GameState,
  InvariantError,
  type Json,
  makeRecord,
  packRecord,
  readEdition,
  Table,
} from '@medallion/kernel';
import {
  type Addition,
  type ErrorCode,
  type ErrorDetail,
  type Phase,
  seedText,
  type TableOutcome,
  type Visibility,
} from '@medallion/protocol';
import type { GameEntry } from '../games';
import type { StoredTable } from '../storage/store';
import { AskedSince } from './asked-since';
import { Clock } from './clock';
import type { Entry, Happening } from './entry';
import { foldingOf } from './folding';
import { type Holder, isFree, isHeldBy, type Kept, personAt, renamed } from './holder';
import { type LogLine, type NamedMove, TableLog } from './table-log';

export interface TakeBackRequest {
  readonly by: number;
  readonly to: number;
  readonly agreed: readonly number[];
}

/** Milliseconds for which a bot keeps the seat of somebody who was away. */
const KEPT_FOR = 86_400_000;

type GameTable = Table<unknown, GameState, unknown, unknown>;

/** A table as the sum of its log. Knows nothing of sockets, clocks on the wall or disks. */
export class TableCore {
  readonly stored: StoredTable;
  readonly entry: GameEntry;
  readonly hash: string;
  phase: Phase | 'closed' = 'gathering';
  visibility: Visibility = 'link';
  config: Json = null;
  seats: Holder[] = [];
  ready: boolean[] = [];
  additions: Addition[] = [];
  clock = new Clock({ kind: 'none' }, 0);
  table: GameTable | null = null;
  seed: string | null = null;
  answers: number[] = [];
  moves: NamedMove[] = [];
  readonly log = new TableLog();
  readonly askedSince = new AskedSince();
  takeBack: TakeBackRequest | null = null;
  drawOffer: number | null = null;
  outcome: TableOutcome | null = null;
  rematch: string | null = null;
  trouble: { readonly code: ErrorCode; readonly detail: ErrorDetail } | null = null;
  /** The number of the next entry. */
  number = 0;
  /** How often something has happened that was more than an answer. */
  changes = 0;
  updatedAt: number;
  /** Results of the commands applied so far, by person and command id: a command that comes again changes nothing. */
  readonly #results = new Map<string, Map<string, Json>>();
  /** Who has held each seat since the first deal, and so has seen its secrets. */
  #knows: Set<string>[] = [];
  /** Seats of people who were away when a bot was let play on for them. */
  readonly #kept: (Kept | null)[] = [];
  /** Whoever got up from each seat last, and how many answers there were: those moves are not for others to take back. */
  readonly #gone: ({ readonly person: string; readonly answers: number } | null)[] = [];
  #record: string | null = null;
  /** While a log is loaded: the game has left out what was taken back; and leaves out this answer, too. */
  #isFolding = false;
  #isGone = false;

  constructor(stored: StoredTable, entry: GameEntry) {
    this.stored = stored;
    this.entry = entry;
    this.hash = createHash('sha256').update(stored.serverSeed).digest('hex');
    this.updatedAt = stored.createdAt;
  }

  /** Adds what happened. Throws only if the log does not fit the rules, which is a bug of ours. */
  apply(entry: Entry): void {
    if (entry.number !== this.number) {
      throw new InvariantError('a log out of order', { table: this.stored.id, at: this.number, got: entry.number });
    }
    this.number += 1;
    this.updatedAt = entry.time;
    if (entry.person !== null && entry.command !== null) {
      const mine = this.#results.get(entry.person);
      if (mine === undefined) this.#results.set(entry.person, new Map([[entry.command, resultOf(entry.what)]]));
      else mine.set(entry.command, resultOf(entry.what));
    }
    if (entry.what.kind !== 'answered') this.changes += 1;
    this.#happen(entry.what, entry);
  }

  /** Applies a log from its beginning, step by step, and leaves out what was taken back long ago. */
  *replay(entries: readonly Entry[]): Generator<void, void, void> {
    const { isGone, from } = foldingOf(entries);
    for (const [index, entry] of entries.entries()) {
      this.#isFolding = index < from;
      this.#isGone = isGone[index] === true;
      this.apply(entry);
      yield;
    }
    this.#isFolding = false;
    this.#isGone = false;
  }

  /** What came of a command that was applied before; undefined when it is new. */
  resultOf(person: string, command: string): Json | undefined {
    return this.#results.get(person)?.get(command);
  }

  #happen(what: Happening, entry: Entry): void {
    switch (what.kind) {
      case 'created':
        this.config = what.config;
        this.seats = [...what.seats];
        this.ready = [...what.ready];
        this.visibility = what.visibility;
        this.clock = new Clock(what.clock, what.seats.length);
        this.#knows = what.seats.map(() => new Set());
        break;
      case 'seat':
        this.#sit(what, entry);
        break;
      case 'ready':
        this.#prepare(what);
        break;
      case 'renamed':
        this.seats = this.seats.map((holder) => renamed(holder, what.person));
        break;
      case 'started':
        this.#start(entry);
        break;
      case 'answered':
        this.#answer(what, entry);
        break;
      case 'undone':
      case 'taken-back':
        this.#rewind(what, entry);
        break;
      case 'take-back-asked':
        this.takeBack = { by: what.seat, to: what.code, agreed: [] };
        this.#note(entry, { seat: what.seat, move: this.moves[what.code] ?? null });
        break;
      case 'take-back-agreed':
        if (this.takeBack !== null) this.takeBack = { ...this.takeBack, agreed: [...this.takeBack.agreed, what.seat] };
        break;
      case 'take-back-refused':
        this.takeBack = null;
        this.#note(entry, { seat: what.seat });
        break;
      case 'draw-offered':
        this.drawOffer = what.seat;
        this.#note(entry, { seat: what.seat });
        break;
      case 'draw-refused':
        this.drawOffer = null;
        this.#note(entry, { seat: what.seat });
        break;
      case 'ended':
        this.#end(what, entry);
        break;
      case 'rematch':
        this.rematch = what.table;
        this.#note(entry, {});
        break;
      case 'closed':
        this.phase = 'closed';
    }
  }

  #sit({ seat, holder, why }: Extract<Happening, { kind: 'seat' }>, entry: Entry): void {
    const before = personAt(this.seats[seat]);
    this.seats[seat] = holder;
    if (this.phase === 'gathering') {
      this.ready[seat] = holder.kind === 'bot';
      this.additions = this.additions.filter((addition) => addition.seat !== seat);
    } else {
      this.#learn(seat);
      this.#keep(seat, before?.id ?? null, why, entry.time);
    }
    this.takeBack = null;
    this.drawOffer = null;
    const who = why === 'left' || why === 'time-out' ? before : personAt(holder);
    const line = { seat, name: holder.kind === 'local' ? holder.name : (who?.name ?? null) };
    this.log.add({ number: entry.number, time: entry.time, kind: why, events: [], move: null, ...line });
    this.#askClocks(entry.time, null);
  }

  #keep(seat: number, before: string | null, why: Extract<Happening, { kind: 'seat' }>['why'], now: number): void {
    const holder = this.seats[seat];
    if (before !== null && !isHeldBy(holder, before))
      this.#gone[seat] = { person: before, answers: this.answers.length };
    if (isHeldBy(holder, this.#gone[seat]?.person ?? '')) this.#gone[seat] = null;
    const isStandIn = holder?.kind === 'bot' && holder.isStandIn;
    if (!isStandIn) this.#kept[seat] = null;
    else if (before !== null && why !== 'left') this.#kept[seat] = { person: before, since: now };
  }

  /** Whether the person may sit down here: whoever was away has the seat to come back to for a day. */
  isFreeFor(seat: number, person: string | null, now: number): boolean {
    const kept = this.#kept[seat] ?? null;
    return isFree(this.seats[seat]) && (kept === null || kept.person === person || now >= kept.since + KEPT_FOR);
  }

  /** The seat of other people, now gone, who have moved since the answer of that number; null when there is none. */
  goneSince(answer: number, person: string): number | null {
    const seat = this.#gone.findIndex(
      (gone, seat) =>
        gone != null &&
        gone.person !== person &&
        this.moves.slice(answer, gone.answers).some((move) => move.seat === seat),
    );
    return seat < 0 ? null : seat;
  }

  #learn(seat: number): void {
    const person = personAt(this.seats[seat]);
    if (person !== null) this.#knows[seat]?.add(person.id);
  }

  /** The person has seen the secrets of another seat. */
  hasSeenOther(seat: number, person: string): boolean {
    return this.#knows.some((people, other) => other !== seat && people.has(person));
  }

  /** The seat that the person has held since the first deal; null when there is none. */
  seatOnceOf(person: string): number | null {
    const seat = this.#knows.findIndex((people) => people.has(person));
    return seat < 0 ? null : seat;
  }

  #prepare({ seat, isReady, choice, addition }: Extract<Happening, { kind: 'ready' }>): void {
    this.ready[seat] = isReady;
    if (choice !== null) this.config = withChoice(this.config, this.entry.choiceField, seat, choice);
    if (addition === null) return;
    this.additions = this.additions.filter((other) => other.seat !== seat);
    if (addition !== '') this.additions.push({ seat, text: addition });
  }

  #start(entry: Entry): void {
    const { game } = this.entry;
    this.phase = 'playing';
    for (const seat of this.seats.keys()) this.#learn(seat);
    this.seed = createHash('sha256').update(seedText(this.stored.serverSeed, this.additions)).digest('base64url');
    const edition = readEdition(game, this.stored.version);
    if (!edition.ok) {
      this.trouble = { code: 'other-rules', detail: edition.refusal.detail };
      return;
    }
    const config = game.parseConfig(this.config);
    if (!config.ok) throw new InvariantError('a stored configuration is refused', { table: this.stored.id });
    this.table = Table.start(game, config.value, this.seed, { edition: edition.value });
    this.askedSince.see(this.table.questions, 0, null);
    this.#note(entry, { events: this.table.takeEvents() });
    this.#askClocks(entry.time, null);
  }

  #answer({ seat, code, bank }: Extract<Happening, { kind: 'answered' }>, entry: Entry): void {
    this.answers.push(code);
    this.takeBack = null;
    this.drawOffer = null;
    if (this.table === null) return;
    if (this.#isGone) {
      this.#passOver(seat, bank, entry);
      return;
    }
    const taken = this.table.takeCode(code);
    const move = this.table.lastMove();
    if (!taken.ok || move === null)
      throw new InvariantError('a stored answer does not fit', { table: this.stored.id, code });
    this.askedSince.see(this.table.questions, this.answers.length, seat);
    if (bank !== null) this.clock.banks[seat] = bank;
    const events = this.table.takeEvents();
    const isSeen = events.some((event) => this.entry.game.cut(event, 'spectator') !== null);
    const { prompt, option, liesOpen } = move;
    this.moves.push({ number: this.moves.length, seat, prompt, option, isOpen: liesOpen && isSeen });
    this.log.add({ number: entry.number, time: entry.time, kind: 'answered', seat, events, move: null, name: null });
    this.#askClocks(entry.time, seat);
  }

  /** An answer that was taken back long ago leaves its time on the clock, and an empty line that nobody is told. */
  #passOver(seat: number, bank: number | null, entry: Entry): void {
    if (bank !== null) this.clock.banks[seat] = bank;
    this.moves.push({ number: this.moves.length, seat, prompt: '', option: '', isOpen: false });
    this.#note(entry, { seat });
  }

  #rewind({ seat, code }: { readonly seat: number; readonly code: number }, entry: Entry): void {
    const move = this.moves[code] ?? null;
    this.answers.length = code;
    this.moves.length = Math.min(this.moves.length, code);
    this.takeBack = null;
    this.drawOffer = null;
    if (this.table === null) return;
    const rewound = this.#isFolding ? null : this.table.rewind(code);
    if (rewound?.ok === false) throw new InvariantError('a stored undo does not fit', { table: this.stored.id, code });
    this.askedSince.forget(this.table.questions, code);
    this.#note(entry, { seat, move });
    if (this.clock.rule.kind !== 'none') this.clock.askAnew(this.#askedPeople(), entry.time);
  }

  #end(what: Extract<Happening, { kind: 'ended' }>, entry: Entry): void {
    this.phase = 'finished';
    this.outcome = { places: [...what.places], reason: what.reason, together: what.together ?? null, by: what.by };
    this.takeBack = null;
    this.drawOffer = null;
    this.clock.ask([], entry.time, null);
    const kinds = {
      resigned: 'resigned',
      'draw-agreed': 'draw-agreed',
      time: 'time-out',
      abandoned: 'abandoned',
    } as const;
    if (what.by !== 'game') this.#note(entry, { seat: what.seat }, kinds[what.by]);
  }

  #askClocks(now: number, answered: number | null): void {
    if (this.clock.rule.kind === 'none') return;
    const asked = this.#askedPeople();
    this.clock.ask(
      asked,
      now,
      answered,
      asked.filter((seat) => this.mayWait(seat)),
    );
  }

  #askedPeople(): readonly number[] {
    return this.asked().filter((seat) => personAt(this.seats[seat]) !== null);
  }

  /** Whether the seat may leave what it is asked to others. */
  mayWait(seat: number): boolean {
    return this.table?.questions.find((question) => question.seat === seat)?.prompt.mayWait === true;
  }

  #note(entry: Entry, line: Partial<LogLine>, kind = entry.what.kind as LogLine['kind']): void {
    const { number, time } = entry;
    this.log.add({ number, time, kind, seat: null, events: [], move: null, name: null, ...line });
  }

  /** The seats that the game waits for. */
  asked(): readonly number[] {
    if (this.phase !== 'playing' || this.table === null) return [];
    return this.table.questions.map((question) => question.seat);
  }

  get hasBots(): boolean {
    for (const holder of this.seats) if (holder.kind === 'bot') return true;
    return false;
  }

  isPublicMove(move: NamedMove): boolean {
    return this.phase === 'finished' || move.isOpen;
  }

  /** The whole game as compact text. Once it is over, it stays as it is. */
  record(): string | null {
    if (this.phase !== 'finished') return this.#packed();
    this.#record ??= this.#packed();
    return this.#record;
  }

  #packed(): string | null {
    const config = this.entry.game.parseConfig(this.config);
    if (this.seed === null || !config.ok) return null;
    const record = makeRecord(this.entry.game, config.value, this.seed, this.answers, this.stored.version);
    return packRecord(this.entry.game, record);
  }
}

/** What a command's `done` carries: the same on every arrival. */
export function resultOf(what: Happening | undefined): Json {
  if (what?.kind === 'seat' && what.why === 'seated') return { seat: what.seat };
  return what?.kind === 'rematch' ? { table: what.table } : null;
}

/** The configuration with one seat's choice put in. */
export function withChoice(config: Json, field: string | null, seat: number, choice: Json): Json {
  if (field === null || typeof config !== 'object' || config === null || Array.isArray(config)) return config;
  const fields = config as { readonly [key: string]: Json };
  const list = fields[field];
  if (!Array.isArray(list)) return config;
  return { ...fields, [field]: list.map((one: Json, index) => (index === seat ? choice : one)) };
}
