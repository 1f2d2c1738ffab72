import type { Flow, Game, Outcome, Seat } from '@medallion/kernel';
import { PLACING_ABILITIES } from './abilities/placing';
import { configJson, type GwentConfig, packConfig, parseConfig, unpackConfig } from './config';
import { EDITION, EDITIONS } from './editions';
import { cut, type GwentEvent } from './events';
import { gwentKnowledge } from './knowledge';
import { exchange, opening } from './rules/opening';
import { layPlacingAbilities } from './rules/place';
import { endRound, startRound } from './rules/round';
import { turn } from './rules/turn';
import { scramble } from './scramble';
import { setup } from './setup';
import { clone, type GwentPlay, type GwentState } from './state';
import { type GwentView, view } from './view';

layPlacingAbilities(PLACING_ABILITIES);

/** Gwent, the legendary card game: a duel of exactly two players. @rule GW-GEN-001 */
export const gwent: Game<GwentConfig, GwentState, GwentView, GwentEvent> = {
  id: 'gwent',
  version: EDITION,
  reads: EDITIONS,
  parseConfig,
  seats: () => 2,
  configJson,
  packConfig,
  unpackConfig,
  setup,
  next,
  outcome,
  view,
  cut,
  scramble,
  clone,
  knowledge: gwentKnowledge,
};

function next(play: GwentPlay): Flow | null {
  switch (play.state.phase) {
    case 'opening':
      return opening(play);
    case 'exchange':
      return exchange(play);
    case 'turn':
      return turn(play);
    case 'round-end':
      return endRound(play);
    case 'round-start':
      return startRound(play);
    case 'over':
      return null;
  }
}

/** @rule GW-GEM-002, GW-GEM-003 */
function outcome(state: GwentState): Outcome | null {
  if (state.outcome === null) return null;
  const { winner } = state.outcome;
  if (winner === null) return { places: [1, 1], reason: 'draw', together: null };
  return { places: [0, 1].map((seat: Seat) => (seat === winner ? 1 : 2)), reason: 'gems', together: null };
}
