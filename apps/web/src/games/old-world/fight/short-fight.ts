import { EVENTS, type EventFacts, type SceneView } from '@medallion/old-world';

export type ShortFight = Extract<EventFacts, { kind: 'short-fight' }>;

/** The short fight that the open event card asks for; null for any other card. */
export function shortFightOf(shown: SceneView | null): ShortFight | null {
  const facts = shown === null ? undefined : EVENTS.find(({ number }) => number === shown.event);
  return facts?.kind === 'short-fight' ? facts : null;
}
