import './monster-trail.css';
import { layWords, type ModuleEvent } from '@medallion/old-world';
import {
  HUNT_WORD_OPTIONS,
  huntWordMessages,
  huntWordWords,
  MONSTER_TRAIL,
  MONSTER_TRAIL_OPTIONS,
  monsterTrailMessages,
  monsterTrailTexts,
  monsterTrailWords,
  SPECIAL_ATTACK_OPTIONS,
  specialAttackMessages,
  specialAttackWords,
} from '@medallion/old-world/modules/monster-trail';
import { language } from '../../../../settings/settings';
import { HUNT_ICONS, monsterIcon } from '../../art/emblems';
import type { ModuleDeed, ModuleScreens, SlipFace } from '../../module-screens';
import { PlateArt } from '../../setup/plate-art';
import type { Scene } from '../../table/scene';
import { cutsOffered, LargeCard } from './large-card';
import { trailBeats } from './trail-beats';
import { TrailHelp } from './trail-help';
import { WeaknessLayer, weaknessPieces } from './weakness-layer';

const OPTIONS = { ...MONSTER_TRAIL_OPTIONS, ...SPECIAL_ATTACK_OPTIONS, ...HUNT_WORD_OPTIONS } as const;
type Prompts = { readonly [Prompt in keyof typeof OPTIONS]: 'table' };
/** All of its questions are answered at the table. */
const prompts = Object.fromEntries(Object.keys(OPTIONS).map((prompt) => [prompt, 'table'])) as Prompts;

const Plate = () => <PlateArt name={monsterIcon('wyvern')} field="trail" />;

/** Where a weakness lies or was found, for whoever looks on. */
function trailDeed({ what, about }: ModuleEvent): ModuleDeed {
  const { at } = about as { readonly at?: string };
  const icon = what === 'passive' ? HUNT_ICONS.passive : HUNT_ICONS.weakness;
  return { ...(at === undefined ? {} : { at }), icon, ...(what === 'found' ? { sound: 'seal' as const } : {}) };
}

/** A weakness by its mark; to go into the fight stands beside the question. */
function faceOfSlip(_scene: Scene, prompt: string, id: string): SlipFace | null {
  const option = MONSTER_TRAIL_OPTIONS['weakness-use'].read(id);
  if (option?.kind === 'weakness') return { icon: HUNT_ICONS.weakness };
  return option === null || prompt !== 'weakness-use' ? null : { isPlain: true };
}

const TOPICS = [
  'monster-trail-setup',
  'monster-trail-weakness-tokens',
  'monster-trail-special-attacks',
  'monster-trail-trophies',
];

export const screens = {
  prompts,
  slip: faceOfSlip,
  mapLayers: [WeaknessLayer],
  mapPieces: weaknessPieces,
  fightParts: [LargeCard],
  offersInFight: cutsOffered,
  beats: trailBeats,
  deed: trailDeed,
  help: TrailHelp,
  plate: {
    art: Plate,
    name: () => monsterTrailTexts.say(language.value, 'module.name'),
    note: () => monsterTrailTexts.say(language.value, 'module.short'),
    minutes: 5,
    difficulty: 3,
    stamp: {
      on: MONSTER_TRAIL,
      icon: HUNT_ICONS.weakness,
      name: () => monsterTrailTexts.say(language.value, 'module.stamp'),
    },
  },
  topics: () => TOPICS,
  words: async () => {
    layWords(monsterTrailWords);
    layWords(specialAttackWords);
    layWords(huntWordWords);
    await Promise.all([monsterTrailMessages.use(), specialAttackMessages.use(), huntWordMessages.use()]);
  },
} satisfies ModuleScreens<typeof OPTIONS>;
