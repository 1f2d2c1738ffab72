import type { Seat } from '@medallion/kernel';
import { markersOfEntry } from '../cards/development';
import { COLOR_INDEXES, questFacts, rateOf } from '../components';
import { COLORS } from '../effect';
import { placeOfQuest, routesBetween } from '../map';
import { type AdventureState, type Hero, heroOf, questsToEnd } from '../state';
import { strengthOf } from './battle-worth';
import chapters from './judging-weights.json';
import { Look } from './look';
import { leadsOfQuest, missingLeads, woundCost } from './prices';
import { cardWorth } from './turn-worth';

/** More than this makes no difference. */
const MOST_MISSING = 12;
const MOST_ROUTES = 6;
const MOST_SPARE = 10;
const MOST_GOLD = 6;

/**
 * What tells a hero's points at the end of the game: those in hand, completed quest cards, worth of the place (as `Look`
 * weighs it), the share of the quest's leads in hand, those that are missing, the points it will bring, the way there once
 * nothing is missing, spare leads, gold, good fortune, development cards (by their number), markers, swords, wounds, foul
 * fate, delay, a last turn still to come, and who the hero is.
 */
export const TELLS = [
  'vp',
  'quests',
  'place',
  'progress',
  'missing',
  'questVp',
  'readyRoutes',
  'spare',
  'gold',
  'fortunes',
  'cards',
  'markers',
  'swords',
  'wounds',
  'foulFate',
  'delay',
  'lastTurn',
  'geralt',
  'triss',
  'dandelion',
] as const;

/** By chapter, what each of these comes to in points, and how much a point tells about who wins, in log-odds. */
const WEIGHTS = chapters.map(({ sharpness, points }) => ({ sharpness, points: TELLS.map((tell) => points[tell]) }));

/** How far the game has come: three quest cards or more to its end, two, one, or the last turns. */
export function chapterOf(state: Readonly<AdventureState>): number {
  if (state.endedBy !== null) return 3;
  let most = 0;
  for (const { completed } of state.heroes) most = Math.max(most, completed.length);
  return Math.max(0, 3 - Math.max(1, questsToEnd(state.mode) - most));
}

/**
 * The chance to win, from 0 to 1: each hero's victory points at the end, as far as they can be foreseen, against the
 * others' (softmax). For search, which looks at many ends of turns and needs to know what they lead to.
 */
export function judge(state: AdventureState, seat: Seat): number {
  if (state.outcome !== null) return winnersShare(state.outcome.places, seat);
  const chapter = chapterOf(state);
  const sharpness = WEIGHTS[chapter]?.sharpness ?? 0;
  const own = foreseen(state, seat, chapter);
  let all = 1;
  for (let other = 0; other < state.heroes.length; other++) {
    if (other !== seat) all += Math.exp(sharpness * (foreseen(state, other, chapter) - own));
  }
  return 1 / all;
}

function winnersShare(places: readonly number[], seat: Seat): number {
  return places[seat] === 1 ? 1 / places.filter((place) => place === 1).length : 0;
}

/** The hero's victory points at the end, but for what is the same for all. */
function foreseen(state: AdventureState, seat: Seat, chapter: number): number {
  const points = WEIGHTS[chapter]?.points ?? [];
  const tells = tellsOf(state, seat);
  let sum = 0;
  for (let tell = 0; tell < tells.length; tell++) sum += (points[tell] as number) * (tells[tell] as number);
  return sum;
}

/** What there is to tell of a hero, in the order of `TELLS`. */
export function tellsOf(state: AdventureState, seat: Seat): readonly number[] {
  const hero = heroOf(state, seat);
  const players = state.heroes.length;
  const hasTurn = state.endedBy !== null && (seat - state.active + players) % players < state.turnsLeft;
  const tells = [hero.vp, hero.completed.length, new Look(state, seat).place(hero.at)];
  tellQuest(tells, hero);
  tellBelongings(tells, hero);
  let fates = 0;
  for (let tokens = hero.foulFate; tokens > 0; tokens >>= 1) fates += tokens & 1;
  tells.push(woundCost(hero), fates, hero.isDelayed ? 1 : 0, hasTurn ? 1 : 0);
  for (let who = 0; who < 3; who++) tells.push(hero.hero === who ? 1 : 0);
  return tells;
}

function tellQuest(tells: number[], hero: Hero): void {
  if (hero.quest === null) {
    tells.push(0, 1, 0, 0);
    return;
  }
  const missing = missingLeads(hero);
  const routes = missing > 0 ? 0 : Math.min(MOST_ROUTES, routesBetween(hero.at, placeOfQuest(hero.quest)));
  const progress = 1 - missing / leadsOfQuest(hero.quest, hero.hero);
  tells.push(progress, Math.min(MOST_MISSING, missing), questFacts(hero.quest).main.vp, routes);
}

function tellBelongings(tells: number[], hero: Hero): void {
  let cards = 0;
  let markers = 0;
  for (let card = 0; card < hero.developed.length; card++) {
    cards += cardWorth(card);
    markers += markersOfEntry(hero.developed[card] as number);
  }
  tells.push(
    Math.min(MOST_SPARE, spareLeads(hero)),
    Math.min(MOST_GOLD, hero.gold),
    hero.fortunes.length,
    cards,
    markers,
    strengthOf(hero)[0],
  );
}

/** Leads, and proof turned back into leads, beyond what the quest needs. */
function spareLeads(hero: Hero): number {
  const proofs = hero.quest === null ? null : questFacts(hero.quest).main.proofs;
  let spare = 0;
  for (const color of COLOR_INDEXES) {
    const rate = rateOf(hero.hero, color);
    const needed = proofs === null ? 0 : proofs[COLORS[color]] * rate;
    spare += Math.max(0, hero.leads[color] + hero.proofs[color] * rate - needed);
  }
  return spare;
}
