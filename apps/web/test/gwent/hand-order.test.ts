import { CARDS, findKind, gwent } from '@medallion/gwent';
import { Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { heldCards } from '../../src/games/gwent/table/hand-order';
import { keyCards, NO_CARDS } from '../../src/games/gwent/table/keyed-cards';

const strengthOf = (card: string) => {
  const facts = CARDS[findKind(card) ?? -1];
  return facts !== undefined && 'strength' in facts ? facts.strength : -1;
};

function sceneOf(viewer: 0 | 1) {
  const config = gwent.parseConfig({ decks: ['starter-northern-realms', 'starter-skellige'] });
  if (!config.ok) throw new Error(config.refusal.code);
  const view = Table.start(gwent, config.value, 'held').view(viewer);
  return { view, keyed: keyCards(NO_CARDS, view) };
}

describe('a hand on the screen', () => {
  it('has the strongest first, special cards last and copies together, each with its own key', () => {
    const scene = sceneOf(0);
    const held = heldCards(scene, 0);
    expect(held.map(({ card }) => card).sort()).toEqual([...(scene.view.sides[0].hand.cards ?? [])].sort());
    const strengths = held.map(({ card }) => strengthOf(card));
    expect(strengths).toEqual(strengths.toSorted((one, other) => other - one));
    for (const { card } of held) {
      const places = held.flatMap((one, place) => (one.card === card ? place : []));
      expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBe(places.length - 1);
    }
    expect(new Set(held.map(({ key }) => key)).size).toBe(held.length);
  });

  it('shows nothing of a hand that is hidden', () => {
    expect(heldCards(sceneOf(0), 1)).toEqual([]);
  });
});
