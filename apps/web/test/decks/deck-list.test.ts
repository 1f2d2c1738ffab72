import { CARDS, type DeckList, deckCode, deckFaults, FACTIONS, READY_MADE, unpackDeckList } from '@medallion/gwent';
import { describe, expect, it } from 'vitest';
import {
  canBeCoded,
  copiesIn,
  emptyDeck,
  figuresOf,
  freeName,
  isSameDeck,
  linesOf,
  poolFor,
  starterOf,
  withOneLess,
  withOneMore,
} from '../../src/games/gwent/decks/deck-list';

const small: DeckList = {
  faction: 'northern-realms',
  leader: 'foltest-king-of-temeria',
  cards: { ves: 1, trebuchet: 2, 'keira-metz': 1, 'commanders-horn': 1 },
};

describe('the name of a copy', () => {
  it('is the wish while it is free, and numbered from two when it is taken', () => {
    expect(freeName('Skellige, copy', [])).toBe('Skellige, copy');
    expect(freeName('Skellige, copy', ['Skellige, copy'])).toBe('Skellige, copy 2');
    expect(freeName('Skellige, copy', ['Skellige, copy', 'Skellige, copy 2'])).toBe('Skellige, copy 3');
  });
});

describe('a deck on the bench', () => {
  it('takes a card as often as the faction has it, and no more', () => {
    const most = CARDS.find(({ id }) => id === 'trebuchet')?.copies ?? 0;
    let deck = emptyDeck('northern-realms');
    for (let time = 0; time < most + 3; time++) deck = withOneMore(deck, 'trebuchet');
    expect(copiesIn(deck, 'trebuchet')).toBe(most);
  });

  it('gives a card back, and forgets it with its last copy', () => {
    const once = withOneLess(small, 'trebuchet');
    expect(copiesIn(once, 'trebuchet')).toBe(1);
    expect(Object.keys(withOneLess(once, 'trebuchet').cards)).not.toContain('trebuchet');
    expect(small.cards.trebuchet).toBe(2);
  });

  it('is the same deck whatever the order of its cards', () => {
    const turned = { ...small, cards: Object.fromEntries(Object.entries(small.cards).reverse()) };
    expect(isSameDeck(small, turned)).toBe(true);
    expect(isSameDeck(small, withOneLess(small, 'ves'))).toBe(false);
    expect(isSameDeck(small, { ...small, leader: 'foltest-the-siegemaster' })).toBe(false);
  });

  it('counts rows, strength and how the strengths are spread', () => {
    const { strength, rows, curve } = figuresOf(small);
    expect(strength).toBe(5 + 6 * 2 + 5);
    expect(rows.map(({ row, units }) => [row, units])).toEqual([
      ['close', 1],
      ['ranged', 1],
      ['siege', 2],
    ]);
    expect(curve[5]).toBe(2);
    expect(curve[6]).toBe(2);
    expect(curve.reduce((sum, cards) => sum + cards)).toBe(4);
  });

  it('lists heroes first, then units by strength, specials last', () => {
    const deck = { ...small, cards: { ...small.cards, 'vernon-roche': 1 } };
    expect(linesOf(deck).map(({ id }) => id)).toEqual([
      'vernon-roche',
      'trebuchet',
      ...linesOf(small)
        .map(({ id }) => id)
        .filter((id) => id !== 'trebuchet'),
    ]);
    expect(linesOf(deck).at(-1)?.id).toBe('commanders-horn');
  });

  it('has a link unless it holds cards from outside its faction', () => {
    expect(canBeCoded(small)).toBe(true);
    expect(unpackDeckList(deckCode(small))).toEqual({ ...small, cards: expect.objectContaining(small.cards) });
    expect(canBeCoded({ ...small, cards: { ...small.cards, arachas: 1 } })).toBe(false);
    expect(canBeCoded({ ...small, cards: { ...small.cards, ves: 9 } })).toBe(false);
  });
});

describe('the pool', () => {
  it.each([...FACTIONS])('holds only what a deck of %s may hold', (faction) => {
    const pool = poolFor(faction);
    expect(pool.length).toBeGreaterThan(40);
    for (const { id } of pool) {
      const faults = deckFaults(withOneMore(starterOf(faction).list, id)).map(({ code }) => code);
      expect(faults, id).toEqual([]);
    }
  });

  it('starts each faction with its starter deck, which is legal', () => {
    for (const faction of FACTIONS) {
      const { id, list } = starterOf(faction);
      expect(READY_MADE.find((deck) => deck.id === id)?.kind).toBe('starter');
      expect(deckFaults(list)).toEqual([]);
    }
  });
});
