import type { Flow, Seat } from '@medallion/kernel';
import { tierIndex } from '../components';
import { MAP } from '../map';
import { placeMonster } from '../monsters';
import { type AdventurePlay, heroOf, regionOfHero } from '../state';
import { foulFateInRegion } from './foul-fate';

const { spaces } = MAP.warTrack;

/** One space clockwise, then what the new space shows, in the active hero's region. @rule AG-WAR-001 to AG-WAR-005 */
export function* advanceWarTrack(play: AdventurePlay, seat: Seat): Flow {
  const { state } = play;
  state.war = (state.war + 1) % spaces.length;
  if (play.isWatched) play.tell({ type: 'war-advanced', seat, space: state.war, rule: 'AG-WAR-001' });
  const space = spaces[state.war] ?? 'foul-fate';
  const region = regionOfHero(heroOf(state, state.active));
  if (space === 'foul-fate') yield* foulFateInRegion(play, state.active, region);
  else placeMonster(play, tierIndex(space), region, 'AG-WAR-003');
}
