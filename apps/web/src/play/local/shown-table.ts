import type { AskedQuestion, Seat, Viewer, WaitingFor } from '@medallion/kernel';
import { batch, signal } from '@preact/signals';
import { keepSame } from '../keep-same';
import type {
  HandOver,
  LogLine,
  NamedMove,
  Parting,
  SeatInfo,
  SeatRequest,
  SessionOutcome,
  SessionStatus,
} from '../session';
import type { LocalSeat } from './store';
import type { Changed, Look } from './worker-messages';

interface Publicly {
  readonly changed: Changed;
  readonly outcome: SessionOutcome | null;
  readonly seats: readonly LocalSeat[];
}

/** What a screen sees of a table on this device. What stays the same stays the same object, so it is not drawn again. */
export class ShownTable {
  readonly viewer = signal<Viewer>('spectator');
  readonly status = signal<SessionStatus>({ kind: 'loading' });
  readonly view = signal<unknown>(null);
  readonly answers = signal(0);
  readonly question = signal<AskedQuestion | null>(null);
  readonly waitingFor = signal<readonly WaitingFor[]>([]);
  readonly seats = signal<readonly SeatInfo[]>([]);
  readonly log = signal<readonly LogLine<unknown>[]>([]);
  readonly outcome = signal<SessionOutcome | null>(null);
  readonly clocks = signal(null);
  readonly canUndo = signal<NamedMove | null>(null);
  readonly handOver = signal<HandOver | null>(null);
  readonly parting = signal<Parting<unknown> | null>(null);
  readonly requests = signal<readonly SeatRequest[]>([]);
  readonly record = signal<string | null>(null);

  /** The line of the log up to which nothing need be told again. */
  protected get told(): number {
    return this.log.value.at(-1)?.key ?? 0;
  }

  protected show(look: Look, open: Publicly): void {
    const isOn = open.outcome === null;
    const fresh = look.events.map((line) => ({ ...line, kind: 'event' as const }));
    batch(() => {
      this.view.value = keepSame(this.view.value, look.view);
      this.question.value = isOn ? keepSame(this.question.value, look.question) : null;
      this.log.value = [...this.log.value.slice(0, look.known), ...fresh];
      this.canUndo.value = isOn ? keepSame(this.canUndo.value, look.undo) : null;
      this.record.value = look.record;
      this.#showPublic(open);
    });
  }

  /** Nothing is to be seen until the next player has the device. */
  protected hide(handOver: HandOver, open: Publicly): void {
    batch(() => {
      this.view.value = null;
      this.question.value = null;
      this.log.value = [];
      this.canUndo.value = null;
      this.#showPublic(open);
      this.handOver.value = handOver;
    });
  }

  #showPublic({ changed, outcome, seats }: Publicly): void {
    this.answers.value = changed.answers.length;
    this.waitingFor.value = outcome === null ? keepSame(this.waitingFor.value, changed.waitingFor) : [];
    this.outcome.value = keepSame(this.outcome.value, outcome);
    this.status.value = keepSame(this.status.value, { kind: outcome === null ? 'live' : 'over' });
    this.showSeats(seats, null);
  }

  protected showSeats(seats: readonly LocalSeat[], thinking: Seat | null): void {
    const infos = seats.map(({ kind, name, level }, seat): SeatInfo => {
      const isMine = kind === 'person';
      return { seat, name, kind: isMine ? 'local' : 'bot', level, isMine, isThinking: seat === thinking, isHere: true };
    });
    this.seats.value = keepSame(this.seats.value, infos);
  }

  protected showEnd(outcome: SessionOutcome, record: string | null): void {
    batch(() => {
      this.record.value = record;
      this.question.value = null;
      this.canUndo.value = null;
      this.waitingFor.value = [];
      this.outcome.value = outcome;
      this.status.value = { kind: 'over' };
    });
  }
}
