import type { ErrorCode, ErrorDetail } from '@medallion/protocol';

const STATUS: Partial<Record<ErrorCode, number>> = {
  'no-token': 401,
  'bad-token': 401,
  'signed-out': 401,
  'bad-origin': 403,
  'bad-key': 403,
  'not-host': 403,
  'bad-recovery-code': 403,
  'no-such-table': 404,
  'no-such-game': 404,
  'no-such-page': 404,
  'table-gone': 410,
  'not-finished': 409,
  'too-many-tables': 409,
  'too-big': 413,
  'too-fast': 429,
  'server-error': 500,
  'shutting-down': 503,
  'storage-failed': 503,
  'storage-unknown': 503,
  'too-many-mutes': 409,
  'storage-full': 507,
};

/** A request that is turned down: thrown in a route, answered by the error handler. */
export class RefusedRequest extends Error {
  readonly code: ErrorCode;
  readonly detail: ErrorDetail;

  constructor(code: ErrorCode, detail: ErrorDetail = {}) {
    super(code);
    this.code = code;
    this.detail = detail;
  }
}

export function statusOf(code: ErrorCode): number {
  return STATUS[code] ?? 400;
}

export function bodyOf(code: ErrorCode, detail: ErrorDetail = {}) {
  return { error: { code, detail } };
}
