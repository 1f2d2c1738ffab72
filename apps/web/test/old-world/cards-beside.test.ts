import { describe, expect, it } from 'vitest';
import { cardsBeside } from '../../src/games/old-world/fight/cards-beside';

const blow = { by: 1, what: 'bite', cards: ['fight-1'] } as const;

describe('what a blow took beside its damage', () => {
  it.each([
    ['nothing, where all of it was damage', { damage: 3, shield: 1, deck: 2, hand: 0 }, { deck: 0, hand: 0 }],
    ['hand cards that were discarded', { damage: 2, shield: 0, deck: 1, hand: 2 }, { deck: 0, hand: 1 }],
    ['the top of the deck once the hand is empty', { damage: 1, shield: 1, deck: 1, hand: 0 }, { deck: 1, hand: 0 }],
    ['nothing, where damage was left over', { damage: 5, shield: 0, deck: 1, hand: 1 }, { deck: 0, hand: 0 }],
  ])('is %s', (_, taken, beside) => {
    expect(cardsBeside({ ...blow, ...taken })).toEqual(beside);
  });
});
