import { seedRng, Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { type Card, cardOf, kindById, kindOf, printedStrength } from '../src/cards';
import { findReadyMade } from '../src/deck/ready-made';
import { gwent } from '../src/game';
import { scramble } from '../src/scramble';
import { clone, type GwentState } from '../src/state';

const THEIRS = 'themed-crones-and-vampires';
const WORLDS = 200;

/** A duel that has just been dealt, and worlds in which the first seat may be. */
function dealt(theirs: unknown = THEIRS): GwentState {
  const config = gwent.parseConfig({ decks: ['starter-nilfgaard', theirs] });
  if (!config.ok) throw new Error(JSON.stringify(config.refusal));
  return clone(Table.start(gwent, config.value, 'dealt').state as GwentState);
}
function worldsOf(state: GwentState): readonly GwentState[] {
  return Array.from({ length: WORLDS }, (_, index) => {
    const world = clone(state);
    scramble(world, 0, seedRng(`world-${index}`));
    return world;
  });
}
function kindsOf(cards: readonly Card[]): string {
  return cards
    .map(kindOf)
    .sort((one, other) => one - other)
    .join();
}
function isReadyMade({ sides: [, theirs] }: GwentState): boolean {
  const list = findReadyMade(THEIRS)?.cards.flatMap(([kind, copies]) => Array<number>(copies).fill(kind)) ?? [];
  return kindsOf([...theirs.hand, ...theirs.deck]) === kindsOf(list.map((kind) => cardOf(kind, 1)));
}

describe('worlds that a seat may be in', () => {
  it('take a deck for the ready-made one it looks like, most of the time', () => {
    const taken = worldsOf(dealt()).filter(isReadyMade).length;
    expect(taken).toBeGreaterThan(0.7 * WORLDS);
    expect(taken).toBeLessThan(0.9 * WORLDS);
  });

  it('do not once a card was seen that this deck lacks', () => {
    const state = dealt();
    state.sides[1].deck.pop();
    state.sides[1].discard.push(cardOf(kindById('vesemir'), 1));
    expect(worldsOf(state).filter(isReadyMade)).toEqual([]);
  });

  it('do not where the size is another', () => {
    const state = dealt();
    state.sides[1].deck.pop();
    expect(worldsOf(state).filter(isReadyMade)).toEqual([]);
  });

  it('deal whole cards to a side that holds all it has left', () => {
    const state = dealt();
    const theirs = state.sides[1];
    theirs.discard.push(...theirs.deck.splice(0), ...theirs.hand.splice(4));
    for (const { sides } of worldsOf(state)) {
      expect(sides[1].hand).toHaveLength(4);
      expect(sides[1].hand.every(Number.isInteger)).toBe(true);
      expect(sides[1].deck).toEqual([]);
    }
  });

  it('give the other a better hand than its deck, for players keep what is good', () => {
    let hand = 0;
    let deck = 0;
    for (const { sides } of worldsOf(dealt())) {
      const theirs = sides[1];
      hand += mean(theirs.hand);
      deck += mean(theirs.deck);
    }
    expect(hand / WORLDS).toBeGreaterThan(deck / WORLDS + 0.5);
  });
});

function mean(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + printedStrength(card), 0) / cards.length;
}
