import type { AdventureEvent, AdventureView } from '@medallion/adventure-game';
import type { Seat, Viewer } from '@medallion/kernel';
import type { LogLine } from '../../../play/session';

type EventOf<Type extends AdventureEvent['type']> = Extract<AdventureEvent, { type: Type }>;

/** Points before and after. */
export interface Rise {
  readonly from: number;
  readonly to: number;
}

/** A pause in which something is shown before play goes on. Only what happens to the viewer's own hero stops the game. */
export type Moment =
  | {
      readonly kind: 'battle-throw';
      readonly enemy: string;
      readonly faces: EventOf<'rolled'>['faces'];
      /** The throw was asked for already: the last answer was to throw. */
      readonly isThrown: boolean;
    }
  | {
      readonly kind: 'battle-end';
      /** The dice as they lie, and how every comparison ends: the rules have added it up. */
      readonly decided: EventOf<'battle-decided'>;
      readonly rise: Rise | null;
      readonly follows: readonly AdventureEvent[];
    }
  | {
      readonly kind: 'quest-done';
      readonly quest: string;
      readonly vp: number;
      readonly rise: Rise | null;
      /** The good fortune card that it brought. */
      readonly fortune: string | null;
      readonly follows: readonly AdventureEvent[];
    }
  | { readonly kind: 'side-done'; readonly quest: string; readonly side: number; readonly rise: Rise | null }
  | { readonly kind: 'supported'; readonly quest: string; readonly owner: Seat; readonly rise: Rise | null }
  | {
      readonly kind: 'foul-fate' | 'investigated';
      readonly card: string;
      readonly follows: readonly AdventureEvent[];
      /** What followed once somebody else had answered. */
      readonly isRest: boolean;
    };

/** Where what a card did is over: the next thing of its own begins. */
const BREAKS: ReadonlySet<AdventureEvent['type']> = new Set([
  'turn-started',
  'action-started',
  'battle-started',
  'foul-fate-drawn',
  'investigated',
  'side-completed',
  'supported',
  'main-completed',
]);

function upToBreak(events: readonly AdventureEvent[]): readonly AdventureEvent[] {
  const end = events.findIndex(({ type }) => BREAKS.has(type));
  if (end < 0) return events;
  return events.slice(0, events[end]?.type === 'battle-started' ? end + 1 : end);
}

/** What came of an event: everything after it up to the next thing of its own; a battle it leads to is named. */
const followsOf = (events: readonly AdventureEvent[], from: number) => upToBreak(events.slice(from + 1));

/** How the points of a hero went in all of these. */
function riseIn(events: readonly AdventureEvent[], seat: Seat): Rise | null {
  const changes = events.flatMap((event) => (event.type === 'vp-changed' && event.seat === seat ? [event] : []));
  const [first] = changes;
  const last = changes.at(-1);
  return first === undefined || last === undefined ? null : { from: first.total - first.n, to: last.total };
}

function battleEnd(events: readonly AdventureEvent[], index: number, seat: Seat): Moment {
  const decided = events[index] as EventOf<'battle-decided'>;
  const follows = followsOf(events, index).filter(({ type }) => type !== 'compared');
  return { kind: 'battle-end', decided, rise: riseIn(follows, seat), follows };
}

/** What is drawn in the scene itself, or asked right after it, is not told once more. */
const DRAWN_THERE: ReadonlySet<AdventureEvent['type']> = new Set(['fortune-drawn', 'cards-drawn', 'quest-discarded']);

function questDone(events: readonly AdventureEvent[], index: number): Moment {
  const { quest, vp, seat } = events[index] as EventOf<'main-completed'>;
  const follows = followsOf(events, index);
  const points = follows.findIndex((event) => event.type === 'vp-changed' && event.seat === seat);
  const drawn = follows.find((event) => event.type === 'fortune-drawn' && event.seat === seat);
  return {
    kind: 'quest-done',
    quest,
    vp,
    rise: riseIn(follows.slice(0, points + 1), seat),
    fortune: drawn?.type === 'fortune-drawn' ? drawn.card : null,
    follows: follows.filter((event, place) => place !== points && !DRAWN_THERE.has(event.type)),
  };
}

/** How the table lies before and after what just happened, for what the events do not say. */
interface Around {
  readonly before: AdventureView | null;
  readonly after: AdventureView | null;
}

function ownThrow(events: readonly AdventureEvent[], index: number, { before, after }: Around): readonly Moment[] {
  const { faces } = events[index] as EventOf<'rolled'>;
  const started = events.slice(0, index).findLast((event) => event.type === 'battle-started');
  const decided = events.slice(index).find((event) => event.type === 'battle-decided');
  const fights = started ?? decided;
  const named = fights?.type === 'battle-started' || fights?.type === 'battle-decided' ? fights.enemy : null;
  const enemy = named ?? before?.battle?.enemy ?? after?.battle?.enemy ?? null;
  return enemy === null ? [] : [{ kind: 'battle-throw', enemy, faces, isThrown: started === undefined }];
}

const NOWHERE: Around = { before: null, after: null };

const eventsIn = (lines: readonly LogLine<AdventureEvent>[]) =>
  lines.flatMap((line) => (line.kind === 'event' ? [line.event] : []));

/** The pauses in what just happened to this viewer's hero, in their order. */
export function momentsOf(
  lines: readonly LogLine<AdventureEvent>[],
  viewer: Viewer,
  around: Around = NOWHERE,
): readonly Moment[] {
  if (typeof viewer !== 'number') return [];
  const events = eventsIn(lines);
  if (events.some(({ type }) => type === 'game-ended')) return []; // the end of the game has its own scene
  return events.flatMap((event, index): readonly Moment[] => {
    if (!('seat' in event) || event.seat !== viewer) return [];
    const follows = () => followsOf(events, index);
    switch (event.type) {
      case 'rolled':
        return ownThrow(events, index, around);
      case 'battle-decided':
        return [battleEnd(events, index, viewer)];
      case 'main-completed':
        return [questDone(events, index)];
      case 'side-completed':
        return [{ kind: 'side-done', quest: event.quest, side: event.side, rise: riseIn(follows(), viewer) }];
      case 'supported':
        return [{ kind: 'supported', quest: event.quest, owner: event.owner, rise: riseIn(follows(), viewer) }];
      case 'foul-fate-drawn':
        return [{ kind: 'foul-fate', card: event.card, follows: follows(), isRest: false }];
      case 'investigated':
        return [{ kind: 'investigated', card: event.card, follows: follows(), isRest: false }];
      default:
        return [];
    }
  });
}

type CardMoment = Extract<Moment, { kind: 'foul-fate' | 'investigated' }>;

/**
 * Finds the moments as they come. A card that asks somebody else in between is taken up again when that is answered:
 * what came of it after all is told too.
 */
export function momentFinder(isAskedElsewhere: () => boolean) {
  let open: CardMoment | null = null;
  return (
    lines: readonly LogLine<AdventureEvent>[],
    before: AdventureView | null,
    viewer: Viewer,
    after: AdventureView | null,
  ): readonly Moment[] => {
    if (lines.length === 0) return [];
    const fresh = momentsOf(lines, viewer, { before, after });
    const rest = open === null ? [] : upToBreak(eventsIn(lines));
    const found: readonly Moment[] =
      open === null || rest.length === 0 ? fresh : [{ ...open, follows: rest, isRest: true }, ...fresh];
    const last = found.at(-1);
    const isOpen =
      isAskedElsewhere() && last !== undefined && (last.kind === 'foul-fate' || last.kind === 'investigated');
    open = isOpen ? last : null;
    return found;
  };
}
