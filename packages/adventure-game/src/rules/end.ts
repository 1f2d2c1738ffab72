import type { Seat } from '@medallion/kernel';
import { COLOR_INDEXES, rateOf } from '../components';
import { type AdventurePlay, type AdventureState, type Hero, heroOf, seatAfter, type TieBreak } from '../state';
import { leadsOf } from './resources';

/** Tokens come back, and the turn goes clockwise; or the game is over. @rule AG-ACTION-008, AG-SETUP-004, AG-END-001, AG-END-002, AG-END-003 */
export function endTurn(play: AdventurePlay): void {
  const { state } = play;
  const hero = heroOf(state, state.active);
  hero.tokens = 0;
  hero.sailsFree = false;
  state.actions = 0;
  state.ignores = 0;
  state.refused = [];
  if (state.endedBy !== null) {
    state.turnsLeft -= 1;
    if (state.turnsLeft === 0) {
      endGame(play);
      return;
    }
  }
  state.active = seatAfter(state, state.active);
  if (state.active === state.first) state.round += 1;
  state.phase = 'turn-start';
}

/** @rule AG-END-005 */
function endGame(play: AdventurePlay): void {
  const { state } = play;
  state.phase = 'over';
  const outcome = ranking(state);
  state.outcome = outcome;
  if (play.isWatched) {
    const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
    play.tell({ type: 'game-ended', winners, tieBreak: outcome.tieBreak, rule: 'AG-END-005' });
  }
}

/** Proof back into leads at the own rate, and every lead and gold counts one. @rule AG-TIE-002 */
export function wealthOf(hero: Hero): number {
  let wealth = hero.gold + leadsOf(hero);
  for (const color of COLOR_INDEXES) wealth += hero.proofs[color] * rateOf(hero.hero, color);
  return wealth;
}

/** VP, then completed quests, then leads and gold, then the earlier final turn; each only among those still tied. @rule AG-TIE-001 to AG-TIE-004 */
export function ranking(state: AdventureState): { places: number[]; tieBreak: TieBreak } {
  const seats = state.heroes.map((_, seat) => seat);
  const ordered = seats.toSorted((one, other) => compare(state, one, other).order);
  const places = seats.map((seat) => ordered.indexOf(seat) + 1);
  const [winner, second] = ordered as [Seat, Seat];
  return { places, tieBreak: compare(state, winner, second).by };
}

function compare(state: AdventureState, one: Seat, other: Seat): { order: number; by: TieBreak } {
  const [a, b] = [heroOf(state, one), heroOf(state, other)];
  if (a.vp !== b.vp) return { order: b.vp - a.vp, by: 'vp' };
  const quests = b.completed.length - a.completed.length;
  if (quests !== 0) return { order: quests, by: 'quests' };
  const wealth = wealthOf(b) - wealthOf(a);
  if (wealth !== 0) return { order: wealth, by: 'leads-and-gold' };
  return { order: finalTurn(state, one) - finalTurn(state, other), by: 'final-turn' };
}

/** Who triggered the end had the first of the last turns. @rule AG-TIE-003 */
function finalTurn(state: AdventureState, seat: Seat): number {
  const players = state.heroes.length;
  return (seat - (state.endedBy ?? 0) + players) % players;
}
