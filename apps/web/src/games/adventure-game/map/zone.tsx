import './zone.css';
import { ENEMIES, enemyLine, type HeroView, type MonsterView, type ZoneView } from '@medallion/adventure-game';
import { language } from '../../../settings/settings';
import { Figure } from '../../../table/cards/emblem';
import { enemyIcon, REGION_ICONS, TOKEN_ICONS } from '../art/emblems';
import type { Scene } from '../table/scene';
import { regionOf } from '../table/words';
import { sayAdventure, speak } from '../text/say-adventure';
import { REGION_LAYOUT } from './layout';
import { pointAt } from './map-pieces';
import { Token } from './token';

export const TIER_MARKS = { bronze: 'I', silver: 'II', gold: 'III' } as const;

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

/** How answers call a token: one whose face this player knows by its name. */
const monsterToken = ({ tier, monster }: MonsterView): readonly string[] =>
  monster !== null ? [monster] : [`${tier}-face-down`, tier];

function monsterLabel({ tier, monster, isFaceUp }: MonsterView, region: ZoneView['region']): string {
  const facts = ENEMIES.find(({ id }) => id === monster);
  const what =
    facts === undefined ? speak('option.face-down', { tier: speak(`tier.${tier}`) }) : enemyLine(language.value, facts);
  return `${isFaceUp || monster === null ? what : sayAdventure('map.seen', { monster: what })}, ${speak(`region.${region}`)}`;
}

/** A region: its crest and the obstacles that lie in it. */
export function Zone({ scene, zone }: { readonly scene: Scene; readonly zone: ZoneView }) {
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
          at={pointAt(scene, `foul ${zone.region}`)}
          piece="foul"
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
        return (
          <Token
            key={index}
            scene={scene}
            option={option}
            class={`mtok ${monster.tier}`}
            label={monsterLabel(monster, zone.region)}
            at={pointAt(scene, `monster ${zone.region} ${index}`)}
            piece="monster"
            card={monster.monster === null ? null : `enemy:${monster.monster}`}
          >
            {option === null ? null : <circle r="24" class="ring" />}
            <circle r="19" class="m-rim" />
            <circle r="15" class={monster.isFaceUp ? 'm-in' : 'm-in down'} />
            {monster.monster === null ? (
              <text class="q" y="6.5">
                {TIER_MARKS[monster.tier]}
              </text>
            ) : (
              <Figure
                class={monster.isFaceUp ? 'm-fig' : 'm-fig down'}
                name={enemyIcon(monster.monster)}
                x={-12}
                y={-12}
                size={24}
              />
            )}
          </Token>
        );
      })}
    </>
  );
}
