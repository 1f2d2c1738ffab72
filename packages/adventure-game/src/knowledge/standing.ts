import type { Seat } from '@medallion/kernel';
import { markersOfEntry } from '../cards/development';
import { type AdventureState, type Hero, heroOf, questsToEnd } from '../state';
import { Look } from './look';
import { stockWorth, WORTH, woundCost } from './prices';
import { cardWorth } from './turn-worth';

const SCALE = 8;
/** How much of what is in sight still counts when the end is called and the hero has a turn left, or none. */
const LAST_TURN = 0.35;
const AT_THE_END = 0.02;

/** How well the seat stands against the best of the others, from 0 to 1; best judged between two turns. */
export function evaluate(state: AdventureState, seat: Seat): number {
  if (state.outcome !== null) {
    const players = state.outcome.places.length;
    return 1 - ((state.outcome.places[seat] as number) - 1) / (players - 1);
  }
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < state.heroes.length; other++) {
    if (other === seat) continue;
    const worth = standing(state, other);
    best = Math.max(best, worth);
    sum += worth;
  }
  const others = 0.6 * best + (0.4 * sum) / (state.heroes.length - 1);
  return 1 / (1 + Math.exp(-(standing(state, seat) - others) / SCALE));
}

/** VP in hand and in sight. */
function standing(state: AdventureState, seat: Seat): number {
  const hero = heroOf(state, seat);
  return hero.vp + prospects(state, seat, hero) * remaining(state, seat, hero);
}

function prospects(state: AdventureState, seat: Seat, hero: Hero): number {
  let worth = WORTH.quest * hero.completed.length + stockWorth(state, hero) - woundCost(hero);
  worth += new Look(state, seat).place(hero.at) + WORTH.fortune * hero.fortunes.length;
  if (hero.isDelayed) worth -= WORTH.delay;
  for (let tokens = hero.foulFate; tokens > 0; tokens >>= 1) worth -= (tokens & 1) * WORTH.foulFate;
  for (let card = 0; card < hero.developed.length; card++) {
    worth += cardWorth(card) + WORTH.marker * markersOfEntry(hero.developed[card] as number);
  }
  return worth;
}

/** What lies in the future is worth less the nearer the end. */
function remaining(state: AdventureState, seat: Seat, hero: Hero): number {
  const players = state.heroes.length;
  if (state.endedBy !== null) {
    const turnsUntil = (seat - state.active + players) % players;
    return turnsUntil < state.turnsLeft && hero.quest !== null ? LAST_TURN : AT_THE_END;
  }
  let most = 0;
  for (const { completed } of state.heroes) most = Math.max(most, completed.length);
  return questsToEnd(state.mode) - most <= 1 ? 0.8 : 1;
}
