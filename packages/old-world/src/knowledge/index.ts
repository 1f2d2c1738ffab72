import type { Knowledge, Seat } from '@medallion/kernel';
import { trophyOfAttribute } from '../cards/components';
import {
  ATTRIBUTE_INDEXES,
  type Attribute,
  MAX_LEVEL,
  type OldWorldState,
  TERRAIN_INDEXES,
  TOP_SPOT,
  type Witcher,
  witcherOf,
} from '../state';
import { priors } from './priors';
import { chanceAgainstMonster, powerOf } from './strength';

/** What one spot of the trophy track is worth, and what there is on the way to the next. */
const SPOT = 0.17;

/** What a witcher begins with, and what further strength is worth. */
const BARE_POWER = 9;
const POWER = 0.02;

/** How far a witcher has come, from 0 to about 0.9. All of it is open to everybody. */
function standing(state: OldWorldState, seat: Seat): number {
  const witcher = witcherOf(state, seat);
  const power = powerOf(witcher);
  let best = 0;
  for (const terrain of TERRAIN_INDEXES) best = Math.max(best, chanceAgainstMonster(state, witcher, terrain, power));
  const mastery = Math.max(...ATTRIBUTE_INDEXES.map((attribute) => masteryOf(state, witcher, attribute)));
  const goods = 0.004 * Math.min(witcher.gold, 10) + 0.008 * witcher.quests.length;
  const growth = POWER * (power - BARE_POWER) + goods;
  return SPOT * Math.min(witcher.spot, TOP_SPOT) + 0.4 * SPOT * best + 0.4 * SPOT * mastery + growth;
}

/** How near the trophy of an attribute is, 0 to 1. */
function masteryOf(state: OldWorldState, witcher: Witcher, attribute: Attribute): number {
  if (state.attributeTrophies[attribute] === 0 || witcher.trophies.includes(trophyOfAttribute(attribute))) return 0;
  return ((witcher.attributes[attribute] - 1) / (MAX_LEVEL - 1)) ** 2;
}

/** What bots know of the game: how a seat stands, what looks promising, and when a turn is over. */
export interface OldWorldKnowledge extends Knowledge<OldWorldState> {
  priors: typeof priors;
  /** Turns so far: playouts end where one ends. */
  stage(state: Readonly<OldWorldState>): number;
  /** In mid-turn nothing is decided yet: a move is worth what the turn makes of it. */
  readonly judgesAtRest: true;
}

export const oldWorldKnowledge: OldWorldKnowledge = {
  evaluate(state, seat) {
    if (state.outcome !== null) return state.outcome.places[seat] === 1 ? 1 : 0;
    const own = standing(state, seat);
    let rival = 0;
    for (let other = 0; other < state.witchers.length; other++) {
      if (other !== seat) rival = Math.max(rival, standing(state, other));
    }
    return Math.min(0.98, Math.max(0.01, 0.15 + own - 0.35 * rival));
  },
  priors,
  judgesAtRest: true,
  stage: ({ round, active, first, witchers }) =>
    round * witchers.length + ((active - first + witchers.length) % witchers.length),
};
