import { agree, below, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { startFight } from '../../../src/base/fight/start';
import { nextPhase } from '../../../src/base/turn/turn';
import { distancesFrom, locationId, waysFrom } from '../../../src/core/map';
import { rulesOf } from '../../../src/core/rules-of';
import { type Location, type OldWorldPlay, type OldWorldState, witcherOf } from '../../../src/core/state';
import { HUNT_FACTS } from './final-fight';
import { change, HUNT, houndsAt, hunt, seatsAt, seatsOf } from './hunt-state';

/** Rounds of this spike, in the place of the eight of the game. @rule OW-WH-016 */
export const ROUNDS = 3;
const STEPS = 2;

const showPlace = (at: Location, state: OldWorldState): string => locationId(rulesOf(state).board, at);
/** Where to: the list lies open, so everybody may be asked in the middle of a step. @rule OW-WH-055, OW-WH-121 */
export const pathPrompt: Prompt<OldWorldState, Location, readonly (number | null)[]> = {
  id: 'path-of-the-hunt',
  answersLieOpen: true,
  isOpenList: true,
  optionId: showPlace,
};
export const houndPlacePrompt: Prompt<OldWorldState, Location, readonly (number | null)[]> = {
  ...pathPrompt,
  id: 'place-of-a-hound',
};

/** One option asks nobody. @rule OW-WH-045, OW-WH-121 */
function* together(play: OldWorldPlay, prompt: typeof pathPrompt, options: readonly Location[]): Flow<Location> {
  if (options.length === 1) return options[0] as Location;
  const { decider } = hunt.of(play.state);
  return yield* agree(seatsOf(play.state), decider, prompt, options);
}

/** Phase IV: a hound appears, the Hunt moves; after the last round comes the final fight. @rule OW-WH-016, OW-WH-018, OW-WH-108 */
export function* huntPhase(play: OldWorldPlay): Flow {
  const { state } = play;
  yield* placeHound(play);
  yield* moveHunt(play);
  if (state.round <= ROUNDS) {
    nextPhase(play);
    return;
  }
  startFight(play, {
    party: seatsOf(state),
    foe: { kind: 'hunt', facts: HUNT_FACTS },
    at: hunt.of(state).at,
    afterwards: 'same-phase',
  });
}

/** @rule OW-WH-049 */
function* placeHound(play: OldWorldPlay): Flow {
  const { state } = play;
  const { at, hounds } = hunt.of(state);
  const free = waysFrom(rulesOf(state).board, at).filter((to) => houndsAt(state, to).length === 0);
  const isFree = houndsAt(state, at).length === 0;
  if (!isFree && free.length === 0) return;
  const place = isFree ? at : yield* together(play, houndPlacePrompt, free);
  change(play, { hounds: [...hounds, { at: place, level: 1 }] });
}

/** Toward the player whose token is drawn, by a shortest path that the players choose. @rule OW-WH-053 to OW-WH-057 */
function* moveHunt(play: OldWorldPlay): Flow {
  const { state } = play;
  const { board } = rulesOf(state);
  if (seatsAt(state, hunt.of(state).at).length > 0) return;
  const prey: Seat = below(state.rng, state.witchers.length);
  if (play.isWatched) {
    play.tell({ type: 'module', module: HUNT, what: 'prey', seat: prey, about: null, rule: 'OW-WH-054' });
  }
  const far = distancesFrom(board, witcherOf(state, prey).at);
  for (let left = STEPS; left > 0 && seatsAt(state, hunt.of(state).at).length === 0; left--) {
    const { at } = hunt.of(state);
    const nearer = waysFrom(board, at).filter((to) => (far[to] as number) < (far[at] as number));
    change(play, { at: yield* together(play, pathPrompt, nearer) });
  }
}
