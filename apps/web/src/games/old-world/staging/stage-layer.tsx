import './stage-layer.css';
import type { OldWorldEvent } from '@medallion/old-world';
import { Pawn } from '../../../table/map/pawn';
import { StagedRoad, walked } from '../../../table/staging/road';
import { StagePicture } from '../../../table/staging/stage-picture';
import { schoolIcon } from '../art/emblems';
import { isLegBetween, LEGS, pointOf } from '../map/layout';
import { deedOfModule } from '../module-screens';
import { PIPS } from '../poker/pips';
import { ActionCard } from '../table/action-card';
import { schoolClass } from '../table/pieces';
import { placeOf, type Scene } from '../table/scene';
import { deedCard } from './deed-card';
import { paidNote } from './deed-notes';

/** The pawn that has left is a shadow beside its old place. */
const BESIDE = [-31, -6] as const;

type Moved = Extract<OldWorldEvent, { type: 'moved' }>;

/** Where the eye goes for the deed that is shown: the place, and where one came from. */
export function stagePoints(scene: Scene): readonly (readonly [number, number])[] {
  const { staged } = scene;
  if (staged === null) return [];
  const { event, at } = staged.shown;
  const ids = event.type === 'moved' ? [event.to, event.from] : at === null ? [] : [at];
  return ids.flatMap((id) => {
    const place = placeOf(scene, id);
    return place === null ? [] : [pointOf(place.position)];
  });
}

function Walk({ scene, moved }: { readonly scene: Scene; readonly moved: Moved }) {
  const [from, to] = [placeOf(scene, moved.from), placeOf(scene, moved.to)];
  if (from === null || to === null) return null;
  const school = scene.view.witchers[moved.seat]?.school ?? null;
  const [start, end] = [pointOf(from.position), pointOf(to.position)];
  const [dx, dy] = BESIDE;
  const pieces = LEGS.filter((leg) => isLegBetween(leg, moved.from, moved.to)).map(({ path }) =>
    walked(path, start, end),
  );
  return (
    <>
      <StagedRoad key={scene.staged?.key} pieces={pieces} to={end} colours={schoolClass(school)} />
      <g
        class={`wit staged-ghost ${schoolClass(school)}`}
        style={{ transform: `translate(${start[0] + dx}px, ${start[1] + dy}px)` }}
      >
        <Pawn icon={schoolIcon(school)} />
      </g>
    </>
  );
}

/** On the map, below the pawns: the road that is ridden. */
export function StageLayer({ scene }: { readonly scene: Scene }) {
  const event = scene.staged?.shown.event ?? null;
  return event?.type === 'moved' ? <Walk scene={scene} moved={event} /> : null;
}

/** Over the map: the card that was paid, taken or struck with, or the dice. */
export function StageCard({ scene }: { readonly scene: Scene }) {
  const { staged } = scene;
  if (staged === null) return null;
  const { dice } = staged.shown;
  const card = deedCard(staged.shown.event);
  const side = (stagePoints(scene)[0]?.[0] ?? 0) > 500 ? 'left' : 'right';
  if (dice !== null) {
    return (
      <StagePicture of={staged.key} side={side}>
        <span class="staged-dice">
          {dice.map((die, place) => (
            <svg key={place} class="staged-die" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
              {(PIPS[die] ?? []).map(([x, y]) => (
                <circle key={`${x}-${y}`} cx={x} cy={y} r="10" />
              ))}
            </svg>
          ))}
        </span>
      </StagePicture>
    );
  }
  const { event } = staged.shown;
  const Picture = deedOfModule(event)?.picture;
  if (Picture !== undefined && event.type === 'module') {
    return (
      <StagePicture of={staged.key} side={side}>
        <Picture event={event} />
      </StagePicture>
    );
  }
  if (card === null) return null;
  const note = staged.shown.event.type === 'moved' ? paidNote(staged.shown.event) : null;
  return (
    <StagePicture of={staged.key} side={side} note={note}>
      <span class="staged-card">
        <ActionCard card={card} />
      </span>
    </StagePicture>
  );
}
