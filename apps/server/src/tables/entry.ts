import type { Json } from '@medallion/kernel';
import type { ClockRule, Ending, Person, Visibility } from '@medallion/protocol';
import type { StoredEntry } from '../storage/store';
import type { Holder } from './holder';

/** What can happen at a table. The log of a table is a list of these; the table is nothing but their sum. */
export type Happening =
  | {
      readonly kind: 'created';
      readonly config: Json;
      readonly seats: readonly Holder[];
      readonly ready: readonly boolean[];
      readonly clock: ClockRule;
      readonly visibility: Visibility;
    }
  | {
      readonly kind: 'seat';
      readonly seat: number;
      readonly holder: Holder;
      readonly why: 'seated' | 'left' | 'bot-seated' | 'opened' | 'time-out';
    }
  | {
      readonly kind: 'ready';
      readonly seat: number;
      readonly isReady: boolean;
      readonly choice: Json;
      readonly addition: string | null;
    }
  | { readonly kind: 'renamed'; readonly person: Person }
  | { readonly kind: 'started' }
  /** `bank`: what is left on the seat's clock; null where no clock runs. */
  | { readonly kind: 'answered'; readonly seat: number; readonly code: number; readonly bank: number | null }
  | { readonly kind: 'undone'; readonly seat: number; readonly code: number }
  | { readonly kind: 'take-back-asked'; readonly seat: number; readonly code: number }
  | { readonly kind: 'take-back-agreed'; readonly seat: number }
  | { readonly kind: 'take-back-refused'; readonly seat: number }
  | { readonly kind: 'taken-back'; readonly seat: number; readonly code: number }
  | { readonly kind: 'draw-offered'; readonly seat: number }
  | { readonly kind: 'draw-refused'; readonly seat: number }
  | {
      readonly kind: 'ended';
      readonly seat: number | null;
      readonly by: Ending;
      readonly places: readonly number[];
      readonly reason: string;
      /** Left out where seats play each other, and by everything that ends a game from outside. */
      readonly together?: 'won' | 'lost';
    }
  | { readonly kind: 'rematch'; readonly table: string }
  | { readonly kind: 'closed' };

/** A happening with its place in the log, and the command that brought it about. */
export interface Entry {
  readonly number: number;
  readonly time: number;
  readonly person: string | null;
  readonly command: string | null;
  readonly what: Happening;
}

export function storedOf({ number, time, person, command, what }: Entry): StoredEntry {
  if (what.kind === 'answered' && what.bank === null) {
    return { number, time, kind: what.kind, seat: what.seat, code: what.code, person, command, detail: null };
  }
  const { kind, seat = null, code = null, ...rest } = what as Happening & { seat?: number | null; code?: number };
  const isBare = Object.keys(rest).length === 0;
  return { number, time, kind, seat, code, person, command, detail: isBare ? null : (rest as Json) };
}

/** Reads back what `storedOf` wrote: the one place where the log is taken at its word. */
export function entryOf(stored: StoredEntry): Entry {
  const { number, time, kind, seat, code, person, command, detail } = stored;
  const rest = kind === 'answered' && detail === null ? { bank: null } : (detail as object | null);
  const what = { kind, ...(seat === null ? { seat: null } : { seat }), ...(code === null ? {} : { code }), ...rest };
  return { number, time, person, command, what: what as Happening };
}
