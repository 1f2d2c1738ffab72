import { type Seat, seedRng, type Viewer } from '@medallion/kernel';
import { leaks } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { has, kindById, LEADERS, TRAIT } from '../src/cards';
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

/** A move that shows the viewer nothing it could not know: its own, and others' that open no hidden card. */
function isQuiet(state: Readonly<GwentState>, seat: Seat, viewer: Viewer, option: string): boolean {
  if (option === 'pass' && risesAgain(state, seat)) return false;
  const leader = LEADERS[state.sides[seat]?.leader ?? -1]?.effect.do;
  if (viewer === seat) return option !== 'leader' || leader !== 'peek';
  if (option === 'leader') return leader === 'horn' || leader === 'clear-weather' || leader === 'scorch-row';
  const [, card] = option.split(':');
  return !option.startsWith('play:') || card === undefined || !has(kindById(card) << 1, TRAIT.muster);
}

/** Up to the question that a leader's search opens, nothing of the deck has been dealt. */
function isOwnLook(state: Readonly<GwentState>, seat: Seat, viewer: Viewer, option: string): boolean {
  const leader = LEADERS[state.sides[seat]?.leader ?? -1]?.effect.do;
  return viewer === seat && option === 'leader' && leader !== 'peek';
}

/** The pass that begins the third round may bring Skellige's units back, and with them cards out of a hidden deck. */
function risesAgain({ round, sides }: Readonly<GwentState>, seat: Seat): boolean {
  return round === 2 && sides[seat === 0 ? 1 : 0].hasPassed && sides.some(({ faction }) => faction === 'skellige');
}

describe('two worlds that a viewer cannot tell apart', () => {
  it(`look and sound the same to it in ${POSITIONS} positions`, () => {
    const report = leaks({ game: gwent, positions: POSITIONS, config: soakConfig, twin, isQuiet, every: 3 });
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
      isQuiet: isOwnLook,
      every: 3,
    });
    expect(report.leaks).toEqual([]);
  }, 1_800_000);

  it('really differ: the check would notice a view that shows the other hand', () => {
    const leaky = { ...gwent, view: (state: GwentState) => gwent.view(state, 'everything') };
    const report = leaks({ game: leaky, positions: 20, config: soakConfig, twin, isQuiet, every: 3 });
    expect(report.leaks.length).toBeGreaterThan(0);
  });

  it('really differ: the check would notice an event that is not cut', () => {
    const leaky = { ...gwent, cut: <T>(event: T): T => event };
    const report = leaks({ game: leaky, positions: 60, config: soakConfig, twin, isQuiet, every: 1 });
    expect(report.leaks.some((leak) => leak.includes('events'))).toBe(true);
  });
});
