import type { Json, Seat } from '@medallion/kernel';
import { locationId } from '../../core/map';
import { rulesOf } from '../../core/rules-of';
import { NONE, type OldWorldState } from '../../core/state';
import type { LostMountState } from './state';

/** What everybody sees of it: where it stands, and who leads it. */
export interface LostMountView {
  readonly at: string | null;
  readonly foundBy: Seat | null;
}

export function viewMount({ at, foundBy }: LostMountState, state: Readonly<OldWorldState>): Json {
  const seen: LostMountView = {
    at: at === NONE ? null : locationId(rulesOf(state).board, at),
    foundBy: foundBy === NONE ? null : foundBy,
  };
  return { ...seen };
}
