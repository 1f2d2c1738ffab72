import { seedRng, type Viewer } from '@medallion/kernel';
import { leaks } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { findLeader, LEADERS } from '../src/cards';
import type { GwentEvent } from '../src/events';
import { gwent } from '../src/game';
import { scramble } from '../src/scramble';
import { type GwentState, sideOf } from '../src/state';
import { soakConfig } from './soak-config';

/** The whole check is 20,000 positions: `LEAK_POSITIONS=20000 npx vitest run packages/gwent/test/leaks.test.ts`. */
const POSITIONS = Number(process.env.LEAK_POSITIONS ?? 2000);

/** Changes all that the viewer cannot see, but for the order of its own deck: its own moves can then be compared. */
function twin(state: GwentState, viewer: Viewer, seed: string): void {
  const rng = seedRng(`twin-${seed}`);
  if (typeof viewer === 'number') {
    const own = sideOf(state, viewer);
    const deck = own.deck.slice();
    scramble(state, viewer, rng);
    own.deck = deck;
    return;
  }
  scramble(state, 0, rng);
  scramble(state, 1, rng);
}

/** What opens hidden cards by the rules: another's Muster or search of the deck, and a look into the other hand. */
function reveals(event: GwentEvent, viewer: Viewer): boolean {
  switch (event.type) {
    case 'shuffled':
      return event.rule === 'GW-MUSTER-003' && event.seat !== viewer;
    case 'peeked':
      return event.seat === viewer;
    case 'leader-used':
      return event.seat !== viewer && SEARCHES.includes(LEADERS[findLeader(event.leader) ?? -1]?.effect.do ?? '');
    default:
      return false;
  }
}
const SEARCHES: readonly string[] = ['play-from-deck', 'play-weather', 'play-bonded-copy'];

/** What deals cards of the viewer's own deck, whose order the twin has changed. */
function deals(event: GwentEvent): boolean {
  const isDealt = event.type === 'drew' || event.type === 'exchanged' || event.type === 'hand-dealt';
  return isDealt || event.type === 'peeked' || (event.type === 'shuffled' && event.rule === 'GW-MUSTER-003');
}

describe('two worlds that a viewer cannot tell apart', () => {
  it(`look and sound the same to it in ${POSITIONS} positions`, () => {
    const report = leaks({ game: gwent, positions: POSITIONS, config: soakConfig, twin, reveals, every: 3 });
    expect(report.leaks).toEqual([]);
    expect(report.positions).toBe(POSITIONS);
    expect(report.comparedMoves).toBeGreaterThan(POSITIONS);
  }, 1_800_000);

  it(`keep the order of a deck from its own player too, in ${POSITIONS} positions`, () => {
    const reorder = (state: GwentState, viewer: Viewer, seed: string): void => {
      if (typeof viewer === 'number') scramble(state, viewer, seedRng(`order-${seed}`));
    };
    const report = leaks({
      game: gwent,
      positions: POSITIONS,
      config: soakConfig,
      twin: reorder,
      reveals: (event, viewer) => deals(event) || reveals(event, viewer),
      comparesMoves: false,
      every: 3,
    });
    expect(report.leaks).toEqual([]);
  }, 1_800_000);

  it('really differ: the check would notice a view that shows the other hand', () => {
    const leaky = { ...gwent, view: (state: GwentState) => gwent.view(state, 'everything') };
    const report = leaks({ game: leaky, positions: 20, config: soakConfig, twin, reveals, every: 3 });
    expect(report.leaks.length).toBeGreaterThan(0);
  });

  it('really differ: the check would notice an event that is not cut', () => {
    const leaky = { ...gwent, cut: <T>(event: T): T => event };
    const report = leaks({ game: leaky, positions: 60, config: soakConfig, twin, reveals, every: 1 });
    expect(report.leaks.some((leak) => leak.includes('events'))).toBe(true);
  });
});
