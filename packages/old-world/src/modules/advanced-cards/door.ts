export { cardAbilityMessages } from '../../parts/card-abilities/texts';
export { cardAbilityText, cardAbilityWords } from '../../parts/card-abilities/words';
export { HUNT_WORD_OPTIONS } from '../../parts/hunt-words/prompts';
export { huntWordMessages } from '../../parts/hunt-words/texts';
export { huntWordWords } from '../../parts/hunt-words/words';
export { ADVANCED_CARDS, type AdvancedOptions } from './advanced-cards';
export { ADVANCED_CARD_FACTS, ADVANCED_KINDS } from './kinds';
export { advancedCardMessages, advancedCardTexts } from './texts';
export { advancedCardWords } from './words';
