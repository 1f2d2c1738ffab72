import type { AdventureEvent } from '@medallion/adventure-game';
import type { Viewer } from '@medallion/kernel';
import type { LogLine } from '../../../play/session';

/** A pause in which something is shown before play goes on. Only what happens to the viewer's own hero stops the game. */
export type Moment =
  | {
      readonly kind: 'battle-end';
      /** The dice as they lie, and how every comparison ends: the rules have added it up. */
      readonly decided: EventOf<'battle-decided'>;
      readonly follows: readonly AdventureEvent[];
    }
  | {
      readonly kind: 'quest-done';
      readonly quest: string;
      readonly vp: number;
      readonly follows: readonly AdventureEvent[];
    }
  | {
      readonly kind: 'foul-fate' | 'investigated';
      readonly card: string;
      readonly follows: readonly AdventureEvent[];
    };

type EventOf<Type extends AdventureEvent['type']> = Extract<AdventureEvent, { type: Type }>;
/** Where what a card did is over: the next thing of its own begins. */
const BREAKS: ReadonlySet<AdventureEvent['type']> = new Set([
  'turn-started',
  'action-started',
  'battle-started',
  'foul-fate-drawn',
  'investigated',
  'main-completed',
]);

/** What came of an event: everything after it up to the next thing of its own; a battle it leads to is named. */
function followsOf(events: readonly AdventureEvent[], from: number): readonly AdventureEvent[] {
  const after = events.slice(from + 1);
  const end = after.findIndex(({ type }) => BREAKS.has(type));
  if (end < 0) return after;
  return after.slice(0, after[end]?.type === 'battle-started' ? end + 1 : end);
}

function battleEnd(events: readonly AdventureEvent[], index: number): Moment {
  const decided = events[index] as EventOf<'battle-decided'>;
  const follows = followsOf(events, index).filter(({ type }) => type !== 'compared');
  return { kind: 'battle-end', decided, follows };
}

/** The pauses in what just happened to this viewer's hero, in their order. */
export function momentsOf(lines: readonly LogLine<AdventureEvent>[], viewer: Viewer): readonly Moment[] {
  if (typeof viewer !== 'number') return [];
  const events = lines.flatMap((line) => (line.kind === 'event' ? [line.event] : []));
  if (events.some(({ type }) => type === 'game-ended')) return []; // the end of the game has its own scene
  return events.flatMap((event, index): readonly Moment[] => {
    if (!('seat' in event) || event.seat !== viewer) return [];
    switch (event.type) {
      case 'battle-decided':
        return [battleEnd(events, index)];
      case 'main-completed':
        return [{ kind: 'quest-done', quest: event.quest, vp: event.vp, follows: followsOf(events, index) }];
      case 'foul-fate-drawn':
        return [{ kind: 'foul-fate', card: event.card, follows: followsOf(events, index) }];
      case 'investigated':
        return [{ kind: 'investigated', card: event.card, follows: followsOf(events, index) }];
      default:
        return [];
    }
  });
}
