import type { Knowledge, Question, Seat } from '@medallion/kernel';
import { attackSucceeds } from './battle/battle';
import { markersOfEntry } from './cards/development';
import { COLOR_INDEXES, type Color, enemyOf, questFacts, rateOf, SUPPORT } from './components';
import { COLORS } from './effect';
import { hasHeart, LOCATIONS, type Location, leadsAt, placeOfQuest, placeOfSide, routesBetween, waysFrom } from './map';
import { DEVELOP, INVESTIGATE, MAIN_EARNED, MAIN_PAID, REST, TRAVEL } from './rules/actions';
import { OPTION, turnPrompt } from './rules/turn-options';
import { type AdventureState, type Goods, type Hero, heroOf, type Journey, MINOR, NOTHING, SEVERE } from './state';

/** What things are worth in VP; a first, plain weighing. */
const WORTH = {
  quest: 4,
  questShare: 0.85,
  spareLead: 0.2,
  gold: 0.3,
  card: 1.2,
  lateCard: 0.4,
  marker: 0.25,
  fortune: 1.5,
  minor: 0.8,
  severe: 1.4,
  fullyWounded: 2,
  foulFate: 0.5,
  delay: 1.5,
  secondRoute: 1.1,
  route: 0.9,
  farRoute: 0.12,
  hit: 2,
  safe: 1.2,
  investigation: 0.8,
  scale: 9,
};
const EARLY_CARDS = 5;
const SPARE = 4;
/** Travel and investigate are missed most, armour least; by the order of wound spaces. */
const SPACE_WEIGHTS: readonly number[] = [1.4, 1.4, 0.6, 0.7, 0.3, 0.3];
/** What a new quest is worth before it is chosen. */
const NEXT_QUEST = 3;

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
  let worth = hero.vp + WORTH.quest * hero.completed.length + stockWorth(hero) + placeWorth(hero, hero.at);
  worth += WORTH.fortune * hero.fortunes.length - (hero.isDelayed ? WORTH.delay : 0) - woundCost(hero);
  for (let tokens = hero.foulFate; tokens > 0; tokens >>= 1) worth -= (tokens & 1) * WORTH.foulFate;
  const cards = hero.developed.length + (hero.drawnFrom === 'development' ? 1 : 0);
  worth += WORTH.card * Math.min(EARLY_CARDS, cards) + WORTH.lateCard * Math.max(0, cards - EARLY_CARDS);
  for (const entry of hero.developed) worth += WORTH.marker * markersOfEntry(entry);
  worth += supportHope(state, hero);
  if (seat === state.active) worth += promise(state, hero);
  if (state.trade !== null) worth += tradeHope(state, seat);
  return worth;
}

function woundCost(hero: Hero): number {
  let cost = 0;
  let free = 0;
  for (let space = 0; space < hero.wounds.length; space++) {
    const wound = hero.wounds[space];
    if (wound === NOTHING) free += space < 4 ? 1 : 0;
    else cost += (wound === MINOR ? WORTH.minor : WORTH.severe) * (SPACE_WEIGHTS[space] as number);
  }
  return free === 0 ? cost + WORTH.fullyWounded : cost;
}

/** What one more lead of a colour brings: a share of the quest where it is needed, little otherwise. */
function leadValue(hero: Hero, color: Color): number {
  if (hero.quest === null) return 0.05;
  const { main } = questFacts(hero.quest);
  const rate = rateOf(hero.hero, color);
  const have = hero.leads[color] + hero.proofs[color] * rate;
  const spare = have - main.proofs[COLORS[color]] * rate;
  if (spare >= 0) return spare < SPARE ? WORTH.spareLead : 0.01;
  return (WORTH.questShare * (main.vp + WORTH.quest)) / leadsOfQuest(hero);
}

/** All the leads that the main quest costs this hero. */
function leadsOfQuest(hero: Hero): number {
  if (hero.quest === null) return 1;
  const { proofs } = questFacts(hero.quest).main;
  let total = 0;
  for (const color of COLOR_INDEXES) total += proofs[COLORS[color]] * rateOf(hero.hero, color);
  return total;
}

/** Leads, proof and gold: a share of the quest as far as it needs them, small change beyond. */
function stockWorth(hero: Hero): number {
  let worth = Math.sqrt(hero.gold) * WORTH.gold * 2;
  const share =
    hero.quest === null ? 0 : (WORTH.questShare * (questFacts(hero.quest).main.vp + WORTH.quest)) / leadsOfQuest(hero);
  for (const color of COLOR_INDEXES) {
    const rate = rateOf(hero.hero, color);
    const needed = hero.quest === null ? 0 : questFacts(hero.quest).main.proofs[COLORS[color]] * rate;
    const have = hero.leads[color] + hero.proofs[color] * rate;
    const wanted = Math.min(have, needed);
    worth += wanted * share + spareWorth(have - wanted);
    worth += 0.1 * Math.min(hero.proofs[color], Math.ceil(needed / rate));
  }
  return worth;
}

/** A few leads beyond the quest may serve a side quest or a trade; a hoard is of no use. */
function spareWorth(spare: number): number {
  return WORTH.spareLead * Math.min(SPARE, spare) + 0.01 * Math.max(0, spare - SPARE);
}

function missingLeads(hero: Hero): number {
  if (hero.quest === null) return 0;
  const { proofs } = questFacts(hero.quest).main;
  let missing = 0;
  for (const color of COLOR_INDEXES) {
    const rate = rateOf(hero.hero, color);
    missing += Math.max(0, proofs[COLORS[color]] * rate - hero.leads[color] - hero.proofs[color] * rate);
  }
  return missing;
}

/** Nearer to where needed leads are found is better. */
function leadsNearby(hero: Hero, at: Location): number {
  let best = 0;
  for (let place = 0; place < LOCATIONS.length; place++) {
    const far = routesBetween(at, place);
    if (far > 3) continue;
    let value = 0;
    for (const icon of leadsAt(place)) if (icon < 3) value += leadValue(hero, icon as Color);
    best = Math.max(best, (value * 0.3) / (1 + far));
  }
  return best;
}

/** Nearer to the quest is better, the more so when only the way is missing; so are places of side quests. */
function placeWorth(hero: Hero, at: Location): number {
  if (hero.quest === null) return 0;
  const far = routesBetween(at, placeOfQuest(hero.quest));
  const isReady = missingLeads(hero) === 0;
  let worth = isReady ? -far * WORTH.route : leadsNearby(hero, at) - far * WORTH.farRoute;
  for (let side = 0; side < 2; side++) {
    const place = placeOfSide(hero.quest, side);
    if (place < 0 || (hero.sides & (1 << side)) !== 0) continue;
    worth += Math.max(0, 1 - 0.3 * routesBetween(at, place));
  }
  return worth;
}

/** What an action under way, or a battle, may still bring: an answer is judged before its fruits are seen. */
function promise(state: AdventureState, hero: Hero): number {
  let hope = 0;
  if (state.battle !== null && state.battle.faces.length > 0) {
    const enemy = enemyOf(state.battle.enemy);
    hope += attackSucceeds(state.battle.pool, enemy) ? WORTH.hit : 0;
    hope += state.battle.pool[1] >= enemy.shield ? WORTH.safe : 0;
  }
  switch (state.doing) {
    case TRAVEL:
      return hope + (state.journey === null ? bestTravel(hero, null) : bestTravel(hero, state.journey));
    case INVESTIGATE:
      return hope + WORTH.investigation * Math.max(...COLOR_INDEXES.map((color) => leadValue(hero, color)));
    case REST:
      return hope + restHope(hero);
    case DEVELOP:
      return hope + (hero.drawn.length === 0 ? 0.5 : 0);
    case MAIN_PAID:
      return hope + WORTH.quest + (hero.quest === null ? 0 : questFacts(hero.quest).main.vp);
    case MAIN_EARNED:
      return hope + WORTH.quest;
    case null:
      return hero.drawnFrom === 'quest' ? hope + NEXT_QUEST : hope;
    default:
      return hope + 0.6;
  }
}

function restHope(hero: Hero): number {
  let minors = 0;
  let severes = 0;
  for (const wound of hero.wounds) {
    if (wound === MINOR) minors += 1;
    if (wound === SEVERE) severes += 1;
  }
  return Math.max(Math.min(2, minors) * WORTH.minor, severes > 0 ? WORTH.severe : 0);
}

/** What arriving at a place brings by its leads and its heart. */
function arrivalWorth(hero: Hero, at: Location): number {
  let worth = 0;
  for (const icon of leadsAt(at)) {
    worth +=
      icon === 3 ? Math.max(...COLOR_INDEXES.map((color) => leadValue(hero, color))) : leadValue(hero, icon as Color);
  }
  return hasHeart(at) && hero.wounds.some((wound) => wound !== NOTHING) ? worth + WORTH.minor : worth;
}

/** The best end of a journey that has begun, or has yet to. */
function bestTravel(hero: Hero, journey: Journey | null): number {
  const here = placeWorth(hero, hero.at);
  const hasMoved = journey !== null && journey.used !== 0;
  if (hasMoved && journey.left === 0) return 0;
  let best = hasMoved ? arrivalWorth(hero, hero.at) : Number.NEGATIVE_INFINITY;
  for (const { to, fare, route } of waysFrom(hero.at)) {
    if (fare > hero.gold || (journey !== null && (journey.used & (1 << route)) !== 0)) continue;
    const gain = arrivalWorth(hero, to) + placeWorth(hero, to) - here - fare * WORTH.gold;
    best = Math.max(best, gain - (hasMoved ? WORTH.secondRoute : 0));
    if (hasMoved) continue;
    for (const next of waysFrom(to)) {
      if (next.to === hero.at || next.fare + fare > hero.gold) continue;
      best = Math.max(best, arrivalWorth(hero, next.to) + placeWorth(hero, next.to) - here - WORTH.secondRoute);
    }
  }
  return best;
}

/** Another's support quest that could be paid is worth walking to. */
function supportHope(state: AdventureState, hero: Hero): number {
  let hope = 0;
  for (const owner of state.heroes) {
    if (owner === hero || owner.quest === null || owner.isSupported) continue;
    const cost = SUPPORT.supportCosts[questFacts(owner.quest).support];
    const canPay = 'gold' in cost ? hero.gold >= cost.gold : hero.proofs[COLORS.indexOf(cost.proof) as Color] > 0;
    if (canPay) hope = Math.max(hope, 2.5 - 0.5 * routesBetween(hero.at, owner.at));
    else if ('gold' in cost) hope = Math.max(hope, (hero.gold / cost.gold) * 0.8);
  }
  return hope;
}

/** Marginal worth of one more of a good. */
function goodValue(hero: Hero, kind: number): number {
  return kind < 3 ? leadValue(hero, kind as Color) : WORTH.gold / Math.max(1, Math.sqrt(hero.gold));
}

function goodsValue(hero: Hero, goods: Goods): number {
  let worth = 0;
  for (let kind = 0; kind < goods.length; kind++) worth += (goods[kind] as number) * goodValue(hero, kind);
  return worth;
}

/** An offer is worth what it brings if the other gains too; an unfinished one what it could become. */
function tradeHope(state: AdventureState, seat: Seat): number {
  const { trade } = state;
  if (trade === null || trade.by !== seat) return 0;
  const [mine, theirs] = [heroOf(state, trade.by), heroOf(state, trade.to)];
  const gain = goodsValue(mine, trade.want) - goodsValue(mine, trade.give);
  const other = goodsValue(theirs, trade.give) - goodsValue(theirs, trade.want);
  if (trade.isOnTable) return gain > 0.3 && other > 0.1 ? 0.6 * gain : -0.5;
  const more = bestSwap(mine, theirs, trade.give, trade.want);
  const soFar = gain > 0.3 && other > 0.1 ? gain : 0;
  return Math.max(soFar, more) > 0.3 ? 0.5 * Math.max(soFar, more) : -0.3;
}

/** The most that one further good each way could bring, if both gain by it. */
function bestSwap(mine: Hero, theirs: Hero, give: Goods, want: Goods): number {
  let best = 0;
  for (let given = 0; given < 4; given++) {
    const has = given < 3 ? (mine.leads[given] as number) : mine.gold;
    if (has <= (give[given] as number)) continue;
    for (let wanted = 0; wanted < 4; wanted++) {
      const theirStock = wanted < 3 ? (theirs.leads[wanted] as number) : theirs.gold;
      if (wanted === given || theirStock <= (want[wanted] as number)) continue;
      const gain = goodsValue(mine, want) + goodValue(mine, wanted) - goodsValue(mine, give) - goodValue(mine, given);
      const other =
        goodsValue(theirs, give) + goodValue(theirs, given) - goodsValue(theirs, want) - goodValue(theirs, wanted);
      if (other > 0.1) best = Math.max(best, gain);
    }
  }
  return best;
}

/** Operations that only gain come first; trades and ending early are tried last. */
function priors(_state: Readonly<AdventureState>, question: Question): readonly number[] {
  if (question.prompt.id !== turnPrompt.id) return question.options.map(() => 1);
  return (question.options as readonly number[]).map((option) => {
    if (option === OPTION.end) return 0.5;
    if (option === OPTION.main) return 12;
    if (option >= OPTION.trade && option < OPTION.bribe) return 0.2;
    if (option >= OPTION.side && option < OPTION.trade) return 8;
    if (option >= OPTION.exchange && option < OPTION.side) return 3;
    return option === OPTION.action + REST ? 0.6 : 2;
  });
}

export const adventureKnowledge: Knowledge<AdventureState> = { evaluate, priors };
