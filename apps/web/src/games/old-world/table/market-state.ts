import type { AskedQuestion } from '@medallion/kernel';

/** What the market is to the present question. */
export type MarketState = 'buy' | 'pay' | 'take' | 'trade' | 'trash' | 'closed';

const STATES: Readonly<Record<string, MarketState>> = {
  'gain-card': 'buy',
  'take-card': 'take',
  'trade-in': 'trade',
  'trade-for': 'trade',
  'clear-pool': 'trash',
};

/** Closed unless the question is about it: a card that is discarded pays for one only where the question says so. */
export function marketState(question: Pick<AskedQuestion, 'prompt' | 'about'> | null): MarketState {
  if (question === null) return 'closed';
  if (question.prompt === 'discard-card' && typeof question.about === 'string') return 'pay';
  return Object.hasOwn(STATES, question.prompt) ? (STATES[question.prompt] ?? 'closed') : 'closed';
}
