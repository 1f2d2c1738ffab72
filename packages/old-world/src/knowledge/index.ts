import type { Knowledge, Seat } from '@medallion/kernel';
import { ATTRIBUTE_INDEXES, MAX_LEVEL, type OldWorldState, TERRAIN_INDEXES, TOP_SPOT, witcherOf } from '../state';
import { priors } from './priors';
import { chanceAgainstMonster, worthOf } from './strength';

/** What one spot of the trophy track is worth, and what there is on the way to the next. */
const SPOT = 0.17;

/** How far a witcher has come, from 0 to about 0.9. All of it is open to everybody. */
function standing(state: OldWorldState, seat: Seat): number {
  const witcher = witcherOf(state, seat);
  let levels = 0;
  let isMaster = 0;
  for (const attribute of ATTRIBUTE_INDEXES) {
    levels += witcher.attributes[attribute] - 1;
    if (witcher.attributes[attribute] === MAX_LEVEL) isMaster = 1;
  }
  let best = 0;
  for (const terrain of TERRAIN_INDEXES) best = Math.max(best, chanceAgainstMonster(state, witcher, terrain));
  let cards = 0;
  for (const pile of [witcher.hand, witcher.deck, witcher.discard]) for (const card of pile) cards += worthOf(card);
  const goods = 0.004 * Math.min(witcher.gold, 10) + 0.005 * witcher.potions.length + 0.008 * witcher.quests.length;
  const growth = 0.012 * levels + 0.0015 * Math.min(cards, 60) + goods + 0.02 * isMaster;
  return SPOT * Math.min(witcher.spot, TOP_SPOT) + 0.5 * SPOT * best + growth;
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
