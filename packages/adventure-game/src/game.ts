import type { Flow, Game, Outcome } from '@medallion/kernel';
import { effects } from './cards/effects';
import { layInEffects } from './cards/resolve';
import { type AdventureConfig, configJson, packConfig, parseConfig, unpackConfig } from './config';
import { EDITION, EDITIONS } from './editions';
import { type AdventureEvent, cut } from './events';
import { adventureKnowledge } from './knowledge/index';
import { obstacleStep } from './rules/obstacles';
import { chooseFirstQuests, dealQuests } from './rules/opening';
import { answerTrade } from './rules/trade';
import { startTurn, turn } from './rules/turn';
import { scramble } from './scramble';
import { setup } from './setup';
import { type AdventurePlay, type AdventureState, clone } from './state';
import { type AdventureView, view } from './view';

layInEffects(effects);

/** The Witcher Adventure Game: two to four heroes, each a player of their own. @rule AG-SETUP-001 */
export const adventureGame: Game<AdventureConfig, AdventureState, AdventureView, AdventureEvent> = {
  id: 'adventure-game',
  version: EDITION,
  reads: EDITIONS,
  parseConfig,
  seats: ({ heroes }) => heroes.length,
  configJson,
  packConfig,
  unpackConfig,
  setup,
  next,
  outcome,
  score: ({ heroes }) => heroes.map(({ vp }) => vp),
  view,
  cut,
  scramble,
  clone,
  knowledge: adventureKnowledge,
};

function next(play: AdventurePlay): Flow | null {
  switch (play.state.phase) {
    case 'deal':
      return dealQuests(play);
    case 'first-quests':
      return chooseFirstQuests(play);
    case 'turn-start':
      return startTurn(play);
    case 'turn':
      return turn(play);
    case 'trade':
      return answerTrade(play);
    case 'obstacle':
      return obstacleStep(play);
    case 'over':
      return null;
  }
}

function outcome(state: AdventureState): Outcome | null {
  if (state.outcome === null) return null;
  return { places: state.outcome.places, reason: state.outcome.tieBreak, together: null };
}
