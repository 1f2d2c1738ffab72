import { READY_MADE } from '@medallion/gwent';
import { describe, expect, it } from 'vitest';
import { drawDeck } from '../../src/games/gwent/setup/draw-deck';

const all = READY_MADE.map(({ id, kind, faction }) => ({ id, kind, faction }));
const chosen = (id: string) => all.find((deck) => deck.id === id);
const LUCK = Array.from({ length: 40 }, (_, index) => index / 40);

describe('a surprise deck', () => {
  it('is another starter deck against a starter deck', () => {
    const mine = chosen('starter-monsters');
    const drawn = LUCK.flatMap((luck) => drawDeck(all, mine, () => luck) ?? []);
    expect(new Set(drawn.map(({ kind }) => kind))).toEqual(new Set(['starter']));
    expect(drawn.map(({ id }) => id)).not.toContain('starter-monsters');
    expect(new Set(drawn.map(({ faction }) => faction)).size).toBe(4);
  });

  it('is any ready-made deck against a themed deck', () => {
    const mine = all.find(({ kind }) => kind === 'themed');
    const drawn = LUCK.flatMap((luck) => drawDeck(all, mine, () => luck) ?? []);
    expect(new Set(drawn.map(({ kind }) => kind))).toEqual(new Set(['starter', 'themed']));
    expect(drawn).not.toContain(mine);
  });
});
