import { describe, expect, it } from 'vitest';
import { catalog, TextError } from '../src/index';

const texts = {
  en: {
    title: "Commander's Horn",
    draws: '{count, plural, one {# card} other {# cards}} for {name}',
    asks: '{who, select, you {You choose} other {{name} chooses}}',
    tag: 'less than <3',
  },
  de: {
    title: 'Horn des Kommandanten',
    draws: '{count, plural, one {# Karte} other {# Karten}} für {name}',
    asks: '{who, select, you {Du wählst} other {{name} wählt}}',
    tag: 'weniger als <3',
  },
  nl: {
    title: 'Hoorn van de commandant',
    draws: '{count, plural, one {# kaart} other {# kaarten}} voor {name}',
    asks: '{who, select, you {Jij kiest} other {{name} kiest}}',
    tag: 'minder dan <3',
  },
};
const words = catalog(texts);

function errorOf(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

describe('a catalog', () => {
  it('says the same message in each language', () => {
    expect(words.say('en', 'title')).toBe("Commander's Horn");
    expect(words.say('de', 'draws', { count: 1, name: 'Ada' })).toBe('1 Karte für Ada');
    expect(words.say('nl', 'draws', { count: 2, name: 'Bea' })).toBe('2 kaarten voor Bea');
  });

  it('says a message again with other parameters', () => {
    expect(words.say('en', 'draws', { count: 1, name: 'Ada' })).toBe('1 card for Ada');
    expect(words.say('en', 'draws', { count: 3, name: 'Bea' })).toBe('3 cards for Bea');
  });

  it('asks only for the parameters of the branch that is said', () => {
    expect(words.say('de', 'asks', { who: 'you' })).toBe('Du wählst');
    expect(words.say('de', 'asks', { who: 'other', name: 'Ada' })).toBe('Ada wählt');
  });

  it('leaves a pointed bracket alone', () => {
    expect(words.say('en', 'tag')).toBe('less than <3');
  });

  it('knows which ids it has, and is not fooled by what every object has', () => {
    expect(words.has('title')).toBe(true);
    expect(words.has('toString')).toBe(false);
  });
});

describe('a text that cannot be said', () => {
  const loose = catalog<string>({ ...texts, nl: { broken: 'een {accolade' } });

  it('names the unknown id and the language', () => {
    const error = errorOf(() => loose.say('nl', 'title'));
    expect(error).toBeInstanceOf(TextError);
    expect(error).toMatchObject({ id: 'title', language: 'nl' });
    expect(String(error)).toContain("text 'title' (nl)");
    expect(() => loose.say('en', 'toString')).toThrow(TextError);
  });

  it('names the missing parameter', () => {
    expect(errorOf(() => words.say('de', 'draws', { count: 1 }))).toMatchObject({ id: 'draws', language: 'de' });
    expect(() => words.say('de', 'draws', { count: 1 })).toThrow(/name/);
  });

  it('does not print a parameter that is there without a value', () => {
    const params: Record<string, string> = JSON.parse('{"count": 1}');
    Reflect.set(params, 'name', undefined);
    expect(() => words.say('en', 'draws', params)).toThrow(/'name' has no value/);
  });

  it('names the message that is not ICU', () => {
    expect(errorOf(() => loose.say('nl', 'broken'))).toMatchObject({ id: 'broken', language: 'nl' });
  });
});
