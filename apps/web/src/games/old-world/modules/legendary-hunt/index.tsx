import './legendary-hunt.css';
import { layWords } from '@medallion/old-world';
import {
  DEED_OPTIONS,
  JOURNEY_OPTIONS,
  LEGENDARY_HUNT_OPTIONS,
  legendaryHuntMessages,
  legendaryHuntWords,
  SPECIAL_ATTACK_OPTIONS,
  specialAttackMessages,
  specialAttackWords,
} from '@medallion/old-world/modules/legendary-hunt';
import { EFFECT_ICONS, GOODS_ICONS, HUNT_ICONS, monsterIcon } from '../../art/emblems';
import type { ModulePause, ModuleScreens, SlipFace } from '../../module-screens';
import { PlateArt } from '../../setup/plate-art';
import { placeOf, type Scene } from '../../table/scene';
import { huntDeed } from './hunt-deeds';
import { HuntEnd } from './hunt-end';
import { HuntHelp } from './hunt-help';
import { HuntForm, huntOptionWords } from './hunt-options';
import { HuntSlip } from './hunt-slip';
import { LegendCard, legendBeats } from './legend-fight';
import { LegendLayer, legendPieces } from './legend-layer';
import { sayHunt } from './say-hunt';
import { tokenPause } from './token-sheet';
import { TokenShelf } from './token-shelf';

const OPTIONS = { ...LEGENDARY_HUNT_OPTIONS, ...SPECIAL_ATTACK_OPTIONS } as const;
type Prompts = { readonly [Prompt in keyof typeof OPTIONS]: 'table' };

/** A place by the mark of its land; what it costs by the mark of that. */
function faceOfSlip(scene: Scene, prompt: string, id: string): SlipFace | null {
  switch (prompt) {
    case 'journey':
      return JOURNEY_OPTIONS.read(id) === null ? null : { icon: HUNT_ICONS.tracks };
    case 'deed': {
      const option = DEED_OPTIONS.read(id);
      return option === null ? null : { icon: monsterIcon(option.monster) };
    }
    case 'legend-step':
      return placeOf(scene, id) === null ? null : { icon: HUNT_ICONS.tracks };
    case 'legend-toll': {
      const toll = LEGENDARY_HUNT_OPTIONS['legend-toll'].read(id)?.toll;
      return toll === undefined ? null : { icon: toll === 'potion' ? GOODS_ICONS.potion : EFFECT_ICONS.shield };
    }
    default:
      return null;
  }
}

/** All of its questions are answered at the table. */
const prompts = Object.fromEntries(Object.keys(OPTIONS).map((prompt) => [prompt, 'table'])) as Prompts;

const Plate = () => <PlateArt name={monsterIcon('ice-giant')} field="hunt" />;

const TOPICS = [
  'setup',
  'presence-of-the-legendary-monster',
  'end-of-round-movement',
  'driving-the-legendary-monster-away',
  'destruction-tokens',
  'fighting-the-legendary-monster',
].map((topic) => `legendary-hunt-${topic}`);

export const screens = {
  prompts,
  slip: faceOfSlip,
  pauses: [tokenPause as ModulePause],
  beats: legendBeats,
  deed: huntDeed,
  mapLayers: [LegendLayer],
  mapPieces: legendPieces,
  overMap: [HuntSlip],
  seatParts: [TokenShelf],
  fightParts: [LegendCard],
  endParts: [HuntEnd],
  help: HuntHelp,
  plate: {
    art: Plate,
    name: () => sayHunt('module.name'),
    note: () => sayHunt('module.short'),
    minutes: 45,
    difficulty: 4,
    presets: ['competitive', 'alone'],
  },
  setup: HuntForm,
  optionWords: huntOptionWords,
  topics: (played) => (played.includes('solo') ? [...TOPICS, 'solo-legendary-hunt-solo'] : TOPICS),
  words: async () => {
    layWords(legendaryHuntWords);
    layWords(specialAttackWords);
    await Promise.all([legendaryHuntMessages.use(), specialAttackMessages.use()]);
  },
} satisfies ModuleScreens<typeof OPTIONS>;
