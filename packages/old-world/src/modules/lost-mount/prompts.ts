import type { Prompt } from '@medallion/kernel';
import { locationId } from '../../core/map';
import { rulesOf } from '../../core/rules-of';
import { type Location, type OldWorldState, TERRAINS, type Terrain } from '../../core/state';
import { bare, codec, oneOf, promptOf, word } from '../../options';

/** The options of its prompts as data, and back. */
export const LOST_MOUNT_OPTIONS = {
  'mount-stack': codec({ terrain: bare({ terrain: oneOf(TERRAINS) }) }),
  'mount-place': codec({ place: bare({ at: word }) }),
} as const;
export type LostMountPrompts = typeof LOST_MOUNT_OPTIONS;

/** Which stack to draw from. @rule OW-LM-001 */
export const stackPrompt: Prompt<OldWorldState, Terrain> = promptOf(
  'mount-stack',
  LOST_MOUNT_OPTIONS['mount-stack'],
  (terrain: Terrain) => ({ kind: 'terrain', terrain: TERRAINS[terrain] }),
  { answersLieOpen: true },
);
/** Where it stands; the other place is the asked seat's secret. @rule OW-LM-001, OW-LM-006 */
export const placePrompt: Prompt<OldWorldState, Location> = promptOf(
  'mount-place',
  LOST_MOUNT_OPTIONS['mount-place'],
  (at: Location, state) => ({ kind: 'place', at: locationId(rulesOf(state).board, at) }),
  { answersLieOpen: true },
);
