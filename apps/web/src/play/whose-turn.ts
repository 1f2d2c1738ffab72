import type { Seat, Viewer, WaitingFor } from '@medallion/kernel';
import type { LocalSeat } from './local/store';

/** Who is asked, and which of them may leave it to others. */
export interface Asked {
  readonly asked: readonly Seat[];
  readonly mayWait: readonly Seat[];
}

export function askedIn(waitingFor: readonly WaitingFor[]): Asked {
  return {
    asked: waitingFor.map(({ seat }) => seat),
    mayWait: waitingFor.flatMap(({ seat, mayWait }) => (mayWait === true ? [seat] : [])),
  };
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

/**
 * The same at a table where others play elsewhere: what they do takes the device from nobody. Only an answer given here
 * ends the turn of whoever looks.
 */
export function nextAmongOthers(
  mine: readonly Seat[],
  viewer: Viewer,
  { hasAnswered, ...open }: Asked & { readonly hasAnswered: boolean },
): readonly Seat[] {
  const isAsked = typeof viewer === 'number' && open.asked.includes(viewer);
  return isAsked && !hasAnswered ? [] : nextAtDevice(mine, viewer, open);
}
