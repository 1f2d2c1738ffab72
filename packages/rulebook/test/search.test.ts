import { describe, expect, it } from 'vitest';
import { gwentLedger } from '../src/gwent';
import { nearRules, searchRules } from '../src/index';
import { isMisspelt } from '../src/near';
import { smallLedger } from './small-ledger';

const ledger = smallLedger();

function found(query: string, language: 'en' | 'de' = 'en'): readonly string[] {
  return searchRules(ledger, language, query).map(({ id }) => id);
}

describe('searching the rules', () => {
  it('puts a section before a word in passing, and a whole word before the start of one', () => {
    expect(found('horn')).toEqual(['GW-HORN-001', 'GW-MEDIC-002', 'GW-SPY-001', 'GW-MEDIC-001']);
  });

  it('puts the rule itself first when its id is typed', () => {
    expect(found('GW-HORN-001')[0]).toBe('GW-HORN-001');
    expect(found('gw-spy')).toEqual(['GW-SPY-001', 'GW-MEDIC-001']);
  });

  it('wants every word', () => {
    expect(found('medic horn')).toEqual(['GW-MEDIC-002', 'GW-MEDIC-001']);
    expect(found('medic weather')).toEqual([]);
  });

  it('finds the start of a word and not its middle', () => {
    expect(found('reviv')).toEqual(['GW-MEDIC-001']);
    expect(found('evive')).toEqual([]);
  });

  it('does not mind case, accents and apostrophes', () => {
    expect(found('SCOIATAEL')).toEqual(['GW-MEDIC-001']);
    expect(found("scoia'tael CAFE")).toEqual(['GW-MEDIC-001']);
    expect(found('commanders')).toEqual(['GW-HORN-001']);
    expect(found('grosse zahlt', 'de')).toEqual(['GW-MEDIC-001']);
    expect(found('Größe', 'de')).toEqual(['GW-MEDIC-001']);
  });

  it('searches the language that is shown', () => {
    expect(found('verdopple', 'de')).toEqual(['GW-HORN-001']);
    expect(found('verdopple', 'en')).toEqual([]);
    expect(searchRules(ledger, 'de', 'verdopple')[0]).toMatchObject({ section: 'Horn', language: 'de' });
  });

  it('prefers the words in the order asked', () => {
    const scores = (query: string) => searchRules(ledger, 'en', query).map(({ id, score }) => [id, score]);
    const [inOrder] = scores('fallen unit');
    const [outOfOrder] = scores('unit fallen');
    expect(inOrder?.[0]).toBe('GW-MEDIC-001');
    expect(Number(inOrder?.[1])).toBeGreaterThan(Number(outOfOrder?.[1]));
  });

  it('finds nothing for nothing', () => {
    expect(found('')).toEqual([]);
    expect(found(' - ')).toEqual([]);
    expect(found('zzz')).toEqual([]);
  });
});

describe('searching Gwent', () => {
  it('leads to the section that is named', () => {
    const hits = searchRules(gwentLedger, 'en', 'tight bond');
    expect(hits[0]?.section).toBe('Tight Bond');
    expect(searchRules(gwentLedger, 'en', 'GW-MEDIC-002')[0]?.id).toBe('GW-MEDIC-002');
  });
});

describe('what comes close', () => {
  const near = (query: string) => nearRules(ledger, 'en', query).map(({ id }) => id);

  it('has most of the words where no rule has all of them', () => {
    expect(found('weather horn')).toEqual([]);
    const [first, second, ...others] = near('weather horn');
    expect([first, second].sort()).toEqual(['GW-HORN-001', 'GW-WEATHER-001']);
    expect(others).toEqual(['GW-MEDIC-002', 'GW-SPY-001', 'GW-MEDIC-001']);
    expect(near('weather strength horn')).toEqual(['GW-WEATHER-001']);
  });

  it('forgives a wrong letter in a word, and two in a long one, but none in a short one', () => {
    expect(near('wether')).toEqual(['GW-WEATHER-001']);
    expect(near('streng')).toEqual(['GW-WEATHER-001']);
    expect(near('stregnht')).toEqual(['GW-WEATHER-001']);
    expect(near('spi')).toEqual([]);
    expect(isMisspelt('scortch', 'scorch')).toBe(true);
    expect(isMisspelt('socrch', 'scorch')).toBe(true);
    expect(isMisspelt('sort', 'scorch')).toBe(false);
  });

  it('finds nothing for nothing', () => {
    expect(near('')).toEqual([]);
    expect(near('zzzzz')).toEqual([]);
  });

  it('answers a question that mixes two rules of Gwent', () => {
    const sections = nearRules(gwentLedger, 'en', 'frost hero').map(({ section }) => section);
    expect(searchRules(gwentLedger, 'en', 'frost hero')).toEqual([]);
    expect(sections).toEqual(expect.arrayContaining(['Heroes', 'Weather']));
  });
});
