import { describe, expect, it } from 'vitest';
import { type ReplayGame, roundsByTurn } from '../../src/replay/replay-games';
import type { ReplaySession } from '../../src/replay/replay-session';
import { chaptersOf, marksOf } from '../../src/replay/time-line';

interface Happened {
  readonly type: string;
  readonly round?: number;
}

/** A game in which each answer brought these events. */
function played(events: readonly (readonly Happened[])[]) {
  const session = { length: events.length - 1, past: { events } } as unknown as ReplaySession;
  const kind = {
    markOf: (event: unknown) => {
      const { type } = event as Happened;
      return type === 'battle' ? 'crossed-swords' : type === 'won' ? 'laurel-crown' : null;
    },
    chapterOf: roundsByTurn(),
  } as unknown as ReplayGame;
  return { session, kind };
}

describe('the time line of a replay', () => {
  it('begins a round with its first turn', () => {
    const turns = [1, 1, 2, 2, 3].map((round) => [{ type: 'turn-started', round }]);
    expect(chaptersOf(played([[{ type: 'first-player' }], ...turns]))).toEqual([
      { number: 1, position: 1 },
      { number: 2, position: 3 },
      { number: 3, position: 5 },
    ]);
  });

  it('marks everything in a short game', () => {
    const marks = marksOf(played([[], [{ type: 'battle' }], [{ type: 'battle' }], [{ type: 'won' }]]));
    expect(marks.map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  it('keeps the rarest of each stretch in a long game, so that marks never lie on each other', () => {
    const events = Array.from({ length: 2001 }, (_, position) => [{ type: position === 1001 ? 'won' : 'battle' }]);
    const marks = marksOf(played(events));
    expect(marks.length).toBeLessThanOrEqual(24);
    expect(marks.filter(({ icon }) => icon === 'laurel-crown')).toEqual([{ position: 1001, icon: 'laurel-crown' }]);
    const gaps = marks.slice(1).map(({ position }, index) => position - (marks[index]?.position ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(2000 / 24 / 4);
  });
});
