import { EVENTS, EXPLORATION } from './components';
import type { CompanionId, EventFacts, ExplorationFacts } from './pack';

/**
 * Exploration and event cards of the base and of every module, for those who read them without a table at hand: words,
 * screens, and companions, whose numbers are those of their event cards. Where two modules number a card alike, the one
 * laid in first is found.
 */
const explorations = new Map<string, ExplorationFacts>();
const events = new Map<number, EventFacts>();
const companions = new Map<CompanionId, number>();

interface StoryCards {
  readonly exploration?: readonly ExplorationFacts[] | undefined;
  readonly events?: readonly EventFacts[] | undefined;
}

export function layStoryCards(brought: StoryCards): void {
  for (const card of brought.exploration ?? []) if (!explorations.has(card.id)) explorations.set(card.id, card);
  for (const card of brought.events ?? []) {
    if (events.has(card.number)) continue;
    events.set(card.number, card);
    if (card.kind === 'companion') companions.set(card.companion, card.number);
  }
}
layStoryCards({ exploration: EXPLORATION, events: EVENTS });

export const explorationById = (id: string): ExplorationFacts | undefined => explorations.get(id);
export const eventByNumber = (number: number): EventFacts | undefined => events.get(number);
/** The number of the event card that brings this companion; 0 for one that nobody knows. */
export const numberOfCompanion = (id: CompanionId): number => companions.get(id) ?? 0;
/** In the order in which they were laid in. */
export const companionPlace = (id: CompanionId): number => [...companions.keys()].indexOf(id);
