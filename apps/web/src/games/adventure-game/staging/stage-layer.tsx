import './stage-layer.css';
import type { AdventureEvent } from '@medallion/adventure-game';
import { Pawn } from '../../../table/map/pawn';
import { StagedRoad, walked } from '../../../table/staging/road';
import { StagePicture } from '../../../table/staging/stage-picture';
import { HERO_ICONS } from '../art/emblems';
import { Dice } from '../battle/results';
import { legsBetween, placeAt, REGION_LAYOUT } from '../map/layout';
import { pointAt } from '../map/map-pieces';
import { AgCard, type CardKind, faceOf } from '../table/card';
import { heroOf, type Scene } from '../table/scene';

type Point = readonly [number, number];

/** Where the eye goes for the deed that is shown: the place, and where one came from. */
export function stagePoints({ staged }: Scene): readonly Point[] {
  if (staged === null) return [];
  const { event, at } = staged.shown;
  if (event.type === 'moved') return [placeAt(event.to), placeAt(event.from)];
  if (event.type === 'monster-placed') return [REGION_LAYOUT[event.region].monsters];
  if (event.type === 'monster-moved') return [REGION_LAYOUT[event.to].monsters];
  return at === null ? [] : [placeAt(at)];
}

/** The pieces of a road in the order in which they are walked: the one that begins where the way begins comes first. */
function piecesOf(from: string, to: string) {
  const legs = legsBetween(from, to).toSorted((one, other) =>
    one.ends.includes(from) === other.ends.includes(from) ? 0 : one.ends.includes(from) ? -1 : 1,
  );
  return legs.map(({ path }) => walked(path, placeAt(from), placeAt(to)));
}

/** On the map, below the pawns: the road that is travelled. */
export function StageLayer({ scene }: { readonly scene: Scene }) {
  const event = scene.staged?.shown.event ?? null;
  if (event?.type !== 'moved') return null;
  const { hero } = heroOf(scene, event.seat);
  const [x, y] = pointAt(scene, 'shadow');
  return (
    <>
      <StagedRoad
        key={scene.staged?.key}
        pieces={piecesOf(event.from, event.to)}
        to={placeAt(event.to)}
        colours={`hc-${hero}`}
      />
      <g class={`wit staged-ghost hc-${hero}`} style={{ transform: `translate(${x}px, ${y}px)` }}>
        <g transform="translate(0 8)">
          <Pawn icon={HERO_ICONS[hero]} />
        </g>
      </g>
    </>
  );
}

/** The card that is seen with a deed; null where there is none. */
function cardOf(event: AdventureEvent): readonly [CardKind, string] | null {
  switch (event.type) {
    case 'investigated':
      return ['investigation', event.card];
    case 'developed':
      return ['development', event.card];
    case 'foul-fate-drawn':
      return ['foul-fate', event.card];
    case 'fortune-played':
      return ['fortune', event.card];
    case 'companion-used':
      return ['companion', event.card];
    case 'battle-started':
      return ['enemy', event.enemy];
    default:
      return null;
  }
}

/** Over the map: the card that was drawn or played, whom one fights, or the dice. */
export function StageCard({ scene }: { readonly scene: Scene }) {
  const { staged } = scene;
  if (staged === null) return null;
  const { event } = staged.shown;
  const side = (stagePoints(scene)[0]?.[0] ?? 0) > 500 ? 'left' : 'right';
  const card = cardOf(event);
  if (card !== null) {
    return (
      <StagePicture of={staged.key} side={side}>
        <span class="staged-card">
          <AgCard face={faceOf(...card)} />
        </span>
      </StagePicture>
    );
  }
  if (event.type !== 'battle-decided' && event.type !== 'hero-rolled') return null;
  return (
    <StagePicture of={staged.key} side={side}>
      <span class="staged-dice">
        <Dice faces={event.faces} isHeroDice={event.type === 'hero-rolled'} />
      </span>
    </StagePicture>
  );
}
