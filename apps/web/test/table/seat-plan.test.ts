import { describe, expect, it, vi } from 'vitest';
import { stubPage } from '../staging/page-globals';

stubPage();
vi.stubGlobal('location', new URL('https://medallion.test/play/adventure-game'));
const { commonLevel, localSeats, withLevel } = await import('../../src/table/setup/seat-plan');

const bot = (figure: string, level: string | null = null) => ({ figure, kind: 'bot', name: '', level }) as const;
const me = { figure: 'geralt', kind: 'person', name: '', level: null } as const;
const levels = (setup: Parameters<typeof localSeats>[0]) => localSeats(setup).map(({ level }) => level);

describe('the seats of a table on this device', () => {
  it('play at the level of the table where a seat has none of its own', () => {
    const setup = { level: 'tracker', seats: [me, bot('triss'), bot('yarpen', 'novice')] };
    expect(levels(setup)).toEqual([null, 'tracker', 'novice']);
    expect(commonLevel(setup)).toBeNull();
  });

  it('have one level again with one press', () => {
    const setup = withLevel({ level: 'tracker', seats: [me, bot('triss'), bot('yarpen', 'novice')] }, 'hunter');
    expect(levels(setup)).toEqual([null, 'hunter', 'hunter']);
    expect(commonLevel(setup)).toBe('hunter');
  });

  it('are told the level of bots alone', () => {
    const person = { ...me, level: 'novice' };
    const setup = { level: 'tracker', seats: [person, bot('triss', 'hunter')] };
    expect(levels(setup)).toEqual([null, 'hunter']);
    expect(commonLevel(setup)).toBe('hunter');
  });
});
