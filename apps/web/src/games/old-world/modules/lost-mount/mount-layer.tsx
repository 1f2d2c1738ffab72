import type { LostMountView } from '@medallion/old-world/modules/lost-mount';
import type { Piece } from '../../../../table/map/map-layout';
import { pieceAt } from '../../map/piece-kinds';
import { Standing } from '../../map/standing';
import { placeOf, type Scene } from '../../table/scene';
import { named } from '../../text/say-old-world';
import { HORSE_HEAD } from './horse-head';
import { sayMount } from './say-mount';

export function mountOf({ view }: Scene): LostMountView | null {
  return (view.modules['lost-mount'] ?? null) as LostMountView | null;
}

/** The mount takes its room on the map beside the other pieces. */
export function mountPieces(scene: Scene): readonly Piece[] {
  const at = mountOf(scene)?.at ?? null;
  const place = at === null ? null : placeOf(scene, at);
  return place === null ? [] : [pieceAt('module', 'mount', place)];
}

export function MountLayer({ scene }: { readonly scene: Scene }) {
  const at = mountOf(scene)?.at ?? null;
  const place = at === null ? null : placeOf(scene, at);
  if (place === null) return null;
  const words = sayMount('map.mount', { place: named('location', place.id) });
  return (
    <Standing scene={scene} kind="module" what="mount" at={place.id} class="lost-mount-piece" note={words}>
      <path class="stand" d="M-16 17H16L19 22H-19Z" />
      <circle r="18" class="back" />
      <path class="figure" d={HORSE_HEAD} transform="translate(-14 -15) scale(0.055)" />
    </Standing>
  );
}
