import { layWords } from '@medallion/old-world';
import {
  BOMB_OPTIONS,
  bombMessages,
  bombTexts,
  bombWords,
  HUNT_WORD_OPTIONS,
  huntWordMessages,
  huntWordWords,
} from '@medallion/old-world/modules/bombs';
import { language } from '../../../../settings/settings';
import { GOODS_ICONS, HUNT_ICONS, potionIcon } from '../../art/emblems';
import type { ModuleScreens, SlipFace } from '../../module-screens';
import { PlateArt } from '../../setup/plate-art';
import type { Scene } from '../../table/scene';
import { BombShelf } from './bomb-shelf';

const OPTIONS = { ...BOMB_OPTIONS, ...HUNT_WORD_OPTIONS } as const;
type Prompts = { readonly [Prompt in keyof typeof OPTIONS]: 'table' };
/** All of its questions are answered at the table. */
const prompts = Object.fromEntries(Object.keys(OPTIONS).map((prompt) => [prompt, 'table'])) as Prompts;

const Plate = () => <PlateArt name={HUNT_ICONS.bomb} field="water" />;

/** A bomb by its mark; what it is paid with by the mark of that. */
function faceOfSlip(_scene: Scene, prompt: string, id: string): SlipFace | null {
  if (BOMB_OPTIONS['bomb-discard'].read(id) !== null) return { icon: HUNT_ICONS.bomb };
  const option = prompt === 'bomb-instead' ? BOMB_OPTIONS['bomb-instead'].read(id) : null;
  if (option === null) return null;
  if (option.kind === 'no') return { icon: GOODS_ICONS.potion };
  return { icon: option.kind === 'gold' ? GOODS_ICONS.gold : potionIcon(option.potion) };
}

const TOPICS = ['monster-trail-bombs'];

export const screens = {
  prompts,
  slip: faceOfSlip,
  seatParts: [BombShelf],
  plate: {
    art: Plate,
    name: () => bombTexts.say(language.value, 'module.name'),
    note: () => bombTexts.say(language.value, 'module.short'),
    minutes: 5,
    difficulty: 2,
    stamp: { on: 'monster-trail', icon: HUNT_ICONS.bomb, name: () => bombTexts.say(language.value, 'module.name') },
  },
  topics: () => TOPICS,
  words: async () => {
    layWords(bombWords);
    layWords(huntWordWords);
    await Promise.all([bombMessages.use(), huntWordMessages.use()]);
  },
} satisfies ModuleScreens<typeof OPTIONS>;
