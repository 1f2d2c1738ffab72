import { choose, type Flow, type Seat, shuffle } from '@medallion/kernel';
import { monsterFacts } from '../../core/cards/components';
import { locationId } from '../../core/map';
import type { Entry } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import {
  type Location,
  NONE,
  type OldWorldPlay,
  type OldWorldState,
  seatToTheRight,
  TERRAIN_INDEXES,
  TERRAINS,
  type Terrain,
} from '../../core/state';
import { tellTrail } from './events';
import { placePrompt } from './prompts';
import { monsterTrail, putTokens, tokensOf } from './state';
import { entryWorth } from './worth';

const hasWitcher = (state: Readonly<OldWorldState>, at: Location): boolean =>
  state.witchers.some((witcher) => witcher.at === at);

/**
 * A token of the terrain, face down, where a location token says: one that shows a witcher gives way to another, and all
 * that were drawn go back. @rule OW-MT-004, OW-MT-005, OW-MT-006, OW-MT-013, OW-MT-014, OW-MT-016, OW-MT-021
 */
export function* placeWeakness(play: OldWorldPlay, terrain: Terrain): Flow {
  const { state } = play;
  const { stack } = tokensOf(state, terrain);
  if (stack.length === 0) return;
  const at = drawPlace(play, terrain);
  const neighbour = at === null ? seatToTheRight(state, state.active) : null;
  const chosen = at ?? (yield* choosePlace(play, terrain, seatToTheRight(state, state.active)));
  const placed = stack.at(-1) as number;
  putTokens(play, terrain, { ...tokensOf(state, terrain), stack: stack.slice(0, -1), at: chosen, placed });
  tellTrail(play, {
    what: 'placed',
    seat: neighbour,
    terrain: TERRAINS[terrain],
    at: locationId(rulesOf(state).board, chosen),
    rule: at === null ? 'OW-MT-015' : 'OW-MT-013',
  });
}

function drawPlace(play: OldWorldPlay, terrain: Terrain): Location | null {
  const { state } = play;
  const tokens = state.tokens[terrain];
  let at: Location | null = null;
  for (let drawn = tokens.length - 1; drawn >= 0 && at === null; drawn--) {
    const shown = tokens[drawn] as Location;
    if (!hasWitcher(state, shown)) at = shown;
  }
  shuffle(state.rng, tokens);
  play.reveal();
  return at;
}

/** No token says it: the right-hand neighbour does, on a place without witchers if there is one. @rule OW-MT-015 */
function* choosePlace({ state }: OldWorldPlay, terrain: Terrain, seat: Seat): Flow<Location> {
  const places = (rulesOf(state).board.tokens[terrain] as readonly Location[]).toSorted((one, other) => one - other);
  const free = places.filter((place) => !hasWitcher(state, place));
  const open = free.length > 0 ? free : places;
  return open.length === 1 ? (open[0] as Location) : yield* choose(seat, placePrompt, open);
}

/** Turned up and kept, at no cost; another takes its place. @rule OW-MT-009, OW-MT-010, OW-MT-011 */
function* takeWeakness(play: OldWorldPlay, seat: Seat, at: Location): Flow {
  const { state } = play;
  for (const terrain of TERRAIN_INDEXES) {
    const tokens = tokensOf(state, terrain);
    if (tokens.at !== at) continue;
    const owned = tokens.owned.map((own, owner) => (owner === seat ? [...own, tokens.placed] : own));
    putTokens(play, terrain, { ...tokens, at: NONE, placed: NONE, owned });
    play.reveal();
    const { monster } = state.lairs[terrain];
    tellTrail(play, {
      what: 'found',
      seat,
      monster: monster === NONE ? '' : monsterFacts(monster).id,
      token: tokens.placed,
      at: locationId(rulesOf(state).board, at),
      rule: 'OW-MT-009',
    });
    yield* placeWeakness(play, terrain);
  }
}

export const weaknessEntry: Entry = {
  id: 'weakness',
  isDue: (state, _, at) => TERRAIN_INDEXES.some((terrain) => tokensOf(state, terrain).at === at),
  enter: takeWeakness,
  worth: entryWorth,
};

/** The monster is gone: all six are one stack again. @rule OW-MT-020, OW-MT-062 */
export function returnWeaknesses(play: OldWorldPlay, terrain: Terrain): void {
  const { stack, placed, owned } = tokensOf(play.state, terrain);
  const all = [...stack, ...owned.flat(), ...(placed === NONE ? [] : [placed])];
  shuffle(play.state.rng, all);
  putTokens(play, terrain, { stack: all, at: NONE, placed: NONE, owned: owned.map(() => []) });
  tellTrail(play, { what: 'returned', seat: null, terrain: TERRAINS[terrain], rule: 'OW-MT-020' });
}

/** What a fight has chosen is forgotten; the tokens stay with their owners. @rule OW-MT-018, OW-MT-019 */
export function forgetChosen(play: OldWorldPlay): void {
  monsterTrail.put(play, { ...monsterTrail.of(play.state), chosen: [] });
}
