import { seatInfo } from '../../../table/seats/seat-names';
import { StageBar } from '../../../table/staging/stage-bar';
import { sayTable } from '../../../table/text/say-table';
import { Crest, schoolClass } from '../table/pieces';
import type { Scene } from '../table/scene';
import { witcherName } from '../table/words';
import { captionOf, faceOf } from './deed-words';

/** Whose turn is watched: whoever did what is shown, else whoever the table waits for. */
function playerOf({ session, viewer, staged }: Scene): number | null {
  if (staged !== null) return staged.seat ?? staged.turn;
  return session.waitingFor.value.find(({ seat }) => seat !== viewer)?.seat ?? null;
}

/** Whether something of another seat is shown, or a bot is at work, so that there is something to watch. */
export function isStaged(scene: Scene): boolean {
  const seat = playerOf(scene);
  return scene.staged !== null || (seat !== null && seatInfo(scene.session, seat)?.kind === 'bot');
}

/** In the place of the question: the turn of another witcher. */
export function StagedTurn({ scene }: { readonly scene: Scene }) {
  const { staged, stage, view } = scene;
  const seat = playerOf(scene) ?? view.active;
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
