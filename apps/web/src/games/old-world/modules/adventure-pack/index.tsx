import './adventure-pack.css';
import { layWords, TERRAINS } from '@medallion/old-world';
import {
  ADDED_OPTIONS,
  ADVENTURE_PACK_OPTIONS,
  adventurePackWords,
  fetchPackTexts,
  HUNT_WORD_OPTIONS,
  huntWordMessages,
  huntWordWords,
} from '@medallion/old-world/modules/adventure-pack';
import { GOODS_ICONS, TALE_ICONS, TERRAIN_ICONS } from '../../art/emblems';
import type { ModulePause, ModuleScreens, PromptScreen, SlipFace } from '../../module-screens';
import { PlateArt } from '../../setup/plate-art';
import { StoryScene } from '../../story/story-scene';
import type { AskProps } from '../../table/foot';
import { placeOf, type Scene } from '../../table/scene';
import { fortunePause } from './fortune-sheet';
import { PackShelf } from './pack-shelf';
import { sayPack } from './say-pack';
import { TokenLayer, tokenPieces } from './token-layer';

const OPTIONS = { ...ADVENTURE_PACK_OPTIONS, ...HUNT_WORD_OPTIONS } as const;
type Prompts = { readonly [Prompt in keyof typeof OPTIONS]: PromptScreen };
/** The fortune-teller is asked before an open story. */
function AskFortune(ask: AskProps) {
  const shown = ask.scene.view.scene;
  return shown === null ? null : <StoryScene {...ask} shown={shown} />;
}
/** All of its other questions are answered at the table. */
const prompts = {
  ...(Object.fromEntries(Object.keys(OPTIONS).map((prompt) => [prompt, 'table'])) as Prompts),
  fortune: AskFortune,
};

const Plate = () => <PlateArt name={TALE_ICONS.secret} field="mountain" />;

/** A secret card by its mark, a place by the mark of its land; what leaves things as they are stands beside the question. */
function faceOfSlip(scene: Scene, prompt: string, id: string): SlipFace | null {
  const added = ADDED_OPTIONS.read(id);
  if (added !== null) return { icon: added.kind === 'secret' ? TALE_ICONS.secret : GOODS_ICONS.quest };
  switch (prompt) {
    case 'secret-use':
      return { isPlain: true };
    case 'fortune':
      return id === 'look' ? { icon: TALE_ICONS.fortune } : { isPlain: true };
    case 'trail-token': {
      const terrain = placeOf(scene, id)?.terrain;
      return { icon: TERRAINS.some((one) => one === terrain) ? TERRAIN_ICONS[terrain ?? 'wild'] : undefined };
    }
    default:
      return null;
  }
}

export const screens = {
  prompts,
  slip: faceOfSlip,
  pauses: [fortunePause as ModulePause],
  mapLayers: [TokenLayer],
  mapPieces: tokenPieces,
  seatParts: [PackShelf],
  plate: { art: Plate, name: () => sayPack('module.name'), note: () => sayPack('module.short') },
  words: async () => {
    layWords(adventurePackWords);
    layWords(huntWordWords);
    await Promise.all([fetchPackTexts(), huntWordMessages.use()]);
  },
} satisfies ModuleScreens<typeof OPTIONS>;
