import { StageBar } from '../../../table/staging/stage-bar';
import { watchedSeat } from '../../../table/staging/staged-table';
import { sayTable } from '../../../table/text/say-table';
import { Crest, schoolClass } from '../table/pieces';
import type { Scene } from '../table/scene';
import { witcherName } from '../table/words';
import { captionOf, faceOf } from './deed-words';

/** In the place of the question: the turn of another witcher. */
export function StagedTurn({ scene }: { readonly scene: Scene }) {
  const { staged, stage, view } = scene;
  const seat = watchedSeat(scene) ?? view.active;
  const school = view.witchers[seat]?.school ?? null;
  const caption =
    staged === null ? sayTable('bots.playing', { player: witcherName(scene, seat) }) : captionOf(scene, staged);
  return (
    <StageBar
      stage={stage}
      colours={schoolClass(school)}
      crest={<Crest school={school} />}
      caption={caption}
      faceOf={(deed) => faceOf(scene, deed)}
    />
  );
}
