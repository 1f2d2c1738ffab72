import type { Seat, Viewer } from '@medallion/kernel';
import type { LocalSeat } from './store';

/** Who is asked, and which of them may leave it to others. */
export interface Asked {
  readonly asked: readonly Seat[];
  readonly mayWait: readonly Seat[];
}

/** The bot that answers now. Where seats may wait, bots let the people at the device go first. */
export function botToMove(seats: readonly LocalSeat[], { asked, mayWait }: Asked): Seat | null {
  const bots = asked.filter((seat) => seats[seat]?.kind === 'bot');
  const pressed = bots.find((seat) => !mayWait.includes(seat));
  if (pressed !== undefined) return pressed;
  return asked.some((seat) => seats[seat]?.kind === 'person') ? null : (bots[0] ?? null);
}

/**
 * To whom a shared device is handed before anything is shown: nobody where whoever looks goes on, one where one is
 * next, and all who may act where they share a phase. Then they say who does.
 */
export function nextAtDevice(people: readonly Seat[], viewer: Viewer, { asked, mayWait }: Asked): readonly Seat[] {
  const open = people.length > 1 ? people.filter((seat) => asked.includes(seat)) : [];
  const waiting = open.filter((seat) => mayWait.includes(seat));
  const looks = open.find((seat) => seat === viewer);
  if (looks === undefined) return waiting.length === open.length ? waiting : open.slice(0, 1);
  return waiting.length > 1 && waiting.includes(looks) ? waiting : [];
}
