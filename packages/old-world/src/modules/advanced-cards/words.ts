import type { ModuleWords } from '../../text/laid-words';
import { ADVANCED_CARDS } from './advanced-cards';
import { advancedCardTexts } from './texts';

export const advancedCardWords: ModuleWords = { id: ADVANCED_CARDS, texts: advancedCardTexts, eventText: () => '' };
