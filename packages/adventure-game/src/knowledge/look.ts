import type { Seat } from '@medallion/kernel';
import { type Color, questFacts, SUPPORT } from '../components';
import { COLORS } from '../effect';
import {
  hasHeart,
  LOCATIONS,
  type Location,
  leadsAt,
  placeOfQuest,
  placeOfSide,
  type Region,
  regionOf,
  routesBetween,
  waysFrom,
} from '../map';
import { canPaySupport } from '../rules/quests';
import { type AdventureState, type Hero, heroOf, type Journey, NOTHING, zoneOf } from '../state';
import { strengthOf, tokenWorth } from './battle-worth';
import { MEAN_FATE } from './effect-worth';
import { leadsOfQuest, missingLeads, nextWound, type Prices, pricesOf, restWorth } from './prices';

const ROUTE = 1.5;
const FAR_ROUTE = 0.12;
const NEARBY = 0.3;
const REACH = 3;
const ANY = 3;
const EMPTY_ZONE = -0.15;
const SUPPORT_VP = 5;

/** One seat's view of its prospects, worked out once for a question. */
export class Look {
  readonly state: AdventureState;
  readonly seat: Seat;
  readonly hero: Hero;
  readonly prices: Prices;
  readonly isReady: boolean;
  readonly #zones: (number | undefined)[] = [];
  readonly #places: (number | undefined)[] = [];

  constructor(state: AdventureState, seat: Seat) {
    this.state = state;
    this.seat = seat;
    this.hero = heroOf(state, seat);
    this.prices = pricesOf(state, this.hero);
    this.isReady = this.hero.quest !== null && missingLeads(this.hero) === 0;
  }

  /** What ending the turn in a region brings: the best of its obstacles, for one must be met. */
  zone(region: Region): number {
    const known = this.#zones[region];
    if (known !== undefined) return known;
    const { state, seat, hero } = this;
    const { monsters, hasFoulFate } = zoneOf(state, region);
    let best = hasFoulFate ? MEAN_FATE : Number.NEGATIVE_INFINITY;
    if (monsters.length === 0 && !hasFoulFate) best = EMPTY_ZONE;
    const strength = monsters.length === 0 ? null : strengthOf(hero);
    const wound = nextWound(hero);
    for (const token of monsters) {
      if (strength !== null) best = Math.max(best, tokenWorth(state, seat, token, strength, wound));
    }
    this.#zones[region] = best;
    return best;
  }

  /** How good it is to stand at a place: near the quest, near leads, near side quests and whom to support. */
  place(at: Location): number {
    const known = this.#places[at];
    if (known !== undefined) return known;
    const { hero } = this;
    let worth = this.#support(at);
    if (hero.quest !== null) {
      const far = routesBetween(at, placeOfQuest(hero.quest));
      worth += this.isReady ? -far * ROUTE : this.#leadsNear(at) - far * this.#pull();
      for (let side = 0; side < 2; side++) {
        const place = placeOfSide(hero.quest, side);
        if (place < 0 || (hero.sides & (1 << side)) !== 0) continue;
        worth += Math.max(0, 1.2 - 0.35 * routesBetween(at, place));
      }
    }
    this.#places[at] = worth;
    return worth;
  }

  /** The quest's place draws more the less is missing. */
  #pull(): number {
    const { hero } = this;
    const share = hero.quest === null ? 1 : missingLeads(hero) / leadsOfQuest(hero.quest, hero.hero);
    return FAR_ROUTE + 0.35 * (1 - share);
  }

  #leadsNear(at: Location): number {
    let best = 0;
    for (let place = 0; place < LOCATIONS.length; place++) {
      const far = routesBetween(at, place);
      if (far > REACH || far === 0) continue;
      best = Math.max(best, (this.#leads(place) * NEARBY) / far);
    }
    return best;
  }

  #leads(place: Location): number {
    let worth = 0;
    for (const icon of leadsAt(place)) {
      worth += icon === ANY ? this.prices.any : (this.prices.leads[icon as Color] as number);
    }
    return worth;
  }

  /** Another's support quest that could be paid now is worth walking to. */
  #support(at: Location): number {
    const { state, hero } = this;
    let best = 0;
    for (const owner of state.heroes) {
      if (owner === hero || owner.quest === null || owner.isSupported || !canPaySupport(hero, owner.quest)) continue;
      if (!isSpare(hero, owner.quest)) continue;
      best = Math.max(best, SUPPORT_VP * (0.62 - 0.17 * routesBetween(at, owner.at)));
    }
    return best;
  }

  /** What arriving with a travel action brings. */
  arrival(at: Location): number {
    const worth = this.#leads(at);
    const isHurt = hasHeart(at) && this.hero.wounds.some((wound) => wound !== NOTHING);
    return isHurt ? worth + 0.6 * restWorth(this.hero) : worth;
  }

  /** What a turn that ends here has over one that ends where the hero stands. */
  end(at: Location): number {
    return this.place(at) + 0.8 * this.zone(regionOf(at));
  }

  /** The best journey that can still be made from a place, over staying there. */
  journey(from: Location, journey: Journey | null): number {
    const used = journey?.used ?? 0;
    const left = journey?.left ?? 2;
    let best = used === 0 ? Number.NEGATIVE_INFINITY : this.arrival(from) + this.end(from);
    if (left === 0) return best;
    for (const { to, fare, route } of waysFrom(from)) {
      if ((used & (1 << route)) !== 0 || fare > this.hero.gold) continue;
      const after = { used: used | (1 << route), left: left - 1, isFree: false, isTravel: true };
      const onward = left === 2 ? this.journey(to, after) : this.arrival(to) + this.end(to) + MEAN_FATE;
      best = Math.max(best, onward - fare * this.prices.gold);
    }
    return best;
  }
}

/** Whether the price of a support quest is not needed for the hero's own quest. */
export function isSpare(hero: Hero, quest: number): boolean {
  const cost = SUPPORT.supportCosts[questFacts(quest).support];
  if ('gold' in cost) return true;
  const color = COLORS.indexOf(cost.proof) as Color;
  const needed = hero.quest === null ? 0 : questFacts(hero.quest).main.proofs[cost.proof];
  return hero.proofs[color] - cost.n >= needed;
}
