import type { Prompt } from '@medallion/kernel';
import { cardId } from '../../core/cards/components';
import { rulesOf } from '../../core/rules-of';
import type { Card, OldWorldState } from '../../core/state';
import { bare, codec, oneOf, promptOf, word } from '../../options';

const card = codec({ card: bare({ card: word }) });
const WAYS = ['first', 'second'] as const;
const PAYABLE = ['0', '1', '2', '3', '4'] as const;

/** The options of its prompts as data, and back. */
export const SPECIAL_ATTACK_OPTIONS = {
  'special-way': codec({ way: bare({ way: oneOf(WAYS) }) }),
  'special-pay': codec({ pay: bare({ potions: oneOf(PAYABLE) }) }),
  'special-discard': card,
  'special-combo': card,
  'special-trash': card,
  'special-pool-card': codec({ 'fight-card': bare({ card: word }) }),
} as const;

const showCard = (shown: Card) => ({ kind: 'card', card: cardId(shown) }) as const;

/** Which of two evils. */
export const wayPrompt: Prompt<OldWorldState, number> = promptOf(
  'special-way',
  SPECIAL_ATTACK_OPTIONS['special-way'],
  (way: number) => ({ kind: 'way', way: WAYS[way] ?? 'first' }),
  { answersLieOpen: true },
);
/** How many potions are given up against an attack. */
export const payPrompt: Prompt<OldWorldState, number> = promptOf(
  'special-pay',
  SPECIAL_ATTACK_OPTIONS['special-pay'],
  (n: number) => ({ kind: 'pay', potions: PAYABLE[n] ?? '0' }),
  { answersLieOpen: true },
);
/** Which of the cards that are as cheap, as dear or as rich. */
export const extremePrompt: Prompt<OldWorldState, Card> = promptOf(
  'special-discard',
  SPECIAL_ATTACK_OPTIONS['special-discard'],
  showCard,
  { answersLieOpen: true },
);
export const forcedPrompt: Prompt<OldWorldState, Card> = promptOf(
  'special-combo',
  SPECIAL_ATTACK_OPTIONS['special-combo'],
  showCard,
  { answersLieOpen: true },
);
/** Which of the cards looked at leaves the game; the answer is told when it has. */
export const lookedPrompt: Prompt<OldWorldState, Card> = promptOf(
  'special-trash',
  SPECIAL_ATTACK_OPTIONS['special-trash'],
  showCard,
  { answersLieOpen: false },
);
/** Which spent card goes back to the life pool. */
export const poolPrompt: Prompt<OldWorldState, number> = promptOf(
  'special-pool-card',
  SPECIAL_ATTACK_OPTIONS['special-pool-card'],
  (fightCard: number, state) => ({ kind: 'fight-card', card: rulesOf(state).fightCards[fightCard]?.id ?? '' }),
  { answersLieOpen: true },
);
