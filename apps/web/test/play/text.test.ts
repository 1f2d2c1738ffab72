import { levelsFor, levelTexts } from '@medallion/bots';
import { REFUSAL_CODES } from '@medallion/kernel';
import { catalog, LANGUAGES, missingTexts } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import gwentDe from '../../src/games/gwent/text/de.json';
import gwentEn from '../../src/games/gwent/text/en.json';
import gwentNl from '../../src/games/gwent/text/nl.json';
import onlineDe from '../../src/play/online/text/de.json';
import onlineEn from '../../src/play/online/text/en.json';
import onlineNl from '../../src/play/online/text/nl.json';
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

  it('name both editions where one cannot be played, and what to do', () => {
    const online = { en: onlineEn, de: onlineDe, nl: onlineNl };
    for (const language of LANGUAGES) {
      const said = ['newer', 'closed'].flatMap((age) => [
        catalog({ en, de, nl }).say(language, 'refusal.record-other-version', { version: '41', known: '7', age }),
        catalog(online).say(language, 'code.other-rules', { version: '41', known: '7', age }),
      ]);
      for (const words of said) expect(words).toMatch(/41.*7/);
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it.each(['gwent', 'old-world', 'adventure-game'])('name and describe every level of the bots of %s', async (game) => {
    const { default: levels } = await levelTexts.en();
    expect(levelsFor(game).length).toBeGreaterThan(3);
    const ids = levelsFor(game).flatMap(({ id }) => [`level.${id}`, `level.${id}.note`]);
    expect(ids.filter((id) => !Object.hasOwn(levels, id))).toEqual([]);
  });
});
