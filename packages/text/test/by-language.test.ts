import { describe, expect, it, vi } from 'vitest';
import { byLanguage, catalog, LANGUAGES, type Language, type Sources, TextError, whenPlayed } from '../src/index';

/** Words that come from afar: who was asked for what, and whether the line is open. */
function faraway(words: string) {
  const asked: Language[] = [];
  const line = { isOpen: true };
  const from = (language: Language) => async () => {
    asked.push(language);
    if (!line.isOpen) throw new Error('no line');
    return { default: { hello: `${words} ${language}` } };
  };
  const sources: Sources<{ readonly hello: string }> = { en: from('en'), de: from('de'), nl: from('nl') };
  return { asked, line, sources };
}

/** A program of its own: what it speaks is known to nobody else. */
async function program() {
  vi.resetModules();
  return import('../src/index');
}

describe('words by language', () => {
  it('are fetched once, and only in the language that is spoken', async () => {
    const { byLanguage, speak, wordsReady } = await program();
    const far = faraway('hello');
    const words = byLanguage(far.sources);
    expect(far.asked).toEqual([]);
    await speak('de');
    await wordsReady();
    expect(words.in('de').hello).toBe('hello de');
    expect(far.asked).toEqual(['de']);
    expect(() => words.in('en')).toThrow(/not loaded/);
  });

  it('follow a change of language, those of modules that come later too', async () => {
    const { byLanguage, speak, wordsReady } = await program();
    const [first, second] = [faraway('one'), faraway('two')];
    byLanguage(first.sources);
    await speak('en');
    await speak('nl');
    byLanguage(second.sources);
    await wordsReady();
    expect([first.asked, second.asked]).toEqual([['en', 'nl'], ['nl']]);
  });

  it('keep what was spoken where the line is down, and may be asked for again', async () => {
    const { byLanguage, speak, wordsReady } = await program();
    const far = faraway('hello');
    const words = byLanguage(far.sources);
    await speak('en');
    far.line.isOpen = false;
    await expect(speak('de')).rejects.toThrow('no line');
    await wordsReady(); // English is all that is wanted
    expect([words.isHere('en'), words.isHere('de')]).toEqual([true, false]);
    far.line.isOpen = true;
    await speak('de');
    expect(words.in('de').hello).toBe('hello de');
  });

  it('of an expansion wait until a table plays with it, and then follow as well', async () => {
    const { speak, whenPlayed } = await program();
    const far = faraway('a horse');
    const words = whenPlayed(far.sources);
    await speak('en');
    expect(far.asked).toEqual([]);
    await words.use();
    await speak('de');
    expect(far.asked).toEqual(['en', 'de']);
  });

  it('are all there for a program that has all files at hand', async () => {
    const { byLanguage, everyLanguage, whenPlayed } = await program();
    const all = [byLanguage(faraway('one').sources), whenPlayed(faraway('two').sources)];
    await everyLanguage();
    expect(all.every((words) => LANGUAGES.every((language) => words.isHere(language)))).toBe(true);
  });
});

describe('a catalogue of such words', () => {
  it('tells a language that was not loaded from a text that is not there', async () => {
    const words = byLanguage(faraway('hello').sources);
    const said = catalog<string>(words);
    expect(() => said.say('nl', 'hello')).toThrow(/not loaded/);
    expect(said.has('hello')).toBe(false);
    await words.load('en');
    expect(said.has('hello')).toBe(true);
    expect(said.say('en', 'hello')).toBe('hello en');
    expect(() => said.say('en', 'bye')).toThrow(TextError);
    expect(() => said.say('en', 'bye')).toThrow(/no such text/);
  });

  it('finds what an expansion adds from the moment that it is here', async () => {
    const horse = whenPlayed({
      en: async () => ({ default: { horse: 'a horse' } }),
      de: async () => ({ default: { horse: 'ein Pferd' } }),
      nl: async () => ({ default: { horse: 'een paard' } }),
    });
    const own = byLanguage(faraway('hello').sources);
    const said = catalog<string>(own, horse);
    await own.load('de');
    expect(() => said.say('de', 'horse')).toThrow(/no such text/);
    await horse.load('de');
    expect([said.say('de', 'hello'), said.say('de', 'horse')]).toEqual(['hello de', 'ein Pferd']);
  });
});
