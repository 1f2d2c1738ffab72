import { type BlockedOption, choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { rollHeroDice } from '../battle/dice';
import { cardInPlay, findSlot, markersOn, payFor, slotId, usableSlots } from '../cards/development';
import { completeTravelTasks } from '../cards/investigations';
import { react } from '../cards/react';
import { type Color, developmentFacts } from '../components';
import { COLORS } from '../effect';
import { hasHeart, leadsAt, locationId, regionOf, type Way, waysFrom } from '../map';
import { type AdventurePlay, type AdventureState, type Hero, heroOf, type Journey, seatAfter } from '../state';
import { meetFoulFate } from './foul-fate';
import { gainAnyLeads, gainLeads, spendGold } from './resources';
import { healOrSoften } from './wounds';

const STOP = -1;
/** A route paid with a marker instead of one of the ordinary two. */
const EXTRA = 100;
const ORDINARY_ROUTES = 2;

export const routePrompt: Prompt<AdventureState, number> = {
  id: 'route',
  answersLieOpen: true,
  optionId(option, state) {
    if (option === STOP) return 'stop';
    const { to } = waysFrom(heroOf(state, state.active).at)[option % EXTRA] as Way;
    return option >= EXTRA ? `extra:${locationId(to)}` : `to:${locationId(to)}`;
  },
  blocked: blockedRoutes,
};

/** @rule AG-MOVE-002, AG-ROUTE-004 */
function blockedRoutes(state: AdventureState, seat: Seat): readonly BlockedOption[] {
  const { journey } = state;
  if (journey === null) return [];
  const hero = heroOf(state, seat);
  return waysFrom(hero.at).flatMap((way): readonly BlockedOption[] => {
    const id = `to:${locationId(way.to)}`;
    if ((journey.used & (1 << way.route)) !== 0) return [{ id, rule: 'AG-MOVE-002' }];
    return journey.left > 0 && fareOf(hero, journey, way) > hero.gold ? [{ id, rule: 'AG-ROUTE-004' }] : [];
  });
}

/** @rule AG-ROUTE-002, AG-ROUTE-003 */
function fareOf(hero: Hero, journey: Journey, way: Way): number {
  return journey.isFree || hero.sailsFree ? 0 : way.fare;
}

function routeOptions(hero: Hero, journey: Journey, mayStop: boolean, extraSlot: number): number[] {
  const options = mayStop ? [STOP] : [];
  const ways = waysFrom(hero.at);
  for (let index = 0; index < ways.length; index++) {
    const way = ways[index] as Way;
    if ((journey.used & (1 << way.route)) !== 0) continue;
    if (journey.left > 0 && fareOf(hero, journey, way) <= hero.gold) options.push(index);
    if (extraSlot >= 0) options.push(EXTRA + index);
  }
  return options;
}

/** Pays the fare first, then moves; the place on the location makes no difference. @rule AG-ROUTE-002, AG-ROUTE-003, AG-LOC-001 */
function go(play: AdventurePlay, seat: Seat, way: Way, fare: number, rule: RuleId): void {
  const hero = heroOf(play.state, seat);
  if (fare > 0) spendGold(play, seat, fare, way.fare === 1 ? 'AG-ROUTE-003' : 'AG-ROUTE-002');
  const from = hero.at;
  hero.at = way.to;
  if (play.isWatched) {
    play.tell({ type: 'moved', seat, from: locationId(from), to: locationId(way.to), fare, rule });
  }
}

/** The heart helps whoever ends a movement there. @rule AG-LOC-004, AG-LOC-005, AG-MOVE-004 */
function* arrive(play: AdventurePlay, seat: Seat): Flow {
  if (hasHeart(heroOf(play.state, seat).at)) yield* healOrSoften(play, seat);
}

/** Walks route by route; no route twice. Says how many of the ordinary routes were used. @rule AG-TRAVEL-001, AG-MOVE-002 */
function* walk(play: AdventurePlay, seat: Seat, journey: Journey): Flow<number> {
  const { state } = play;
  const hero = heroOf(state, seat);
  const most = journey.left;
  state.journey = journey;
  for (let routes = 0; ; routes++) {
    const extraSlot = journey.isTravel && routes > 0 ? extraRouteSlot(hero) : -1;
    if (journey.left === 0 && extraSlot < 0) break;
    const options = routeOptions(hero, journey, routes > 0 || !journey.isTravel, extraSlot);
    if (options.length === 1 && options[0] === STOP) break;
    const option = yield* choose(seat, routePrompt, options);
    if (option === STOP) break;
    const way = waysFrom(hero.at)[option % EXTRA] as Way;
    journey.used |= 1 << way.route;
    if (option >= EXTRA) payFor(play, seat, extraSlot, 1);
    else journey.left -= 1;
    const fare = option >= EXTRA ? 0 : fareOf(hero, journey, way);
    go(play, seat, way, fare, journey.isTravel ? 'AG-TRAVEL-001' : 'AG-MOVE-001');
  }
  state.journey = null;
  return most - journey.left;
}

function extraRouteSlot(hero: Hero): number {
  const slot = findSlot(hero, 'travel');
  return slot >= 0 && markersOn(hero, slot) > 0 ? slot : -1;
}

/**
 * One route or two; then leads, the heart, and for two routes a foul fate card; then tasks tied to travelling.
 * @rule AG-TRAVEL-001 to AG-TRAVEL-006, AG-TASK-004
 */
export function* travel(play: AdventurePlay, seat: Seat): Flow {
  const hero = heroOf(play.state, seat);
  const from = hero.at;
  const routes = yield* walk(play, seat, { used: 0, left: ORDINARY_ROUTES, isFree: false, isTravel: true });
  yield* receiveLeads(play, seat);
  yield* arrive(play, seat);
  if (routes === ORDINARY_ROUTES && !(yield* isFoulFateSkipped(play, seat))) {
    yield* meetFoulFate(play, seat, 'AG-TRAVEL-004');
  }
  if (regionOf(hero.at) !== regionOf(from)) yield* completeTravelTasks(play, seat);
}

/** Only at the destination, and only for a travel action. @rule AG-TRAVEL-002, AG-TRAVEL-003, AG-MOVE-003 */
function* receiveLeads(play: AdventurePlay, seat: Seat): Flow {
  const hero = heroOf(play.state, seat);
  const before = hero.leads[2];
  for (const icon of leadsAt(hero.at)) {
    if (icon === COLORS.length) yield* gainAnyLeads(play, seat, 1);
    else gainLeads(play, seat, icon as Color, 1, 'AG-TRAVEL-002');
  }
  if (hero.leads[2] === before) return;
  const slot = findSlot(hero, 'travel-lead');
  if (slot < 0) return;
  payFor(play, seat, slot);
  gainLeads(play, seat, 2, 1, 'AG-GOLD-002');
}

/** A card may spare the hero the foul fate of two routes. @rule AG-TRAVEL-004 */
function* isFoulFateSkipped(play: AdventurePlay, seat: Seat): Flow<boolean> {
  const hero = heroOf(play.state, seat);
  for (const slot of usableSlots(hero, 'two-routes')) {
    if (developmentFacts(cardInPlay(hero, slot)).grants?.word !== 'roll-to-skip-foul-fate') continue;
    payFor(play, seat, slot);
    if (yield* rollHeroDice(play, seat)) {
      tellSkipped(play, seat);
      return true;
    }
  }
  const used = yield* react(play, seat, 'two-routes');
  if (used === null || used.grants?.word !== 'skip-foul-fate') return false;
  tellSkipped(play, seat);
  return true;
}

function tellSkipped(play: AdventurePlay, seat: Seat): void {
  if (play.isWatched) play.tell({ type: 'foul-fate-skipped', seat, rule: 'AG-GOLD-002' });
}

/** Movement by an effect: fares and hearts as ever, but no leads and no foul fate. @rule AG-MOVE-001, AG-MOVE-003, AG-MOVE-004 */
export function* move(play: AdventurePlay, seat: Seat, routes: number, isFree: boolean): Flow {
  const { at } = heroOf(play.state, seat);
  yield* walk(play, seat, { used: 0, left: routes, isFree, isTravel: false });
  if (heroOf(play.state, seat).at !== at) yield* arrive(play, seat);
}

export const portalPrompt: Prompt<AdventureState, number, { readonly hero: Seat }> = {
  id: 'move-another',
  answersLieOpen: true,
  optionId: (option, state) => `to:${locationId((waysFrom(heroOf(state, state.active).at)[option] as Way).to)}`,
};

/** The player on the left sends the hero along a land route. */
export function* movedByLeft(play: AdventurePlay, seat: Seat): Flow {
  const ways = waysFrom(heroOf(play.state, seat).at);
  const land = [...ways.keys()].filter((index) => ways[index]?.isSea === false);
  const option = yield* choose(seatAfter(play.state, seat), portalPrompt, land, { hero: seat });
  go(play, seat, ways[option] as Way, 0, 'AG-MOVE-001');
  yield* arrive(play, seat);
}

export { slotId };
