import { describe, expect, it } from 'vitest';
import { kindsToName, NO_PICKS, narrow, withCard, withKind } from '../../src/games/old-world/table/payment-picks';
import type { Way } from '../../src/games/old-world/table/scene';

const way = (cards: readonly string[], aid: string | null = null): Way => ({
  option: `${cards.join('+')}${aid === null ? '' : `+${aid}`}`,
  pay: { cards, aid },
});
/** To a place in the mountains: only the first card matches; every pair and every card with gold will do. */
const MOUNTAIN = [
  way(['rock']),
  way(['rock'], 'gold'),
  way(['leaf'], 'gold'),
  way(['wave'], 'gold'),
  way(['rock', 'leaf']),
  way(['rock', 'wave']),
  way(['leaf', 'wave']),
];
const picked = (...cards: readonly string[]) => cards.reduce(withCard, NO_PICKS);

describe('paying by pressing cards', () => {
  it('lights every card that some way uses, and pays nothing before one is pressed', () => {
    const { way: paid, lit } = narrow([way([]), ...MOUNTAIN], NO_PICKS);
    expect(paid).toBeNull();
    expect([...lit].sort()).toEqual(['leaf', 'rock', 'wave']);
  });

  it('takes a card that pays alone at once', () => {
    expect(narrow(MOUNTAIN, picked('rock')).way?.option).toBe('rock');
  });

  it('waits for a second card where one is not enough, and counts what is missing', () => {
    const { way: paid, lit, left } = narrow(MOUNTAIN, picked('leaf'));
    expect({ paid, lit: [...lit].sort(), left }).toEqual({ paid: null, lit: ['rock', 'wave'], left: 1 });
    expect(narrow(MOUNTAIN, picked('leaf', 'rock')).way?.option).toBe('rock+leaf');
    expect(narrow(MOUNTAIN, picked('wave', 'leaf')).way?.option).toBe('leaf+wave');
  });

  it('asks for no further card where only gold helps', () => {
    const { way: paid, lit, left } = narrow([way(['leaf'], 'gold')], picked('leaf'));
    expect({ paid, lit: [...lit], left }).toEqual({ paid: null, lit: [], left: 0 });
  });

  it('puts a card back that is pressed twice', () => {
    expect(picked('leaf', 'leaf')).toEqual(NO_PICKS);
    expect(picked('leaf', 'wave', 'leaf').cards).toEqual(['wave']);
  });

  it('spends gold only when it is asked for, before or after the card', () => {
    const after = withKind(MOUNTAIN, picked('leaf'), 'gold');
    expect(narrow(MOUNTAIN, after).way?.option).toBe('leaf+gold');
    const before = withCard(withKind(MOUNTAIN, NO_PICKS, 'gold'), 'rock');
    expect(narrow(MOUNTAIN, before).way?.option).toBe('rock+gold');
    expect(narrow(MOUNTAIN, withKind(MOUNTAIN, NO_PICKS, 'gold')).way).toBeNull();
  });

  it('gives a kind up that is pressed twice, and puts back cards that the next one cannot use', () => {
    const gold = withKind(MOUNTAIN, NO_PICKS, 'gold');
    expect(withKind(MOUNTAIN, gold, 'gold')).toEqual(NO_PICKS);
    const ways = [...MOUNTAIN, way(['leaf'], 'horse')];
    expect(withKind(ways, picked('wave'), 'horse')).toEqual({ cards: [], kind: 'horse' });
  });

  it('leaves every way within reach', () => {
    const ways = [way([]), ...MOUNTAIN, way(['rock', 'cliff']), way(['cliff']), way(['leaf'], 'horse')];
    const reached = [null, ...kindsToName(ways)].flatMap((kind) => {
      const start = kind === null ? NO_PICKS : withKind(ways, NO_PICKS, kind);
      const pressed = ways.map(({ pay }) => pay.cards.reduce(withCard, start));
      return [start, ...pressed].flatMap((picks) => narrow(ways, picks).way?.option ?? []);
    });
    expect([...new Set(reached)].sort()).toEqual(ways.map(({ option }) => option).sort());
  });

  it('names no kind that cards say alone', () => {
    expect(kindsToName(MOUNTAIN)).toEqual(['gold']);
    expect(kindsToName([way(['rock']), way(['leaf', 'wave'])])).toEqual([]);
    expect(kindsToName([way([]), way(['rock']), way(['cliff']), way(['rock', 'cliff'])])).toEqual(['free', 'two']);
  });
});
