/** What a request comes to: a value, or a refusal with a code. Illegal requests are never exceptions. */
export type Result<T, R = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: R };

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Every code the kernel refuses with. The screen words them; games put their own reasons into the detail. */
export const REFUSAL_CODES = [
  'game-over',
  'no-such-seat',
  'not-asked',
  'not-offered',
  'blocked',
  'nothing-to-undo',
  'undo-barrier',
  'bad-config',
  'bad-seed',
  'record-unreadable',
  'record-cut-short',
  'record-edited',
  'record-format',
  'record-other-game',
  'record-other-version',
  'record-answer',
  'record-too-long',
  'no-such-point',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  readonly detail: { readonly [key: string]: Json };
}

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse(
  code: RefusalCode,
  detail: Refusal['detail'] = {},
): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code, detail } };
}

/** A state that cannot happen: a bug of ours, with the ids involved. Never a player's mistake. */
export class InvariantError extends Error {
  readonly detail: Refusal['detail'];

  constructor(message: string, detail: Refusal['detail'] = {}) {
    super(`${message} ${JSON.stringify(detail)}`);
    this.name = 'InvariantError';
    this.detail = detail;
  }
}

/** The element that must be there; reading past the end is a bug, not a case. */
export function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new InvariantError('index out of range', { index, length: list.length });
  return found;
}
