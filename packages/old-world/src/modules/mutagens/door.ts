export { HUNT_WORD_OPTIONS } from '../../parts/hunt-words/prompts';
export { huntWordMessages } from '../../parts/hunt-words/texts';
export { huntWordWords } from '../../parts/hunt-words/words';
export { MUTAGEN_FACTS, type MutagenFacts } from './facts';
export { MUTAGEN_OPTIONS, type MutagenPrompts } from './prompts';
export { MUTAGENS, type MutagensView } from './state';
export { mutagenMessages, mutagenTexts } from './texts';
export { mutagenWords } from './words';
