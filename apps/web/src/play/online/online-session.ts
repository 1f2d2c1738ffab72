import type { AskedQuestion, Viewer, WaitingFor } from '@medallion/kernel';
import type { LogEntry, TableState } from '@medallion/protocol';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { pathTo } from '../../router/routes';
import type {
  HandOver,
  HintReply,
  LogLine,
  NamedMove,
  Parting,
  SeatClock,
  SeatInfo,
  SeatRequest,
  SessionOutcome,
  SessionReply,
  SessionStatus,
  TableSession,
} from '../session';
import { askedIn, nextAmongOthers } from '../whose-turn';
import { type Command, type Connection, connection } from './connection';
import { logLines, type NoteWords } from './log-lines';
import { hintIn, isAloneAmongBots, isSame, plain, refusal, tableIn } from './replies';
import { type Eyes, TableStream } from './stream';

export interface OnlineOptions {
  readonly table: string;
  /** Of the link that led here; null for whoever has a seat. */
  readonly key: string | null;
  readonly words: NoteWords;
  readonly line?: Connection;
}

const NOBODY: readonly number[] = [];

/** How long an answer waits for news that the server has and this page has not. */
const CATCH_UP_TIME = 3000;

/** A table at the server. Every answer is the server's; what is shown is what it has committed. */
export class OnlineSession implements TableSession<unknown, unknown> {
  readonly table: string;
  readonly stream: TableStream;
  readonly line: Connection;
  readonly #key: string | null;
  readonly #words: NoteWords;
  /** The stream of the second player at this device. */
  readonly #second = signal<TableStream | null>(null);
  /** Whose cards lie open on a device that two people share. */
  readonly #shown = signal<number | null>(null);
  /** How many answers lay there when this one was given by whoever looks; null before it. */
  readonly #answeredAt = signal<number | null>(null);
  readonly #dispose: () => void;

  constructor({ table, key, words, line = connection() }: OnlineOptions) {
    this.table = table;
    this.#key = key;
    this.#words = words;
    this.line = line;
    this.stream = new TableStream(line, { table, key });
    this.#dispose = effect(() => this.#openSecond());
  }

  get game(): string {
    return this.stream.state.value?.game ?? '';
  }

  readonly mine = computed<readonly number[]>(() => {
    const seats = this.stream.you.value?.seats ?? NOBODY;
    return seats.filter((seat) => this.stream.as.value !== 'spectator' && seat >= 0);
  });

  #openSecond(): void {
    const other = this.mine.value.find((seat) => seat !== this.stream.as.value);
    const open = this.#second.peek();
    if (other === undefined || open !== null) return;
    this.#second.value = new TableStream(this.line, { table: this.table, key: this.#key, as: other });
  }

  readonly #asked = computed<readonly number[]>(() => {
    const waiting = this.stream.state.value?.waitingFor ?? [];
    return waiting.map(({ seat }) => seat);
  });

  readonly #eyes = computed<Eyes>(() => {
    if (this.mine.value.length > 1 && this.#shown.value !== null) return this.#shown.value;
    return this.stream.as.value ?? 'spectator';
  });

  /** The stream of the eyes that look now. */
  readonly #watched = computed<TableStream>(() => {
    const second = this.#second.value;
    return second !== null && second.as.value === this.#eyes.value ? second : this.stream;
  });

  /** The state that is shown. */
  readonly #state = computed<TableState | null>(() => this.#watched.value.state.value);
  /** The state as it really is: the same, unless something waits to be shown. */
  readonly #latest = computed<TableState | null>(() => this.#watched.value.latest.value);
  /** Nothing is asked and nothing taken back before all that happened has been shown. */
  readonly #isOpen = computed(() => this.handOver.value === null && !this.#watched.value.isBehind.value);

  readonly viewer: ReadonlySignal<Viewer> = computed(() => this.#eyes.value);

  readonly handOver = computed<HandOver | null>(() => {
    const state = this.stream.state.value;
    if (this.mine.value.length < 2 || state?.phase !== 'playing') return null;
    const hasAnswered = this.#answeredAt.value !== null && state.moves > this.#answeredAt.value;
    const open = { ...askedIn(state.waitingFor), hasAnswered };
    const [next, ...others] = nextAmongOthers(this.mine.value, this.#shown.value ?? 'spectator', open).map((to) => ({
      to,
      accept: () => this.#give(to),
    }));
    return next === undefined ? null : { ...next, others };
  });

  #give(seat: number): void {
    batch(() => {
      this.#shown.value = seat;
      this.#answeredAt.value = null;
    });
  }

  readonly status = computed<SessionStatus>(() => {
    const trouble = this.stream.trouble.value;
    const link = this.line.state.value;
    const state = this.stream.state.value;
    if (link === 'outdated') return { kind: 'error', code: 'client-outdated', detail: {} };
    if (link === 'refused') return { kind: 'error', code: 'bad-token', detail: {} };
    if (trouble !== null) return { kind: 'error', code: trouble, detail: {} };
    if (state?.trouble != null) return { kind: 'error', code: state.trouble.code, detail: state.trouble.detail };
    if (state === null) return { kind: 'loading' };
    if (link !== 'live') return { kind: 'reconnecting' };
    return { kind: state.phase === 'finished' ? 'over' : 'live' };
  });

  readonly view = computed<unknown>(() => (this.handOver.value === null ? (this.#state.value?.view ?? null) : null));
  readonly answers = computed(() => this.#state.value?.moves ?? 0);
  readonly question = computed<AskedQuestion | null>(() =>
    this.#isOpen.value ? (this.#state.value?.question ?? null) : null,
  );
  readonly waitingFor = computed<readonly WaitingFor[]>(() => this.#state.value?.waitingFor ?? []);

  readonly seats = computed<readonly SeatInfo[]>(() =>
    (this.#latest.value?.seats ?? []).map(({ kind, name, level, isHere }, seat) => {
      const isMine = this.mine.value.includes(seat);
      const isThinking = !isMine && this.#asked.value.includes(seat);
      return { seat, name, kind: kind === 'local' && !isMine ? 'person' : kind, level, isMine, isThinking, isHere };
    }),
  );

  /** By itself, so that the log is read again when it grows and not with every tick of a clock. */
  readonly #moves = computed(() => this.#state.value?.moves ?? 0);

  readonly log = computed<readonly LogLine<unknown>[]>(() => {
    if (this.handOver.value !== null) return [];
    return logLines(this.#watched.value.log.value, this.#moves.value, (entry: LogEntry) => this.#words(entry));
  });

  readonly outcome = computed<SessionOutcome | null>(() => this.#state.value?.outcome ?? null);

  readonly clocks = computed<readonly SeatClock[] | null>(() => {
    const clock = this.#latest.value?.clock;
    if (clock === undefined || clock.rule.kind === 'none') return null;
    return clock.banks.map((bank, seat) => {
      const deadline = clock.deadlines[seat] ?? null;
      return { seat, bank, deadline: deadline === null ? null : deadline - this.line.lag };
    });
  });

  readonly canUndo = computed<NamedMove | null>(() => (this.#isOpen.value ? (this.#state.value?.undo ?? null) : null));

  readonly parting = computed<Parting<unknown> | null>(() => {
    const [seat, state] = [this.#shown.value, this.#state.value];
    if (this.handOver.value === null || seat === null || state === null) return null;
    return { seat, view: state.view, answers: state.moves };
  });

  readonly requests = computed<readonly SeatRequest[]>(() => {
    const state = this.#latest.value;
    const eyes = this.#eyes.value;
    if (state === null || typeof eyes !== 'number') return [];
    const { takeBack, drawOffer } = state;
    const found: SeatRequest[] = [];
    if (takeBack?.waitsFor.includes(eyes)) found.push({ kind: 'take-back', by: takeBack.by, move: takeBack.move });
    if (drawOffer !== null && !this.mine.value.includes(drawOffer)) {
      found.push({ kind: 'draw', by: drawOffer, move: null });
    }
    return found;
  });

  readonly record = computed<string | null>(() => this.#state.value?.record ?? null);

  /** Does something in the name of the seat that looks. */
  async #act(make: (seat: number) => Command, eyes: Eyes = this.#eyes.value): Promise<SessionReply> {
    if (typeof eyes !== 'number') return { ok: false, refusal: { code: 'not-your-seat', detail: {} } };
    return plain(await this.line.command(make(eyes)));
  }

  async answer(option: string): Promise<SessionReply> {
    const [asked, eyes] = [this.question.value, this.#eyes.value];
    const reply = await this.#answerAt(this.answers.value, option, eyes);
    if (reply.ok || reply.refusal.code !== 'stale') return reply;
    // Another seat answered in the same moment. If this seat is still asked the same, its answer stands.
    await this.#caughtUp(Number(reply.refusal.detail.moves ?? 0));
    const latest = this.#latest.value;
    return isSame(asked, latest?.question ?? null) ? this.#answerAt(latest?.moves ?? 0, option, eyes) : reply;
  }

  /** Until the stream shows that many moves, or has had time enough to. */
  #caughtUp(moves: number): Promise<void> {
    return new Promise((resolve) => {
      const late = setTimeout(resolve, CATCH_UP_TIME);
      const dispose = effect(() => {
        if ((this.#latest.value?.moves ?? 0) < moves) return;
        clearTimeout(late);
        resolve();
      });
      setTimeout(dispose, CATCH_UP_TIME);
    });
  }

  async #answerAt(moves: number, option: string, eyes: Eyes): Promise<SessionReply> {
    this.#answeredAt.value = moves;
    const reply = await this.#act((seat) => ({ type: 'answer', table: this.table, seat, option, moves }), eyes);
    if (!reply.ok) this.#answeredAt.value = null;
    return reply;
  }

  hold(isHeld: boolean): void {
    this.stream.hold(isHeld);
    this.#second.peek()?.hold(isHeld);
  }

  undo(): Promise<SessionReply> {
    return this.#act((seat) => ({ type: 'undo', table: this.table, seat }));
  }

  get resign(): (() => Promise<SessionReply>) | undefined {
    if (!this.#isPlaying || this.#latest.value?.canResign !== true) return undefined;
    return () => this.#act((seat) => ({ type: 'resign', table: this.table, seat }));
  }

  get offerDraw(): (() => Promise<SessionReply>) | undefined {
    const state = this.#latest.value;
    if (!this.#isPlaying || state?.canDraw !== true || state.drawOffer !== null) return undefined;
    return () => this.#act((seat) => ({ type: 'offer-draw', table: this.table, seat }));
  }

  get requestTakeBack(): (() => Promise<SessionReply>) | undefined {
    if (!this.#isPlaying || this.#latest.value?.takeBack !== null) return undefined;
    return () => this.#act((seat) => ({ type: 'ask-take-back', table: this.table, seat }));
  }

  /** Only beside bots: among people it would be help that the others do not have. */
  get hint(): (() => Promise<HintReply>) | undefined {
    const isAlone = isAloneAmongBots(this.#latest.value?.seats ?? [], this.#eyes.value);
    return this.#isPlaying && isAlone ? () => this.#askAdvice() : undefined;
  }

  async #askAdvice(): Promise<HintReply> {
    const [asked, seat] = [this.question.value, this.#eyes.value];
    if (asked === null || typeof seat !== 'number') return refusal('not-asked');
    const moves = this.answers.value;
    const reply = await this.line.command({ type: 'advise', table: this.table, seat, moves });
    return isSame(asked, this.question.value) ? hintIn(reply) : refusal('stale');
  }

  get #isPlaying(): boolean {
    return this.mine.value.length > 0 && this.#latest.value?.phase === 'playing';
  }

  reply(request: SeatRequest, agree: boolean): Promise<SessionReply> {
    return this.#act((seat) => ({ type: 'consent', table: this.table, seat, to: request.kind, agree }));
  }

  get rematch(): (() => Promise<SessionReply<string>>) | undefined {
    return this.mine.value.length === 0 ? undefined : () => this.#playAgain();
  }

  async #playAgain(): Promise<SessionReply<string>> {
    const reply = await this.line.command({ type: 'rematch', table: this.table });
    if (!reply.ok) return { ok: false, refusal: { code: reply.code, detail: reply.detail } };
    const table = tableIn(reply.value);
    if (table === null) return { ok: false, refusal: { code: 'unknown-answer', detail: {} } };
    return { ok: true, value: pathTo('table', { code: table }) };
  }

  close(): void {
    this.#dispose();
    this.#second.value?.close();
    this.stream.close();
  }
}
