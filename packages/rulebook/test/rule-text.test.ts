import { LANGUAGES, TextError } from '@medallion/text';
import { describe, expect, it } from 'vitest';
import { adventureGameLedger } from '../src/adventure-game';
import { gwentLedger } from '../src/gwent';
import { ruleText, translationGaps } from '../src/index';
import type { Ledger } from '../src/ledger';
import { oldWorldLedger } from '../src/old-world';
import { german, smallLedger } from './small-ledger';

describe('the words of a rule', () => {
  it('are the ledger in English', () => {
    expect(ruleText(smallLedger(), 'en', 'GW-HORN-001')).toEqual({
      id: 'GW-HORN-001',
      section: "Commander's Horn",
      text: 'Double the row.',
      note: null,
      language: 'en',
      isFallback: false,
    });
  });

  it('are the translation where there is one, section and note included', () => {
    expect(ruleText(smallLedger(), 'de', 'GW-MEDIC-001')).toEqual({
      id: 'GW-MEDIC-001',
      section: 'Ärztin',
      text: 'Größe zählt nicht.',
      note: 'Siehe GW-HORN-001 und GW-SPY-001.',
      language: 'de',
      isFallback: false,
    });
  });

  it('fall back to English, and say so, for a game that is not translated yet', () => {
    const words = ruleText(smallLedger({}), 'nl', 'GW-HORN-001');
    expect(words).toMatchObject({ text: 'Double the row.', language: 'en', isFallback: true });
  });

  it('are an error where a translation has a hole, never a silent fallback', () => {
    const { 'GW-SPY-001': _spy, ...rules } = german.rules;
    expect(() => ruleText(smallLedger({ de: { ...german, rules } }), 'de', 'GW-SPY-001')).toThrow(TextError);
    expect(() => ruleText(smallLedger({ de: { ...german, sections: {} } }), 'de', 'GW-SPY-001')).toThrow(/Spy/);
  });
});

describe('the gaps of a translation', () => {
  it('are none when it says all that the ledger says', () => {
    expect(translationGaps(smallLedger(), german)).toEqual([]);
  });

  it('are sections, texts and notes that are missing, added or cite another rule', () => {
    const broken = {
      sections: { Medic: 'Ärztin', Spy: ' ', Weather: 'Wetter', Horn: 'Horn' },
      rules: {
        'GW-MEDIC-001': { text: 'Text.', note: 'Siehe GW-SPY-001.' },
        'GW-MEDIC-002': { text: 'Text.', note: 'Neu.' },
        'GW-HORN-001': { text: '' },
        'GW-WEATHER-001': { text: 'Text.' },
        'GW-GEN-001': { text: 'Text.' },
      },
    };
    expect(translationGaps(smallLedger(), broken)).toEqual([
      "section 'Commander's Horn': missing",
      "section 'Spy': missing",
      "section 'Horn': not in the ledger",
      'GW-MEDIC-001: cites GW-SPY-001 where the ledger cites GW-HORN-001 GW-SPY-001',
      'GW-MEDIC-002: note added',
      'GW-HORN-001: text missing',
      'GW-SPY-001: text missing',
      'GW-GEN-001: not in the ledger',
    ]);
    const noteless = { ...german, rules: { ...german.rules, 'GW-MEDIC-001': { text: 'Text.' } } };
    expect(translationGaps(smallLedger(), noteless)).toEqual(['GW-MEDIC-001: note missing']);
  });
});

describe('Gwent', () => {
  it.each(['de', 'nl'] as const)('is complete in %s: 235 rules, every section, every note', (language) => {
    const translation = gwentLedger.translations.in(language);
    expect(Object.keys(translation?.rules ?? {})).toHaveLength(235);
    expect(translation && translationGaps(gwentLedger, translation)).toEqual([]);
  });

  it('never falls back', () => {
    const texts = LANGUAGES.flatMap((language) =>
      gwentLedger.rules.map(({ id }) => ruleText(gwentLedger, language, id)),
    );
    expect(texts.filter(({ isFallback }) => isFallback)).toEqual([]);
    expect(texts).toHaveLength(3 * 235);
  });
});

describe('the other games', () => {
  it.each([
    [adventureGameLedger, 'de', 316],
    [adventureGameLedger, 'nl', 316],
    [oldWorldLedger, 'de', 815],
    [oldWorldLedger, 'nl', 815],
  ] as const)('are translated whole, every expansion included', (ledger: Ledger, language, count) => {
    const translation = ledger.translations.in(language);
    expect(Object.keys(translation?.rules ?? {})).toHaveLength(count);
    expect(translation && translationGaps(ledger, translation)).toEqual([]);
    const texts = ledger.rules.map(({ id }) => ruleText(ledger, language, id));
    expect(texts.filter(({ isFallback }) => !isFallback)).toHaveLength(count);
  });
});
