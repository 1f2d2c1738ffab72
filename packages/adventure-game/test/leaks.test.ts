import { seedRng, shuffle, type Viewer } from '@medallion/kernel';
import { leaks } from '@medallion/testkit';
import { describe, expect, it } from 'vitest';
import type { AdventureEvent } from '../src/events';
import { adventureGame } from '../src/game';
import { isKnownTo, kindOfToken, tierOfToken } from '../src/monsters';
import { scramble } from '../src/scramble';
import type { AdventureState } from '../src/state';
import { soakConfig } from './soak-config';

/** The whole check is 20,000 positions: `LEAK_POSITIONS=20000 npx vitest run packages/adventure-game/test/leaks.test.ts`. */
const POSITIONS = Number(process.env.LEAK_POSITIONS ?? 150);
/** Another name plays other games, so that a long check can be split. */
const SEED = process.env.LEAK_SEED ?? 'leak';
/** Good fortune cards that stay on top, because the viewer may be the next to draw. */
const NEXT_DRAWS = 4;

/**
 * Changes what the viewer cannot see: the good fortune cards and development decks of the others, and the monsters that
 * lie face down. The decks that everybody draws from keep their order, so that moves can be compared.
 */
function twin(state: AdventureState, viewer: Viewer, seed: string): void {
  const rng = seedRng(`twin-${seed}`);
  const others = state.heroes.filter((_, seat) => seat !== viewer);
  const deck = state.fortuneDeck;
  const pool = [
    ...deck.splice(0, Math.max(0, deck.length - NEXT_DRAWS)),
    ...others.flatMap(({ fortunes }) => fortunes),
  ];
  shuffle(rng, pool);
  for (const hero of others) {
    hero.fortunes = pool.splice(pool.length - hero.fortunes.length);
    shuffle(rng, hero.deck);
  }
  deck.unshift(...pool);
  const isHidden = (token: number) => !isKnownTo(token, typeof viewer === 'number' ? viewer : 5);
  for (const { monsters } of state.zones) {
    for (const [place, token] of monsters.entries()) {
      if (!isHidden(token)) continue;
      const stack = state.stacks[tierOfToken(token)];
      const other = stack.shift();
      if (other === undefined) continue;
      stack.push(kindOfToken(token));
      monsters[place] = other * 32 + (token & 15);
    }
  }
}

/** What opens something hidden by the rules: a monster turned up, a look at one. */
function reveals(event: AdventureEvent, viewer: Viewer): boolean {
  return event.type === 'monster-revealed' || (event.type === 'monster-seen' && event.seat === viewer);
}

/** What comes from a deck whose order the twin has changed. */
const DEALT: readonly AdventureEvent['type'][] = [
  'cards-drawn',
  'cards-seen',
  'cards-revealed',
  'foul-fate-drawn',
  'investigated',
  'fortune-drawn',
  'monster-placed',
  'rolled',
  'hero-rolled',
];

describe('two worlds that a viewer cannot tell apart', () => {
  it(`look and sound the same to it in ${POSITIONS} positions`, () => {
    const report = leaks({
      game: adventureGame,
      positions: POSITIONS,
      config: soakConfig,
      twin,
      reveals,
      every: 23,
      seed: SEED,
    });
    expect(report.leaks).toEqual([]);
    expect(report.positions).toBe(POSITIONS);
    expect(report.comparedMoves).toBeGreaterThan(POSITIONS);
  }, 1_800_000);

  it(`keep the order of every deck from everybody, in ${POSITIONS} positions`, () => {
    const report = leaks({
      game: adventureGame,
      positions: POSITIONS,
      config: soakConfig,
      twin: (state, viewer, seed) => {
        if (typeof viewer === 'number') scramble(state, viewer, seedRng(seed));
      },
      reveals: (event, viewer) => DEALT.includes(event.type) || reveals(event, viewer),
      comparesMoves: false,
      every: 23,
      seed: SEED,
    });
    expect(report.leaks).toEqual([]);
  }, 1_800_000);

  it('really differ: the check would notice a view that shows everything', () => {
    const leaky = { ...adventureGame, view: (state: AdventureState) => adventureGame.view(state, 'everything') };
    const report = leaks({ game: leaky, positions: 20, config: soakConfig, twin, reveals, every: 23 });
    expect(report.leaks.length).toBeGreaterThan(0);
  });

  it('really differ: the check would notice an event that is not cut', () => {
    const leaky = { ...adventureGame, cut: <T>(event: T): T => event };
    const report = leaks({ game: leaky, positions: 400, config: soakConfig, twin, reveals, every: 3 });
    expect(report.leaks.some((leak) => leak.includes('events'))).toBe(true);
  });
});
