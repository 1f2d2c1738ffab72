import './continent.css';
import type { LairView, LocationView } from '@medallion/old-world';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Figure } from '../../../table/cards/emblem';
import { Slice } from '../../../table/drawing/slice';
import { PanZoom, type Point } from '../../../table/map/pan-zoom';
import { Pawn } from '../../../table/map/pawn';
import { ACTION_ICONS, ATTRIBUTE_ICONS, GOODS_ICONS, monsterIcon, schoolIcon, TERRAIN_ICONS } from '../art/emblems';
import mapArt from '../art/map.svg';
import { StageCard, StageLayer, stagePoints } from '../staging/stage-layer';
import { roman, schoolClass } from '../table/pieces';
import { placeOf, type Scene, waysTo, witcherOf } from '../table/scene';
import { witcherName } from '../table/words';
import { named, sayOldWorld } from '../text/say-old-world';
import { isLegBetween, LEGS, MAP_SIZE, pawnOffset, pointOf } from './layout';
import { aimsOf, cheapestWay, PlaceNote, placeWords } from './place-note';

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
  readonly onLook: (place: string | null) => void;
}

/** What the cheapest way there costs, as a small tag over the place. */
function CostTag({ scene, place }: { readonly scene: Scene; readonly place: LocationView }) {
  const cheapest = cheapestWay(waysTo(scene, place.id));
  if (cheapest === null) return null;
  return (
    <g transform="translate(0 -41)" class="cost-tag">
      <path d="M-19 -11H19V9H6L0 16 -6 9H-19Z" />
      {cheapest === 'free' ? (
        <text y="4">0</text>
      ) : (
        <>
          <use
            href={`#gi-${cheapest === 'match' ? TERRAIN_ICONS[place.terrain] : 'card-discard'}`}
            x="-15"
            y="-8"
            width="14"
            height="14"
          />
          <text x="8" y="4">
            {cheapest === 'gold' ? '1+1' : cheapest === 'two' ? '2' : '1'}
          </text>
        </>
      )}
    </g>
  );
}

function SpotMarks({ scene, place }: { readonly scene: Scene; readonly place: LocationView }) {
  const aims = aimsOf(scene, place.id);
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
      {place.isTavernClosed ? <path class="shut" d="M-17 -17 17 17M17 -17-17 17" /> : null}
      {aims.length === 0 ? null : <path class="aim-flag" d="M20 -20V-44M20 -44L38 -39 20 -33Z" />}
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
  else scene.act.aim(scene.aimed === id ? null : id);
}

/** The names lie over everything that stands on the map, so that no piece ever covers one. */
function Names({ scene }: { readonly scene: Scene }) {
  return (
    <g class="names">
      {scene.view.locations.map((place) => {
        const [x, y] = pointOf(place.position);
        const isOpen = waysTo(scene, place.id).length > 0;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: the place is a button; its name is pressed as well
          <text
            key={place.id}
            class={isOpen ? 'm-name target' : 'm-name'}
            data-place={place.id}
            x={x}
            y={y + 39}
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
function Spot({ scene, place, onLook }: SpotProps) {
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
  ];
  return (
    <g class={looks.filter(Boolean).join(' ')} transform={`translate(${x} ${y})`}>
      {isOpen ? <circle r="30" class="ring" /> : null}
      <SpotMarks scene={scene} place={place} />
      <CostTag scene={scene} place={place} />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own */}
      <circle
        r="30"
        class="touch"
        role="button"
        tabIndex={isOpen ? 0 : -1}
        aria-label={placeWords(scene, place)}
        {...(ways.length === 1 ? { 'data-option': only?.option } : isOpen ? { 'data-choose': `move:${place.id}` } : {})}
        onClick={press}
        onMouseEnter={() => onLook(place.id)}
        onMouseLeave={() => onLook(null)}
        onFocus={() => onLook(place.id)}
        onBlur={() => onLook(null)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          press();
        }}
      />
    </g>
  );
}

/** Where a monster lurks: beside its place, with level and life. */
function Lair({ scene, lair }: { readonly scene: Scene; readonly lair: LairView }) {
  const place = lair.at === null ? null : placeOf(scene, lair.at);
  if (lair.monster === null || place === null) return null;
  const [x, y] = pointOf(place.position);
  const { monster, level, life } = lair;
  const side = x > 830 ? -1 : 1;
  const words = sayOldWorld('map.monster', {
    monster: named('monster', monster),
    level: roman(level ?? 1),
    life: life ?? 0,
    place: named('location', place.id),
  });
  return (
    <g class={`mon lv${level ?? 1}`} transform={`translate(${x + side * 41} ${y - 26})`}>
      <circle r="24" class="monster-rim" />
      <circle r="19" class="monster-field" />
      <Figure class="monster-icon" name={monsterIcon(monster)} x={-15} y={-17} size={30} />
      <rect x="-22" y="13" width="44" height="18" rx="4" class="monster-tag" />
      <text y="26" class="monster-words">
        {roman(level ?? 1)} · {life}
      </text>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own */}
      <circle
        r="24"
        class="touch"
        role="button"
        tabIndex={-1}
        aria-label={words}
        onClick={() => scene.act.openMonster(monster)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') scene.act.openMonster(monster);
        }}
      >
        <title>{words}</title>
      </circle>
    </g>
  );
}

function Pawns({ scene }: { readonly scene: Scene }) {
  const { witchers, active } = scene.view;
  return (
    <>
      {witchers.map(({ seat, school, at }) => {
        const place = at === null ? null : placeOf(scene, at);
        if (place === null) return null;
        const order = witchers.filter((other) => other.at === at && other.seat < seat).length;
        const [x, y] = pointOf(place.position);
        const [dx, dy] = pawnOffset(order);
        const label = `${witcherName(scene, seat)}, ${named('location', place.id)}`;
        return (
          <g
            key={seat}
            class={['wit', schoolClass(school), seat === scene.me ? 'me' : '', seat === active ? 'turn' : '']
              .filter(Boolean)
              .join(' ')}
            style={{ transform: `translate(${x + dx}px, ${y + dy}px)` }}
          >
            <title>{label}</title>
            <Pawn icon={schoolIcon(school)} />
          </g>
        );
      })}
    </>
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
  const [looked, setLooked] = useState<string | null>(null);
  const { view } = scene;
  const shown = looked ?? scene.aimed;
  return (
    <section class="map" aria-label={sayOldWorld('map.label')}>
      <div class="map-frame">
        <PanZoom
          size={MAP_SIZE}
          stretch={STRETCH}
          sights={sightsOf(scene)}
          focus={stagePoints(scene)}
          overlay={
            <>
              {overlay}
              <StageCard scene={scene} />
              {shown === null ? null : <PlaceNote scene={scene} place={shown} />}
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
            <Roads scene={scene} />
            <StageLayer scene={scene} />
            {view.locations.map((place) => (
              <Slice
                key={place.id}
                by={spotShows(scene, place)}
                draw={() => <Spot scene={scene} place={place} onLook={setLooked} />}
              />
            ))}
            {view.lairs.map((lair) => (
              <Lair key={lair.terrain} scene={scene} lair={lair} />
            ))}
            {scene.modules.flatMap(({ mapLayers = [] }) =>
              mapLayers.map((Layer, index) => <Layer key={index} scene={scene} />),
            )}
            <Pawns scene={scene} />
            <Names scene={scene} />
          </svg>
        </PanZoom>
      </div>
    </section>
  );
}
