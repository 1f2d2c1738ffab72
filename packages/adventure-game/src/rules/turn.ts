import { choose, type Flow, type Seat } from '@medallion/kernel';
import { addMarker, cardInPlay, findSlot, payFor, startTurnForCards } from '../cards/development';
import { completeTask } from '../cards/investigations';
import { discardPlayed, takeFortune } from '../cards/react';
import { NO_SOURCE, resolve, sourceNamed } from '../cards/resolve';
import { type Color, developmentFacts, rateOf } from '../components';
import { COLORS } from '../effect';
import { type AdventurePlay, heroOf } from '../state';
import { performAction } from './actions';
import { obstacleStep } from './obstacles';
import { completeMainQuest, completeSideQuest, completeSupportQuest } from './quests';
import { spendGold } from './resources';
import { buildOffer } from './trade';
import { OPTION, turnOptions, turnPrompt } from './turn-options';

/** The active player's cards are fresh again. @rule AG-DEV-003, AG-TURN-001 */
export function* startTurn(play: AdventurePlay): Flow {
  const { state } = play;
  const seat = state.active;
  const hero = heroOf(state, seat);
  startTurnForCards(hero);
  if (play.isWatched) play.tell({ type: 'turn-started', seat, round: state.round, rule: 'AG-TURN-002' });
  const slot = findSlot(hero, 'turn-start');
  if (slot >= 0) {
    const { onlyIf, effects } = developmentFacts(cardInPlay(hero, slot));
    if (onlyIf !== 'no-gold' || hero.gold === 0) yield* resolve(play, seat, effects ?? [], NO_SOURCE);
  }
  state.phase = 'turn';
}

/**
 * One operation or one action, each a step of its own. Taking an action ends the operations before it; after the second
 * only operations and the end are left. @rule AG-TURN-002, AG-TURN-003, AG-ACTION-001, AG-OPS-001, AG-OPS-002
 */
export function* turn(play: AdventurePlay): Flow {
  const { state } = play;
  const seat = state.active;
  const option = yield* choose(seat, turnPrompt, turnOptions(state, seat));
  if (option === OPTION.end) yield* endOfTurn(play);
  else if (option === OPTION.standUp) standUp(play, seat);
  else if (option === OPTION.main) yield* completeMainQuest(play, seat);
  else if (option < OPTION.exchange) yield* performAction(play, seat, option - OPTION.action);
  else yield* operate(play, seat, option);
}

/**
 * The obstacle is met in the same step: luck must not come before the first question of a step, or a fork would ask
 * another one. @rule AG-TURN-002, AG-TURN-006
 */
function endOfTurn(play: AdventurePlay): Flow {
  play.state.phase = 'obstacle';
  return obstacleStep(play);
}

/** Uses up the action, but no token and no space. @rule AG-DELAY-002, AG-DELAY-007 */
function standUp(play: AdventurePlay, seat: Seat): void {
  heroOf(play.state, seat).isDelayed = false;
  play.state.actions += 1;
  play.state.refused = [];
  if (play.isWatched) play.tell({ type: 'stood-up', seat, rule: 'AG-DELAY-002' });
}

function* operate(play: AdventurePlay, seat: Seat, option: number): Flow {
  const isTrade = option >= OPTION.trade && option < OPTION.bribe;
  if (!isTrade) play.state.refused = [];
  if (option >= OPTION.fortune) yield* playInTurn(play, seat, option - OPTION.fortune);
  else if (option >= OPTION.task) yield* completeTask(play, seat, option - OPTION.task);
  else if (option >= OPTION.stronger) yield* useStronger(play, seat, option - OPTION.stronger);
  else if (option >= OPTION.use) {
    const { effects } = payFor(play, seat, option - OPTION.use);
    yield* resolve(play, seat, effects ?? [], NO_SOURCE);
  } else if (option >= OPTION.bribe) bribe(play, seat, option - OPTION.bribe);
  else if (option >= OPTION.trade) yield* buildOffer(play, seat, option - OPTION.trade, false);
  else if (option >= OPTION.support) completeSupportQuest(play, seat, option - OPTION.support);
  else if (option >= OPTION.side) yield* completeSideQuest(play, seat, option - OPTION.side);
  else exchange(play, seat, (option - OPTION.exchange) as Color);
}

/** Leads into one proof of their own colour; there is no way back. @rule AG-PROOF-001, AG-PROOF-002, AG-PROOF-003, AG-PROOF-004 */
function exchange(play: AdventurePlay, seat: Seat, color: Color): void {
  const hero = heroOf(play.state, seat);
  const leads = rateOf(hero.hero, color);
  hero.leads[color] -= leads;
  hero.proofs[color] += 1;
  if (play.isWatched) play.tell({ type: 'exchanged', seat, color: COLORS[color], leads, rule: 'AG-PROOF-004' });
}

/** @rule AG-OPS-005 */
function bribe(play: AdventurePlay, seat: Seat, slot: number): void {
  spendGold(play, seat, 1, 'AG-OPS-005');
  addMarker(play, seat, slot);
}

function* useStronger(play: AdventurePlay, seat: Seat, slot: number): Flow {
  const { stronger } = developmentFacts(cardInPlay(heroOf(play.state, seat), slot));
  payFor(play, seat, slot, stronger?.marker ?? 0);
  yield* resolve(play, seat, stronger?.effects ?? [], NO_SOURCE);
}

/** @rule AG-FORTUNE-003, AG-FORTUNE-004 */
function* playInTurn(play: AdventurePlay, seat: Seat, card: number): Flow {
  const { effects, id } = takeFortune(play, seat, card);
  yield* resolve(play, seat, effects ?? [], sourceNamed(id));
  discardPlayed(play, seat);
}
