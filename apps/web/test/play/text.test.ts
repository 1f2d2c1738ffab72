import { levelsFor, levelTexts } from '@medallion/bots';
import { REFUSAL_CODES } from '@medallion/kernel';
import { missingTexts } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import gwentDe from '../../src/games/gwent/text/de.json';
import gwentEn from '../../src/games/gwent/text/en.json';
import gwentNl from '../../src/games/gwent/text/nl.json';
import de from '../../src/play/text/de.json';
import en from '../../src/play/text/en.json';
import nl from '../../src/play/text/nl.json';

describe('the words of playing', () => {
  it('are complete in every language', () => {
    expect(missingTexts({ en, de, nl })).toEqual([]);
    expect(missingTexts({ en: gwentEn, de: gwentDe, nl: gwentNl })).toEqual([]);
  });

  it('word every refusal of the kernel', () => {
    expect(REFUSAL_CODES.filter((code) => !Object.hasOwn(en, `refusal.${code}`))).toEqual([]);
  });

  it('name and describe every level of the bots', () => {
    const ids = levelsFor('gwent').flatMap(({ id }) => [`level.${id}`, `level.${id}.note`]);
    expect(ids.filter((id) => !Object.hasOwn(levelTexts.en, id))).toEqual([]);
  });
});
