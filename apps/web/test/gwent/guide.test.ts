import { missingTexts } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import de from '../../src/games/gwent/guide/text/de.json';
import en from '../../src/games/gwent/guide/text/en.json';
import nl from '../../src/games/gwent/guide/text/nl.json';

describe('the guided first game', () => {
  it('is told in every language', () => {
    expect(missingTexts({ en, de, nl })).toEqual([]);
    const titles = Object.keys(en).filter((id) => id.endsWith('.title'));
    expect(titles).toHaveLength(7);
    expect(Object.keys(en)).toHaveLength(14);
  });
});
