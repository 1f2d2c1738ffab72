import {
  type Game,
  type GameRecord,
  type GameState,
  ok,
  type Result,
  refuse,
  replay,
  type Seat,
  type Table,
  type Viewer,
} from '@medallion/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type {
  LogLine,
  NamedMove,
  SeatInfo,
  SeatRequest,
  SessionOutcome,
  SessionReply,
  SessionStatus,
  TableSession,
} from '../play/session';

/** Games meet the viewer only through the kernel's interface. */
export type AnyGame = Game<unknown, GameState, unknown, unknown>;
type AnyTable = Table<unknown, GameState, unknown, unknown>;

export interface Past {
  readonly game: AnyGame;
  readonly record: GameRecord;
  /** What happened before the first answer, and with each answer. */
  readonly events: readonly (readonly unknown[])[];
  /** The table with every card open, before each answer and after the last. */
  readonly views: readonly unknown[];
  readonly seats: number;
}

/** Far more answers than any game here needs. All moments of a longer one would fill the memory of a phone. */
const MOST_ANSWERS = 10_000;

/** Plays a record once from start to end; every refusal comes from the kernel. */
export function pastOf(game: AnyGame, record: GameRecord): Result<Past> {
  const { length } = record.answers;
  if (length > MOST_ANSWERS) return refuse('record-too-long', { answers: length, most: MOST_ANSWERS });
  const config = game.parseConfig(record.config);
  if (!config.ok) return config;
  const start = replay(game, record, 0);
  if (!start.ok) return start;
  const table = start.value;
  const events = [table.takeEvents()];
  const views = [table.view('everything')];
  for (const [index, code] of record.answers.entries()) {
    const taken = table.takeCode(code);
    if (!taken.ok) return refuse('record-answer', { index, answer: code, why: taken.refusal.code });
    events.push(table.takeEvents());
    views.push(table.view('everything'));
  }
  return ok({ game, record, events, views, seats: game.seats(config.value) });
}

export interface ReplayOptions {
  readonly names: readonly string[];
  readonly ending: SessionOutcome | null;
  readonly compact: string;
}

const closed: SessionReply<never> = { ok: false, refusal: { code: 'game-over', detail: {} } };

/** A finished game as a board sees it: nothing can be answered, everything can be looked at, at any moment. */
export class ReplaySession implements TableSession<unknown, unknown> {
  readonly game: string;
  readonly table: string;
  readonly past: Past;
  readonly position = signal(0);
  readonly viewer = signal<Viewer>('everything');
  readonly clocks = signal(null);
  readonly canUndo = signal<NamedMove | null>(null);
  readonly handOver = signal(null);
  readonly requests = signal<readonly SeatRequest[]>([]);
  readonly question = signal(null);
  readonly record = signal<string | null>(null);
  readonly answers: ReadonlySignal<number> = this.position;
  readonly #options: ReplayOptions;

  constructor(past: Past, options: ReplayOptions) {
    this.past = past;
    this.#options = options;
    this.game = past.game.id;
    this.table = `replay-${past.record.check}`;
    this.record.value = options.compact;
  }

  get length(): number {
    return this.past.record.answers.length;
  }

  readonly #table = computed<AnyTable | null>(() => {
    const { game, record } = this.past;
    const found = replay(game, record, this.position.value);
    return found.ok ? found.value : null;
  });

  readonly view = computed<unknown>(() => this.#table.value?.view(this.viewer.value) ?? null);
  readonly waitingFor = computed(() => this.#table.value?.waitingFor() ?? []);

  readonly outcome = computed<SessionOutcome | null>(() => {
    if (this.position.value < this.length) return null;
    const { ending } = this.#options;
    if (ending !== null) return ending;
    const outcome = this.#table.value?.outcome ?? null;
    return outcome === null ? null : { ...outcome, by: 'game' };
  });

  readonly status = computed<SessionStatus>(() => ({ kind: this.outcome.value === null ? 'live' : 'over' }));

  readonly seats = computed<readonly SeatInfo[]>(() =>
    Array.from({ length: this.past.seats }, (_, seat) => ({
      seat,
      name: this.nameOf(seat),
      kind: 'person' as const,
      level: null,
      isMine: false,
      isThinking: false, // nobody waits for anybody any more
      isHere: true,
    })),
  );

  /** The lines that these eyes have seen so far, and how many there are after each answer: a step makes none of them anew. */
  readonly #told = computed<{ readonly lines: LogLine<unknown>[]; readonly ends: number[] }>(() => {
    this.viewer.value;
    return { lines: [], ends: [] };
  });

  readonly log = computed<readonly LogLine<unknown>[]>(() => {
    const { lines, ends } = this.#told.value;
    for (let answer = ends.length; answer <= this.position.value; answer++) {
      for (const event of this.past.events[answer] ?? []) {
        const cut = this.past.game.cut(event, this.viewer.value);
        if (cut !== null) lines.push({ key: lines.length, answer, kind: 'event', event: cut });
      }
      ends.push(lines.length);
    }
    return lines.slice(0, ends[this.position.value]);
  });

  nameOf(seat: Seat): string | null {
    return this.#options.names[seat] || null;
  }

  goTo(position: number): void {
    this.position.value = Math.max(0, Math.min(this.length, Math.round(position)));
  }

  answer(): Promise<SessionReply> {
    return Promise.resolve(closed);
  }

  undo(): Promise<SessionReply> {
    return Promise.resolve(closed);
  }

  close(): void {
    // Nothing runs that would have to be stopped.
  }
}
