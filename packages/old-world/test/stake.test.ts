import { describe, expect, it } from 'vitest';
import { pokerNet } from '../src/base/poker/stake';

const hands = { own: 'nothing', other: 'pair' } as const;
const won = (seat: number, isLocals: boolean) =>
  ({ type: 'poker-won', seat, isLocals, gold: 3, ...hands, rule: 'OW-POKER-010' }) as const;

describe('what a game of dice comes to', () => {
  it('is the pool less the own stake for whoever wins', () => {
    expect(pokerNet(won(1, false), 1)).toBe(2);
  });

  it('is the stake for whoever loses, to a witcher or to the locals', () => {
    expect(pokerNet(won(1, false), 0)).toBe(-1);
    expect(pokerNet(won(0, true), 0)).toBe(-1);
  });

  it('is what the table pays less the stake for one alone', () => {
    const paid = (gold: number) => ({ type: 'poker-paid', seat: 0, gold, own: 'pair', rule: 'OW-SOLO-006' }) as const;
    expect([0, 1, 4].map((gold) => pokerNet(paid(gold), 0))).toEqual([-1, 0, 3]);
  });
});
