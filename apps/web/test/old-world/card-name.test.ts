import { ACTION_CARDS, cardName } from '@medallion/old-world';
import { LANGUAGES } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import { brokenName } from '../../src/games/old-world/table/card-name';

/** As many letters as a line of the smallest card holds. */
const LINE = 8;

describe('the name on a small card', () => {
  it.each(LANGUAGES)('has no part that is longer than its line: %s', (language) => {
    const names = new Set(ACTION_CARDS.map(({ id }) => cardName(language, id)));
    const parts = [...names].flatMap((name) => brokenName(name).split(/[ \u00ad-]/));
    expect(parts.filter((part) => part.length > LINE)).toEqual([]);
    expect(names.size).toBe(20);
  });

  it('is the same name once its hyphens are gone', () => {
    for (const { id } of ACTION_CARDS) {
      const name = cardName('de', id);
      expect(brokenName(name).replaceAll('\u00ad', '')).toBe(name);
    }
    expect(brokenName('Windmühlenhieb')).toBe('Wind\u00admühlen\u00adhieb');
  });
});
