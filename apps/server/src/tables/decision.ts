import type { Refusal } from '@medallion/kernel';
import type { ErrorCode, ErrorDetail, Person } from '@medallion/protocol';
import type { Happening } from './entry';
import { isHeldBy } from './holder';
import type { TableCore } from './table-core';

export interface Refused {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly detail: ErrorDetail;
}

/** What a command comes to: what happens, or why it may not. */
export type Decision = { readonly ok: true; readonly what: readonly Happening[] } | Refused;

/** Who is connected to a table. */
export interface Presence {
  isHere(seat: number): boolean;
  /** From when on the others may let a bot play for a seat whose person is away; null where they may not. */
  replaceableAt(seat: number): number | null;
}

/** The table, and who asks when. */
export interface Asking {
  readonly core: TableCore;
  readonly person: Person;
  readonly now: number;
  readonly presence: Presence;
}

export function happens(...what: Happening[]): Decision {
  return { ok: true, what };
}

export function refused(code: ErrorCode, detail: ErrorDetail = {}): Refused {
  return { ok: false, code, detail };
}

export function refusedBy({ code, detail }: Refusal): Refused {
  return { ok: false, code, detail };
}

/** Commands of a seat in play: the game runs, and the seat is the asker's own. Null when all is well. */
export function whyNotPlaying({ core, person }: Asking, seat: number): Refused | null {
  if (!isHeldBy(core.seats[seat], person.id)) return refused('not-your-seat', { seat });
  if (core.trouble !== null) return refused(core.trouble.code, core.trouble.detail);
  return core.phase === 'playing' ? null : refused('not-playing', { phase: core.phase });
}
