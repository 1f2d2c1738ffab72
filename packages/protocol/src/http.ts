import * as v from 'valibot';
import {
  clockRule,
  commandId,
  count,
  errorCode,
  errorDetail,
  gameId,
  json,
  keys,
  levelId,
  person,
  rawName,
  tableId,
  token,
  trustedJson,
  visibility,
} from './fields';
import { fairness, outcome, PHASES, seatState } from './state';

/** Every refusal over HTTP has this body. */
export const httpError = v.object({ error: v.object({ code: errorCode, detail: errorDetail }) });

/** POST /api/guest */
export const guestBody = v.object({ name: rawName });
export const identity = v.object({ token, person });
export type Identity = v.InferOutput<typeof identity>;

/** POST /api/me */
export const renameBody = v.object({ name: rawName });

/** POST /api/me/recovery: the code is shown once and replaces any code before it. */
export const recoveryCode = v.object({ code: v.string() });

/** POST /api/recover: moves the identity here; `signOutOthers` ends it on every other device. */
export const recoverBody = v.object({
  code: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  signOutOthers: v.optional(v.boolean()),
});

/** GET /api/games */
export const gameInfo = v.object({
  id: gameId,
  version: count,
  minSeats: count,
  maxSeats: count,
  levels: v.array(levelId),
  canResign: v.boolean(),
  canDraw: v.boolean(),
  /** The field of the configuration that has one entry per seat, chosen in secret by whoever sits there; or null. */
  choiceField: v.nullable(v.string()),
});
export type GameInfo = v.InferOutput<typeof gameInfo>;
export const gamesResponse = v.object({ games: v.array(gameInfo) });

export const seatRequest = v.variant('kind', [
  v.object({ kind: v.literal('me') }),
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('bot'), level: levelId }),
  v.object({ kind: v.literal('local'), name: rawName }),
]);
export type SeatRequest = v.InferOutput<typeof seatRequest>;

/** POST /api/tables */
export const createBody = v.object({
  /** As with every command: the same id twice gives the same table. */
  id: commandId,
  game: gameId,
  config: json,
  seats: v.pipe(v.array(seatRequest), v.minLength(1), v.maxLength(8)),
  clock: v.optional(clockRule),
  visibility: v.optional(visibility),
  /** True: my seats are ready, and with nobody else to wait for the game begins at once. */
  ready: v.optional(v.boolean()),
});
export type CreateBody = v.InferOutput<typeof createBody>;
export const createdTable = v.object({ table: tableId, keys, hash: v.string() });
export type CreatedTable = v.InferOutput<typeof createdTable>;

export const TABLE_LISTS = ['mine', 'open', 'running', 'finished'] as const;
export type TableList = (typeof TABLE_LISTS)[number];

export const tableSummary = v.object({
  id: tableId,
  game: gameId,
  /** Expansions that are played, by their ids. */
  modules: v.optional(v.array(v.string()), []),
  phase: v.picklist(PHASES),
  visibility,
  seats: v.array(seatState),
  clock: clockRule,
  moves: count,
  waitingFor: v.array(v.number()),
  /** One of my seats is asked. */
  isMyTurn: v.boolean(),
  outcome: v.nullable(outcome),
  createdAt: v.number(),
  updatedAt: v.number(),
});
export type TableSummary = v.InferOutput<typeof tableSummary>;
/** GET /api/tables?list=mine|open|running|finished */
export const tablesResponse = v.object({ tables: v.array(tableSummary) });

/** GET /api/tables/:id?key=…: what a link leads to, before sitting down. */
export const tableInfo = v.object({
  table: tableSummary,
  hash: v.string(),
  /** What the key allows. */
  may: v.object({ join: v.boolean(), spectate: v.boolean() }),
  freeSeats: v.array(v.number()),
});
export type TableInfo = v.InferOutput<typeof tableInfo>;

/** GET /api/tables/:id/record: only once the game is over. */
export const recordResponse = v.object({ record: v.string(), fairness, outcome, config: trustedJson });
export type RecordResponse = v.InferOutput<typeof recordResponse>;
