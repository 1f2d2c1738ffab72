import { choose, type Flow, type Prompt, type Seat, shuffle } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import { happen, offered } from '../../core/hooks';
import { locationId } from '../../core/map';
import type { Entry } from '../../core/rules';
import { rulesOf } from '../../core/rules-of';
import {
  type Lair,
  type Location,
  NONE,
  type OldWorldPlay,
  type OldWorldState,
  TERRAIN_INDEXES,
  TERRAINS,
  type Terrain,
  type Witcher,
  witcherOf,
} from '../../core/state';
import { plays } from '../../editions';
import { openPrompt } from '../../options';
import { showTerrain } from '../../options/show';
import { gainGold } from '../witcher/resources';

/** A trail in the state: four times the location, plus 1 face up (a trail quest, with 1 gold on it), plus 2 once seen. */
const FACE_UP = 1;
const SEEN = 2;
export const TRAIL_QUEST_GOLD = 1;

export const tokenOfTrail = (trail: number): Location => trail >> 2;
export const isTrailQuest = (trail: number): boolean => trail !== NONE && (trail & FACE_UP) !== 0;
export const isUnseenTrail = (trail: number): boolean => trail !== NONE && (trail & SEEN) === 0;
export const unseenTrail = (token: Location): number => token << 2;

/** A trail quest that is still face up is no trail. @rule OW-TRAIL-005 */
export function hasTrail(witcher: Witcher, terrain: Terrain): boolean {
  const trail = witcher.trails[terrain];
  return trail !== NONE && !isTrailQuest(trail);
}

export const terrainPrompt: Prompt<OldWorldState, Terrain> = openPrompt('trail-terrain', showTerrain);

export function lairOf(state: OldWorldState, terrain: Terrain): Lair {
  return state.lairs[terrain];
}

/** Monsters on the board whose stack still has a token. @rule OW-LOC-018, OW-LOC-021 */
export function trailTerrains(state: OldWorldState): Terrain[] {
  return TERRAIN_INDEXES.filter(
    (terrain) => lairOf(state, terrain).monster !== NONE && state.tokens[terrain].length > 0,
  );
}

/** Back into its stack, shuffled. @rule OW-QUEST-009, OW-SPAWN-008 */
export function returnToken({ state }: OldWorldPlay, terrain: number, token: Location): void {
  const stack = state.tokens[terrain as Terrain];
  stack.push(token);
  shuffle(state.rng, stack);
}

/** The old token goes back, the gold on it to the bank. @rule OW-LOC-022, OW-SPAWN-009 */
function returnTrail(play: OldWorldPlay, seat: Seat, terrain: Terrain, rule: RuleId): void {
  const { trails } = witcherOf(play.state, seat);
  const old = trails[terrain];
  if (old === NONE) return;
  trails[terrain] = NONE;
  returnToken(play, terrain, tokenOfTrail(old));
  if (play.isWatched) play.tell({ type: 'trail-returned', seat, terrain: TERRAINS[terrain], rule });
}

/** All players', when the monster of the terrain is gone. @rule OW-SPAWN-008, OW-SPAWN-009 */
export function returnTrails(play: OldWorldPlay, terrain: Terrain): void {
  for (let seat = 0; seat < play.state.witchers.length; seat++) returnTrail(play, seat, terrain, 'OW-SPAWN-008');
}

/** A token of the terrain, face down. @rule OW-TRAIL-003, OW-LOC-022, OW-OUT-020 */
export function* takeTrail(play: OldWorldPlay, seat: Seat, terrain: Terrain, rule: RuleId): Flow {
  const token = play.state.tokens[terrain].pop();
  if (token === undefined) return;
  returnTrail(play, seat, terrain, 'OW-LOC-022');
  witcherOf(play.state, seat).trails[terrain] = unseenTrail(token);
  if (play.isWatched) play.tell({ type: 'trail-taken', seat, terrain: TERRAINS[terrain], rule });
  yield* happen(rulesOf(play.state).onTrail, play, seat);
}

/** Any terrain whose stack still has a token, whether or not its lair is empty. @rule OW-TRAIL-003 */
function anyTerrains(state: OldWorldState): Terrain[] {
  if (!plays(state, 'anyTrail')) return trailTerrains(state);
  return TERRAIN_INDEXES.filter((terrain) => state.tokens[terrain].length > 0);
}

/** Any one trail: the player chooses the terrain. @rule OW-TRAIL-003 */
export function* gainAnyTrail(play: OldWorldPlay, seat: Seat): Flow {
  const terrains = anyTerrains(play.state);
  if (terrains.length === 0) return;
  const terrain = terrains.length === 1 ? (terrains[0] as Terrain) : yield* choose(seat, terrainPrompt, terrains);
  yield* takeTrail(play, seat, terrain, 'OW-TRAIL-003');
}

/** A rumour about a monster of the player's choice: a location token, face up, with 1 gold on it. @rule OW-LOC-018, OW-LOC-019, OW-LOC-021 */
export function* gainTrailQuest(play: OldWorldPlay, seat: Seat): Flow {
  const terrains = trailTerrains(play.state);
  if (terrains.length === 0) return;
  const terrain = terrains.length === 1 ? (terrains[0] as Terrain) : yield* choose(seat, terrainPrompt, terrains);
  const token =
    (yield* offered(rulesOf(play.state).onTrailToken, play, seat, terrain)) ??
    drawElsewhere(play, terrain, witcherOf(play.state, seat).at);
  if (token === null) return;
  returnTrail(play, seat, terrain, 'OW-LOC-022');
  witcherOf(play.state, seat).trails[terrain] = unseenTrail(token) + FACE_UP + SEEN;
  play.reveal();
  if (!play.isWatched) return;
  const at = locationId(rulesOf(play.state).board, token);
  play.tell({ type: 'trail-quest-taken', seat, terrain: TERRAINS[terrain], at, rule: 'OW-LOC-019' });
}

/** A token that shows where the player is goes back for another one. @rule OW-LOC-020 */
function drawElsewhere(play: OldWorldPlay, terrain: Terrain, here: Location): Location | null {
  const stack = play.state.tokens[terrain];
  const token = stack.pop() as Location;
  if (token !== here) return token;
  const other = stack.pop() ?? null;
  returnToken(play, terrain, token);
  return other;
}

/** On entering its location a trail quest becomes a trail; no action, and no cost. @rule OW-TRAIL-001, OW-TRAIL-002 */
function* findTrails(play: OldWorldPlay, seat: Seat, at: Location): Flow {
  const { trails } = witcherOf(play.state, seat);
  for (const terrain of TERRAIN_INDEXES) {
    const trail = trails[terrain];
    if (!isTrailQuest(trail) || tokenOfTrail(trail) !== at) continue;
    trails[terrain] = trail - FACE_UP;
    if (play.isWatched) {
      const place = locationId(rulesOf(play.state).board, at);
      play.tell({ type: 'trail-found', seat, terrain: TERRAINS[terrain], at: place, rule: 'OW-TRAIL-001' });
    }
    gainGold(play, seat, TRAIL_QUEST_GOLD, 'OW-TRAIL-001');
    yield* happen(rulesOf(play.state).onTrail, play, seat);
  }
}

export const trailEntry: Entry = {
  id: 'trails',
  isDue: (state, seat, at) => {
    const { trails } = witcherOf(state, seat);
    for (const trail of trails) if (isTrailQuest(trail) && tokenOfTrail(trail) === at) return true;
    return false;
  },
  enter: findTrails,
};
