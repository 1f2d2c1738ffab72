import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { journeyOptions, journeyPrompt } from '../../../src/base/journey/journey';
import { askParts, performIn } from '../../../src/base/turn/action-phase';
import { nextPhase } from '../../../src/base/turn/turn';
import { gainGold, payGold } from '../../../src/base/witcher/resources';
import { POTIONS } from '../../../src/core/cards/components';
import { type ActionPart, PER_PART } from '../../../src/core/rules';
import { rulesOf } from '../../../src/core/rules-of';
import {
  NONE,
  type OldWorldPlay,
  type OldWorldState,
  POTION_LIMIT,
  TERRAIN_INDEXES,
  TERRAINS,
  type Terrain,
  turnOf,
  witcherOf,
} from '../../../src/core/state';
import { change, HUNT, seatsAt, seatsOf } from './hunt-state';

/** Whoever waits for the others loses nothing by it. */
const sharedJourney: Prompt<OldWorldState, number> = { ...journeyPrompt, mayWait: true };

/** Taking "done" back is the only thing that somebody who is done may do. @rule OW-WH-094 */
export const resumePart: ActionPart = {
  id: 'resume',
  options: (state, seat) => (turnOf(state, seat).isDone ? [0] : []),
  optionId: () => 'resume',
  // biome-ignore lint/correctness/useYield: it asks nothing
  perform: function* (play, seat) {
    turnOf(play.state, seat).isDone = false;
    if (play.isWatched) tell(play, seat, 'not-done');
  },
};
function tell(play: OldWorldPlay, seat: Seat, what: string): void {
  play.tell({ type: 'module', module: HUNT, what, seat, about: null, rule: 'OW-WH-094' });
}

/** Phase I of all: each action is one step, and whoever answers first acts. @rule OW-WH-018, OW-WH-024, OW-WH-030 */
export function* sharedPhaseOne(play: OldWorldPlay): Flow {
  const { state } = play;
  const parts = rulesOf(state).journey;
  const resume = parts.findIndex(({ id }) => id === 'resume');
  const open: { readonly seat: Seat; readonly options: readonly number[] }[] = [];
  const waiting: typeof open = [];
  for (const seat of seatsOf(state)) {
    const options = journeyOptions(state, seat).filter((option) => Math.floor(option / PER_PART) !== resume);
    if (options.length === 1) turnOf(state, seat).isDone = true;
    else if (turnOf(state, seat).isDone) waiting.push({ seat, options: [resume * PER_PART] });
    else open.push({ seat, options });
  }
  if (open.length === 0) {
    change(play, { fought: [] });
    nextPhase(play);
    return;
  }
  const { seat, option } = yield* askParts(sharedJourney, [...open, ...waiting]);
  yield* performIn(parts, play, seat, option);
}

const offerPrompt: Prompt<OldWorldState, boolean, { readonly from: Seat; readonly thing: string }> = {
  id: 'take-offer',
  answersLieOpen: true,
  isOpenList: true,
  optionId: (takes) => (takes ? 'take' : 'refuse'),
};

/** What can be handed over: a number of its own for each kind of thing, times the seat that gets it. */
const SEATS = 5;
const GOLD = 0;
const TRAIL = 1;
const POTION = 1 + TERRAINS.length;
const thingOf = (option: number): number => Math.floor(option / SEATS);

function thingsOf(state: OldWorldState, from: Seat, to: Seat): number[] {
  const [giver, taker] = [witcherOf(state, from), witcherOf(state, to)];
  const things = giver.gold > 0 ? [GOLD] : [];
  for (const terrain of TERRAIN_INDEXES) {
    if (giver.trails[terrain] !== NONE && taker.trails[terrain] === NONE) things.push(TRAIL + terrain);
  }
  if (taker.potions.length < POTION_LIMIT) things.push(...[...new Set(giver.potions)].map((kind) => POTION + kind));
  return things;
}
function thingId(thing: number): string {
  if (thing === GOLD) return 'gold';
  return thing < POTION ? `trail-${TERRAINS[(thing - TRAIL) as Terrain]}` : (POTIONS[thing - POTION]?.id ?? '');
}

/** At one place anything may change hands, if both will; also with somebody who is done. @rule OW-WH-028, OW-WH-095 */
export const givePart: ActionPart = {
  id: 'give',
  options: (state, seat) =>
    seatsAt(state, witcherOf(state, seat).at).flatMap((other) =>
      other === seat ? [] : thingsOf(state, seat, other).map((thing) => thing * SEATS + other),
    ),
  optionId: (option) => `give:${thingId(thingOf(option))}:${option % SEATS}`,
  perform: function* (play, from, option) {
    const to = option % SEATS;
    const isTaken = yield* choose(to, offerPrompt, [true, false], { from, thing: thingId(thingOf(option)) });
    if (!isTaken) return;
    turnOf(play.state, to).isDone = false;
    handOver(play, from, to, thingOf(option));
  },
};

function handOver(play: OldWorldPlay, from: Seat, to: Seat, thing: number): void {
  const [giver, taker] = [witcherOf(play.state, from), witcherOf(play.state, to)];
  if (thing === GOLD) {
    payGold(play, from, 1, 'OW-WH-028');
    gainGold(play, to, 1, 'OW-WH-028');
  } else if (thing < POTION) {
    const terrain = (thing - TRAIL) as Terrain;
    taker.trails[terrain] = giver.trails[terrain];
    giver.trails[terrain] = NONE;
  } else {
    taker.potions.push(...giver.potions.splice(giver.potions.indexOf(thing - POTION), 1));
  }
}
