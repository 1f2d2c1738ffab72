import { StageBar } from '../../../table/staging/stage-bar';
import { watchedSeat } from '../../../table/staging/staged-table';
import { sayTable } from '../../../table/text/say-table';
import { HeroCrest } from '../table/pieces';
import { heroOf, type Scene } from '../table/scene';
import { shortHero } from '../table/words';
import { captionOf, faceOf } from './deed-words';

/** In the place of the question: the turn of another hero. */
export function StagedTurn({ scene }: { readonly scene: Scene }) {
  const { staged, stage, view } = scene;
  const { hero } = heroOf(scene, watchedSeat(scene) ?? view.active);
  return (
    <StageBar
      stage={stage}
      colours={`hc-${hero}`}
      crest={<HeroCrest hero={hero} />}
      caption={staged === null ? sayTable('bots.playing', { player: shortHero(hero) }) : captionOf(view, staged)}
      faceOf={(deed) => faceOf(view, deed)}
    />
  );
}
