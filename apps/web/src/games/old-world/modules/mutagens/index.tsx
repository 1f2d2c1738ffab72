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
import type { ModuleScreens } from '../../module-screens';

const OPTIONS = { ...MUTAGEN_OPTIONS, ...HUNT_WORD_OPTIONS } as const;
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
    name: () => mutagenTexts.say(language.value, 'module.name'),
    note: () => mutagenTexts.say(language.value, 'module.short'),
  },
  words: async () => {
    layWords(mutagenWords);
    layWords(huntWordWords);
    await Promise.all([mutagenMessages.use(), huntWordMessages.use()]);
  },
} satisfies ModuleScreens<typeof OPTIONS>;
