import { StageBar } from '../../../table/staging/stage-bar';
import { watchedSeat } from '../../../table/staging/staged-table';
import { TurnSoFar } from '../../../table/staging/turn-so-far';
import { sayTable } from '../../../table/text/say-table';
import { Crest, schoolClass } from '../table/pieces';
import type { Scene } from '../table/scene';
import { witcherName } from '../table/words';
import { captionOf, faceOf } from './deed-words';

function watchedWitcher(scene: Scene) {
  const seat = watchedSeat(scene) ?? scene.view.active;
  return { seat, school: scene.view.witchers[seat]?.school ?? null };
}

/** In the place of the question: the turn of another witcher. */
export function StagedTurn({ scene, isAlone }: { readonly scene: Scene; readonly isAlone: boolean }) {
  const { staged, stage } = scene;
  const { seat, school } = watchedWitcher(scene);
  const caption =
    staged === null ? sayTable('bots.playing', { player: witcherName(scene, seat) }) : captionOf(scene, staged);
  return (
    <StageBar
      stage={stage}
      colours={schoolClass(school)}
      crest={<Crest school={school} />}
      caption={caption}
      faceOf={(deed) => faceOf(scene, deed)}
      isAlone={isAlone}
    />
  );
}

/** In the place of the market, for as long as somebody else plays: what they did so far. */
export function StagedSlips({ scene }: { readonly scene: Scene }) {
  const { seat, school } = watchedWitcher(scene);
  return (
    <TurnSoFar
      stage={scene.stage}
      colours={schoolClass(school)}
      player={witcherName(scene, seat)}
      faceOf={(deed) => faceOf(scene, deed)}
    />
  );
}
