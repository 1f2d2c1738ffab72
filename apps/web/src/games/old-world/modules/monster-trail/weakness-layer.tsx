import { gameText } from '@medallion/old-world';
import { MONSTER_TRAIL, type MonsterTrailView, monsterTrailTexts } from '@medallion/old-world/modules/monster-trail';
import { language } from '../../../../settings/settings';
import { Figure } from '../../../../table/cards/emblem';
import type { Piece } from '../../../../table/map/map-layout';
import { HUNT_ICONS } from '../../art/emblems';
import { pieceAt } from '../../map/piece-kinds';
import { Standing } from '../../map/standing';
import { placeOf, type Scene } from '../../table/scene';
import { named } from '../../text/say-old-world';

export const trailOf = ({ view }: Scene): MonsterTrailView =>
  view.modules[MONSTER_TRAIL] as unknown as MonsterTrailView;

/** Where weaknesses lie face down. */
function tokensOn(scene: Scene) {
  return trailOf(scene).weaknesses.flatMap(({ terrain, at }) => {
    const place = at === null ? null : placeOf(scene, at);
    return place === null ? [] : [{ terrain, place }];
  });
}

export function weaknessPieces(scene: Scene): readonly Piece[] {
  return tokensOn(scene).map(({ terrain, place }) => pieceAt('module', terrain, place));
}

export function WeaknessLayer({ scene }: { readonly scene: Scene }) {
  return (
    <>
      {tokensOn(scene).map(({ terrain, place }) => {
        const words = monsterTrailTexts.say(language.value, 'map.weakness', {
          terrain: gameText(language.value, `terrain.${terrain}`) ?? terrain,
          place: named('location', place.id),
        });
        const look = `weakness-piece t-${terrain}`;
        return (
          <Standing key={terrain} scene={scene} kind="module" what={terrain} at={place.id} class={look} note={words}>
            <path class="back" d="M0 -20L17 -10V10L0 20L-17 10V-10Z" />
            <path class="rim" d="M0 -16L13.5 -8V8L0 16L-13.5 8V-8Z" />
            <Figure class="figure" name={HUNT_ICONS.weakness} x={-9} y={-9} size={18} />
          </Standing>
        );
      })}
    </>
  );
}
