import { LEGENDARY_HUNT_OPTIONS } from '@medallion/old-world/modules/legendary-hunt';
import { Figure } from '../../../../table/cards/emblem';
import type { Piece } from '../../../../table/map/map-layout';
import { HUNT_ICONS, monsterIcon } from '../../art/emblems';
import { pointOf } from '../../map/layout';
import { pieceAt } from '../../map/piece-kinds';
import { Standing } from '../../map/standing';
import { answerProps, placeOf, type Scene } from '../../table/scene';
import { named } from '../../text/say-old-world';
import { huntOf } from './hunt-view';
import { sayHere, sayHunt } from './say-hunt';

const foe = (monster: string): string => sayHunt(`foe.${monster}`);

/** The monster and the tokens take their room on the map beside the other pieces. */
export function legendPieces(scene: Scene): readonly Piece[] {
  const { at, laid } = huntOf(scene);
  const place = placeOf(scene, at);
  const ruins = laid.flatMap((id) => {
    const ruin = placeOf(scene, id);
    return ruin === null ? [] : [pieceAt('small', 'ruin', ruin)];
  });
  return place === null ? ruins : [pieceAt('large', 'legend', place), ...ruins];
}

/** Tracks along a way: red where it may go. */
function Tracks({ scene, from, to, isNow }: { scene: Scene; from: string; to: string; isNow: boolean }) {
  const [start, end] = [placeOf(scene, from), placeOf(scene, to)];
  if (start === null || end === null) return null;
  const [[x, y], [toX, toY]] = [pointOf(start.position), pointOf(end.position)];
  const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI + 90;
  return (
    <g class={isNow ? 'legend-tracks is-now' : 'legend-tracks'}>
      {[0.3, 0.44, 0.58, 0.72].map((part, step) => (
        <g
          key={part}
          transform={`translate(${x + (toX - x) * part} ${y + (toY - y) * part}) rotate(${turn}) translate(${step % 2 === 0 ? -5 : 5} 0)`}
        >
          <Figure class="track" name={HUNT_ICONS.tracks} x={-7} y={-7} size={14} />
        </g>
      ))}
    </g>
  );
}

/** A place it may be sent to: pressed on the map as well as beside the question. */
function Target({ scene, option }: { readonly scene: Scene; readonly option: string }) {
  const place = placeOf(scene, LEGENDARY_HUNT_OPTIONS['legend-step'].read(option)?.at ?? '');
  if (place === null) return null;
  const [x, y] = pointOf(place.position);
  const answer = answerProps(scene, option);
  if (answer === null) return null;
  return (
    <g class="legend-target" transform={`translate(${x} ${y})`}>
      <circle r="35" class="ring" />
      <path class="pointer" d="M0 -40L-9 -56H9Z" />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own */}
      <circle
        r="35"
        class="touch"
        role="button"
        tabIndex={0}
        aria-label={`${named('location', place.id)}: ${sayHere('ask.step')}`}
        onClick={() => answer.onClick()}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') answer.onClick();
        }}
      />
    </g>
  );
}

/** Where its card leads. */
function Goal({ scene }: { readonly scene: Scene }) {
  const { moving } = huntOf(scene);
  const goal = moving === null ? null : placeOf(scene, moving.goal);
  if (goal === null) return null;
  const [x, y] = pointOf(goal.position);
  return <circle class="legend-goal" cx={x} cy={y} r="38" />;
}

export function LegendLayer({ scene }: { readonly scene: Scene }) {
  const { monster, at, laid, open, moving } = huntOf(scene);
  const place = placeOf(scene, at);
  const question = scene.question?.prompt === 'legend-step' ? scene.question : null;
  const next = moving?.open ?? open;
  return (
    <>
      <Goal scene={scene} />
      {next.map((to) => (
        <Tracks key={to} scene={scene} from={at} to={to} isNow={moving !== null} />
      ))}
      {laid.map((id) => (
        <Standing
          key={id}
          scene={scene}
          kind="small"
          what="ruin"
          at={id}
          class="ruin-piece"
          note={sayHunt('map.token', { place: named('location', id) })}
        >
          <path
            class="back"
            d="M0 -13L4 -8L10 -10L9 -4L13 0L9 4L10 10L4 8L0 13L-4 8L-10 10L-9 4L-13 0L-9 -4L-10 -10L-4 -8Z"
          />
          <Figure class="figure" name={HUNT_ICONS.destruction} x={-7} y={-7} size={14} />
        </Standing>
      ))}
      {place === null ? null : (
        <Standing
          scene={scene}
          kind="large"
          what="legend"
          at={at}
          class="legend-piece"
          note={sayHunt('map.legend', { foe: foe(monster), place: named('location', at) })}
        >
          <path class="plinth" d="M-32 27H32L38 36L32 42H-32L-38 36Z" />
          <Figure class="edge" name={monsterIcon(monster)} x={-34} y={-42} size={68} />
          <Figure class="figure" name={monsterIcon(monster)} x={-34} y={-42} size={68} />
        </Standing>
      )}
      {(question?.options ?? []).map((option) => (
        <Target key={option} scene={scene} option={option} />
      ))}
    </>
  );
}
