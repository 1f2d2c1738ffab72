import type { GwentEvent, GwentView } from '@medallion/gwent';
import type { Viewer } from '@medallion/kernel';
import type { LogLine } from '../../../play/session';

type EventOf<Type extends GwentEvent['type']> = Extract<GwentEvent, { type: Type }>;

type ToldEvent = Extract<LogLine<GwentEvent>, { readonly kind: 'event' }>;

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
  const told = lines.flatMap((line) => (line.kind === 'event' ? [line] : []));
  const events = told.map(({ event }) => event);
  if (events.some(({ type }) => type === 'game-ended')) return []; // the end of the game has its own scene
  return events.flatMap((event, index): readonly Moment[] => {
    if (event.type === 'peeked' && event.seat === viewer) {
      const cards = event.cards.filter((card) => card !== null);
      return cards.length === 0 ? [] : [{ kind: 'peek', cards }];
    }
    if (event.type !== 'round-ended') return [];
    const hasSeen = before?.sides.every(({ score }, seat) => score.total === event.totals[seat]);
    return [
      { kind: 'round-end', ended: event, follows: followsOf(told, index), field: hasSeen === true ? before : null },
    ];
  });
}

/** The consequences of a round: all that came of the answer which ended it, also when Skellige's dead have abilities. */
function followsOf(told: readonly ToldEvent[], ended: number): readonly GwentEvent[] {
  const answer = told[ended]?.answer;
  return told.slice(ended + 1).flatMap((line) => (line.answer === answer ? [line.event] : []));
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
