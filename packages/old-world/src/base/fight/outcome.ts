import type { Flow, Seat } from '@medallion/kernel';
import { trophyOfSchool } from '../../core/cards-of';
import { happen } from '../../core/hooks';
import { rulesOf } from '../../core/rules-of';
import { type OldWorldPlay, witcherOf } from '../../core/state';
import { gainCardOfCost } from '../market/market';
import { finishPhase } from '../turn/turn';
import { drawCards, shuffleAll } from '../witcher/decks';
import { gainGold, refillShield } from '../witcher/resources';
import { forgetOrder } from './deck-tops';
import { ATTACKER, type Fighter, type FightState, OPPONENT } from './fight-state';
import { fighterOf, fightOf, foeRules } from './fighters';
import { lessDraw, lostDraw } from './lost-draw';
import { goldForBeating } from './numbers';
import { clearCombo } from './resolve-combo';
import { gainTrophy } from './trophies';

/** What whoever was attacked draws after the fight. @rule OW-OUT-008, OW-OUT-009 */
export const DEFENDER_DRAW = { won: 4, lost: 3 } as const;

/** Outcome, wagers, reshuffle and shields, the defender's draw; then phase III of the active player. @rule OW-OUT-025 */
export function* outcomeStep(play: OldWorldPlay): Flow {
  const { state } = play;
  const fight = fightOf(state);
  for (const fighter of fight.fighters) clearTable(play, fighter);
  yield* happen(rulesOf(state).onFightEnd, play, fight);
  if (fight.monster !== null) yield* foeRules(state, fight.monster).outcome(play, fight);
  else yield* duelOutcome(play, fight);
  if (state.outcome !== null) {
    state.fight = null;
    return;
  }
  for (const { seat } of fight.fighters) {
    shuffleAll(play, seat);
    refillShield(play, seat, 'OW-OUT-029');
  }
  const defender = fight.fighters.find(({ side }) => side === OPPONENT);
  if (defender !== undefined) yield* defenderDraws(play, defender.seat, fight.end === 'attacker-won');
  state.fight = null;
  state.phase = fight.phase;
  if (fight.endsPhase) finishPhase(play, fighterOf(fight, ATTACKER).seat);
}

function* defenderDraws(play: OldWorldPlay, seat: Seat, isLost: boolean): Flow {
  if (isLost) drawCards(play, seat, yield* lostDraw(play, seat, DEFENDER_DRAW.lost), 'OW-OUT-008');
  else drawCards(play, seat, DEFENDER_DRAW.won, 'OW-OUT-009');
}

/** Used potions are discarded, unused ones kept; the combo on the table joins its owner's cards. @rule OW-POTION-005, OW-POTION-006 */
function clearTable({ state }: OldWorldPlay, fighter: Fighter): void {
  clearCombo(state, fighter);
  state.potionDiscard.push(...fighter.potions);
  witcherOf(state, fighter.seat).potions.push(...fighter.spared);
  fighter.potions = [];
  fighter.spared = [];
  forgetOrder(fighter);
}

/** @rule OW-OUT-001 to OW-OUT-012 */
function* duelOutcome(play: OldWorldPlay, fight: FightState): Flow {
  const { state } = play;
  const [attacker, defender] = fight.fighters;
  if (attacker === undefined || defender === undefined) return;
  const hasAttackerWon = fight.end === 'attacker-won';
  const winner = hasAttackerWon ? attacker.seat : defender.seat;
  const loser = hasAttackerWon ? defender.seat : attacker.seat;
  const gold = goldForBeating(witcherOf(state, loser).spot);
  gainGold(play, winner, gold, 'OW-OUT-002');
  if (hasAttackerWon) yield* winWitcherTrophy(play, attacker.seat, defender.seat);
  if (state.outcome !== null) return;
  yield* gainCardOfCost(play, loser, 0, 'OW-OUT-007');
  if (!hasAttackerWon) yield* lessDraw(play, attacker.seat);
  settleWagers(play, fight, hasAttackerWon, gold);
  closeTavern(play, fight);
}

/** One of each other witcher, and none for a defender. @rule OW-OUT-001, OW-OUT-004, OW-OUT-005, OW-OUT-006 */
function* winWitcherTrophy(play: OldWorldPlay, seat: Seat, from: Seat): Flow {
  const loser = witcherOf(play.state, from);
  const trophy = trophyOfSchool(play.state, loser.school);
  if (witcherOf(play.state, seat).trophies.includes(trophy)) {
    if (play.isWatched) play.tell({ type: 'no-trophy', seat, rule: 'OW-OUT-005' });
    return;
  }
  loser.ownTrophies -= 1;
  yield* gainTrophy(play, seat, trophy, true);
}

/** The stake and as much as the winner got; a lost stake stays with the bank. @rule OW-WAGER-006, OW-WAGER-007 */
function settleWagers(play: OldWorldPlay, fight: FightState, hasAttackerWon: boolean, gold: number): void {
  for (const [seat, wager] of fight.wagers.entries()) {
    if (wager === 0) continue;
    const isWon = (wager === 1) === hasAttackerWon;
    const rule = isWon ? 'OW-WAGER-006' : 'OW-WAGER-007';
    if (play.isWatched) play.tell({ type: 'wager-settled', seat, isWon, gold: isWon ? gold : 1, rule });
    if (isWon) gainGold(play, seat, 1 + gold, rule);
  }
}

/** @rule OW-FIGHT-005, OW-FIGHT-006 */
function closeTavern(play: OldWorldPlay, fight: FightState): void {
  play.state.tavern = fight.location;
  if (play.isWatched) play.tell({ type: 'tavern-closed', at: fight.location, rule: 'OW-FIGHT-005' });
}
