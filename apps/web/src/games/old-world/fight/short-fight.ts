import { type EventFacts, eventByNumber, type SceneView } from '@medallion/old-world';

export type ShortFight = Extract<EventFacts, { kind: 'short-fight' }>;

/** The short fight that the open event card asks for; null for any other card. */
export function shortFightOf(shown: SceneView | null): ShortFight | null {
  const facts = shown?.event == null ? undefined : eventByNumber(shown.event);
  return facts?.kind === 'short-fight' ? facts : null;
}
