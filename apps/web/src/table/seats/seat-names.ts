import type { Seat } from '@medallion/kernel';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { SeatInfo, TableSession } from '../../play/session';
import { levelName, sayPlay } from '../../play/text/say-play';
import { tellApart } from './tell-apart';

export type AnySession = TableSession<unknown, unknown>;

export function seatInfo(session: AnySession, seat: Seat): SeatInfo | null {
  return session.seats.value.find((info) => info.seat === seat) ?? null;
}

const known = new WeakMap<AnySession, Map<Seat, ReadonlySignal<string>>>();

/** What a seat is called on the screen of this viewer. A signal each: who draws a name need not draw again for a bot's thought. */
export function nameOf(session: AnySession, seat: Seat): string {
  const names = known.get(session) ?? new Map<Seat, ReadonlySignal<string>>();
  known.set(session, names);
  const name = names.get(seat) ?? computed(() => wordName(session, seat));
  names.set(seat, name);
  return name.value;
}

export function namesOf(session: AnySession): readonly string[] {
  return session.seats.value.map(({ seat }) => nameOf(session, seat));
}

/** What seats are called where everybody reads it: in a link to the replay, nobody is "you". */
export function openNames(session: AnySession): readonly string[] {
  return session.seats.value.map(({ seat, name }) => name ?? nameOf(session, seat));
}

function wordName(session: AnySession, seat: Seat): string {
  const seats = session.seats.value;
  const info = seatInfo(session, seat);
  if (info === null) return '';
  if (info.kind === 'bot') return info.name ?? levelName(info.level ?? '');
  const isMe = session.viewer.value === seat;
  if (isMe && isAloneHere(seats, info)) return sayPlay('seat.you');
  if (info.name !== null) return tellApart(info.name, info, seats);
  return sayPlay(isMe ? 'seat.you' : 'seat.other');
}

/** Somebody who plays online and shares the device with nobody needs no name on their own screen. */
function isAloneHere(seats: readonly SeatInfo[], { kind, isMine }: SeatInfo): boolean {
  return isMine && kind === 'person' && seats.filter((seat) => seat.isMine).length === 1;
}
