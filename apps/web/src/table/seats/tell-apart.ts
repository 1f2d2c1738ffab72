import type { SeatInfo } from '../../play/session';

type Named = Pick<SeatInfo, 'seat' | 'name' | 'kind'>;

/** "Rowan" and "Rowan (2)", where two people brought the same name. */
export function tellApart(name: string, { seat }: Pick<Named, 'seat'>, seats: readonly Named[]): string {
  const before = seats.filter((other) => other.kind !== 'bot' && other.name === name && other.seat < seat).length;
  return before === 0 ? name : `${name} (${before + 1})`;
}
