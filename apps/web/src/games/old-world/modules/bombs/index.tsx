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
import type { ModuleScreens } from '../../module-screens';

const OPTIONS = { ...BOMB_OPTIONS, ...HUNT_WORD_OPTIONS } as const;
type Prompts = { readonly [Prompt in keyof typeof OPTIONS]: 'table' };
/** All of its questions are answered at the table. */
const prompts = Object.fromEntries(Object.keys(OPTIONS).map((prompt) => [prompt, 'table'])) as Prompts;

function Plate() {
  return <rect width="300" height="160" fill="currentColor" opacity="0.2" />;
}

export const screens = {
  prompts,
  plate: {
    art: Plate,
    name: () => bombTexts.say(language.value, 'module.name'),
    note: () => bombTexts.say(language.value, 'module.short'),
  },
  words: async () => {
    layWords(bombWords);
    layWords(huntWordWords);
    await Promise.all([bombMessages.use(), huntWordMessages.use()]);
  },
} satisfies ModuleScreens<typeof OPTIONS>;
