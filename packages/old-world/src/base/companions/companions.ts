import type { Seat } from '@medallion/kernel';
import { EVENTS } from '../../core/components';
import type { CompanionId } from '../../core/pack';
import { type OldWorldPlay, type OldWorldState, turnOf, type Witcher } from '../../core/state';

/** Companions and equipment by the number of their event card. @rule OW-QUEST-007 */
const numbers = new Map<CompanionId, number>(
  EVENTS.flatMap((card) => (card.kind === 'companion' ? [[card.companion, card.number] as const] : [])),
);
const ids = new Map<number, CompanionId>([...numbers].map(([id, number]) => [number, id]));

export function companionId(event: number): CompanionId | null {
  return ids.get(event) ?? null;
}
export function hasCompanion(witcher: Witcher, id: CompanionId): boolean {
  return witcher.companions.length > 0 && witcher.companions.includes(numbers.get(id) ?? 0);
}

/** A bit for each companion, for uses that are limited to one a turn. */
const bit = (id: CompanionId): number => 1 << [...numbers.keys()].indexOf(id);
export function isFresh(state: OldWorldState, seat: Seat, id: CompanionId): boolean {
  return (turnOf(state, seat).used & bit(id)) === 0;
}
export function useCompanion(play: OldWorldPlay, seat: Seat, id: CompanionId): void {
  turnOf(play.state, seat).used |= bit(id);
  if (play.isWatched) play.tell({ type: 'companion-used', seat, companion: id, rule: 'OW-QUEST-007' });
}
