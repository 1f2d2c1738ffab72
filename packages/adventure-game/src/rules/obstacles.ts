import { choose, type Flow, type Prompt, type Seat } from '@medallion/kernel';
import { fight } from '../battle/battle';
import { cardInPlay, findSlot } from '../cards/development';
import { completeDefeatTasks } from '../cards/investigations';
import { react } from '../cards/react';
import { NO_SOURCE, resolve } from '../cards/resolve';
import { developmentFacts, monsterFacts, tierOfMonster } from '../components';
import {
  discardMonster,
  distinctTokens,
  isFaceUp,
  kindOfToken,
  regionName,
  type Token,
  tokenName,
  turnedUp,
} from '../monsters';
import { type AdventurePlay, type AdventureState, heroOf, regionOfHero, zoneOf } from '../state';
import { endTurn } from './end';
import { meetFoulFate } from './foul-fate';
import { completeDefeatSides } from './quests';
import { advanceWarTrack } from './war-track';

const FOUL_FATE = -1;
const MONSTERS_IGNORED = 1;
const ALL_IGNORED = 2;

/** A monster by its place in the zone, or the foul fate token. */
export const obstaclePrompt: Prompt<AdventureState, number> = {
  id: 'obstacle',
  answersLieOpen: true,
  optionId(place, state) {
    if (place === FOUL_FATE) return 'foul-fate';
    const { monsters } = zoneOf(state, regionOfHero(heroOf(state, state.active)));
    return `monster:${tokenName(monsters[place] as Token, state.active)}`;
  },
};

/** Obstacles that may be encountered; ignored ones may not, not even by choice. @rule AG-OBST-002, AG-OBST-003, AG-OBST-004, AG-OBST-008, AG-OBST-010 */
function obstacleOptions(state: AdventureState, seat: Seat): number[] {
  if (state.ignores === ALL_IGNORED) return [];
  const zone = zoneOf(state, regionOfHero(heroOf(state, seat)));
  const options = zone.hasFoulFate ? [FOUL_FATE] : [];
  if (state.ignores !== MONSTERS_IGNORED) options.push(...distinctTokens(zone.monsters, seat));
  return options;
}

/** The last step of a turn: one obstacle, or the war track where there is none. @rule AG-TURN-004, AG-TURN-005, AG-TURN-006, AG-OBST-007, AG-OBST-009 */
export function* obstacleStep(play: AdventurePlay): Flow {
  const { state } = play;
  const seat = state.active;
  const zone = zoneOf(state, regionOfHero(heroOf(state, seat)));
  if (zone.monsters.length === 0 && !zone.hasFoulFate) {
    yield* advanceWarTrack(play, seat);
  } else {
    yield* ignoreObstacles(play, seat);
    const options = obstacleOptions(state, seat);
    if (options.length > 0) {
      const option = options.length === 1 ? (options[0] as number) : yield* choose(seat, obstaclePrompt, options);
      yield* encounter(play, seat, option);
    }
  }
  endTurn(play);
}

function* ignoreObstacles(play: AdventurePlay, seat: Seat): Flow {
  const used = yield* react(play, seat, 'obstacle');
  if (used === null) return;
  play.state.ignores = used.grants?.word === 'ignore-all' ? ALL_IGNORED : MONSTERS_IGNORED;
  if (play.isWatched) play.tell({ type: 'obstacles-ignored', seat, rule: 'AG-OBST-008' });
}

function* encounter(play: AdventurePlay, seat: Seat, option: number): Flow {
  const region = regionOfHero(heroOf(play.state, seat));
  if (option !== FOUL_FATE) {
    yield* encounterMonster(play, seat, region, option);
    return;
  }
  zoneOf(play.state, region).hasFoulFate = false;
  if (play.isWatched) play.tell({ type: 'foul-fate-met', seat, region: regionName(region), rule: 'AG-OBST-005' });
  yield* meetFoulFate(play, seat, 'AG-OBST-005');
}

/** Turned up, fought, and gone only if the attack succeeded. @rule AG-OBST-006, AG-BATTLE-011, AG-MONSTER-006, AG-RITUAL-003 */
function* encounterMonster(play: AdventurePlay, seat: Seat, region: number, place: number): Flow {
  const zone = zoneOf(play.state, region);
  const token = zone.monsters[place] as Token;
  const kind = kindOfToken(token);
  if (!isFaceUp(token)) {
    zone.monsters[place] = turnedUp(token);
    play.reveal();
    if (play.isWatched) {
      const monster = monsterFacts(kind).id;
      play.tell({ type: 'monster-revealed', region: regionName(region), monster, rule: 'AG-OBST-006' });
    }
  }
  if (yield* fight(play, seat, kind)) yield* defeatMonster(play, seat, region, place);
}

/** The token goes under its stack; side quests, tasks and cards that wait for a defeat follow. @rule AG-BATTLE-011, AG-SIDE-004, AG-TASK-008 */
function* defeatMonster(play: AdventurePlay, seat: Seat, region: number, place: number): Flow {
  const kind = kindOfToken(zoneOf(play.state, region).monsters[place] as Token);
  discardMonster(play.state, region, place);
  if (play.isWatched) {
    play.tell({ type: 'monster-defeated', seat, monster: monsterFacts(kind).id, rule: 'AG-BATTLE-011' });
  }
  yield* completeDefeatSides(play, seat, tierOfMonster(kind));
  yield* completeDefeatTasks(play, seat, tierOfMonster(kind));
  const hero = heroOf(play.state, seat);
  const slot = findSlot(hero, 'monster-defeated');
  if (slot >= 0) yield* resolve(play, seat, developmentFacts(cardInPlay(hero, slot)).effects ?? [], NO_SOURCE);
}
