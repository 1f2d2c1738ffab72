import * as v from 'valibot';
import { type ClientMessage, clientMessage } from './client-messages';
import type { ErrorCode } from './codes';
import type { ErrorDetail } from './fields';
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

export function parseClientMessage(text: string): Parsed<ClientMessage> {
  const message = parseJson(text);
  const type = typeof message === 'object' && message !== null && 'type' in message ? message.type : undefined;
  return parseBy(byType.get(type) ?? clientMessage, message);
}

export function parseServerMessage(text: string): Parsed<ServerMessage> {
  return parseBy(serverMessage, parseJson(text));
}
