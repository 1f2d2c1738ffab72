import { type HeroView, LOCATIONS, type MonsterView, QUESTS, type ZoneView } from '@medallion/adventure-game';
import type { ComponentChildren } from 'preact';
import { PanZoom } from '../../../table-kit/pan-zoom';
import { enemyIcon, HERO_ICONS, PLACE_ICONS, REGION_ICONS, TOKEN_ICONS } from '../art/emblems';
import mapArt from '../art/map.svg';
import { leadPath } from '../table/pieces';
import { heroOf, type Scene } from '../table/scene';
import { optionWords, placeName, regionOf, shortHero } from '../table/words';
import { named, sayAdventure, speak } from '../text/say-adventure';
import { CROSSINGS, FARES, LEGS, legsBetween, MAP_SIZE, pawnAt, placeAt, REGION_LAYOUT } from './layout';

/** Where a quest is completed, and where its "go to" side quests lead. */
const QUEST_AIMS = new Map(
  QUESTS.map(({ id, location, sides }) => [
    id,
    { main: location, sides: sides.map((side) => (side.kind === 'go-to' ? side.location : '')) },
  ]),
);
const TIER_MARKS = { bronze: 'I', silver: 'II', gold: 'III' } as const;

interface TargetProps {
  readonly scene: Scene;
  readonly option: string | null;
  readonly class: string;
  readonly label: string;
  readonly at: readonly [number, number];
  readonly children: ComponentChildren;
}

/** Something on the map; a button where it answers the question. */
function Token({ scene, option, class: look, label, at, children }: TargetProps) {
  const transform = `translate(${at[0]} ${at[1]})`;
  if (option === null) {
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a part of a drawing, named
      <g class={look} transform={transform} role="img" aria-label={label}>
        <title>{label}</title>
        {children}
      </g>
    );
  }
  const press = () => scene.act.answer(option);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no buttons of its own
    <g
      class={`${look} target`}
      transform={transform}
      role="button"
      tabIndex={0}
      aria-label={label}
      data-option={option}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press();
      }}
    >
      <title>{label}</title>
      <circle r="26" class="touch" />
      {children}
    </g>
  );
}

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
    ...place.leads.map(({ color, n }) => speak(`resource.${color}`, { n })),
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
      <use href={`#gi-${PLACE_ICONS[place.id] ?? 'castle'}`} x="-13" y="-13" width="26" height="26" class="aic" />
      {leads.map((color, index) => (
        <g key={index} transform={`translate(${20 + index * 4} ${-14 + index * 17})`}>
          <path d={leadPath(color)} class={`lead ld-${color}`} />
        </g>
      ))}
      {place.heart ? (
        <g transform="translate(-20 -13)">
          <circle r="11" class="heart-disc" />
          <use href={`#gi-${TOKEN_ICONS.heart}`} x="-8" y="-8" width="16" height="16" class="heart" />
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

/** Options about a token that lies in a region: `red:ghoul`, `monster:bronze-face-down`, `red:foul-fate`. */
function tokenOption({ question, view, me }: Scene, zone: ZoneView, token: string): string | null {
  if (question === null) return null;
  const names =
    question.prompt === 'obstacle' && isHere(view.heroes[me], zone)
      ? [`monster:${token}`, token]
      : [`${zone.region}:${token}`];
  return question.options.find((id) => names.includes(id)) ?? null;
}

const isHere = (hero: HeroView | undefined, { region }: ZoneView) => hero !== undefined && regionOf(hero.at) === region;

const monsterToken = ({ tier, monster, isFaceUp }: MonsterView): readonly string[] =>
  isFaceUp && monster !== null ? [monster] : [...(monster === null ? [] : [monster]), `${tier}-face-down`, tier];

function monsterLabel({ tier, monster, isFaceUp }: MonsterView, region: ZoneView['region']): string {
  const what = monster === null ? speak('option.face-down', { tier: speak(`tier.${tier}`) }) : named('enemy', monster);
  return `${isFaceUp || monster === null ? what : sayAdventure('map.seen', { monster: what })}, ${speak(`region.${region}`)}`;
}

function Zone({ scene, zone }: { readonly scene: Scene; readonly zone: ZoneView }) {
  const layout = REGION_LAYOUT[zone.region];
  const foul = tokenOption(scene, zone, 'foul-fate');
  return (
    <>
      <g transform={`translate(${layout.crest[0]} ${layout.crest[1]})`} class={`r-crest rg-${zone.region}`}>
        <title>{speak(`region.${zone.region}`)}</title>
        <path d="M-17 -18H17V2Q17 14 0 21 -17 14 -17 2Z" />
        <use href={`#gi-${REGION_ICONS[zone.region]}`} x="-12" y="-14" width="24" height="24" />
      </g>
      {zone.hasFoulFate ? (
        <Token
          scene={scene}
          option={foul}
          class="foul"
          label={`${sayAdventure('card.foul-fate')}, ${speak(`region.${zone.region}`)}`}
          at={layout.foul}
        >
          <path d="M0 -16 16 0 0 16 -16 0Z" />
          <use href={`#gi-${TOKEN_ICONS['foul-fate']}`} x="-9" y="-9" width="18" height="18" />
        </Token>
      ) : null}
      {zone.monsters.map((monster, index) => {
        const option =
          monsterToken(monster)
            .map((token) => tokenOption(scene, zone, token))
            .find((id) => id !== null) ?? null;
        const at = [layout.monsters[0] + layout.step[0] * index, layout.monsters[1] + layout.step[1] * index] as const;
        return (
          <Token
            key={index}
            scene={scene}
            option={option}
            class={`mtok ${monster.tier}`}
            label={monsterLabel(monster, zone.region)}
            at={at}
          >
            {option === null ? null : <circle r="24" class="ring" />}
            <circle r="19" class="m-rim" />
            <circle r="15" class={monster.isFaceUp ? 'm-in' : 'm-in down'} />
            {monster.monster === null ? (
              <text class="q" y="6.5">
                {TIER_MARKS[monster.tier]}
              </text>
            ) : (
              <use
                href={`#gi-${enemyIcon(monster.monster)}`}
                x="-12"
                y="-12"
                width="24"
                height="24"
                class={monster.isFaceUp ? 'm-fig' : 'm-fig down'}
              />
            )}
          </Token>
        );
      })}
    </>
  );
}

const PAWN =
  'M0 -36C7 -36 11 -30 11 -24 11 -19 9 -16 7 -14 13 -9 17 4 17 16Q0 22 -17 16C-17 4 -13 -9 -7 -14 -9 -16 -11 -19 -11 -24 -11 -30 -7 -36 0 -36Z';

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
            <path d={PAWN} class="pawn" />
            <use href={`#gi-${HERO_ICONS[hero]}`} x="-10" y="-9" width="20" height="20" class="pawn-ic" />
          </g>
        );
      })}
    </>
  );
}

/** The Continent: regions, roads, prices, leads, hearts, obstacles and heroes. What can be answered glows. */
export function AdventureMap({ scene, overlay }: { readonly scene: Scene; readonly overlay: ComponentChildren }) {
  const { view } = scene;
  return (
    <section class="map" aria-label={sayAdventure('map.label')}>
      <div class="map-frame">
        <PanZoom size={MAP_SIZE} home={placeAt(heroOf(scene, scene.me).at)} overlay={overlay}>
          {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no set of fields */}
          <svg class="map-svg" viewBox="0 0 1000 600" role="group" aria-label={sayAdventure('map.label')}>
            <image href={mapArt} width="1000" height="600" />
            <Roads scene={scene} />
            {view.zones.map((zone) => (
              <Zone key={zone.region} scene={scene} zone={zone} />
            ))}
            {LOCATIONS.map((place) => (
              <Place key={place.id} scene={scene} place={place} />
            ))}
            <Pawns scene={scene} />
          </svg>
        </PanZoom>
      </div>
    </section>
  );
}
