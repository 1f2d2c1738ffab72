import { choose, type Flow, type Seat, shuffle } from '@medallion/kernel';
import { locationId } from '../../core/map';
import { rulesOf } from '../../core/rules-of';
import {
  type Location,
  NONE,
  type OldWorldPlay,
  type OldWorldState,
  TERRAIN_INDEXES,
  type Terrain,
} from '../../core/state';
import { tellMount } from './events';
import { placePrompt, stackPrompt } from './prompts';
import { lostMount } from './state';

/** Tokens that are looked at when the mount is placed. @rule OW-LM-001 */
const LOOKED_AT = 2;

/**
 * Two tokens from a stack of choice; the mount stands on one of the two places, and both go back. Nobody else sees the
 * token that was not chosen. A stack with two is taken before one with a single token; with none the mount stays aside.
 * @rule OW-LM-001, OW-LM-004, OW-LM-006
 */
export function* placeMount(play: OldWorldPlay, seat: Seat): Flow {
  const { state } = play;
  const stacks = stacksToDrawFrom(state);
  if (stacks.length === 0) {
    lostMount.put(play, { at: NONE, foundBy: NONE });
    tellMount(play, { what: 'aside', seat, rule: 'OW-LM-001' });
    return;
  }
  const terrain = stacks.length === 1 ? (stacks[0] as Terrain) : yield* choose(seat, stackPrompt, stacks);
  const stack = state.tokens[terrain];
  // They stay in the stack while one is chosen: afterwards it is shuffled all the same.
  const drawn = stack.slice(-LOOKED_AT).sort(byNumber);
  play.reveal();
  const at = drawn.length === 1 ? (drawn[0] as Location) : yield* choose(seat, placePrompt, drawn);
  shuffle(state.rng, stack);
  lostMount.put(play, { at, foundBy: NONE });
  tellMount(play, { what: 'placed', seat, at: locationId(rulesOf(state).board, at), rule: 'OW-LM-001' });
}

/** In an order that tells nothing of the stack. */
const byNumber = (one: Location, other: Location): number => one - other;

function stacksToDrawFrom({ tokens }: OldWorldState): readonly Terrain[] {
  const holding = (least: number) => TERRAIN_INDEXES.filter((terrain) => tokens[terrain].length >= least);
  const whole = holding(LOOKED_AT);
  return whole.length > 0 ? whole : holding(1);
}
