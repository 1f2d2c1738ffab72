import type { Seat } from '@medallion/kernel';
import { slice } from '../../core/slice';
import type { OldWorldState } from '../../core/state';

/** Bombs as their kinds, places in the pack. */
export interface BombsState {
  /** Face down, the last on top. */
  readonly deck: readonly number[];
  readonly discard: readonly number[];
  /** Open, by seat. @rule OW-MT-063 */
  readonly owned: readonly (readonly number[])[];
  /** Used in the fight under way, by seat. */
  readonly used: readonly (readonly number[])[];
}
/** What everybody sees. */
export interface BombsView {
  readonly left: number;
  readonly owned: readonly (readonly string[])[];
  readonly used: readonly (readonly string[])[];
}

export const BOMBS = 'bombs';
export const bombs = slice<BombsState>(BOMBS);
/** As many of a kind as one may own. @rule OW-MT-045 */
export const BOMB_LIMIT = 4;

export function ownBombs(state: Readonly<OldWorldState>, seat: Seat): readonly number[] {
  return bombs.of(state).owned[seat] ?? [];
}
/** One list by seat in the place of another. */
export function withSeat(
  lists: readonly (readonly number[])[],
  seat: Seat,
  list: readonly number[],
): readonly (readonly number[])[] {
  return lists.map((one, owner) => (owner === seat ? list : one));
}
/** Without one of this kind. */
export function without(list: readonly number[], kind: number): readonly number[] {
  const at = list.indexOf(kind);
  return list.filter((_, place) => place !== at);
}
