export { HUNT_WORD_OPTIONS } from '../../parts/hunt-words/prompts';
export { huntWordMessages } from '../../parts/hunt-words/texts';
export { huntWordWords } from '../../parts/hunt-words/words';
export { BOMB_FACTS, type BombFacts } from './facts';
export { BOMB_OPTIONS, type BombPrompts } from './prompts';
export { BOMBS, type BombsView } from './state';
export { bombMessages, bombTexts } from './texts';
export { bombWords } from './words';
