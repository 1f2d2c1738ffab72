import { ACTION_CARDS, cardName, layWords } from '@medallion/old-world';
import { ADVANCED_KINDS, advancedCardWords } from '@medallion/old-world/modules/advanced-cards';
import { UNIQUE_CARD_FACTS, uniqueCardWords } from '@medallion/old-world/modules/unique-cards';
import { LANGUAGES } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import { brokenName } from '../../src/games/old-world/table/card-name';

/** As many letters as a line of the smallest card holds. */
const LINE = 8;
const BASE_NAMES = 20;

layWords(advancedCardWords);
layWords(uniqueCardWords);

describe('the name on a small card', () => {
  it.each(LANGUAGES)('has no part that is longer than its line: %s', (language) => {
    const names = new Set(ACTION_CARDS.map(({ id }) => cardName(language, id)));
    const parts = [...names].flatMap((name) => brokenName(name).split(/[ \u00ad-]/));
    expect(parts.filter((part) => part.length > LINE)).toEqual([]);
    expect(names.size).toBe(BASE_NAMES + ADVANCED_KINDS.length + UNIQUE_CARD_FACTS.length);
  });

  it('is the same name once its hyphens are gone', () => {
    for (const { id } of ACTION_CARDS) {
      const name = cardName('de', id);
      expect(brokenName(name).replaceAll('\u00ad', '')).toBe(name);
    }
    expect(brokenName('Windmühlenhieb')).toBe('Wind\u00admühlen\u00adhieb');
  });
});
