import {
  ACTION_CARDS,
  EVENTS,
  type EventFacts,
  type OldWorldEvent,
  type SceneView,
  type Tier,
} from '@medallion/old-world';
import type { LogLine } from '../../../play/session';

export type ShortFight = Extract<EventFacts, { kind: 'short-fight' }>;

/** The short fight that the open event card asks for; null for any other card. */
export function shortFightOf(shown: SceneView | null): ShortFight | null {
  const facts = shown === null ? undefined : EVENTS.find(({ number }) => number === shown.event);
  return facts?.kind === 'short-fight' ? facts : null;
}

/** The cards played since the event was read: each goes from the hand to the discard pile. @rule OW-QUEST-006 */
export function playedSince(log: readonly LogLine<OldWorldEvent>[], event: number): readonly string[] {
  const events = log.flatMap((line) => (line.kind === 'event' ? [line.event] : []));
  const read = events.findLastIndex((one) => one.type === 'event-read' && one.event === event);
  return events.slice(read + 1).flatMap((one) => (one.type === 'cards-discarded' ? (one.cards ?? []) : []));
}

const BY_ID = new Map(ACTION_CARDS.map((card) => [card.id, card]));

/** What a combo deals: each card's own damage, and what the card below it adds for its colour. @rule OW-FIGHT-017 */
export function comboDamage(combo: readonly string[]): number {
  const cards = combo.flatMap((id) => BY_ID.get(id) ?? []);
  return cards.reduce((sum, { main, color }, index) => {
    const bonus = cards[index - 1]?.extensions[color]?.damage ?? 0;
    return sum + (main.damage ?? 0) + bonus;
  }, 0);
}

export function isReached({ from, to }: Tier, damage: number): boolean {
  return damage >= from && (to === null || damage <= to);
}
