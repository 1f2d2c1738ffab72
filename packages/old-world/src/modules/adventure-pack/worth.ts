import type { Seat } from '@medallion/kernel';
import type { Hooks } from '../../core/hooks';
import { distancesFrom } from '../../core/map';
import type { PromptWorths } from '../../core/module';
import { rulesOf } from '../../core/rules-of';
import { type Location, type OldWorldState, witcherOf } from '../../core/state';
import { PASS } from './prompts';
import { heldSecrets } from './state';

/** A secret card is shown as soon as it may be: nobody counts it at the end. @rule OW-AP-005 */
const SHOWN = 12;
export const secretWorth = () => () => SHOWN;

/** What a secret card adds to a standing: about as much as a companion. */
const KEPT = 0.12;
export const keptSecrets: NonNullable<Hooks['modifyStanding']> = (standing, state, seat) =>
  standing + KEPT * heldSecrets(state, seat).length;

/** The nearer of two places. */
function nearer(state: Readonly<OldWorldState>, seat: Seat): (at: Location) => number {
  const steps = distancesFrom(rulesOf(state).board, witcherOf(state as OldWorldState, seat).at);
  return (at) => Math.exp(-(steps[at] ?? 0));
}

export const packWorths: PromptWorths = {
  'secret-use': () => (event) => (event === PASS ? 1 : SHOWN),
  'trail-token': nearer,
};
