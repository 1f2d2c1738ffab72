import { ERROR_CODES, LOG_KINDS } from '@medallion/protocol';
import { missingTexts } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import decksDe from '../../src/games/gwent/decks/text/de.json';
import decksEn from '../../src/games/gwent/decks/text/en.json';
import decksNl from '../../src/games/gwent/decks/text/nl.json';
import learnDe from '../../src/games/gwent/learn/text/de.json';
import learnEn from '../../src/games/gwent/learn/text/en.json';
import learnNl from '../../src/games/gwent/learn/text/nl.json';
import onlineDe from '../../src/play/online/text/de.json';
import onlineEn from '../../src/play/online/text/en.json';
import onlineNl from '../../src/play/online/text/nl.json';
import playEn from '../../src/play/text/en.json';
import replayDe from '../../src/replay/text/de.json';
import replayEn from '../../src/replay/text/en.json';
import replayNl from '../../src/replay/text/nl.json';

describe('the words', () => {
  it.each([
    ['decks', { en: decksEn, de: decksDe, nl: decksNl }],
    ['the primer', { en: learnEn, de: learnDe, nl: learnNl }],
    ['replays', { en: replayEn, de: replayDe, nl: replayNl }],
    ['online tables', { en: onlineEn, de: onlineDe, nl: onlineNl }],
  ])('of %s are complete in every language', (_, texts) => {
    expect(missingTexts(texts)).toEqual([]);
  });

  it('tell every refusal of the server and of the rules', () => {
    const worded = (code: string) =>
      Object.hasOwn(onlineEn, `code.${code}`) || Object.hasOwn(playEn, `refusal.${code}`);
    expect(ERROR_CODES.filter((code) => !worded(code))).toEqual([]);
  });

  it('tell everything that happens at a table beside the game', () => {
    const inTheGame = ['started', 'answered'];
    const kinds = LOG_KINDS.filter((kind) => !inTheGame.includes(kind));
    expect(kinds.filter((kind) => !Object.hasOwn(onlineEn, `log.${kind}`))).toEqual([]);
  });
});
