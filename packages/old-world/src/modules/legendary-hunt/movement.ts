import { choose, type Flow, type Seat, shuffle } from '@medallion/kernel';
import { checkEnds, nextPhase } from '../../base/turn/turn';
import { BASE_BOARD, type Board, distancesFrom, locationId, waysFrom } from '../../core/map';
import { rulesOf } from '../../core/rules-of';
import { type Location, type OldWorldPlay, type OldWorldState, seatToTheRight } from '../../core/state';
import { type HuntEvent, tellHunt } from './events';
import { goalOf, legendFacts, movementFacts } from './facts';
import { stepPrompt } from './prompts';
import { change, hasToken, isAlone, legendaryHunt, type Moving } from './state';

type State = Readonly<OldWorldState>;

/** To the right of the first player; whoever plays alone is both. @rule OW-LH-006, OW-LH-054, OW-SOLO-034 */
export const lastPlayer = (state: State): Seat => seatToTheRight(state, state.first);
export const placeId = (state: State, at: Location): string => locationId(rulesOf(state).board, at);
export const legendId = (state: State): string => legendFacts(legendaryHunt.of(state).monster).id;

/** Its movement cards name the locations of the base board, and it stays among them. */
const isMainland = (at: Location): boolean => at < BASE_BOARD.locations.length;
function neighbours(state: State): readonly Location[] {
  return waysFrom(rulesOf(state).board, legendaryHunt.of(state).at).filter(isMainland);
}
/** Where it can go at all: never onto a destruction token. @rule OW-LH-014 */
export function openNeighbours(state: State): readonly Location[] {
  return neighbours(state).filter((at) => !hasToken(state, at));
}

const far = new WeakMap<Board, Map<Location, readonly number[]>>();
/** Connections to a goal, whatever lies on the way. @rule OW-LH-052 */
export function distancesTo(board: Board, goal: Location): readonly number[] {
  const known = far.get(board) ?? new Map<Location, readonly number[]>();
  far.set(board, known);
  const found = known.get(goal) ?? distancesFrom(board, goal);
  known.set(goal, found);
  return found;
}

interface Ways {
  readonly open: readonly Location[];
  readonly why: 'nearest' | 'detour';
}
/** The nearest neighbours of its goal without a token, or else any without one. @rule OW-LH-013, OW-LH-014, OW-LH-015, OW-LH-017 */
export function waysTowards(state: State, goal: Location): Ways {
  const distances = distancesTo(rulesOf(state).board, goal);
  const distance = (at: Location): number => distances[at] ?? Number.POSITIVE_INFINITY;
  const nearest = Math.min(...neighbours(state).map(distance));
  const open = openNeighbours(state);
  const best = open.filter((at) => distance(at) === nearest);
  return best.length > 0 ? { open: best, why: 'nearest' } : { open, why: 'detour' };
}

/** Whoever has arrived heads for the other place with all that is left of the card. @rule OW-LH-016 */
export function headingFrom(at: Location, { card, isSecond }: Moving): boolean {
  return at === goalOf(card, isSecond) ? !isSecond : isSecond;
}

/** One movement by the card: says whether it could. @rule OW-LH-012, OW-LH-018 */
function* moveOnce(play: OldWorldPlay, moving: Moving): Flow<boolean> {
  const { state } = play;
  const isSecond = headingFrom(legendaryHunt.of(state).at, moving);
  change(play, { moving: { ...moving, isSecond } });
  const goal = goalOf(moving.card, isSecond);
  const { open, why } = waysTowards(state, goal);
  const [only] = open;
  if (only === undefined) {
    const at = placeId(state, legendaryHunt.of(state).at);
    const { left: lost } = moving;
    tellHunt(play, { what: 'stuck', seat: null, monster: legendId(state), at, lost, rule: 'OW-LH-018' });
    return false;
  }
  const isChosen = open.length > 1;
  const seat = lastPlayer(state);
  const to = isChosen ? yield* choose(seat, stepPrompt, open) : only;
  enter(play, to, {
    seat: isChosen ? seat : null,
    goal: placeId(state, goal),
    why: isChosen && why === 'nearest' ? 'chosen' : why,
    rule: why === 'detour' ? 'OW-LH-017' : isChosen ? 'OW-LH-015' : 'OW-LH-013',
  });
  return true;
}

type Moved = Pick<Extract<HuntEvent, { what: 'moved' }>, 'seat' | 'goal' | 'why' | 'rule'>;
/** Nobody who stands there is affected; a token is laid face down, as long as there are any. @rule OW-LH-009, OW-LH-019, OW-LH-024 */
export function enter(play: OldWorldPlay, to: Location, moved: Moved): void {
  const { state } = play;
  const { at: from, pile, board } = legendaryHunt.of(state);
  const at = placeId(state, to);
  change(play, { at: to });
  tellHunt(play, { what: 'moved', monster: legendId(state), from: placeId(state, from), to: at, ...moved });
  const token = pile.at(-1);
  if (token === undefined) {
    tellHunt(play, { what: 'no-token', seat: null, at, rule: 'OW-LH-019' });
    return;
  }
  change(play, { pile: pile.slice(0, -1), board: [...board, { at: to, token }] });
  tellHunt(play, { what: 'token-laid', seat: null, at, left: pile.length - 1, rule: 'OW-LH-019' });
}

/**
 * Turns the top movement card over, for so many movements; says whether there was one. An empty deck is made anew from the
 * discarded cards, but never alone. @rule OW-LH-012, OW-LH-023, OW-SOLO-026, OW-SOLO-034
 */
export function turnOver(play: OldWorldPlay, stepsOf: (steps: readonly number[]) => number): boolean {
  const { state } = play;
  const own = legendaryHunt.of(state);
  if (own.deck.length === 0 && isAlone(state)) {
    change(play, { hasRunOut: true });
    tellHunt(play, { what: 'escaped', seat: null, monster: legendId(state), rule: 'OW-SOLO-026' });
    checkEnds(play);
    return false;
  }
  if (own.deck.length === 0) {
    const deck = own.discard.slice();
    shuffle(state.rng, deck);
    change(play, { deck, discard: [] });
    tellHunt(play, { what: 'deck-shuffled', seat: null, rule: 'OW-LH-012' });
  }
  const deck = legendaryHunt.of(state).deck.slice();
  const card = deck.pop();
  if (card === undefined) return false;
  const { id, main, secondary, steps } = movementFacts(card);
  const left = stepsOf(steps);
  change(play, { deck, moving: { card, left, isSecond: false } });
  play.reveal();
  const seat = lastPlayer(state);
  const about = { card: id, main, secondary, steps: left, left: deck.length };
  tellHunt(play, { what: 'card-turned', seat, ...about, rule: 'OW-LH-012' });
  return true;
}

/** Movements lost are lost for good; then the card is discarded. @rule OW-LH-018, OW-LH-020, OW-LH-024, OW-SOLO-020 */
export function* carryOn(play: OldWorldPlay): Flow {
  const { moving } = legendaryHunt.of(play.state);
  if (moving === null) return;
  const hasMoved = yield* moveOnce(play, moving);
  const own = legendaryHunt.of(play.state);
  if (own.moving === null) return;
  const left = hasMoved ? own.moving.left - 1 : 0;
  if (left > 0) change(play, { moving: { ...own.moving, left } });
  else change(play, { moving: null, discard: [...own.discard, moving.card] });
}

/** The end of a round, after the last player's turn: one movement a step. @rule OW-LH-012, OW-LH-055, OW-SOLO-029 */
export function* stalk(play: OldWorldPlay): Flow {
  const { state } = play;
  if (legendaryHunt.of(state).moving === null) {
    turnOver(play, (steps) => steps[state.witchers.length - 1] ?? 0);
    return;
  }
  yield* carryOn(play);
  if (legendaryHunt.of(state).moving === null) nextPhase(play);
}
