import { describe, expect, it } from 'vitest';
import { isLanguage, LANGUAGES, listOf } from '../src/index';

describe('languages', () => {
  it('are English, German and Dutch', () => {
    expect(LANGUAGES).toEqual(['en', 'de', 'nl']);
    expect(isLanguage('nl')).toBe(true);
    expect(isLanguage('fr')).toBe(false);
    expect(isLanguage(undefined)).toBe(false);
  });
});

describe('a list of names', () => {
  it.each([
    ['en', 'Ada, Bea and Cyn', 'Ada or Bea'],
    ['de', 'Ada, Bea und Cyn', 'Ada oder Bea'],
    ['nl', 'Ada, Bea en Cyn', 'Ada of Bea'],
  ] as const)('is joined as %s does', (language, all, either) => {
    expect(listOf(language, ['Ada', 'Bea', 'Cyn'])).toBe(all);
    expect(listOf(language, ['Ada', 'Bea'], 'or')).toBe(either);
    expect(listOf(language, ['Ada'])).toBe('Ada');
    expect(listOf(language, [])).toBe('');
  });
});
