import type { Flow, Seat } from '@medallion/kernel';
import { findSlot, payFor } from '../cards/development';
import { NO_SOURCE, resolve } from '../cards/resolve';
import { heroFacts } from '../components';
import { ACTIONS } from '../effect';
import { WOUNDABLE } from '../setup';
import { type AdventurePlay, type Hero, heroOf, NOTHING } from '../state';
import { develop } from './develop';
import { actionName, hasFoulFateBeside, meetFoulFate, removeFoulFate } from './foul-fate';
import { investigate } from './investigate';
import { travel } from './journey';
import { ownAction } from './own-action';
import { restHealing } from './wounds';

export const ACTIONS_PER_TURN = 2;
export const TRAVEL = 0;
export const INVESTIGATE = 1;
export const DEVELOP = 2;
export const OWN = 3;
export const REST = 4;
/** Not an action, but also something under way: a main quest that is paid, and one whose VP are earned. */
export const MAIN_PAID = 5;
export const MAIN_EARNED = 6;

/** An open space holds neither an action token nor a wound; rest is never wounded. @rule AG-ACTION-005, AG-SPACE-001, AG-SPACE-003, AG-WOUND-006 */
export function isWoundedSpace(hero: Hero, action: number): boolean {
  return action < WOUNDABLE && hero.wounds[action] !== NOTHING;
}
export function hasToken(hero: Hero, action: number): boolean {
  return (hero.tokens & (1 << action)) !== 0;
}
export function isOpen(hero: Hero, action: number): boolean {
  return !hasToken(hero, action) && !isWoundedSpace(hero, action);
}

/** The hero's own word for an action: brew instead of "own". */
export function actionId(hero: Hero, action: number): string {
  return action === OWN ? heroFacts(hero.hero).own : (ACTIONS[action] as string);
}

/**
 * The token first; then foul fate beside the action; then the action itself, whatever the card did to the hero.
 * @rule AG-ACTION-007, AG-ACTION-009, AG-FOUL-003, AG-FOUL-004, AG-FOUL-005
 */
export function* performAction(play: AdventurePlay, seat: Seat, action: number): Flow {
  const { state } = play;
  const hero = heroOf(state, seat);
  hero.tokens |= 1 << action;
  state.actions += 1;
  state.doing = action;
  state.refused = [];
  if (play.isWatched) {
    play.tell({ type: 'action-started', seat, action: actionId(hero, action), rule: 'AG-ACTION-007' });
  }
  if (hasFoulFateBeside(hero, action)) {
    removeFoulFate(play, seat, action);
    yield* meetFoulFate(play, seat, 'AG-FOUL-003');
  }
  yield* carryOut(play, seat, action);
  state.doing = null;
}

function carryOut(play: AdventurePlay, seat: Seat, action: number): Flow {
  switch (action) {
    case TRAVEL:
      return travel(play, seat);
    case INVESTIGATE:
      return investigate(play, seat);
    case DEVELOP:
      return develop(play, seat);
    case REST:
      return rest(play, seat);
    default:
      return ownAction(play, seat);
  }
}

function* rest(play: AdventurePlay, seat: Seat): Flow {
  yield* restHealing(play, seat);
  const slot = findSlot(heroOf(play.state, seat), 'rest');
  if (slot < 0) return;
  const { effects } = payFor(play, seat, slot);
  yield* resolve(play, seat, effects ?? [], NO_SOURCE);
}

export { actionName };
