import type { ModuleWords } from '../../text/laid-words';
import { uniqueCardTexts } from './texts';
import { UNIQUE_CARDS } from './unique-cards';

export const uniqueCardWords: ModuleWords = { id: UNIQUE_CARDS, texts: uniqueCardTexts, eventText: () => '' };
