import type { Seat } from '@medallion/kernel';
import type { OldWorldEvent } from '../../core/events';

type Ended = Extract<OldWorldEvent, { type: 'poker-won' | 'poker-paid' }>;

/** What each side puts in. @rule OW-LOC-004, OW-POKER-006, OW-SOLO-006 */
export const STAKE = 1;

/** What a game of dice comes to for a seat that played it: what it takes, less its own stake. */
export function pokerNet(ended: Ended, seat: Seat): number {
  if (ended.type === 'poker-paid') return ended.gold - STAKE;
  const isWon = !ended.isLocals && ended.seat === seat;
  return isWon ? ended.gold - STAKE : -STAKE;
}
