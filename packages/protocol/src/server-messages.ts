import * as v from 'valibot';
import { type Patch, patchSchema } from './diff';
import {
  commandId,
  count,
  errorCode,
  errorDetail,
  keys,
  optionId,
  person,
  seat,
  tableId,
  trustedJson,
  viewer,
} from './fields';
import { chatLine, logEntry, tableState } from './state';

export const welcome = v.object({ type: v.literal('welcome'), protocol: count, person, time: v.number() });

/** A table in full: the first message of a stream, and again whenever a gap cannot be filled. */
export const tableMessage = v.object({
  type: v.literal('table'),
  table: tableId,
  as: viewer,
  stream: v.string(),
  seq: count,
  time: v.number(),
  you: v.object({
    seats: v.array(seat),
    isHost: v.boolean(),
    /** For the links; only people with a seat get them. */
    keys: v.nullable(keys),
    /** Those of the people seated here whom I have muted. */
    muted: v.array(v.string()),
  }),
  state: tableState,
  /** The latest part of the log; `seenAll` is false where older entries were left out. */
  log: v.array(logEntry),
  seenAll: v.boolean(),
  chat: v.array(chatLine),
});

/** What changed for this viewer. `seq` goes up by one with each message of the stream. */
export const delta = v.object({
  type: v.literal('delta'),
  table: tableId,
  as: viewer,
  seq: count,
  time: v.number(),
  patch: v.nullable(v.custom<Patch>((value) => v.is(patchSchema, value))),
  log: v.array(logEntry),
});

export const chat = v.object({ type: v.literal('chat'), table: tableId, lines: v.array(chatLine) });

/** The command is committed: a crash of the server no longer undoes it. */
export const done = v.object({ type: v.literal('done'), id: commandId, result: v.nullable(trustedJson) });
export const refused = v.object({ type: v.literal('refused'), id: commandId, code: errorCode, detail: errorDetail });

const weighedOption = v.object({ option: optionId, /** The chance of winning after it, 0 to 1. */ chance: v.number() });

/** What `advise` ends with: the best option, and the best ones as they were weighed; none where there was nothing to weigh. */
export const advice = v.object({ option: optionId, weighed: v.array(weighedOption) });
export type Advice = v.InferOutput<typeof advice>;

/** A stream has ended: the seat is no longer yours, or the table was closed. */
export const gone = v.object({ type: v.literal('gone'), table: tableId, as: viewer, code: errorCode });

/** Something was wrong that no command id can be tied to. `table` where a `watch` was refused. */
export const errorMessage = v.object({
  type: v.literal('error'),
  code: errorCode,
  detail: errorDetail,
  table: v.optional(tableId),
});

export const pong = v.object({ type: v.literal('pong'), at: v.optional(v.number()), time: v.number() });

export const serverMessage = v.variant('type', [
  welcome,
  tableMessage,
  delta,
  chat,
  done,
  refused,
  gone,
  errorMessage,
  pong,
]);
export type ServerMessage = v.InferOutput<typeof serverMessage>;
export type ServerMessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
