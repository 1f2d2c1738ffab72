import { layWords } from '@medallion/old-world';
import {
  HUNT_WORD_OPTIONS,
  huntWordMessages,
  huntWordWords,
  MUTAGEN_OPTIONS,
  mutagenMessages,
  mutagenTexts,
  mutagenWords,
} from '@medallion/old-world/modules/mutagens';
import { language } from '../../../../settings/settings';
import { HUNT_ICONS } from '../../art/emblems';
import type { ModuleScreens, SlipFace } from '../../module-screens';
import { PlateArt } from '../../setup/plate-art';
import type { Scene } from '../../table/scene';
import { MutagenScene } from './mutagen-scene';
import { MutagenShelf } from './mutagen-shelf';

const OPTIONS = { ...MUTAGEN_OPTIONS, ...HUNT_WORD_OPTIONS } as const;
type Prompts = { readonly [Prompt in keyof typeof HUNT_WORD_OPTIONS]: 'table' };
/** What fights ask is answered at the table. */
const asked = Object.fromEntries(Object.keys(HUNT_WORD_OPTIONS).map((prompt) => [prompt, 'table'])) as Prompts;
const prompts = { ...asked, 'mutagen-choice': MutagenScene } as const;

const Plate = () => <PlateArt name={HUNT_ICONS.mutagen} field="water" />;

/** The same mark where it is chosen and where it is used. */
function faceOfSlip(_scene: Scene, _prompt: string, id: string): SlipFace | null {
  return MUTAGEN_OPTIONS['mutagen-choice'].read(id) === null ? null : { icon: HUNT_ICONS.mutagen };
}

const TOPICS = ['monster-trail-mutagens'];

export const screens = {
  prompts,
  slip: faceOfSlip,
  seatParts: [MutagenShelf],
  plate: {
    art: Plate,
    name: () => mutagenTexts.say(language.value, 'module.name'),
    note: () => mutagenTexts.say(language.value, 'module.short'),
    minutes: 5,
    difficulty: 3,
    stamp: {
      on: 'monster-trail',
      icon: HUNT_ICONS.mutagen,
      name: () => mutagenTexts.say(language.value, 'module.name'),
    },
  },
  topics: () => TOPICS,
  words: async () => {
    layWords(mutagenWords);
    layWords(huntWordWords);
    await Promise.all([mutagenMessages.use(), huntWordMessages.use()]);
  },
} satisfies ModuleScreens<typeof OPTIONS>;
