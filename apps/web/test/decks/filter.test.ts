import { describe, expect, it } from 'vitest';
import { poolFor } from '../../src/games/gwent/decks/deck-list';
import { abilitiesIn, abilityName, type Filter, NO_FILTER, passes } from '../../src/games/gwent/decks/filter';

const found = (filter: Partial<Filter>, language: 'en' | 'de' | 'nl' = 'en') =>
  poolFor('northern-realms')
    .filter((facts) => passes(facts, { ...NO_FILTER, ...filter }, language))
    .map(({ id }) => id);

describe('finding cards', () => {
  it('shows all cards at first', () => {
    expect(found({})).toHaveLength(poolFor('northern-realms').length);
  });

  it('finds an agile unit in both of its rows', () => {
    expect(found({ row: 'close' })).toContain('olgierd-von-everec');
    expect(found({ row: 'ranged' })).toContain('olgierd-von-everec');
    expect(found({ row: 'siege' })).not.toContain('olgierd-von-everec');
  });

  it('tells heroes from units and weather from specials', () => {
    expect(found({ kind: 'hero' })).toContain('vernon-roche');
    expect(found({ kind: 'unit' })).not.toContain('vernon-roche');
    expect(found({ kind: 'weather' })).toContain('biting-frost');
    expect(found({ kind: 'special' })).not.toContain('biting-frost');
  });

  it('finds by name in any language, without accents and in any order of words', () => {
    expect(found({ words: 'tansarville sile' })).toEqual(['sile-de-tansarville']);
    expect(found({ words: 'commander horn' })).toContain('commanders-horn');
    expect(found({ words: 'commander horn' }, 'de')).toContain('commanders-horn');
    expect(found({ words: 'no such card' })).toEqual([]);
  });

  it('finds by the name of an ability, in the language of the moment', () => {
    expect(found({ words: abilityName('nl', 'medic') }, 'nl')).toContain('dun-banner-medic');
  });

  it('has one entry for each name of an ability, and each finds something', () => {
    const abilities = abilitiesIn(poolFor('northern-realms'), 'en');
    const names = abilities.map((ability) => abilityName('en', ability));
    expect(new Set(names).size).toBe(names.length);
    for (const ability of abilities) expect(found({ ability }), ability).not.toEqual([]);
    expect(found({ ability: 'scorch' })).toEqual(expect.arrayContaining(['scorch', 'villentretenmerth']));
  });
});
