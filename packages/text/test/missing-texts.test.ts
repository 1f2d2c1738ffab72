import { describe, expect, it } from 'vitest';
import { missingTexts } from '../src/index';

describe('missing texts', () => {
  it('finds nothing where every language says the same', () => {
    const plays = '{name} plays {card}';
    expect(missingTexts({ en: { plays }, de: { plays: '{card}: {name}' }, nl: { plays } })).toEqual([]);
  });

  it('finds an id that any one language lacks, English included', () => {
    expect(missingTexts({ en: { a: 'a' }, de: { b: 'b' }, nl: { a: 'a', b: 'b' } })).toEqual([
      { id: 'a', language: 'de', gap: 'missing' },
      { id: 'b', language: 'en', gap: 'missing' },
    ]);
  });

  it('finds an empty text and a broken one', () => {
    expect(missingTexts({ en: { a: 'a' }, de: { a: '  ' }, nl: { a: '{a' } })).toEqual([
      { id: 'a', language: 'de', gap: 'empty' },
      { id: 'a', language: 'nl', gap: 'broken' },
    ]);
  });

  it('finds a parameter that one language uses and another does not, however deep', () => {
    const deep = '{count, plural, one {# for {who, select, you {you} other {{name}}}} other {#}}';
    expect(missingTexts({ en: { a: deep }, de: { a: '{count} {who} {name}' }, nl: { a: '{count} {naam}' } })).toEqual([
      { id: 'a', language: 'en', gap: 'parameter', parameter: 'naam' },
      { id: 'a', language: 'de', gap: 'parameter', parameter: 'naam' },
      { id: 'a', language: 'nl', gap: 'parameter', parameter: 'who' },
      { id: 'a', language: 'nl', gap: 'parameter', parameter: 'name' },
    ]);
  });

  it('does not take literal text for a parameter', () => {
    expect(missingTexts({ en: { a: 'horn' }, de: { a: 'Horn' }, nl: { a: "'{'hoorn'}'" } })).toEqual([]);
  });
});
