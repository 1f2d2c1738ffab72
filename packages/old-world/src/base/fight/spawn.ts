import { type Flow, shuffle } from '@medallion/kernel';
import { monsterFacts } from '../../core/cards/components';
import { forbidden, happen, type LairEnd } from '../../core/hooks';
import { locationId } from '../../core/map';
import { rulesOf } from '../../core/rules-of';
import { type Lair, type Location, NONE, type OldWorldPlay, TERRAINS, type Terrain } from '../../core/state';
import { returnToken, returnTrails } from '../trails/trails';

const LEVELS = 3;

/** The token out of the game, or ready to come again; trails and the location token go back. @rule OW-SPAWN-007, OW-SPAWN-008, OW-OUT-019 */
function* clearLair(play: OldWorldPlay, terrain: Terrain, how: LairEnd): Flow {
  const { state } = play;
  const lair = state.lairs[terrain];
  const { id, level } = monsterFacts(lair.monster);
  if (how === 'defeated') state.defeated.push(lair.monster);
  else state.drivenAway[(level - 1) as Terrain].push(lair.monster);
  returnTrails(play, terrain);
  returnToken(play, terrain, lair.at);
  lair.monster = NONE;
  lair.at = NONE;
  if (play.isWatched) {
    play.tell({ type: 'monster-left', monster: id, how, rule: how === 'defeated' ? 'OW-SPAWN-007' : 'OW-OUT-019' });
  }
  yield* happen(rulesOf(state).onMonsterGone, play, terrain, how);
}

/** One level higher, unless a second level I stack stands ready; level III comes again. @rule OW-SPAWN-001, OW-SPAWN-002, OW-SPAWN-004 */
export function* replaceDefeated(play: OldWorldPlay, terrain: Terrain): Flow {
  const { state } = play;
  const before: Lair = { ...state.lairs[terrain] };
  const { level } = monsterFacts(before.monster);
  yield* clearLair(play, terrain, 'defeated');
  if (forbidden(rulesOf(state).mayReplace, state, terrain, 'defeated') !== null) return;
  const isSecond = level === 1 && !before.isSecond && state.secondStack.length > 0;
  yield* spawnMonster(play, terrain, isSecond ? 1 : Math.min(LEVELS, level + 1), isSecond);
}

/** Of the same level, never from the second stack. @rule OW-SPAWN-003, OW-SPAWN-005 */
export function* replaceDrivenAway(play: OldWorldPlay, terrain: Terrain): Flow {
  const { level } = monsterFacts(play.state.lairs[terrain].monster);
  yield* clearLair(play, terrain, 'driven-away');
  if (forbidden(rulesOf(play.state).mayReplace, play.state, terrain, 'driven-away') !== null) return;
  yield* spawnMonster(play, terrain, level, false);
}

/** An empty stack is made anew from driven-away monsters. @rule OW-SPAWN-006 */
function drawToken({ state }: OldWorldPlay, level: number): number | undefined {
  const stack = state.stacks[(level - 1) as Terrain];
  const away = state.drivenAway[(level - 1) as Terrain];
  if (stack.length === 0 && away.length > 0) {
    stack.push(...away.splice(0));
    shuffle(state.rng, stack);
  }
  return stack.pop();
}

/** A new monster and where it is: a token of the level, a location token of the terrain. @rule OW-SPAWN-011, OW-SPAWN-012, OW-SPAWN-013 */
export function* spawnMonster(play: OldWorldPlay, terrain: Terrain, level: number, isFromSecond: boolean): Flow {
  const { state } = play;
  const lair = state.lairs[terrain];
  const monster = isFromSecond ? state.secondStack.pop() : drawToken(play, level);
  if (monster === undefined) {
    if (play.isWatched) play.tell({ type: 'no-monster-left', level, rule: 'OW-SPAWN-006' });
    return;
  }
  lair.monster = monster;
  lair.isSecond = isFromSecond;
  lair.at = state.tokens[terrain].pop() ?? NONE;
  play.reveal();
  if (play.isWatched) tellPlaced(play, terrain, isFromSecond);
  yield* happen(rulesOf(state).onMonsterPlaced, play, terrain);
}
function tellPlaced(play: OldWorldPlay, terrain: Terrain, isFromSecond: boolean): void {
  const lair = play.state.lairs[terrain];
  const { id: monster, level } = monsterFacts(lair.monster);
  const at = locationId(rulesOf(play.state).board, lair.at as Location);
  const rule = isFromSecond ? 'OW-SPAWN-004' : 'OW-SPAWN-011';
  play.tell({ type: 'monster-placed', monster, level, terrain: TERRAINS[terrain], at, rule });
}
