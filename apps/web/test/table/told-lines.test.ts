import { describe, expect, it } from 'vitest';
import { placedLines, SHOWN, type ToldLine, toldLines } from '../../src/table/chronicle/told-lines';

interface Line {
  readonly key: number;
}

function teller() {
  const told: number[] = [];
  const tell = ({ key }: Line) => {
    told.push(key);
    return { key, words: `line ${key}`, rule: null, colours: '' };
  };
  return { told, tell };
}

describe('the chronicle', () => {
  it('words a line once, and hands out the same line again', () => {
    const { told, tell } = teller();
    const log = [{ key: 1 }, { key: 2 }];
    const [first] = toldLines(log, 'en', tell);
    const [again, , third] = toldLines([...log, { key: 3 }], 'en', tell);
    expect(told).toEqual([1, 2, 3]);
    expect(again).toBe(first);
    expect(third?.words).toBe('line 3');
  });

  it('words every line anew in another language, or when somebody is called otherwise', () => {
    const { told, tell } = teller();
    const log = [{ key: 1 }];
    toldLines(log, 'en,Ada', tell);
    toldLines(log, 'de,Ada', tell);
    toldLines(log, 'de,Bea', tell);
    expect(told).toEqual([1, 1, 1]);
  });

  it('tells the latest lines only', () => {
    const log = Array.from({ length: 200 }, (_, index) => ({ key: index }));
    const lines = toldLines(log, 'en', teller().tell);
    expect(lines.map(({ key }) => key)).toEqual(log.slice(-SHOWN).map(({ key }) => key));
  });
});

describe('the places of lines', () => {
  const said = (key: number, words: string, more: Partial<ToldLine> = {}): ToldLine => ({
    key,
    words,
    rule: null,
    colours: 'ada',
    ...more,
  });

  it('tells what repeats once, with how often it was said', () => {
    const placed = placedLines([said(1, 'draws'), said(2, 'shuffles'), said(3, 'shuffles'), said(4, 'shuffles')]);
    expect(placed.map(({ line, times }) => [line.key, times])).toEqual([
      [1, 1],
      [2, 3],
    ]);
  });

  it('does not fold what another does, what lies apart, or what begins a turn', () => {
    const placed = placedLines([
      said(1, 'passes'),
      said(2, 'passes', { colours: 'bea' }),
      said(3, 'draws', { colours: 'bea' }),
      said(4, 'passes', { colours: 'bea' }),
      said(5, 'passes', { colours: 'bea', isBreak: true }),
    ]);
    expect(placed.map(({ times }) => times)).toEqual([1, 1, 1, 1, 1]);
  });

  it('keeps what somebody did in one go together, and begins anew with a turn', () => {
    const placed = placedLines([
      said(1, 'plays'),
      said(2, 'draws'),
      said(3, 'plays', { colours: 'bea' }),
      said(4, 'starts a turn', { colours: 'bea', isBreak: true }),
    ]);
    expect(placed.map(({ begins }) => begins)).toEqual([true, false, true, true]);
  });
});
