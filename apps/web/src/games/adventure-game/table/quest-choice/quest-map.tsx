import { type HeroView, LOCATIONS, QUESTS } from '@medallion/adventure-game';
import { type Label, layLabels } from '../../../../table/map/map-layout';
import { Pawn } from '../../../../table/map/pawn';
import { HERO_ICONS } from '../../art/emblems';
import mapArt from '../../art/map.svg';
import { LEGS, MAP_SIZE, placeAt } from '../../map/layout';
import { sayAdventure } from '../../text/say-adventure';
import { placeName, shortHero } from '../words';

const [WIDTH, HEIGHT] = MAP_SIZE;
/** Where the mark of the first, the second quest hangs beside its place: both may lead to the same. */
const MARKS = [-24, 24] as const;

const aimsOf = (quest: string) => {
  const facts = QUESTS.find(({ id }) => id === quest);
  const sides = facts?.sides.flatMap((side) => (side.kind === 'go-to' ? [side.location] : [])) ?? [];
  return { main: facts?.location ?? '', sides };
};

/** How much larger names are here than on the great map, for which they are laid. */
const LARGER = 2.2;

function namesOf(places: readonly string[]): readonly Label[] {
  const spots = places.map((id) => {
    const [x, y] = placeAt(id);
    return { id, name: placeName(id), token: { x: x / LARGER, y: (y - 12) / LARGER, width: 44, height: 36 } };
  });
  return layLabels(spots, [WIDTH / LARGER, HEIGHT / LARGER]).map((label) => ({
    ...label,
    x: label.x * LARGER,
    y: label.y * LARGER,
  }));
}

/** The land in small: where the hero stands, and where each quest leads. */
export function QuestMap({ hero, quests }: { readonly hero: HeroView; readonly quests: readonly string[] }) {
  const aims = quests.map(aimsOf);
  const named = new Set<string>([hero.at, ...aims.flatMap(({ main, sides }) => [main, ...sides])]);
  const [x, y] = placeAt(hero.at);
  return (
    <svg class="quest-map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={sayAdventure('map.label')}>
      <image href={mapArt} width={WIDTH} height={HEIGHT} />
      {LEGS.map(({ path, kind }) => (
        <path key={path} class={kind === 'sea' ? 'quest-sea' : 'quest-road'} d={path} />
      ))}
      {LOCATIONS.map(({ id, region }) => (
        <circle
          key={id}
          class={`atok rg-${region}`}
          cx={placeAt(id)[0]}
          cy={placeAt(id)[1]}
          r={named.has(id) ? 15 : 9}
        />
      ))}
      <g class={`wit hc-${hero.hero} me`} transform={`translate(${x} ${y + 6}) scale(1.5)`}>
        <title>{shortHero(hero.hero)}</title>
        <Pawn icon={HERO_ICONS[hero.hero]} />
      </g>
      {namesOf([...named]).map(({ id, x: middle, y: down }) => (
        <text key={id} class="quest-place" x={middle} y={down + 11}>
          {placeName(id)}
        </text>
      ))}
      {aims.flatMap(({ main, sides }, index) => [
        ...sides.map((side) => (
          <g
            key={`${index}${side}`}
            transform={`translate(${placeAt(side)[0] + (MARKS[index] ?? 0)} ${placeAt(side)[1] - 24})`}
          >
            <circle class="quest-side" r="15" />
            <text class="quest-side-number" y="7">
              {index + 1}
            </text>
          </g>
        )),
        <g key={index} transform={`translate(${placeAt(main)[0] + (MARKS[index] ?? 0)} ${placeAt(main)[1] - 32})`}>
          <circle class="quest-aim" r="24" />
          <text class="quest-aim-number" y="10">
            {index + 1}
          </text>
        </g>,
      ])}
    </svg>
  );
}
