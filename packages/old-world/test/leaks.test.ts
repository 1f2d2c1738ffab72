import { seedRng, shuffle, type Viewer } from '@medallion/kernel';
import { leaks } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import { abilityOf } from '../src/base/fight/fighters';
import type { OldWorldEvent } from '../src/core/events';
import { scramble } from '../src/core/scramble';
import type { OldWorldState } from '../src/core/state';
import { oldWorld } from '../src/game';
import { soakConfig } from './soak-config';

/** The whole check is 20,000 positions: `LEAK_POSITIONS=20000 npx vitest run packages/old-world/test/leaks.test.ts`. */
const POSITIONS = Number(process.env.LEAK_POSITIONS ?? 150);
/** Another name plays other games, so that a long check can be split. */
const SEED = process.env.LEAK_SEED ?? 'leak';

/** Two players at least: alone there is nobody to hide from. */
const config = (seed: string) => soakConfig(seed, 2 + (seed.length % 4));

/**
 * Changes what the viewer cannot see: which of their cards the others hold, and the order of their decks. What everybody
 * draws from keeps its order, so that moves can be compared.
 */
function twin(state: OldWorldState, viewer: Viewer, seed: string): void {
  const rng = seedRng(`twin-${seed}`);
  const fighters = state.fight?.fighters.map(({ seat }) => seat) ?? [];
  for (const [seat, witcher] of state.witchers.entries()) {
    if (seat === viewer || fighters.includes(seat)) continue;
    const held = witcher.hand.length;
    witcher.deck.push(...witcher.hand);
    shuffle(rng, witcher.deck);
    witcher.hand = witcher.deck.splice(witcher.deck.length - held);
  }
}

/** By these the rules themselves open cards that were in a hand or a deck. */
const OPENING: readonly OldWorldEvent['type'][] = [
  'cards-discarded',
  'cards-trashed',
  'moved',
  'card-gained',
  'combo-card',
  'card-beside',
  'witcher-hit',
  'fight-started',
];
function reveals(event: OldWorldEvent, viewer: Viewer): boolean {
  return OPENING.includes(event.type) && (!('seat' in event) || event.seat !== viewer);
}

/** One monster turns its first card over before the attack is announced, so nothing has been told when it lies open. */
function isBlindAttack({ fight }: OldWorldState): boolean {
  return fight !== null && fight.stage === 'attack' && abilityOf(fight)?.do === 'worse-half';
}

/** What comes from a deck or a die whose order the scramble has changed. */
const DEALT: readonly OldWorldEvent['type'][] = [
  'cards-drawn',
  'cards-looked-at',
  'pool-filled',
  'deck-searched',
  'potion-gained',
  'explored',
  'quest-taken',
  'trail-quest-taken',
  'trail-found',
  'monster-placed',
  'monster-hit',
  'attack-revealed',
  'pool-card-lost',
  'card-taken-back',
  'card-buried',
  'boards-drawn',
  'reshuffled',
  'event-read',
  'option-chosen',
  // What a combo hits and what an attack turns over lies open before the next choice, and is told after it.
  'combo-done',
  'attack-announced',
];

describe('two worlds that a viewer cannot tell apart', () => {
  it(`look and sound the same to it in ${POSITIONS} positions`, () => {
    const report = leaks({ game: oldWorld, positions: POSITIONS, config, twin, reveals, every: 37, seed: SEED });
    expect(report.leaks).toEqual([]);
    expect(report.positions).toBe(POSITIONS);
    expect(report.comparedMoves).toBeGreaterThan(POSITIONS / 2);
  }, 1_800_000);

  it(`keep the order of every deck from everybody, in ${POSITIONS} positions`, () => {
    const report = leaks({
      game: oldWorld,
      positions: POSITIONS,
      config,
      twin: (state, viewer, seed) => {
        // An open exploration card is read out to all: its story is no secret, only its results are.
        if (typeof viewer !== 'number' || state.reading !== null) return;
        if (isBlindAttack(state)) return;
        scramble(state, viewer, seedRng(seed));
      },
      reveals: (event, viewer) => DEALT.includes(event.type) || reveals(event, viewer),
      comparesMoves: false,
      every: 37,
      seed: SEED,
    });
    expect(report.leaks).toEqual([]);
  }, 1_800_000);

  it('really differ: the check would notice a view that shows everything', () => {
    const leaky = { ...oldWorld, view: (state: OldWorldState) => oldWorld.view(state, 'everything') };
    const report = leaks({ game: leaky, positions: 20, config, twin, reveals, every: 37 });
    expect(report.leaks.length).toBeGreaterThan(0);
  });

  it('really differ: the check would notice an event that is not cut', () => {
    const leaky = { ...oldWorld, cut: <T>(event: T): T => event };
    const report = leaks({ game: leaky, positions: 200, config, twin, reveals, every: 3 });
    expect(report.leaks.some((leak) => leak.includes('events'))).toBe(true);
  });
});
