import { layWords } from '@medallion/old-world';
import {
  advancedCardMessages,
  advancedCardTexts,
  advancedCardWords,
  cardAbilityMessages,
  cardAbilityWords,
  HUNT_WORD_OPTIONS,
  huntWordMessages,
  huntWordWords,
} from '@medallion/old-world/modules/advanced-cards';
import { language } from '../../../../settings/settings';
import { HUNT_ICONS } from '../../art/emblems';
import type { ModuleScreens } from '../../module-screens';
import { PlateArt } from '../../setup/plate-art';

const OPTIONS = { ...HUNT_WORD_OPTIONS } as const;
type Prompts = { readonly [Prompt in keyof typeof OPTIONS]: 'table' };
/** All of its questions are answered at the table. */
const prompts = Object.fromEntries(Object.keys(OPTIONS).map((prompt) => [prompt, 'table'])) as Prompts;

const Plate = () => <PlateArt name={HUNT_ICONS.advanced} field="mountain" />;

const TOPICS = ['monster-trail-advanced-action-cards'];

export const screens = {
  prompts,
  plate: {
    art: Plate,
    name: () => advancedCardTexts.say(language.value, 'module.name'),
    note: () => advancedCardTexts.say(language.value, 'module.short'),
    minutes: 5,
    difficulty: 3,
    stamp: {
      on: 'monster-trail',
      icon: HUNT_ICONS.advanced,
      name: () => advancedCardTexts.say(language.value, 'module.name'),
    },
  },
  topics: () => TOPICS,
  words: async () => {
    layWords(advancedCardWords);
    layWords(huntWordWords);
    layWords(cardAbilityWords);
    await Promise.all([advancedCardMessages.use(), huntWordMessages.use(), cardAbilityMessages.use()]);
  },
} satisfies ModuleScreens<typeof OPTIONS>;
