import type { GwentEvent, GwentView } from '@medallion/gwent';
import type { Viewer } from '@medallion/kernel';
import type { LogLine } from '../../../play/session';

type EventOf<Type extends GwentEvent['type']> = Extract<GwentEvent, { type: Type }>;

/** A pause in which something is shown before play goes on. */
export type Moment =
  | {
      readonly kind: 'round-end';
      readonly ended: EventOf<'round-ended'>;
      /** What came of it, in the order of the rules. */
      readonly follows: readonly GwentEvent[];
      /** The table as it lay when the round ended; null when this viewer did not see it. */
      readonly field: GwentView | null;
    }
  | { readonly kind: 'peek'; readonly cards: readonly string[] };

export function momentsOf(
  lines: readonly LogLine<GwentEvent>[],
  before: GwentView | null,
  viewer: Viewer,
): readonly Moment[] {
  const events = lines.flatMap((line) => (line.kind === 'event' ? [line.event] : []));
  if (events.some(({ type }) => type === 'game-ended')) return []; // the end of the game has its own scene
  return events.flatMap((event, index): readonly Moment[] => {
    if (event.type === 'peeked' && event.seat === viewer) {
      const cards = event.cards.filter((card) => card !== null);
      return cards.length === 0 ? [] : [{ kind: 'peek', cards }];
    }
    if (event.type !== 'round-ended') return [];
    const hasSeen = before?.sides.every(({ score }, seat) => score.total === event.totals[seat]);
    return [
      { kind: 'round-end', ended: event, follows: followsOf(events, index), field: hasSeen === true ? before : null },
    ];
  });
}

/** The consequences of a round, up to the start of the next. */
function followsOf(events: readonly GwentEvent[], ended: number): readonly GwentEvent[] {
  const after = events.slice(ended + 1);
  const start = after.findIndex(({ type }) => type === 'round-started');
  return start < 0 ? after : after.slice(0, afterStart(after, start));
}

/** Skellige's dead return after the round has started, and belong to it. */
function afterStart(events: readonly GwentEvent[], start: number): number {
  let end = start + 1;
  while (events[end]?.type === 'placed') end += 1;
  return end;
}

/** The view with the battlefield as it lay before: hands and piles are of now. */
export function withField(view: GwentView, field: GwentView): GwentView {
  const [first, second] = view.sides;
  const side = (now: typeof first, then: typeof first) => ({ ...now, rows: then.rows, score: then.score });
  return {
    ...view,
    turn: null,
    weather: field.weather,
    sides: [side(first, field.sides[0]), side(second, field.sides[1])],
  };
}
