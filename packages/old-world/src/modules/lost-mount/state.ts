import { slice } from '../../core/slice';
import { type Location, NONE } from '../../core/state';

/** Where the mount stands, or who has found it and will set it loose again. */
export interface LostMountState {
  /** NONE while it stands beside the board. */
  readonly at: Location;
  /** The seat that places it again after its phase I; NONE when nobody does. @rule OW-LM-004 */
  readonly foundBy: number;
}

export const LOST_MOUNT = 'lost-mount';
export const lostMount = slice<LostMountState>(LOST_MOUNT);
export const ASIDE: LostMountState = { at: NONE, foundBy: NONE };
