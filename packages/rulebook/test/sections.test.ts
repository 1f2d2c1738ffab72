import { describe, expect, it } from 'vitest';
import { adventureGameLedger } from '../src/adventure-game';
import { gwentLedger } from '../src/gwent';
import { type Ledger, sections, topics } from '../src/index';
import { oldWorldLedger } from '../src/old-world';
import { smallLedger } from './small-ledger';

const ledgers: readonly Ledger[] = [gwentLedger, oldWorldLedger, adventureGameLedger];

describe('the sections', () => {
  it('stand in order of play, with their rules', () => {
    expect(sections(smallLedger(), 'en')).toEqual([
      { key: 'medic', module: 'base', title: 'Medic', rules: ['GW-MEDIC-001', 'GW-MEDIC-002'] },
      { key: 'commanders-horn', module: 'base', title: "Commander's Horn", rules: ['GW-HORN-001'] },
      { key: 'spy', module: 'base', title: 'Spy', rules: ['GW-SPY-001'] },
      { key: 'storm-weather', module: 'storm', title: 'Weather', rules: ['GW-WEATHER-001'] },
    ]);
  });

  it('keep their keys in every language', () => {
    const german = sections(smallLedger(), 'de');
    expect(german.map(({ title }) => title)).toEqual(['Ärztin', 'Horn', 'Spionage', 'Wetter']);
    expect(german.map(({ key }) => key)).toEqual(sections(smallLedger(), 'en').map(({ key }) => key));
  });

  it('have keys of their own and hold each rule once, a rule added late included', () => {
    for (const ledger of ledgers) {
      const all = sections(ledger, 'en');
      const pairs = new Set(ledger.rules.map(({ module, section }) => `${module}: ${section}`));
      expect(new Set(all.map(({ key }) => key)).size).toBe(pairs.size);
      expect(all.flatMap(({ rules }) => rules).toSorted()).toEqual(ledger.rules.map(({ id }) => id).toSorted());
    }
  });
});

describe('the topics', () => {
  it('go from A to Z in the language that is shown', () => {
    expect(topics(smallLedger(), 'en').map(({ letter, title }) => `${letter} ${title}`)).toEqual([
      "C Commander's Horn",
      'M Medic',
      'S Spy',
      'W Weather',
    ]);
    expect(topics(smallLedger(), 'de').map(({ letter, title }) => `${letter} ${title}`)).toEqual([
      'A Ärztin',
      'H Horn',
      'S Spionage',
      'W Wetter',
    ]);
  });

  it('name the topics whose rules cite theirs or are cited by them, the most cited first', () => {
    const related = Object.fromEntries(topics(smallLedger(), 'en').map((topic) => [topic.key, topic.related]));
    expect(related).toEqual({
      medic: ['spy', 'commanders-horn'],
      'commanders-horn': ['medic'],
      spy: ['medic'],
      'storm-weather': [],
    });
  });

  it('tie Leaders to Scorch in Gwent, both ways', () => {
    const related = new Map(topics(gwentLedger, 'en').map((topic) => [topic.key, topic.related]));
    expect(related.get('leaders')).toContain('scorch');
    expect(related.get('scorch')).toContain('leaders');
  });
});
