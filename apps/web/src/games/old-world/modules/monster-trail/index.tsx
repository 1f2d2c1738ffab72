import { layWords } from '@medallion/old-world';
import {
  HUNT_WORD_OPTIONS,
  huntWordMessages,
  huntWordWords,
  MONSTER_TRAIL_OPTIONS,
  monsterTrailMessages,
  monsterTrailTexts,
  monsterTrailWords,
  SPECIAL_ATTACK_OPTIONS,
  specialAttackMessages,
  specialAttackWords,
} from '@medallion/old-world/modules/monster-trail';
import { language } from '../../../../settings/settings';
import type { ModuleScreens } from '../../module-screens';

const OPTIONS = { ...MONSTER_TRAIL_OPTIONS, ...SPECIAL_ATTACK_OPTIONS, ...HUNT_WORD_OPTIONS } as const;
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
    name: () => monsterTrailTexts.say(language.value, 'module.name'),
    note: () => monsterTrailTexts.say(language.value, 'module.short'),
  },
  words: async () => {
    layWords(monsterTrailWords);
    layWords(specialAttackWords);
    layWords(huntWordWords);
    await Promise.all([monsterTrailMessages.use(), specialAttackMessages.use(), huntWordMessages.use()]);
  },
} satisfies ModuleScreens<typeof OPTIONS>;
