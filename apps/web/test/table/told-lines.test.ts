import { describe, expect, it } from 'vitest';
import { SHOWN, toldLines } from '../../src/table/chronicle/told-lines';

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
