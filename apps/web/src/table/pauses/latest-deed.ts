import type { Seat } from '@medallion/kernel';
import type { LogLine } from '../../play/session';

function seatOf(line: LogLine<unknown>): unknown {
  if (line.kind === 'note') return line.seat;
  const { event } = line;
  return typeof event === 'object' && event !== null && 'seat' in event ? event.seat : null;
}

/** The latest line, if it tells what this seat did: what another did last is no deed of whoever plays now. */
export function latestDeed<Event>(lines: readonly LogLine<Event>[], seat: Seat): LogLine<Event> | null {
  const latest = lines.at(-1);
  return latest !== undefined && seatOf(latest) === seat ? latest : null;
}
