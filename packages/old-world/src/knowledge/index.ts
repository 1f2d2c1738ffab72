import type { Knowledge } from '@medallion/kernel';
import { modulesOf, rulesOf } from '../core/rules-of';
import type { OldWorldState } from '../core/state';
import { priors } from './priors';
import { standing } from './standing';

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
    for (const { judge } of modulesOf(state)) {
      const judged = judge?.(state, seat) ?? null;
      if (judged !== null) return judged;
    }
    const own = Math.exp(standing(state, seat));
    let all = own;
    for (let other = 0; other < state.witchers.length; other++) {
      if (other !== seat) all += Math.exp(standing(state, other));
    }
    return own / all;
  },
  priors,
  judgesAtRest: true,
  stage: (state) => {
    const { round, active, first, witchers, phase } = state;
    const turns = round * witchers.length + ((active - first + witchers.length) % witchers.length);
    const { modifyActors, phases } = rulesOf(state);
    if (modifyActors.length === 0) return turns;
    // Where all act at once a turn is as long as a round: the end of each phase is a place to judge.
    return turns * (phases.length + 1) + 1 + phases.findIndex(({ id }) => id === phase);
  },
};
