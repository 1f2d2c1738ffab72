import type { Json } from '@medallion/kernel';
import * as v from 'valibot';
import { ERROR_CODES } from './codes';

/** Sizes that both ends know, so that a screen can stop a person before the server must. */
export const LIMITS = {
  messageBytes: 65_536,
  bodyBytes: 131_072,
  nameLetters: 24,
  chatLetters: 500,
  additionLetters: 200,
  jsonDepth: 24,
  seats: 8,
} as const;

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return value !== undefined;
  return depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1));
}

/** Any JSON that is not nested beyond reason: what a game or a view carries is checked by the game. */
export const json = v.custom<Json>((value) => isShallow(value, LIMITS.jsonDepth));

/** JSON from the server, which a client trusts. */
export const trustedJson = v.custom<Json>((value) => value !== undefined);

const text = (letters: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(letters));

export const TABLE_ID = /^[A-Za-z0-9_-]{22}$/;
export const COMMAND_ID = /^[A-Za-z0-9_-]{1,40}$/;
export const OPTION_LETTERS = 200;

export const personId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));
export const tableId = v.pipe(v.string(), v.regex(TABLE_ID));
export const accessKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{16}$/));
/** Chosen by the client, new for each command: the server applies a command once per id, however often it arrives. */
export const commandId = v.pipe(v.string(), v.regex(COMMAND_ID));
export const token = text(200);
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats - 1));
export const viewer = v.union([seat, v.literal('spectator')]);
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const optionId = text(OPTION_LETTERS);
export const levelId = text(40);
export const gameId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/));
export const addition = v.pipe(v.string(), v.maxLength(LIMITS.additionLetters));
export const chatText = text(LIMITS.chatLetters);
/** As typed; the server cleans it and refuses what is empty after that. */
export const rawName = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

export const person = v.object({ id: personId, name: v.string() });
export type Person = v.InferOutput<typeof person>;

export const keys = v.object({ invite: accessKey, spectate: accessKey });
export type Keys = v.InferOutput<typeof keys>;

export const errorCode = v.picklist(ERROR_CODES);
export const errorDetail = v.record(v.string(), trustedJson);
export type ErrorDetail = v.InferOutput<typeof errorDetail>;

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));
export const clockRule = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  /** Each answer has `move` seconds; what it takes beyond that comes out of the seat's `bank`. */
  v.object({
    kind: v.literal('live'),
    move: whole(3_600),
    bank: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400)),
  }),
  v.object({ kind: v.literal('correspondence'), days: whole(60) }),
]);
export type ClockRule = v.InferOutput<typeof clockRule>;

export const visibility = v.picklist(['link', 'listed']);
export type Visibility = v.InferOutput<typeof visibility>;
