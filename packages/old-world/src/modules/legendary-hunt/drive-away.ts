import { choose, type Flow, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { discardChosen } from '../../base/witcher/decks';
import type { ActionPart } from '../../core/rules';
import { type Location, type OldWorldPlay, type OldWorldState, turnOf, witcherOf } from '../../core/state';
import { tellHunt } from './events';
import { carryOn, enter, legendId, openNeighbours, placeId, turnOver } from './movement';
import { JOURNEY_OPTIONS, stepPrompt } from './prompts';
import { isAlone, isAtLegend } from './state';
import { driveAwayWorth } from './worth';

const ONLY = [0];
const ID = JOURNEY_OPTIONS.write({ kind: 'drive-away' });

/** Why whoever stands beside it cannot drive it away. @rule OW-LH-018, OW-LH-021, OW-LH-022, OW-SOLO-022 */
export function driveAwayBlock(state: OldWorldState, seat: Seat): RuleId | null {
  if (turnOf(state, seat).steps === 0) return 'OW-LH-021';
  if (openNeighbours(state).length === 0) return isAlone(state) ? 'OW-SOLO-022' : 'OW-LH-018';
  return witcherOf(state, seat).hand.length === 0 ? 'OW-LH-022' : null;
}

/** A card of the hand, and one movement; then the action of the place is an ordinary one again. @rule OW-LH-021 to OW-LH-025, OW-LH-056 */
function* driveAway(play: OldWorldPlay, seat: Seat): Flow {
  const { state } = play;
  const at = placeId(state, witcherOf(state, seat).at);
  yield* discardChosen(play, seat, 1, 'OW-LH-022');
  tellHunt(play, { what: 'driven-away', seat, monster: legendId(state), at, rule: 'OW-LH-021' });
  if (isAlone(state)) yield* chase(play, seat);
  else if (turnOver(play, () => 1)) yield* carryOn(play);
}

/** Alone no card is drawn: the player says where it goes. @rule OW-SOLO-022 */
function* chase(play: OldWorldPlay, seat: Seat): Flow {
  const open = openNeighbours(play.state);
  const to = open.length === 1 ? (open[0] as Location) : yield* choose(seat, stepPrompt, open);
  enter(play, to, { seat, goal: placeId(play.state, to), why: 'chosen', rule: 'OW-SOLO-022' });
}

/** Phase I, beside the monster. @rule OW-LH-021 */
export const driveAwayPart: ActionPart = {
  id: 'drive-away',
  options: (state, seat) => (isAtLegend(state, seat) && driveAwayBlock(state, seat) === null ? ONLY : []),
  optionId: () => ID,
  blocked: (state, seat) => {
    const rule = isAtLegend(state, seat) ? driveAwayBlock(state, seat) : null;
    return rule === null ? [] : [{ id: ID, rule }];
  },
  perform: driveAway,
  worth: driveAwayWorth,
};
