import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { tierIndex } from '../components';
import type { Effect } from '../effect';
import { type Region, regionsBeside } from '../map';
import {
  discardMonster,
  distinctTokens,
  placeMonster,
  regionName,
  type Token,
  tierNameOf,
  tierOfToken,
  tokenName,
} from '../monsters';
import { REGIONS } from '../pack';
import { type AdventurePlay, type AdventureState, heroOf, regionOfHero, zoneOf } from '../state';
import { type TokenAt, tokenAt } from './sight';

const GOLD = 2;

export const regionPrompt: Prompt<AdventureState, Region> = {
  id: 'place-monster',
  answersLieOpen: false,
  optionId: regionName,
};

type Placing = Extract<Effect, { do: 'place-monsters' }>;

/** Regions where one of the monsters may go. */
function regionsFor(own: Region, where: Placing['where'][number]): readonly Region[] {
  if (where === 'own') return [own];
  return where === 'adjacent' ? regionsBeside(own) : REGIONS.map((_, region) => region);
}

/**
 * Each monster goes to its region; when the stack holds too few, whoever carries out the effect chooses which regions
 * get them. @rule AG-MONSTER-004, AG-MONSTER-005
 */
export function* placeMonsters(play: AdventurePlay, seat: Seat, { tier, where }: Placing): Flow {
  const own = regionOfHero(heroOf(play.state, seat));
  const stack = play.state.stacks[tierIndex(tier)];
  const isShort = stack.length < where.length;
  const places = isShort
    ? [[...new Set(where.flatMap((one) => regionsFor(own, one)))]]
    : where.map((one) => regionsFor(own, one));
  for (const regions of isShort ? Array.from({ length: stack.length }, () => places[0] ?? []) : places) {
    const region = regions.length === 1 ? (regions[0] as Region) : yield* choose(seat, regionPrompt, regions);
    placeMonster(play, tierIndex(tier), region, 'AG-MONSTER-004');
  }
}

/** A monster of the hero's region and where it is driven. */
interface Push {
  readonly place: number;
  readonly to: Region;
}
export const pushPrompt: Prompt<AdventureState, Push | null> = {
  id: 'push-monster',
  answersLieOpen: false,
  optionId(push, state) {
    if (push === null) return 'none';
    const { monsters } = zoneOf(state, regionOfHero(heroOf(state, state.active)));
    return `${tokenName(monsters[push.place] as Token, state.active)}:${regionName(push.to)}`;
  },
};

/** A bronze or silver monster of the hero's region may be driven next door. */
export function* pushMonster(play: AdventurePlay, seat: Seat): Flow {
  const { state } = play;
  const own = regionOfHero(heroOf(state, seat));
  const { monsters } = zoneOf(state, own);
  const options: (Push | null)[] = [null];
  for (const place of distinctTokens(monsters, seat)) {
    if (tierOfToken(monsters[place] as Token) === GOLD) continue;
    for (const to of regionsBeside(own)) options.push({ place, to });
  }
  if (options.length === 1) return;
  const push = yield* choose(seat, pushPrompt, options);
  if (push === null) return;
  const [token] = monsters.splice(push.place, 1);
  if (token === undefined) return;
  zoneOf(state, push.to).monsters.push(token);
  if (play.isWatched) {
    const [from, to] = [regionName(own), regionName(push.to)];
    play.tell({ type: 'monster-moved', seat, from, to, tier: tierNameOf(token), rule: 'AG-MONSTER-002' });
  }
}

/** A token of a zone; the place -1 is its foul fate token. */
export const removePrompt: Prompt<AdventureState, TokenAt> = {
  id: 'remove-obstacle',
  answersLieOpen: false,
  optionId: (at, state) =>
    `${regionName(at.region)}:${at.place < 0 ? 'foul-fate' : tokenName(tokenAt(state, at), state.active)}`,
};

export function removableObstacles(state: AdventureState, seat: Seat): TokenAt[] {
  const options: TokenAt[] = [];
  for (const [region, zone] of state.zones.entries()) {
    for (const place of distinctTokens(zone.monsters, seat)) {
      if (tierOfToken(zone.monsters[place] as Token) !== GOLD) options.push({ region, place });
    }
    if (zone.hasFoulFate) options.push({ region, place: -1 });
  }
  return options;
}

/** @rule AG-DISC-006, AG-DISC-007 */
export function* removeObstacle(play: AdventurePlay, seat: Seat): Flow {
  const { state } = play;
  const options = removableObstacles(state, seat);
  if (options.length === 0) return;
  const at = yield* choose(seat, removePrompt, options);
  const region = regionName(at.region);
  if (at.place < 0) {
    zoneOf(state, at.region).hasFoulFate = false;
    if (play.isWatched) play.tell({ type: 'foul-fate-discarded', seat, region, rule: 'AG-DISC-007' });
    return;
  }
  const tier = tierNameOf(tokenAt(state, at));
  discardMonster(state, at.region, at.place);
  play.reveal();
  if (play.isWatched) play.tell({ type: 'monster-removed', seat, region, tier, rule: 'AG-DISC-006' });
}
