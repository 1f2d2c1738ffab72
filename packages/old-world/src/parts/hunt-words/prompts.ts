import type { Prompt } from '@medallion/kernel';
import { cardId } from '../../core/cards/components';
import { COLORS } from '../../core/cards/vocabulary';
import { potionFacts } from '../../core/cards-of';
import type { Card, OldWorldState } from '../../core/state';
import { bare, codec, oneOf, promptOf, word } from '../../options';

const card = codec({ card: bare({ card: word }) });

/** The options of its prompts as data, and back. */
export const HUNT_WORD_OPTIONS = {
  'fetch-color': card,
  'fetch-card': card,
  'recover-card': card,
  'take-other': card,
  'last-extension': codec({ color: bare({ color: oneOf(COLORS) }) }),
  'renew-potion': codec({ potion: bare({ potion: word }) }),
} as const;

const showCard = (shown: Card) => ({ kind: 'card', card: cardId(shown) }) as const;
const cardPrompt = (
  id: 'fetch-color' | 'fetch-card' | 'recover-card' | 'take-other',
  answersLieOpen: boolean,
): Prompt<OldWorldState, Card> => promptOf(id, HUNT_WORD_OPTIONS[id], showCard, { answersLieOpen });

/** The card is shown to all. */
export const fetchColorPrompt = cardPrompt('fetch-color', true);
/** Out of the own deck, unseen by the others. */
export const fetchPrompt = cardPrompt('fetch-card', false);
export const recoverPrompt = cardPrompt('recover-card', true);
export const otherPrompt = cardPrompt('take-other', true);
export const extensionPrompt: Prompt<OldWorldState, number> = promptOf(
  'last-extension',
  HUNT_WORD_OPTIONS['last-extension'],
  (color: number) => ({ kind: 'color', color: COLORS[color] ?? 'green' }),
  { answersLieOpen: true },
);
export const renewPrompt: Prompt<OldWorldState, number> = promptOf(
  'renew-potion',
  HUNT_WORD_OPTIONS['renew-potion'],
  (potion: number, state) => ({ kind: 'potion', potion: potionFacts(state, potion).id }),
  { answersLieOpen: true },
);
