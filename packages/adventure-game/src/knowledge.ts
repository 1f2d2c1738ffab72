import type { Knowledge, Question, Seat } from '@medallion/kernel';
import { markersOfEntry } from './cards/development';
import { COLOR_INDEXES, questFacts, rateOf, SUPPORT } from './components';
import { COLORS } from './effect';
import { placeOfQuest, placeOfSide, routesBetween } from './map';
import { turnPrompt } from './rules/turn-options';
import { type AdventureState, type Goods, type Hero, heroOf, MINOR, NOTHING, questsToEnd } from './state';

/** What things are worth in VP; a first, plain weighing. */
const WORTH = {
  quest: 6,
  wantedLead: 1,
  spareLead: 0.25,
  spareProof: 1.2,
  gold: 0.35,
  development: 1.1,
  marker: 0.3,
  fortune: 1.5,
  minor: 0.7,
  severe: 1.3,
  foulFate: 0.5,
  delay: 1.5,
  route: 0.55,
  action: 0.05,
  scale: 9,
};

/** How well the seat stands against the best of the others, from 0 to 1. Uses what lies open, and the sizes of hands. */
function evaluate(state: AdventureState, seat: Seat): number {
  if (state.outcome !== null) {
    const players = state.outcome.places.length;
    return 1 - ((state.outcome.places[seat] as number) - 1) / (players - 1);
  }
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.heroes.length; other++) {
    if (other !== seat) best = Math.max(best, standing(state, other));
  }
  return 1 / (1 + Math.exp(-(standing(state, seat) - best) / WORTH.scale));
}

/** VP in hand and in sight. */
function standing(state: AdventureState, seat: Seat): number {
  const hero = heroOf(state, seat);
  let worth = hero.vp + WORTH.quest * hero.completed.length + questWorth(state, hero);
  worth += WORTH.fortune * hero.fortunes.length - (hero.isDelayed ? WORTH.delay : 0);
  for (const wound of hero.wounds) if (wound !== NOTHING) worth -= wound === MINOR ? WORTH.minor : WORTH.severe;
  for (let tokens = hero.foulFate; tokens > 0; tokens >>= 1) worth -= (tokens & 1) * WORTH.foulFate;
  const cards = Math.min(8, hero.developed.length);
  worth += WORTH.development * cards;
  for (const entry of hero.developed) worth += WORTH.marker * markersOfEntry(entry);
  if (seat === state.active) worth -= WORTH.action * state.actions;
  return worth + pendingTrade(state, seat);
}

/** Leads and proof count for what the quest still needs; the rest is small change. */
function questWorth(state: AdventureState, hero: Hero): number {
  let worth = Math.sqrt(hero.gold) * WORTH.gold * 2;
  const facts = hero.quest === null ? null : questFacts(hero.quest);
  const isLast = hero.completed.length >= questsToEnd(state.mode);
  let missing = 0;
  for (const color of COLOR_INDEXES) {
    const rate = rateOf(hero.hero, color);
    const needed = facts === null ? 0 : facts.main.proofs[COLORS[color]];
    const have = hero.leads[color] + hero.proofs[color] * (rate + 0.2);
    const wanted = Math.min(have, needed * (rate + 0.2));
    const value = facts === null ? 0 : (facts.main.vp + WORTH.quest) / 12;
    worth += (wanted / rate) * 3 * value + (have - wanted) * (isLast ? 0.05 : WORTH.spareLead);
    missing += Math.max(0, needed * rate - have);
  }
  if (facts === null || hero.quest === null) return worth;
  const far = routesBetween(hero.at, placeOfQuest(hero.quest));
  worth -= far * WORTH.route * (missing <= 2 ? 2 : 0.3);
  for (let side = 0; side < 2; side++) {
    if ((hero.sides & (1 << side)) !== 0) continue;
    const place = placeOfSide(hero.quest, side);
    if (place >= 0) worth -= routesBetween(hero.at, place) * 0.12;
  }
  return worth + supportHope(state, hero);
}

/** Another's support quest that could be paid is worth walking to. */
function supportHope(state: AdventureState, hero: Hero): number {
  let hope = 0;
  for (const owner of state.heroes) {
    if (owner === hero || owner.quest === null || owner.isSupported) continue;
    const cost = SUPPORT.supportCosts[questFacts(owner.quest).support];
    const share = 'gold' in cost ? Math.min(1, hero.gold / cost.gold) : 0;
    hope = Math.max(hope, share === 1 ? 2.2 - 0.4 * routesBetween(hero.at, owner.at) : share * 0.6);
  }
  return Math.max(0, hope);
}

/** An offer on the table is worth a part of what it would bring, if the other could want it. */
function pendingTrade(state: AdventureState, seat: Seat): number {
  const { trade } = state;
  if (trade === null || (trade.by !== seat && trade.to !== seat)) return 0;
  const isMine = trade.by === seat;
  const gain = (goods: Goods): number => goods[0] + goods[1] + goods[2] + goods[3];
  const balance = gain(trade.want) - gain(trade.give);
  return isMine ? (balance > 1 ? -0.2 : 0.02) : 0;
}

/** Operations that only gain come first; trades and ending early are tried last. */
function priors(_state: Readonly<AdventureState>, question: Question): readonly number[] {
  if (question.prompt.id !== turnPrompt.id) return question.options.map(() => 1);
  return (question.options as readonly number[]).map((option) => {
    if (option === 0) return 0.5;
    if (option === 2) return 12;
    if (option >= 10 && option < 20) return option === 14 ? 0.6 : 2;
    if (option >= 20 && option < 50) return option < 30 ? 3 : 8;
    return option >= 50 && option < 100 ? 0.2 : 1.5;
  });
}

export const adventureKnowledge: Knowledge<AdventureState> = { evaluate, priors };
