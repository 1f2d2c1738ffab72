import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { catalog, LANGUAGES, listOf, localeOf, type Params } from '../src/index';
import { plainMessage } from '../src/plain-message';

const MESSAGES: readonly (readonly [message: string, params: Params, isPlain: boolean])[] = [
  ["Commander's Horn", {}, true],
  ['{name} plays { card }', { name: 'Ada', card: 'Ghoul' }, true],
  ['{name}{name}', { name: "O'Dim" }, true],
  ['number # {n}, <{n}>', { n: 12_345 }, true],
  ['{yes}', { yes: true }, true],
  ["two ''quotes''", {}, false],
  ["'{name}' is quoted, {name} is not", { name: 'Ada' }, false],
  ['{n, plural, one {# card} other {# cards}}', { n: 1 }, false],
  ['{n, plural, =0 {none} other {# of {of, number}}}', { n: 7, of: 54_321 }, false],
  ['{who, select, you {You} other {{name}}}', { who: 'other', name: 'Bea' }, false],
];

describe('a message is said as ICU says it', () => {
  it.each(MESSAGES)('%s', (message, params, isPlain) => {
    const texts = { en: { message }, de: { message }, nl: { message } };
    expect(plainMessage(message) !== null).toBe(isPlain);
    for (const language of LANGUAGES) {
      const icu = new IntlMessageFormat(message, localeOf(language), undefined, { ignoreTag: true });
      expect(catalog(texts).say(language, 'message', params)).toBe(String(icu.format({ ...params })));
    }
  });

  it.each([0, -3, 999, 1000, -1000, 1_234_567, 1.5, 0.125])('the number %d in a plural too', (n) => {
    const message = '{n, plural, other {#}}';
    const texts = { en: { message }, de: { message }, nl: { message } };
    for (const language of LANGUAGES) {
      expect(catalog(texts).say(language, 'message', { n })).toBe(new Intl.NumberFormat(localeOf(language)).format(n));
    }
  });

  it('and a plain message with a value missing is refused by name', () => {
    const texts = { en: { hail: 'Hail {name}' }, de: { hail: '{name}' }, nl: { hail: '{name}' } };
    expect(() => catalog(texts).say('en', 'hail', { title: 'King' })).toThrow(/name/);
    expect(() => catalog(texts).say('de', 'hail', { toString: '' })).toThrow(/name/);
  });
});

describe('a list is joined as the platform joins it', () => {
  it.each(LANGUAGES)('%s', (language) => {
    for (const [join, type] of [
      ['and', 'conjunction'],
      ['or', 'disjunction'],
    ] as const) {
      for (const names of [[], ['Ada'], ['Ada', 'Bea'], ['Ada', 'Bea', 'Cyn'], ['Ada', 'Bea', 'Cyn', 'Dov']]) {
        expect(listOf(language, names, join)).toBe(new Intl.ListFormat(localeOf(language), { type }).format(names));
      }
    }
  });
});
