import {
  type CreateBody,
  type CreatedTable,
  createdTable,
  type ErrorCode,
  type ErrorDetail,
  type GameInfo,
  gamesResponse,
  httpError,
  type Identity,
  identity,
  type Person,
  parseBy,
  type RecordResponse,
  recordResponse,
  recoveryCode,
  type TableInfo,
  type TableList,
  type TableSummary,
  tableInfo,
  tablesResponse,
} from '@medallion/protocol';

/** Beside what the server refuses with: it did not answer, or not in words we know. */
export type OnlineCode = ErrorCode | 'unreachable' | 'unknown-answer';

export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: OnlineCode; readonly detail: ErrorDetail };

export const unreachable: Extract<Reply<never>, { ok: false }> = { ok: false, code: 'unreachable', detail: {} };

type Schema<T> = Parameters<typeof parseBy<T>>[0];

interface Request {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly token?: string | null;
  /** The field of the answer that is wanted; left out: all of it. */
  readonly part?: string;
}

const PATIENCE = 12_000;

async function ask<T>(
  path: string,
  schema: Schema<T>,
  { method = 'GET', body, token = null, part }: Request,
): Promise<Reply<T>> {
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    return read(schema, response.ok && part !== undefined ? partOf(answer, part) : answer, response.ok);
  } catch {
    // No network, no server, or a page of somebody else's in its place.
    return unreachable;
  }
}

function partOf(answer: unknown, part: string): unknown {
  return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[part] : undefined;
}

function read<T>(schema: Schema<T>, answer: unknown, isGood: boolean): Reply<T> {
  if (isGood) {
    const value = parseBy(schema, answer);
    return value.ok ? value : { ok: false, code: 'unknown-answer', detail: value.detail };
  }
  const refusal = parseBy(httpError, answer);
  if (!refusal.ok) return { ok: false, code: 'unknown-answer', detail: {} };
  const { code, detail } = refusal.value.error;
  return { ok: false, code, detail };
}

async function map<T, U>(reply: Promise<Reply<T>>, change: (value: T) => U): Promise<Reply<U>> {
  const got = await reply;
  return got.ok ? { ok: true, value: change(got.value) } : got;
}

const withKey = (path: string, key: string | null) => (key === null ? path : `${path}?key=${encodeURIComponent(key)}`);

export const api = {
  guest: (name: string): Promise<Reply<Identity>> => ask('/api/guest', identity, { method: 'POST', body: { name } }),
  me: (token: string): Promise<Reply<Person>> => ask('/api/me', identity.entries.person, { token, part: 'person' }),
  /** The name as the server has cleaned it. */
  rename: (token: string, name: string): Promise<Reply<Person>> =>
    ask('/api/me', identity.entries.person, { method: 'POST', body: { name }, token, part: 'person' }),
  recovery: (token: string): Promise<Reply<string>> =>
    map(ask('/api/me/recovery', recoveryCode, { method: 'POST', token }), ({ code }) => code),
  recover: (code: string, signOutOthers: boolean): Promise<Reply<Identity>> =>
    ask('/api/recover', identity, { method: 'POST', body: { code, signOutOthers } }),
  games: (): Promise<Reply<readonly GameInfo[]>> => map(ask('/api/games', gamesResponse, {}), ({ games }) => games),
  tables: (list: TableList, token: string | null): Promise<Reply<readonly TableSummary[]>> =>
    map(ask(`/api/tables?list=${list}`, tablesResponse, { token }), ({ tables }) => tables),
  table: (id: string, key: string | null, token: string | null): Promise<Reply<TableInfo>> =>
    ask(withKey(`/api/tables/${encodeURIComponent(id)}`, key), tableInfo, { token }),
  record: (id: string, key: string | null, token: string | null): Promise<Reply<RecordResponse>> =>
    ask(withKey(`/api/tables/${encodeURIComponent(id)}/record`, key), recordResponse, { token }),
  create: (body: CreateBody, token: string): Promise<Reply<CreatedTable>> =>
    ask('/api/tables', createdTable, { method: 'POST', body, token }),
};
