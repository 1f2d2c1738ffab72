import type { Seat } from '@medallion/kernel';
import { slice } from '../../core/slice';

/** What waits for one fight turn: of the seat itself, or of whoever fights it. */
export interface Waiting {
  readonly seat: Seat;
  readonly turn: number;
  readonly n: number;
}
/** What was prepared in the fight under way; gone when it ends. */
export interface HuntWordsState {
  /** Damage at the start of an own fight turn. */
  readonly deals: readonly Waiting[];
  /** Damage less in a fight turn of the foe. */
  readonly softened: readonly Waiting[];
  /** Fight turns of the foe that take nothing but damage. */
  readonly held: readonly Waiting[];
}

export const HUNT_WORDS = 'hunt-words';
export const huntWords = slice<HuntWordsState>(HUNT_WORDS);
export const NOTHING_PREPARED: HuntWordsState = { deals: [], softened: [], held: [] };
