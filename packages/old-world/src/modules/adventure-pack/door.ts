export { HUNT_WORD_OPTIONS } from '../../parts/hunt-words/prompts';
export { huntWordMessages } from '../../parts/hunt-words/texts';
export { huntWordWords } from '../../parts/hunt-words/words';
export { PACK_COMPANIONS, PACK_EVENTS, PACK_EXPLORATION, SECRETS } from './facts';
export { ADDED_OPTIONS, ADVENTURE_PACK_OPTIONS } from './prompts';
export { ADVENTURE_PACK } from './state';
export { adventurePackTexts, fetchPackTexts } from './texts';
export type { AdventurePackView, MarkedQuestView } from './view';
export { adventurePackWords, secretText } from './words';
