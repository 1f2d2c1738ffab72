import { helpCards } from '@medallion/gwent';
import { describe, expect, it } from 'vitest';
import { marksOf } from '../../src/games/gwent/learn/marks';

describe('the marks of the learn page', () => {
  it('stand there once each, with all that they may mean', () => {
    const { units, specials } = helpCards('en', 'skellige');
    const marks = marksOf([...units, ...specials]);
    const names = marks.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(marks.find(({ name }) => name === 'Scorch')?.texts).toHaveLength(3);
    expect(marks.flatMap(({ texts }) => texts)).toHaveLength(
      new Set([...units, ...specials].map(({ text }) => text)).size,
    );
  });

  it('say nothing twice', () => {
    const line = { id: 'spy', name: 'Spy', text: 'Draw two cards.' };
    expect(marksOf([line, line])).toEqual([{ id: 'spy', name: 'Spy', texts: ['Draw two cards.'] }]);
  });
});
