import { seedRng } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { starterOf } from '../../src/games/gwent/decks/deck-list';
import { dealTestHand, exchange } from '../../src/games/gwent/decks/test-hand';

const { list } = starterOf('northern-realms');
const size = Object.values(list.cards).reduce((sum, copies) => sum + copies);

describe('a test hand', () => {
  it('is dealt as the opening deals: ten cards, or eleven with Daisy of the Valley', () => {
    const test = dealTestHand(list, seedRng('hand'));
    expect(test.hand).toHaveLength(10);
    expect(test.deck).toHaveLength(size - 10);
    const elves = { ...starterOf('scoiatael').list, leader: 'francesca-findabair-daisy-of-the-valley' };
    expect(dealTestHand(elves, seedRng('hand')).hand).toHaveLength(11);
  });

  it('exchanges two cards at most, and what was put aside does not come back', () => {
    const dealt = dealTestHand(list, seedRng('hand'));
    const once = exchange(dealt, 3);
    expect(once.hand[3]).toBe(dealt.deck.at(-1));
    expect(once.aside).toEqual([dealt.hand[3]]);
    expect(once.justDrawn).toBe(3);
    const twice = exchange(once, 3);
    expect(twice.aside).toEqual([dealt.hand[3], once.hand[3]]);
    expect(exchange(twice, 0)).toBe(twice);
    expect([...twice.hand, ...twice.deck, ...twice.aside].sort()).toEqual([...dealt.hand, ...dealt.deck].sort());
  });

  it('is smaller when the deck is', () => {
    const test = dealTestHand({ ...list, cards: { ves: 1, trebuchet: 2 } }, seedRng('hand'));
    expect(test.hand).toHaveLength(3);
    expect(exchange(test, 0)).toBe(test);
  });
});
