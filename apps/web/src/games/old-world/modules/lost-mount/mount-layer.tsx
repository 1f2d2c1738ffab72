import type { LostMountView } from '@medallion/old-world/modules/lost-mount';
import { pointOf } from '../../map/layout';
import { placeOf, type Scene } from '../../table/scene';
import { named } from '../../text/say-old-world';
import { HORSE_HEAD } from './horse-head';
import { sayMount } from './say-mount';

export function mountOf({ view }: Scene): LostMountView | null {
  return (view.modules['lost-mount'] ?? null) as LostMountView | null;
}

/** The mount stands to the left of its place, below the pawns and above the name. */
export function MountLayer({ scene }: { readonly scene: Scene }) {
  const at = mountOf(scene)?.at ?? null;
  const place = at === null ? null : placeOf(scene, at);
  if (place === null) return null;
  const [x, y] = pointOf(place.position);
  const words = sayMount('map.mount', { place: named('location', place.id) });
  return (
    <g class="lost-mount-piece" transform={`translate(${x - 40} ${y - 30})`}>
      <title>{words}</title>
      <path class="stand" d="M-16 17H16L19 22H-19Z" />
      <circle r="18" class="back" />
      <path class="figure" d={HORSE_HEAD} transform="translate(-14 -15) scale(0.055)" />
    </g>
  );
}
