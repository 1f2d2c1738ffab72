import type { Seat } from '@medallion/kernel';
import { COLOR_INDEXES, type Color, FOUL_FATE, foulFateFacts, questFacts, rateOf } from './components';
import { COLORS, type ColorName, type Effect, effectsIn } from './effect';
import { locationById, locationId, placeOfQuest, routesBetween } from './map';
import { type AdventureState, FOUL_FATE_DECK, heroOf } from './state';

/** What is still missing for the main quest, and how far its place is. */
export interface QuestProgress {
  readonly place: string;
  readonly routes: number;
  /** Proofs still missing, and the leads that would make them, by colour. */
  readonly proofs: Readonly<Record<ColorName, number>>;
  readonly leads: Readonly<Record<ColorName, number>>;
}

export function questProgress(state: AdventureState, seat: Seat): QuestProgress | null {
  const hero = heroOf(state, seat);
  if (hero.quest === null) return null;
  const { main } = questFacts(hero.quest);
  const proofs = { red: 0, blue: 0, purple: 0 };
  const leads = { red: 0, blue: 0, purple: 0 };
  for (const color of COLOR_INDEXES) {
    const name = COLORS[color];
    proofs[name] = Math.max(0, main.proofs[name] - hero.proofs[color]);
    leads[name] = Math.max(0, proofs[name] * rateOf(hero.hero, color as Color) - hero.leads[color]);
  }
  const place = placeOfQuest(hero.quest);
  return { place: locationId(place), routes: routesBetween(hero.at, place), proofs, leads };
}

/** How many routes a hero needs from one place to another. */
export function roadsBetween(from: string, to: string): number {
  return routesBetween(locationById(from), locationById(to));
}

/** How likely the foul fate card of a second route strikes in each way, by all the cards it could be. */
export interface FoulFateRisk {
  readonly battle: number;
  readonly wound: number;
  readonly delay: number;
  readonly loss: number;
}

export function secondRouteRisk(state: AdventureState): FoulFateRisk {
  const unseen = unseenFoulFate(state);
  const share = (isStruck: (effects: readonly Effect[]) => boolean): number =>
    unseen.length === 0 ? 0 : unseen.filter((card) => isStruck(foulFateFacts(card).effects)).length / unseen.length;
  const has =
    (...words: readonly Effect['do'][]) =>
    (effects: readonly Effect[]): boolean =>
      [...effectsIn(effects)].some((effect) => words.includes(effect.do));
  return {
    battle: share(has('battle')),
    wound: share(has('wounds', 'worsen')),
    delay: share(has('delay')),
    loss: share(has('spend-lead', 'spend-gold', 'spend-most-lead', 'lose-vp', 'most-vp-loses', 'keep-until-vp')),
  };
}

/** Cards that are neither discarded nor kept: what everybody can count. */
function unseenFoulFate(state: AdventureState): readonly number[] {
  const seen = [...state.discards[FOUL_FATE_DECK], ...state.heroes.flatMap(({ fates }) => fates)];
  const unseen: number[] = [];
  for (const [card, { copies }] of FOUL_FATE.entries()) {
    const left = copies - seen.filter((one) => one === card).length;
    for (let count = 0; count < left; count++) unseen.push(card);
  }
  return unseen;
}
