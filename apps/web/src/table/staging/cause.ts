import type { Seat } from '@medallion/kernel';
import type { LogLine } from '../../play/session';

interface AnyEvent {
  readonly type: string;
}

interface Search<Event> {
  readonly me: Seat;
  /** Kinds of events that change what is asked about. */
  readonly types: readonly string[];
  /** Whether an event is something that somebody did, and not what came of it. */
  isDeed(event: Event): boolean;
}

const seatOf = (event: AnyEvent): unknown => ('seat' in event ? event.seat : null);

/**
 * Why something of the viewer's own has changed: what another did in the same turn just before it was told, else what
 * was told itself; null where nothing was.
 */
export function causeIn<Event extends AnyEvent>(
  lines: readonly LogLine<Event>[],
  { me, types, isDeed }: Search<Event>,
): Event | null {
  const events = lines.flatMap((line) => (line.kind === 'event' ? [line.event] : []));
  const told = events.findLastIndex((event) => types.includes(event.type) && seatOf(event) === me);
  const own = events[told];
  if (own === undefined) return null;
  const before = events.slice(0, told);
  const turn = before.slice(before.findLastIndex(({ type }) => type === 'turn-started') + 1);
  return turn.findLast((event) => isDeed(event) && seatOf(event) !== me) ?? own;
}
