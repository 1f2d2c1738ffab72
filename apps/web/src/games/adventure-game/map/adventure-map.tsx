import './adventure-map.css';
import { type HeroView, LOCATIONS, QUESTS } from '@medallion/adventure-game';
import type { AskedQuestion } from '@medallion/kernel';
import type { ComponentChildren } from 'preact';
import { Figure } from '../../../table/cards/emblem';
import { Slice } from '../../../table/drawing/slice';
import { PanZoom, type Point } from '../../../table/map/pan-zoom';
import { Pawn } from '../../../table/map/pawn';
import { HERO_ICONS, PLACE_ICONS, TOKEN_ICONS } from '../art/emblems';
import mapArt from '../art/map.svg';
import { StageCard, StageLayer, stagePoints } from '../staging/stage-layer';
import { leadPath } from '../table/pieces';
import { heroOf, type Scene } from '../table/scene';
import { optionWords, placeName, regionOf, shortHero } from '../table/words';
import { sayAdventure, speak } from '../text/say-adventure';
import { CROSSINGS, FARES, LEGS, legsBetween, MAP_SIZE, pawnAt, placeAt } from './layout';
import { Token } from './token';
import { Zone } from './zone';

/** Where a quest is completed, and where its "go to" side quests lead. */
const QUEST_AIMS = new Map(
  QUESTS.map(({ id, location, sides }) => [
    id,
    { main: location, sides: sides.map((side) => (side.kind === 'go-to' ? side.location : '')) },
  ]),
);

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
  const isQuest = questPlaces(heroOf(scene, scene.me)).includes(place.id);
  return (
    <Token
      scene={scene}
      option={option}
      class={isQuest ? 'aloc aim' : 'aloc'}
      label={placeWords(scene, place, option)}
      at={placeAt(place.id)}
    >
      {option === null ? null : <circle r="31" class="ring" />}
      {isQuest ? <path class="aim-flag" d="M27 -26V-54M27 -54L47 -48 27 -41Z" /> : null}
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
      {option === null ? null : <path class="ptr" d="M-9 -46H9L0 -34Z" />}
      <text class="m-name" y="41">
        {placeName(place.id)}
      </text>
    </Token>
  );
}

/** Where the hero's quest wants the hero. */
function questPlaces({ quest }: HeroView): readonly string[] {
  return quest === null ? [] : questAims(quest.quest, quest.isSideDone);
}

function questAims(quest: string, isSideDone: readonly boolean[]): readonly string[] {
  const facts = QUEST_AIMS.get(quest);
  return facts === undefined
    ? []
    : [facts.main, ...facts.sides.filter((place, side) => place !== '' && isSideDone[side] !== true)];
}

function Pawns({ scene }: { readonly scene: Scene }) {
  const { heroes, active } = scene.view;
  return (
    <>
      {heroes.map(({ seat, hero, at, isDelayed }) => {
        const order = heroes.filter((other) => other.at === at && other.seat < seat).length;
        const [x, y] = pawnAt(at, order);
        const label = `${shortHero(hero)}, ${placeName(at)}${isDelayed ? `, ${sayAdventure('sheet.delayed')}` : ''}`;
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a part of a drawing, named
          <g
            key={seat}
            class={['wit', `hc-${hero}`, seat === scene.me ? 'me' : '', seat === active ? 'turn' : '']
              .filter(Boolean)
              .join(' ')}
            style={{ transform: `translate(${x}px, ${y}px)${isDelayed ? ' rotate(78deg)' : ''}` }}
            role="img"
            aria-label={label}
          >
            <title>{label}</title>
            <ellipse cy="17" rx="17" ry="5" class="pawn-shade" />
            <Pawn icon={HERO_ICONS[hero]} />
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
export function AdventureMap({ scene, overlay }: { readonly scene: Scene; readonly overlay: ComponentChildren }) {
  const { view } = scene;
  const mine = heroOf(scene, scene.me);
  const aims = questPlaces(mine);
  const asked = askedOnMap(scene);
  return (
    <section class="map" aria-label={sayAdventure('map.label')}>
      <div class="map-frame">
        <PanZoom
          size={MAP_SIZE}
          sights={sightsOf(scene)}
          focus={stagePoints(scene)}
          overlay={
            <>
              {overlay}
              <StageCard scene={scene} />
            </>
          }
        >
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no set of fields */}
          <svg class="map-svg" viewBox="0 0 1000 600" role="group" aria-label={sayAdventure('map.label')}>
            <image href={mapArt} width="1000" height="600" />
            <Roads scene={scene} />
            <StageLayer scene={scene} />
            {view.zones.map((zone) => (
              <Slice
                key={zone.region}
                by={[zone, asked, regionOf(mine.at)]}
                draw={() => <Zone scene={scene} zone={zone} />}
              />
            ))}
            {LOCATIONS.map((place) => (
              <Slice
                key={place.id}
                by={[optionTo(scene, place.id) === null ? null : asked, aims.includes(place.id)]}
                draw={() => <Place scene={scene} place={place} />}
              />
            ))}
            <Pawns scene={scene} />
          </svg>
        </PanZoom>
      </div>
    </section>
  );
}
