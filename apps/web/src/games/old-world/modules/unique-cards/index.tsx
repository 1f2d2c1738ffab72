import { layWords } from '@medallion/old-world';
import {
  cardAbilityMessages,
  cardAbilityWords,
  HUNT_WORD_OPTIONS,
  huntWordMessages,
  huntWordWords,
  uniqueCardMessages,
  uniqueCardTexts,
  uniqueCardWords,
} from '@medallion/old-world/modules/unique-cards';
import { language } from '../../../../settings/settings';
import { GOODS_ICONS } from '../../art/emblems';
import type { ModuleScreens } from '../../module-screens';
import { PlateArt } from '../../setup/plate-art';

const OPTIONS = { ...HUNT_WORD_OPTIONS } as const;
type Prompts = { readonly [Prompt in keyof typeof OPTIONS]: 'table' };
/** All of its questions are answered at the table. */
const prompts = Object.fromEntries(Object.keys(OPTIONS).map((prompt) => [prompt, 'table'])) as Prompts;

const Plate = () => <PlateArt name={GOODS_ICONS.hand} field="mountain" />;

export const screens = {
  prompts,
  plate: {
    art: Plate,
    name: () => uniqueCardTexts.say(language.value, 'module.name'),
    note: () => uniqueCardTexts.say(language.value, 'module.short'),
  },
  words: async () => {
    layWords(uniqueCardWords);
    layWords(huntWordWords);
    layWords(cardAbilityWords);
    await Promise.all([uniqueCardMessages.use(), huntWordMessages.use(), cardAbilityMessages.use()]);
  },
} satisfies ModuleScreens<typeof OPTIONS>;
