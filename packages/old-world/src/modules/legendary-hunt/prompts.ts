import type { Prompt } from '@medallion/kernel';
import { locationId } from '../../core/map';
import { rulesOf } from '../../core/rules-of';
import type { Location, OldWorldState } from '../../core/state';
import { bare, codec, form, oneOf, promptOf, word } from '../../options';

/** What may be given up: an unused potion, or shields. */
const TOLLS = ['potion', 'shield'] as const;
export const BY_POTION = 0;
export const BY_SHIELD = 1;

/** The options of its prompts as data, and back. */
export const LEGENDARY_HUNT_OPTIONS = {
  'legend-step': codec({ place: bare({ at: word }) }),
  'legend-toll': codec({ toll: bare({ toll: oneOf(TOLLS) }) }),
} as const;
export type LegendaryHuntPrompts = typeof LEGENDARY_HUNT_OPTIONS;

/** What it adds to the questions of phases I and II. */
export const JOURNEY_OPTIONS = codec({ 'drive-away': form('drive-away') });
export const DEED_OPTIONS = codec({ hunt: form('hunt', { monster: word }) });

/** Where the monster moves, where more than one place is open. @rule OW-LH-015, OW-LH-017, OW-LH-054 */
export const stepPrompt: Prompt<OldWorldState, Location> = promptOf(
  'legend-step',
  LEGENDARY_HUNT_OPTIONS['legend-step'],
  (at: Location, state) => ({ kind: 'place', at: locationId(rulesOf(state).board, at) }),
  { answersLieOpen: true },
);
/** What is given up before the fight, where there is a choice. @rule OW-LH-051 */
export const tollPrompt: Prompt<OldWorldState, number> = promptOf(
  'legend-toll',
  LEGENDARY_HUNT_OPTIONS['legend-toll'],
  (toll: number) => ({ kind: 'toll', toll: toll === BY_POTION ? 'potion' : 'shield' }),
  { answersLieOpen: true },
);
