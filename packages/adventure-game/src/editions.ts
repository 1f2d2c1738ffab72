import type { RuleId } from '@medallion/rulebook';

/** The edition that new games are played by. */
export const EDITION = 2;
/** Every edition that is still played: a record and a running table keep the one they began with. */
export const EDITIONS: readonly number[] = [1, 2];

interface Difference {
  /** The first edition that plays it so. */
  readonly since: number;
  readonly rule: RuleId;
}

/** What differs between the editions, each with its rule. */
export const DIFFERENCES = {
  /** Cards that draw more are asked for when the first card is drawn; edition 1 asked before, so they were spent blind. */
  'more-after-the-draw': { since: 2, rule: 'AG-DRAW-003' },
  /**
   * Only an offer that was refused stays closed, to that partner and until anything changes. Edition 1 closed a partner
   * when no offer was made, closed a refused offer to everybody, and kept both closed when goods changed hands.
   */
  'trade-stays-open': { since: 2, rule: 'AG-TRADE-007' },
  /** An action is freed only while an action is left to use it; edition 1 let Second Wind be wasted after both. */
  'freed-while-of-use': { since: 2, rule: 'AG-ACTION-002' },
} as const satisfies Readonly<Record<string, Difference>>;

/** Whether this game is played so. A state that was saved before it knew its edition is of the first. */
export function isPlayedSo(state: { readonly edition?: number }, difference: keyof typeof DIFFERENCES): boolean {
  return (state.edition ?? 1) >= DIFFERENCES[difference].since;
}
