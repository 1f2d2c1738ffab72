import { describe, expect, it } from 'vitest';
import { drawGuestName } from '../../src/play/online/guest-name';
import { tellApart } from '../../src/table/seats/tell-apart';

const person = (seat: number, name: string | null) => ({ seat, name, kind: 'person' as const });

describe('names at a table', () => {
  it('are told apart where two people brought the same', () => {
    const seats = [person(0, 'Rowan'), person(1, 'Wren'), person(2, 'Rowan'), person(3, 'Rowan')];
    expect(seats.map((seat) => tellApart(seat.name ?? '', seat, seats))).toEqual([
      'Rowan',
      'Wren',
      'Rowan (2)',
      'Rowan (3)',
    ]);
  });

  it('are left alone where only a bot has the same', () => {
    const seats = [{ ...person(0, 'Rowan'), kind: 'bot' as const }, person(1, 'Rowan')];
    expect(tellApart('Rowan', person(1, 'Rowan'), seats)).toBe('Rowan');
  });

  it('differ also for guests who have not said theirs', () => {
    const names = Array.from({ length: 100 }, (_, index) => drawGuestName(() => index / 100));
    expect(new Set(names).size).toBeGreaterThan(20);
    expect(Math.max(...names.map(({ length }) => length))).toBeLessThan(12);
  });
});
