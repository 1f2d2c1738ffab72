import './trophy-race.css';
import { type OldWorldView, TABLES } from '@medallion/old-world';
import { GOODS_ICONS } from '../art/emblems';
import { Crest, Emblem } from '../table/pieces';
import { sayStaging } from './say-staging';

const SPOTS = TABLES.trophyTrack.fatigueBySpot.map((_, spot) => spot);
const TOP = SPOTS.length - 1;

interface RaceProps {
  readonly view: OldWorldView;
  /** What each witcher is called, by seat. */
  readonly names: readonly string[];
}

/** How far everybody is on the trophy track: the crests stand on the number of their trophies. */
export function TrophyRace({ view, names }: RaceProps) {
  const words = view.witchers.map(({ seat, progress }) =>
    sayStaging('race.of', { player: names[seat] ?? '', n: progress }),
  );
  return (
    <div class="trophy-race" role="img" aria-label={words.join(', ')}>
      {SPOTS.map((spot) => (
        <div key={spot} aria-hidden="true">
          {view.witchers
            .filter(({ progress }) => progress === spot)
            .map(({ seat, school }) => (
              <Crest key={seat} school={school} />
            ))}
          <b>{spot === TOP ? <Emblem name={GOODS_ICONS.crown} /> : spot}</b>
        </div>
      ))}
    </div>
  );
}
