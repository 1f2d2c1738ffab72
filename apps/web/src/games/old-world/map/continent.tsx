import './continent.css';
import type { LocationView } from '@medallion/old-world';
import type { ComponentChildren } from 'preact';
import { Figure } from '../../../table/cards/emblem';
import { Slice } from '../../../table/drawing/slice';
import { PanZoom, type Point } from '../../../table/map/pan-zoom';
import { usePointed } from '../../../table/notes/pointed';
import { ACTION_ICONS, ATTRIBUTE_ICONS, GOODS_ICONS, schoolIcon, TERRAIN_ICONS } from '../art/emblems';
import mapArt from '../art/map.svg';
import { StageCard, StageLayer, stagePoints } from '../staging/stage-layer';
import { type Scene, waysTo, witcherOf } from '../table/scene';
import { witcherName } from '../table/words';
import { named, sayOldWorld } from '../text/say-old-world';
import { isLegBetween, LEGS, MAP_SIZE, pointOf } from './layout';
import { MapKey } from './map-key';
import { layoutOf } from './map-pieces';
import { aimsOf, PlaceNote, placeWords } from './place-note';
import { Lair, Marks, Pawns } from './standing';

const SHAPES = {
  forest: 'M-20 -20H20V2Q20 15 0 23 -20 15 -20 2Z',
  mountain: 'M0 -23 20 -6V17H-20V-6Z',
  water: 'M0 -20A20 20 0 1 1 0 20 20 20 0 1 1 0 -20Z',
  wild: 'M0 -24 24 0 0 24 -24 0Z',
} as const;

function actionIcon({ action, attribute, school }: LocationView): string {
  if (school !== null) return schoolIcon(school);
  if (attribute !== null) return ATTRIBUTE_ICONS[attribute];
  return ACTION_ICONS[action as keyof typeof ACTION_ICONS] ?? GOODS_ICONS.quest;
}

function Roads({ scene }: { readonly scene: Scene }) {
  const { view, me, aimed } = scene;
  const from = witcherOf(scene, me).at ?? '';
  const open = view.locations.filter(({ id }) => waysTo(scene, id).length > 0);
  const isOpen = (leg: (typeof LEGS)[number]) => open.some(({ id }) => isLegBetween(leg, from, id));
  const isAimed = (leg: (typeof LEGS)[number]) => aimed !== null && isLegBetween(leg, from, aimed);
  return (
    <>
      {LEGS.map((leg) => (leg.kind === 'water' ? null : <path key={leg.path} class="m-road-case" d={leg.path} />))}
      {LEGS.map((leg) => {
        const look = leg.kind === 'water' ? 'm-sea-route' : 'm-road';
        return (
          <path
            key={leg.path}
            class={`${look}${isOpen(leg) ? ' open' : ''}${isAimed(leg) ? ' aimed' : ''}`}
            d={leg.path}
          />
        );
      })}
    </>
  );
}

interface SpotProps {
  readonly scene: Scene;
  readonly place: LocationView;
}

function SpotMarks({ place }: { readonly place: LocationView }) {
  return (
    <>
      <path class="tok" d={SHAPES[place.terrain]} />
      <Figure class="token-icon" name={actionIcon(place)} x={-13} y={-13} size={26} />
      {place.harbour ? (
        <g transform="translate(-19 15)">
          <circle r="9" class="anc" />
          <Figure class="terrain-icon" name={GOODS_ICONS.harbour} x={-6.5} y={-6.5} size={13} />
        </g>
      ) : null}
      <g transform="translate(19 13)">
        <circle r="9" class="tb" />
        <Figure class="terrain-icon" name={TERRAIN_ICONS[place.terrain]} x={-6.5} y={-6.5} size={13} />
      </g>
      <g transform="translate(-19 -14)">
        <circle r="8.5" class="num" />
        <text class="num-t" y="4">
          {place.number}
        </text>
      </g>
    </>
  );
}

/** All that a place on the map depends on. */
function spotShows(scene: Scene, place: LocationView): readonly unknown[] {
  return [
    place,
    waysTo(scene, place.id)
      .map(({ option }) => option)
      .join(),
    scene.aimed === place.id,
    aimsOf(scene, place.id).join(),
    place.witchers.map((seat) => witcherName(scene, seat)).join(),
  ];
}

/** Goes there, asks how to pay, or tells about the place. */
function pressPlace(scene: Scene, { id }: LocationView): void {
  const [only, ...others] = waysTo(scene, id);
  if (only === undefined) scene.act.openPlace(id);
  else if (others.length === 0) scene.act.answer(only.option);
  else scene.act.aim(id);
}

/** The names lie over everything that stands on the map, so that no piece ever covers one. */
function Names({ scene }: { readonly scene: Scene }) {
  const labels = new Map(layoutOf(scene).labels.map((label) => [label.id, label]));
  return (
    <g class="names">
      {scene.view.locations.map((place) => {
        const { x, y } = labels.get(place.id) ?? { x: 0, y: 0 };
        const isOpen = waysTo(scene, place.id).length > 0;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the place is a button; its name is pressed as well
          <text
            key={place.id}
            class={isOpen ? 'm-name target' : 'm-name'}
            data-place={place.id}
            x={x}
            y={y + 5}
            onClick={() => pressPlace(scene, place)}
          >
            {named('location', place.id)}
          </text>
        );
      })}
    </g>
  );
}

/** A place on the map: a button always, because it can be asked about; it glows where a step can go. */
function Spot({ scene, place }: SpotProps) {
  const ways = waysTo(scene, place.id);
  const [only] = ways;
  const isOpen = ways.length > 0;
  const press = () => pressPlace(scene, place);
  const [x, y] = pointOf(place.position);
  const looks = [
    'loc',
    `t-${place.terrain}`,
    place.school === null ? '' : 'school',
    isOpen ? 'target' : '',
    scene.aimed === place.id ? 'aimed' : '',
    place.isUsed ? 'used' : '',
    place.isTavernClosed ? 'closed' : '',
  ];
  return (
    <g class={looks.filter(Boolean).join(' ')} transform={`translate(${x} ${y})`}>
      {isOpen ? <circle r="30" class="ring" /> : null}
      <SpotMarks place={place} />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own */}
      <circle
        r="30"
        class="touch"
        role="button"
        tabIndex={isOpen ? 0 : -1}
        aria-label={placeWords(scene, place)}
        data-place-note={place.id}
        {...(ways.length === 1 ? { 'data-option': only?.option } : isOpen ? { 'data-choose': `move:${place.id}` } : {})}
        onClick={press}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          press();
        }}
      />
    </g>
  );
}

/** A window of nearly the map's own shape shows all of it. */
const STRETCH = [1.25, 1.95] as const;

/** All that the map depends on. */
export function mapShows({ view, me, question, aimed, staged, modules }: Scene): readonly unknown[] {
  const mine = view.witchers[me];
  const pawns = view.witchers.map(({ at, school }) => `${at} ${school}`);
  const steps = question?.prompt === 'journey' ? question : null;
  return [
    view.locations,
    view.lairs,
    pawns.join(),
    view.active,
    me,
    mine?.quests,
    mine?.trails,
    question === null,
    steps,
    aimed,
    staged,
    modules.some(({ mapLayers }) => mapLayers !== undefined) ? view : null,
  ];
}

/** Changes when what was pointed at may be gone. */
const mapStamp = ({ view, question }: Scene): string =>
  [view.round, view.active, question?.prompt ?? '', ...view.witchers.map(({ at }) => at)].join();

/** Where the one who plays stands, and where a step can go. */
function sightsOf(scene: Scene): readonly Point[] {
  const { view, me, question } = scene;
  const { at } = witcherOf(scene, question === null ? view.active : me);
  const here = view.locations.filter(({ id }) => id === at);
  const places = view.locations.filter(({ id }) => waysTo(scene, id).length > 0);
  return [...here, ...places].map(({ position }) => pointOf(position));
}

/** The Continent: places, paths, monsters and witchers. Where a step can go glows, with what it costs. */
export function Continent({ scene, overlay }: { readonly scene: Scene; readonly overlay?: ComponentChildren }) {
  const { view } = scene;
  const looked = usePointed('data-place-note', mapStamp(scene))?.value ?? null;
  const shown = looked ?? scene.aimed;
  const isChoice = scene.question?.prompt === 'journey';
  return (
    <section class={isChoice ? 'map is-choice' : 'map'} aria-label={sayOldWorld('map.label')}>
      <div class="map-frame">
        <PanZoom
          size={MAP_SIZE}
          stretch={STRETCH}
          sights={sightsOf(scene)}
          focus={stagePoints(scene)}
          overlay={
            <>
              {overlay}
              {scene.modules.flatMap(({ overMap = [] }) =>
                overMap.map((Slip, index) => <Slip key={index} scene={scene} />),
              )}
              <StageCard scene={scene} />
              {shown === null ? null : <PlaceNote scene={scene} place={shown} isAsked={looked !== null} />}
            </>
          }
        >
          <img class="map-art" src={mapArt} alt="" draggable={false} />
          {/* biome-ignore lint/a11y/useSemanticElements: a map is no set of fields */}
          <svg
            class="map-svg"
            viewBox="0 0 1000 640"
            preserveAspectRatio="none"
            role="group"
            aria-label={sayOldWorld('map.label')}
          >
            <text class="sea-name" transform="translate(40 350) rotate(-84)">
              {sayOldWorld('map.sea')}
            </text>
            <MapKey />
            <Roads scene={scene} />
            <StageLayer scene={scene} />
            {view.locations.map((place) => (
              <Slice key={place.id} by={spotShows(scene, place)} draw={() => <Spot scene={scene} place={place} />} />
            ))}
            {view.lairs.map((lair) => (
              <Lair key={lair.terrain} scene={scene} lair={lair} />
            ))}
            {scene.modules.flatMap(({ mapLayers = [] }) =>
              mapLayers.map((Layer, index) => <Layer key={index} scene={scene} />),
            )}
            <Marks scene={scene} />
            <Pawns scene={scene} />
            <Names scene={scene} />
          </svg>
        </PanZoom>
      </div>
    </section>
  );
}
