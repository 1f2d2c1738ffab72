import type { OldWorldEvent } from '@medallion/old-world';
import { everyLanguage } from '@medallion/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { stubPage } from '../staging/page-globals';

const deed = (event: object) => ({
  seat: 1,
  shown: { event: event as OldWorldEvent, at: null, dice: null, monster: null, hitsMe: false },
});
const bought = deed({ type: 'card-gained', seat: 1, card: 'screen-1', to: 'hand', paid: [] });
const lost = deed({ type: 'fight-ended', seat: 1, against: null, end: 'defeated' });
const trophy = deed({ type: 'trophy-gained', seat: 1, trophy: 'harpy' });

let sumWords: (deeds: readonly ReturnType<typeof deed>[]) => string;
beforeAll(async () => {
  stubPage();
  ({ sumWords } = await import('../../src/games/old-world/staging/sum-words'));
  await everyLanguage();
});

describe('a turn of somebody else in half a sentence', () => {
  it('says what weighed most, whatever came last', () => {
    expect(sumWords([bought])).toBe('bought a card');
    expect(sumWords([lost, bought])).toBe('lost a fight');
    expect(sumWords([trophy, lost, bought])).toBe('won a trophy');
  });

  it('says nothing of a turn without a deed of note', () => {
    expect(sumWords([deed({ type: 'moved', seat: 1, from: 'a', to: 'b', cards: [], gold: 0 })])).toBe('');
    expect(sumWords([])).toBe('');
  });
});
