import type { Flow, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { scorchRow } from '../abilities/scorch';
import { clearWeather } from '../abilities/weather';
import { kindById, LEADERS, type LeaderEffect, type LeaderFacts, rowIndex } from '../cards';
import { type GwentPlay, type GwentState, other, sideOf } from '../state';
import { playBondedCopy } from './bonded-copy';
import { hornRow, isDoubledByHorn } from './horn-row';
import { moveAgile } from './move-agile';
import { peek } from './peek';
import { playKindFromDeck, playWeatherFromDeck } from './play-from-deck';
import { reshuffleDiscards } from './reshuffle-discards';
import { takeFromDeck, takeFromDiscard } from './take';
import { trade } from './trade';

export function leaderOf(state: GwentState, seat: Seat): LeaderFacts {
  return LEADERS[sideOf(state, seat).leader] as LeaderFacts;
}

/** Why the leader cannot be used now; null when it can. @rule GW-LEADER-002, GW-LEADER-004, GW-LEADER-007, GW-LEADER-012, GW-LEADER-017 */
export function leaderBlockedBy(state: GwentState, seat: Seat): RuleId | null {
  const side = sideOf(state, seat);
  const leader = leaderOf(state, seat);
  if (leader.mode === 'passive') return 'GW-LEADER-004';
  if (side.isLeaderCancelled) return 'GW-LEADER-017';
  if (side.isLeaderUsed) return 'GW-LEADER-002';
  if (leader.effect.do === 'trade' && side.hand.length < leader.effect.discard) return 'GW-LEADER-012';
  return null;
}

/** The rule by which the leader would be spent for nothing now; null when there is none. @rule GW-HORN-009 */
export function leaderIdleBy(state: GwentState, seat: Seat): RuleId | null {
  const { effect } = leaderOf(state, seat);
  return effect.do === 'horn' && isDoubledByHorn(sideOf(state, seat), rowIndex(effect.row)) ? 'GW-HORN-009' : null;
}

/** Uses the active leader: once per game, and it is the whole turn. @rule GW-LEADER-002, GW-LEADER-003 */
export function* useLeader(play: GwentPlay, seat: Seat): Flow {
  const leader = leaderOf(play.state, seat);
  sideOf(play.state, seat).isLeaderUsed = true;
  const rule = leader.rule as RuleId;
  if (play.isWatched) play.tell({ type: 'leader-used', seat, leader: leader.id, rule });
  yield* resolve(play, seat, leader.effect, rule);
}

function* resolve(play: GwentPlay, seat: Seat, effect: LeaderEffect, rule: RuleId): Flow {
  switch (effect.do) {
    case 'play-from-deck':
      return yield* playKindFromDeck(play, seat, kindById(effect.card));
    case 'play-weather':
      return yield* playWeatherFromDeck(play, seat);
    case 'play-bonded-copy':
      return yield* playBondedCopy(play, seat);
    case 'horn':
      return hornRow(play, seat, rowIndex(effect.row), rule);
    case 'scorch-row':
      return yield* scorchRow(play, seat, other(seat), rowIndex(effect.row), effect.threshold, rule);
    case 'clear-weather':
      return clearWeather(play, seat, rule);
    case 'take':
      return yield* take(play, seat, effect.from, rule);
    case 'trade':
      return yield* trade(play, seat, effect.discard, rule);
    case 'peek':
      return peek(play, seat, effect.count, rule);
    case 'move-agile':
      return moveAgile(play, seat, rule);
    case 'reshuffle-discards':
      return reshuffleDiscards(play, rule);
    case 'double-spies': // passive: these four work where strength is counted, units come back, cards are dealt
    case 'halve-weather':
    case 'random-revival':
    case 'cancel-leader':
    case 'extra-card':
      return;
  }
}

/** The Relentless takes from where the configuration says. @rule GW-LEADER-008, GW-LEADER-009, GW-LEADER-036 */
function* take(play: GwentPlay, seat: Seat, from: Extract<LeaderEffect, { do: 'take' }>['from'], rule: RuleId): Flow {
  const source = from === 'configured' ? play.state.relentless : from;
  switch (source) {
    case 'own-deck':
      return yield* takeFromDeck(play, seat, rule);
    case 'own-discard':
      return yield* takeFromDiscard(play, seat, seat, rule);
    case 'opponent-discard':
      return yield* takeFromDiscard(play, seat, other(seat), 'GW-LEADER-036');
  }
}
