import type { Json, Seat } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import type { OldWorldPlay } from '../../core/state';
import { SPECIAL_ATTACKS } from './state';

/** What is told of special attacks beside what the base tells; all of it lies open. */
export type SpecialEvent =
  | { readonly what: 'again'; readonly seat: Seat; readonly rule: RuleId }
  | { readonly what: 'cancelled'; readonly seat: Seat; readonly rule: RuleId }
  | { readonly what: 'life-added'; readonly seat: Seat; readonly n: number; readonly to: string; readonly rule: RuleId }
  | { readonly what: 'dice'; readonly seat: Seat; readonly n: number; readonly rule: RuleId }
  | { readonly what: 'shown'; readonly seat: Seat; readonly card: string; readonly rule: RuleId }
  | { readonly what: 'forced'; readonly seat: Seat; readonly cards: readonly string[]; readonly rule: RuleId };

export function tellSpecial(play: OldWorldPlay, { what, seat, rule, ...about }: SpecialEvent): void {
  if (play.isWatched) play.tell({ type: 'module', module: SPECIAL_ATTACKS, what, seat, about: about as Json, rule });
}
