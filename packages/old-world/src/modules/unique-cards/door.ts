export { cardAbilityMessages } from '../../parts/card-abilities/texts';
export { cardAbilityText, cardAbilityWords } from '../../parts/card-abilities/words';
export { HUNT_WORD_OPTIONS } from '../../parts/hunt-words/prompts';
export { huntWordMessages } from '../../parts/hunt-words/texts';
export { huntWordWords } from '../../parts/hunt-words/words';
export { uniqueCardMessages, uniqueCardTexts } from './texts';
export { UNIQUE_CARD_FACTS, UNIQUE_CARDS } from './unique-cards';
export { uniqueCardWords } from './words';
