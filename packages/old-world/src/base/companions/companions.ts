import type { Seat } from '@medallion/kernel';
import type { CompanionId } from '../../core/pack';
import { type OldWorldPlay, type OldWorldState, turnOf, type Witcher } from '../../core/state';
import { companionPlace, eventByNumber, numberOfCompanion } from '../../core/story-cards';

/** Companions and equipment by the number of their event card. @rule OW-QUEST-007 */
export function companionId(event: number): CompanionId | null {
  const card = eventByNumber(event);
  return card?.kind === 'companion' ? card.companion : null;
}
export function hasCompanion(witcher: Witcher, id: CompanionId): boolean {
  return witcher.companions.length > 0 && witcher.companions.includes(numberOfCompanion(id));
}

/** A bit for each companion, for uses that are limited to one a turn. */
const bit = (id: CompanionId): number => 1 << companionPlace(id);
export function isFresh(state: OldWorldState, seat: Seat, id: CompanionId): boolean {
  return (turnOf(state, seat).used & bit(id)) === 0;
}
export function useCompanion(play: OldWorldPlay, seat: Seat, id: CompanionId): void {
  turnOf(play.state, seat).used |= bit(id);
  if (play.isWatched) play.tell({ type: 'companion-used', seat, companion: id, rule: 'OW-QUEST-007' });
}
