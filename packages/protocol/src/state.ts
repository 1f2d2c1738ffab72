import * as v from 'valibot';
import {
  clockRule,
  count,
  errorCode,
  errorDetail,
  gameId,
  levelId,
  person,
  personId,
  seat,
  tableId,
  trustedJson,
  visibility,
} from './fields';

export const PHASES = ['gathering', 'playing', 'finished'] as const;
export type Phase = (typeof PHASES)[number];

/** Who holds a seat. `local` is a second player at the device of `person`; an `open` seat can be joined by the link. */
export const seatState = v.object({
  kind: v.picklist(['open', 'person', 'local', 'bot']),
  person: v.nullable(person),
  /** What to call the seat on screen: a person's or a local player's name; null for bots and open seats. */
  name: v.nullable(v.string()),
  level: v.nullable(levelId),
  isReady: v.boolean(),
  /** Somebody with this seat is connected now. */
  isHere: v.boolean(),
  /** Server time from which the others may seat a bot here, because its person is away; null or left out where they may not. */
  replaceableAt: v.optional(v.nullable(v.number()), null),
  /** A bot that plays on for somebody who left: a person may take this seat over. */
  isStandIn: v.boolean(),
});
export type SeatState = v.InferOutput<typeof seatState>;

export const moveName = v.object({
  number: count,
  seat,
  prompt: v.string(),
  /** Null where this viewer may not know what was picked. */
  option: v.nullable(v.string()),
});
export type MoveName = v.InferOutput<typeof moveName>;

export const takeBack = v.object({
  by: seat,
  /** The table goes back to the moment before this move. */
  move: moveName,
  /** How many answers are undone in all. */
  answers: count,
  waitsFor: v.array(seat),
});
export type TakeBack = v.InferOutput<typeof takeBack>;

export const clockState = v.object({
  rule: clockRule,
  /** Milliseconds left in each seat's bank. */
  banks: v.array(v.number()),
  /** Server time by which each asked seat must answer; null where no clock runs. */
  deadlines: v.array(v.nullable(v.number())),
});
export type ClockState = v.InferOutput<typeof clockState>;

export const fairness = v.object({
  /** SHA-256 of the server's seed, in hexadecimal, published before anybody adds anything. */
  hash: v.string(),
  additions: v.array(v.object({ seat, text: v.string() })),
  /** Both null until the game is over. */
  serverSeed: v.nullable(v.string()),
  seed: v.nullable(v.string()),
});
export type Fairness = v.InferOutput<typeof fairness>;

export const ENDINGS = ['game', 'resigned', 'draw-agreed', 'time', 'abandoned'] as const;
export type Ending = (typeof ENDINGS)[number];

export const outcome = v.object({
  /** The place of each seat, 1 being first; equal places are shared. */
  places: v.array(v.number()),
  /** The game's own word for it, or the same as `by`. */
  reason: v.string(),
  /** Where all play as one, or one alone: whether they have won. Null where seats play each other. */
  together: v.optional(v.nullable(v.picklist(['won', 'lost'])), null),
  by: v.picklist(ENDINGS),
});
export type TableOutcome = v.InferOutput<typeof outcome>;

export const askedQuestion = v.object({
  seat,
  prompt: v.string(),
  options: v.array(v.string()),
  blocked: v.array(v.object({ id: v.string(), rule: v.string() })),
  about: trustedJson,
});

/** A table as one viewer may see it. The patches of `delta` messages apply to this. */
export const tableState = v.object({
  id: tableId,
  game: gameId,
  /** The version of the game's rules that this table is played by. */
  version: count,
  phase: v.picklist(PHASES),
  visibility,
  /** The configuration; what other seats chose in secret is null until the end. */
  config: trustedJson,
  host: personId,
  seats: v.array(seatState),
  /** How many answers have been given: send it with an answer, so that it cannot meet another question. */
  moves: count,
  /** The game's own view; null until the first deal. */
  view: v.nullable(trustedJson),
  question: v.nullable(askedQuestion),
  waitingFor: v.array(v.object({ seat, prompt: v.string(), mayWait: v.exactOptional(v.literal(true)) })),
  /** The answer this seat could take back on its own right now. */
  undo: v.nullable(moveName),
  takeBack: v.nullable(takeBack),
  /** The seat that offers a draw. */
  drawOffer: v.nullable(seat),
  canResign: v.boolean(),
  canDraw: v.boolean(),
  clock: clockState,
  fairness,
  outcome: v.nullable(outcome),
  /** The whole game as compact text, once it is over. */
  record: v.nullable(v.string()),
  /** The table of the next game with the seats swapped, once somebody has asked for it. */
  rematch: v.nullable(tableId),
  /** Set when the table cannot go on, for example because its rules have changed since. */
  trouble: v.nullable(v.object({ code: errorCode, detail: errorDetail })),
});
export type TableState = v.InferOutput<typeof tableState>;

export const LOG_KINDS = [
  'seated',
  'left',
  'bot-seated',
  'opened',
  'started',
  'answered',
  'undone',
  'take-back-asked',
  'take-back-refused',
  'taken-back',
  'draw-offered',
  'draw-refused',
  'draw-agreed',
  'resigned',
  'time-out',
  'abandoned',
  'rematch',
] as const;

/** One thing that happened, in order. `events` are the game's own, cut for the viewer. */
export const logEntry = v.object({
  number: count,
  time: v.number(),
  kind: v.picklist(LOG_KINDS),
  seat: v.nullable(seat),
  events: v.array(trustedJson),
  /** Named moves for undone and taken-back; who it was for seat changes. */
  move: v.nullable(moveName),
  name: v.nullable(v.string()),
});
export type LogEntry = v.InferOutput<typeof logEntry>;

export const chatLine = v.object({ number: count, time: v.number(), person, text: v.string() });
export type ChatLine = v.InferOutput<typeof chatLine>;
