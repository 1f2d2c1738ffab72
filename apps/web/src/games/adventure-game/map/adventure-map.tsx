import './adventure-map.css';
import { LOCATIONS } from '@medallion/adventure-game';
import type { AskedQuestion } from '@medallion/kernel';
import { Figure } from '../../../table/cards/emblem';
import { Slice } from '../../../table/drawing/slice';
import { PanZoom, type Point } from '../../../table/map/pan-zoom';
import { Pawn } from '../../../table/map/pawn';
import { HERO_ICONS, PLACE_ICONS, TOKEN_ICONS } from '../art/emblems';
import mapArt from '../art/map.svg';
import { StageCard, StageLayer, stagePoints } from '../staging/stage-layer';
import { leadPath } from '../table/pieces';
import { heroOf, type Scene } from '../table/scene';
import { SupportChart, WarDial } from '../table/tracks';
import { optionWords, placeName, regionOf, shortHero } from '../table/words';
import { sayAdventure, speak } from '../text/say-adventure';
import { CROSSINGS, FARES, LEGS, legsBetween, MAP_SIZE, placeAt } from './layout';
import { layoutOf, pointAt, standOf } from './map-pieces';
import { questPlaces } from './quest-places';
import { Token } from './token';
import { Zone } from './zone';

/** The option that leads to a place, where the question is which way to go. */
function optionTo({ question }: Scene, place: string): string | null {
  if (question?.prompt !== 'route' && question?.prompt !== 'move-another') return null;
  return (
    question.options.find((id) => id === `to:${place}`) ??
    question.options.find((id) => id === `extra:${place}`) ??
    null
  );
}

function Roads({ scene }: { readonly scene: Scene }) {
  const { question, view } = scene;
  const isAnother = question?.prompt === 'move-another';
  const about = (question?.about ?? null) as { readonly hero?: number } | null;
  const from = heroOf(scene, isAnother ? (about?.hero ?? view.active) : scene.me).at;
  const open = new Set(
    LOCATIONS.flatMap(({ id }) => (optionTo(scene, id) === null ? [] : legsBetween(from, id).map(({ path }) => path))),
  );
  return (
    <>
      {LEGS.map(({ path, kind }) => (kind === 'sea' ? null : <path key={path} class="m-road-case" d={path} />))}
      {LEGS.map(({ path, kind }) => (
        <path
          key={path}
          class={`${kind === 'sea' ? 'm-sea-route' : 'm-road'}${open.has(path) ? ' open' : ''}`}
          d={path}
        />
      ))}
      {CROSSINGS.map((id) => (
        <circle key={id} class="xing" cx={placeAt(id)[0]} cy={placeAt(id)[1]} r="5" />
      ))}
      {FARES.map(({ at, fare }) => (
        <g key={fare} transform={`translate(${at[0]} ${at[1]})`}>
          <title>{sayAdventure('map.fare', { fare })}</title>
          <circle r="12" class="fare-disc" />
          <text class="fare" y="5">
            {fare}
          </text>
        </g>
      ))}
    </>
  );
}

/** What a place is, aloud: its leads, whether it heals, how it can be reached. */
function placeWords(scene: Scene, place: (typeof LOCATIONS)[number], option: string | null): string {
  const { question, view } = scene;
  const parts = [
    option === null || question === null ? placeName(place.id) : optionWords(view, question, option),
    ...place.leads.map(({ color, n }) => speak(`count.${color}`, { n })),
    ...(place.heart ? [sayAdventure('map.heart')] : []),
    speak(`region.${place.region}`),
  ];
  return parts.join(', ');
}

function Place({ scene, place }: { readonly scene: Scene; readonly place: (typeof LOCATIONS)[number] }) {
  const option = optionTo(scene, place.id);
  const leads = place.leads.flatMap(({ color, n }) => Array.from({ length: n }, () => color));
  return (
    <Token scene={scene} option={option} class="aloc" label={placeWords(scene, place, option)} at={placeAt(place.id)}>
      {option === null ? null : <circle r="31" class="ring" />}
      <circle r="22" class={`atok rg-${place.region}`} />
      <circle r="18" class="atok-i" />
      <Figure class="aic" name={PLACE_ICONS[place.id] ?? 'castle'} x={-13} y={-13} size={26} />
      {leads.map((color, index) => (
        <g key={index} transform={`translate(${20 + index * 4} ${-14 + index * 17})`}>
          <path d={leadPath(color)} class={`lead ld-${color}`} />
        </g>
      ))}
      {place.heart ? (
        <g transform="translate(-20 -13)">
          <circle r="11" class="heart-disc" />
          <Figure class="heart" name={TOKEN_ICONS.heart} x={-8} y={-8} size={16} />
        </g>
      ) : null}
    </Token>
  );
}

/** The names lie over everything else; no piece stands on one. */
function Names({ scene }: { readonly scene: Scene }) {
  return (
    <g class="names">
      {layoutOf(scene).labels.map(({ id, x, y }) => (
        <text
          key={id}
          class={optionTo(scene, id) === null ? 'm-name' : 'm-name target'}
          data-place={id}
          x={x}
          y={y + 5}
        >
          {placeName(id)}
        </text>
      ))}
    </g>
  );
}

/** A hanging scroll where the quest wants the hero. */
function QuestMarks({ scene }: { readonly scene: Scene }) {
  return (
    <>
      {[...new Set(questPlaces(heroOf(scene, scene.me)))].map((place) => {
        const [x, y] = pointAt(scene, `quest ${place}`);
        return (
          <g key={place} transform={`translate(${x} ${y})`} data-piece="quest" data-note={sayAdventure('map.quest')}>
            <path class="mark-scroll" d="M-9 -12H9V9L5 6 1 9 -3 6 -9 9Z" />
            <path class="mark-lines" d="M-5 -7H5M-5 -3H5M-5 1H0" />
            <circle class="mark-seal" cx="4" cy="6" r="5" />
          </g>
        );
      })}
    </>
  );
}

function Pawns({ scene }: { readonly scene: Scene }) {
  const { heroes, active } = scene.view;
  return (
    <>
      {heroes.map(({ seat, hero, at, isDelayed }) => {
        const [x, y] = pointAt(scene, `pawn ${seat}`);
        const label = `${shortHero(hero)}, ${placeName(at)}${isDelayed ? `, ${sayAdventure('sheet.delayed')}` : ''}`;
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a part of a drawing, named
          <g
            key={seat}
            class={['wit', `hc-${hero}`, seat === scene.me ? 'me' : '', seat === active ? 'turn' : '']
              .filter(Boolean)
              .join(' ')}
            style={{ transform: `translate(${x}px, ${y}px)${isDelayed ? ' rotate(90deg)' : ''}` }}
            role="img"
            aria-label={label}
            data-piece="pawn"
            data-note={label}
          >
            <g transform="translate(0 8)">
              <ellipse cy="17" rx="17" ry="4" class="pawn-shade" />
              <Pawn icon={HERO_ICONS[hero]} />
            </g>
          </g>
        );
      })}
    </>
  );
}

/** The question, where its answers may lie on the map. */
function askedOnMap({ question }: Scene): AskedQuestion | null {
  return question?.prompt === 'turn' ? null : question;
}

/** All that the map, with what lies over it, depends on. */
export function mapShows(scene: Scene): readonly unknown[] {
  const { view, me, question, staged } = scene;
  const pawns = view.heroes.map(({ at, isDelayed }) => `${at} ${isDelayed}`);
  return [
    view.zones,
    pawns.join(),
    view.active,
    view.war,
    view.support,
    me,
    view.heroes[me]?.quest,
    question === null,
    staged,
    askedOnMap(scene),
  ];
}

/** Where the one who plays stands, and where a road can be taken to. */
function sightsOf(scene: Scene): readonly Point[] {
  const { view, me, question } = scene;
  const ends = LOCATIONS.filter(({ id }) => optionTo(scene, id) !== null).map(({ id }) => id);
  return [heroOf(scene, question === null ? view.active : me).at, ...ends].map(placeAt);
}

/** The Continent: regions, roads, prices, leads, hearts, obstacles and heroes. What can be answered glows. */
export function AdventureMap({ scene }: { readonly scene: Scene }) {
  const { view } = scene;
  const mine = heroOf(scene, scene.me);
  const asked = askedOnMap(scene);
  return (
    <section
      class={LOCATIONS.some(({ id }) => optionTo(scene, id) !== null) ? 'map is-choice' : 'map'}
      aria-label={sayAdventure('map.label')}
    >
      <div class="map-frame">
        <PanZoom
          size={MAP_SIZE}
          sights={sightsOf(scene)}
          focus={stagePoints(scene)}
          overlay={<StageCard scene={scene} />}
        >
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no set of fields */}
          <svg class="map-svg" viewBox="0 0 1000 600" role="group" aria-label={sayAdventure('map.label')}>
            <image href={mapArt} width="1000" height="600" />
            <Slice by={[view.war]} draw={() => <WarDial war={view.war} />} />
            <Slice by={[view.support]} draw={() => <SupportChart scene={scene} />} />
            <Roads scene={scene} />
            <StageLayer scene={scene} />
            {view.zones.map((zone) => (
              <Slice
                key={zone.region}
                by={[zone, asked, regionOf(mine.at), standOf(scene, zone.region)]}
                draw={() => <Zone scene={scene} zone={zone} />}
              />
            ))}
            {LOCATIONS.map((place) => (
              <Slice
                key={place.id}
                by={[optionTo(scene, place.id) === null ? null : asked]}
                draw={() => <Place scene={scene} place={place} />}
              />
            ))}
            <QuestMarks scene={scene} />
            <Pawns scene={scene} />
            <Names scene={scene} />
          </svg>
        </PanZoom>
      </div>
    </section>
  );
}
