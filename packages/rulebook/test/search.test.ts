import { describe, expect, it } from 'vitest';
import { gwentLedger } from '../src/gwent';
import { searchRules } from '../src/index';
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
