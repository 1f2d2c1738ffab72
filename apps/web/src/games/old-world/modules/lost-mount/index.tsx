import './lost-mount.css';
import { layWords, TERRAINS } from '@medallion/old-world';
import { LOST_MOUNT_OPTIONS, lostMountMessages, lostMountWords } from '@medallion/old-world/modules/lost-mount';
import { TERRAIN_ICONS } from '../../art/emblems';
import type { ModulePause, ModuleScreens, SlipFace } from '../../module-screens';
import { placeOf, type Scene } from '../../table/scene';
import { HORSE_HEAD } from './horse-head';
import { MountLayer, mountPieces } from './mount-layer';
import { mountPause } from './mount-sheet';
import { sayMount } from './say-mount';

/** A land by its mark; a place by the mark of its land. */
function faceOfSlip(scene: Scene, prompt: string, id: string): SlipFace | null {
  switch (prompt) {
    case 'mount-stack': {
      const option = LOST_MOUNT_OPTIONS['mount-stack'].read(id);
      return option === null ? null : { icon: TERRAIN_ICONS[option.terrain] };
    }
    case 'mount-place': {
      const terrain = placeOf(scene, id)?.terrain;
      return { icon: TERRAINS.some((one) => one === terrain) ? TERRAIN_ICONS[terrain ?? 'wild'] : undefined };
    }
    default:
      return null;
  }
}

function Plate() {
  return (
    <>
      <rect width="300" height="160" class="lost-mount-ground" />
      <path d={HORSE_HEAD} class="lost-mount-figure" transform="translate(86 8) scale(0.28)" />
    </>
  );
}

export const screens = {
  prompts: { 'mount-stack': 'table', 'mount-place': 'table' },
  slip: faceOfSlip,
  pauses: [mountPause as ModulePause],
  mapLayers: [MountLayer],
  mapPieces: mountPieces,
  plate: {
    art: Plate,
    name: () => sayMount('module.name'),
    note: () => sayMount('module.short'),
    minutes: 5,
    difficulty: 1,
  },
  words: () => {
    layWords(lostMountWords);
    return lostMountMessages.use();
  },
} satisfies ModuleScreens<typeof LOST_MOUNT_OPTIONS>;
