import type { AskedQuestion, Json, Outcome, Seat, Viewer, WaitingFor } from '@medallion/kernel';
import type { ReadonlySignal } from '@preact/signals';

/**
 * What a board needs of a table, whoever runs it: a worker on this device, the server, or a replay.
 * A board reads signals and calls methods; it never knows which of the three it talks to. All that a session hands
 * out is already cut for `viewer`, so a board may draw everything it is given.
 */
export interface TableSession<View, Event> {
  /** Id of the game, as in the catalogue: `gwent`. */
  readonly game: string;
  /** The same for the same table for ever: a key for what a screen remembers. */
  readonly table: string;
  /** Through whose eyes the view, the log and the question are. Changes on one device with two people. */
  readonly viewer: ReadonlySignal<Viewer>;
  readonly status: ReadonlySignal<SessionStatus>;
  /** Null until there is something to show, and while the device is handed over. */
  readonly view: ReadonlySignal<View | null>;
  /** How many answers the view comes after. */
  readonly answers: ReadonlySignal<number>;
  /** What this viewer is asked now; null when it is not asked. */
  readonly question: ReadonlySignal<AskedQuestion | null>;
  readonly waitingFor: ReadonlySignal<readonly WaitingFor[]>;
  readonly seats: ReadonlySignal<readonly SeatInfo[]>;
  /** Everything that happened, oldest first. Undo takes lines away; `key` never comes again. */
  readonly log: ReadonlySignal<readonly LogLine<Event>[]>;
  readonly outcome: ReadonlySignal<SessionOutcome | null>;
  /** Null where no clock runs. */
  readonly clocks: ReadonlySignal<readonly SeatClock[] | null>;
  /** The move that `undo` would take back, so that the button can name it; null when nothing can be. */
  readonly canUndo: ReadonlySignal<NamedMove | null>;
  /** Set on a shared device while the next player has not confirmed: everything else is hidden meanwhile. */
  readonly handOver: ReadonlySignal<HandOver | null>;
  /** What whoever gave the device away left behind: their own answer may have ended their turn, unseen by them. */
  readonly parting?: ReadonlySignal<Parting<View> | null>;
  /** What another seat asks of this viewer. */
  readonly requests: ReadonlySignal<readonly SeatRequest[]>;
  /** The whole game as compact text; null until it is over, because it holds every hidden card. */
  readonly record: ReadonlySignal<string | null>;

  /** Answers the question with one of its options. Resolves when the table has taken it. */
  answer(option: string): Promise<SessionReply>;
  undo(): Promise<SessionReply>;
  /** Leaves the screen: stops timers and workers. What was played is kept. */
  close(): void;

  /** Capabilities that not every table has, nor every viewer: undefined for whoever only watches. */
  readonly resign?: (() => Promise<SessionReply>) | undefined;
  readonly offerDraw?: (() => Promise<SessionReply>) | undefined;
  /** Asks the others to take back this viewer's latest move, although something was revealed since. */
  readonly requestTakeBack?: (() => Promise<SessionReply>) | undefined;
  reply?(request: SeatRequest, agree: boolean): Promise<SessionReply>;
  /** Gives the address of the next table with the same seats. */
  readonly rematch?: (() => Promise<SessionReply<string>>) | undefined;
  /** Shows what bots do without a pause until a person is asked again. */
  readonly hurry?: (() => void) | undefined;
  /** What others do waits while the person reads, or watches what they did before; it goes on when it is let go. */
  readonly hold?: ((isHeld: boolean) => void) | undefined;
  /** The screen shows what bots do and holds them as long as it needs: they make no pauses of their own. */
  readonly stage?: (() => void) | undefined;
  /** An option that a strong player would take, and how it weighs the others. */
  readonly hint?: (() => Promise<HintReply>) | undefined;
}

/** An option as a strong player sees it. */
export interface WeighedOption {
  readonly option: string;
  /** The chance of winning after it, 0 to 1. */
  readonly chance: number;
}

/** The option, and the best ones with their reasons, itself first; none where there was nothing to weigh. */
export type HintReply =
  | { readonly ok: true; readonly value: string; readonly weighed: readonly WeighedOption[] }
  | Refused;

/** `error`: the table cannot go on, and `code` says why; words for it are the shell's. */
export type SessionStatus =
  | { readonly kind: 'loading' | 'live' | 'reconnecting' | 'over' }
  | { readonly kind: 'error'; readonly code: string; readonly detail: Readonly<Record<string, Json>> };

export interface Refused {
  readonly ok: false;
  readonly refusal: { readonly code: string; readonly detail: Readonly<Record<string, Json>> };
}

export type SessionReply<Value = null> = { readonly ok: true; readonly value: Value } | Refused;

export interface SeatInfo {
  readonly seat: Seat;
  /** What to call the seat; null for a bot or a nameless person, whom the screen words. */
  readonly name: string | null;
  /** `local` is a person at this very device. */
  readonly kind: 'person' | 'local' | 'bot' | 'open';
  /** The bot's level id, for `kind: 'bot'`. */
  readonly level: string | null;
  /** This device answers for the seat. */
  readonly isMine: boolean;
  readonly isThinking: boolean;
  /** False while the person of the seat is not connected. */
  readonly isHere: boolean;
}

/** An answer of the past; `option` is null where this viewer may not know what was picked. */
export interface NamedMove {
  readonly seat: Seat;
  readonly prompt: string;
  readonly option: string | null;
  /** What the question was about, where it is still open. */
  readonly about?: unknown;
}

interface LogPlace {
  /** Grows with each line; a line keeps its key. */
  readonly key: number;
  /** The number of the answer it came from, counted from 1; 0 before the first. */
  readonly answer: number;
}
export type LogLine<Event> =
  | (LogPlace & { readonly kind: 'event'; readonly event: Event })
  /** What happened beside the game: somebody left, a move was taken back. Worded when it is drawn. */
  | (LogPlace & { readonly kind: 'note'; readonly seat: Seat | null; readonly words: () => string });

export interface SessionOutcome extends Outcome {
  /** How the game came to its end: played out, or cut short. */
  readonly by: 'game' | 'resigned' | 'draw-agreed' | 'time' | 'abandoned';
}

export interface SeatClock {
  readonly seat: Seat;
  /** Milliseconds left in the bank. */
  readonly bank: number;
  /** Time of this device (`Date.now`) by which the seat must answer; null while its clock rests. */
  readonly deadline: number | null;
}

export interface HandOver {
  readonly to: Seat;
  /** The next player has the device and wants to see the table. */
  accept(): void;
  /** Who else may act now, where several may and none must: then they say who does. */
  readonly others: readonly Omit<HandOver, 'others'>[];
}

/** The table through the eyes of a seat that does not look any more. */
export interface Parting<View> {
  readonly seat: Seat;
  readonly view: View;
  readonly answers: number;
}

export interface SeatRequest {
  readonly kind: 'take-back' | 'draw';
  readonly by: Seat;
  /** For a take-back: the move the table would go back before. */
  readonly move: NamedMove | null;
}
