import * as v from 'valibot';
import { type ClientMessage, type CommandOf, clientMessage } from './client-messages';
import type { ErrorCode } from './codes';
import { COMMAND_ID, type ErrorDetail, LIMITS, OPTION_LETTERS, TABLE_ID } from './fields';
import { type ServerMessage, serverMessage } from './server-messages';

export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: ErrorCode; readonly detail: ErrorDetail };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a value by a schema; a refusal says where it does not fit, never repeating what was sent. */
export function parseBy<T>(schema: v.GenericSchema<unknown, T>, value: unknown): Parsed<T> {
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return { ok: true, value: read.output };
  const path = v.getDotPath(read.issues[0]);
  return { ok: false, code: 'bad-message', detail: { at: path === null ? '' : path.slice(0, 100) } };
}

/** Each schema by its type: a message is read by its own, without asking the others first. */
const byType: ReadonlyMap<unknown, v.GenericSchema<unknown, ClientMessage>> = new Map(
  [...clientMessage.options].map((schema) => [schema.entries.type.literal, schema]),
);

/**
 * Nearly every message is an answer: the same check as its schema makes, without the schema. Null for whatever does not fit,
 * which the schema then refuses in its own words; a test holds the two together.
 */
function answerIn(message: object): CommandOf<'answer'> | null {
  const { id, table, seat, option, moves } = message as Record<string, unknown>;
  if (typeof id !== 'string' || !COMMAND_ID.test(id) || typeof table !== 'string' || !TABLE_ID.test(table)) return null;
  if (!isWhole(seat) || seat >= LIMITS.seats || typeof option !== 'string') return null;
  if (option.length === 0 || option.length > OPTION_LETTERS) return null;
  if (moves === undefined) return { type: 'answer', id, table, seat, option };
  return isWhole(moves) ? { type: 'answer', id, table, seat, option, moves } : null;
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

export function parseClientMessage(text: string): Parsed<ClientMessage> {
  const message = parseJson(text);
  const type = typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;
  const answer = type === 'answer' ? answerIn(message as object) : null;
  return answer === null ? parseBy(byType.get(type) ?? clientMessage, message) : { ok: true, value: answer };
}

export function parseServerMessage(text: string): Parsed<ServerMessage> {
  return parseBy(serverMessage, parseJson(text));
}
