import { describe, expect, it } from 'vitest';
import { adventureGameLedger } from '../src/adventure-game';
import {
  byRuleLines,
  type Citation,
  coverageJson,
  coverageLines,
  coverageOf,
  kindLines,
  unknownCitations,
} from '../src/coverage';
import { oldWorldLedger } from '../src/old-world';
import { smallLedger } from './small-ledger';

const small = smallLedger();

function cite(rule: string, state: Citation['state'] = 'passed'): Citation {
  return { rule, file: 'packages/gwent/test/medic.test.ts', test: `medic > holds ${rule}`, state };
}

describe('the coverage', () => {
  it('counts a rule once, however many tests cite it', () => {
    const [game] = coverageOf([small], [cite('GW-SPY-001'), cite('GW-SPY-001')]).games;
    expect(game).toMatchObject({ game: 'gwent', total: 5, tested: 1 });
    expect(game?.untested).toEqual(['GW-MEDIC-001', 'GW-MEDIC-002', 'GW-HORN-001', 'GW-WEATHER-001']);
  });

  it.each(['failed', 'skipped', 'pending'] as const)('does not count a test that %s', (state) => {
    const report = coverageOf([small], [cite('GW-SPY-001', state)]);
    expect(report.games[0]?.tested).toBe(0);
    expect(report.failed).toHaveLength(state === 'failed' ? 1 : 0);
  });

  it('names citations of rules that no ledger has', () => {
    const stranger = cite(['GW', 'SPY', '999'].join('-'));
    const report = coverageOf([small], [stranger, cite('GW-SPY-001')]);
    expect(report.unknown).toEqual([stranger]);
    expect(report.games[0]?.tested).toBe(1);
  });

  it('counts per module and per kind', () => {
    const [game] = coverageOf([small], [cite('GW-WEATHER-001'), cite('GW-HORN-001')]).games;
    expect([...(game?.modules ?? [])].map(([name, { total, tested }]) => [name, total, tested])).toEqual([
      ['base', 4, 1],
      ['storm', 1, 1],
    ]);
    expect([...(game?.kinds ?? [])]).toEqual([
      ['definition', { ids: ['GW-HORN-001'], total: 1, tested: 1, untested: [] }],
    ]);
  });
});

describe('a file', () => {
  it('is searched for ids that no ledger has, with the line of each', () => {
    const [gone, short] = [['AG', 'GOLD', '999'].join('-'), ['GW', 'SPY', '01'].join('-')];
    const text = `// @rule GW-SPY-001\n// @rule ${gone}, GW-SPY-002\n\nrule('${short}', ...)`;
    expect(unknownCitations('src/spy.ts', text)).toEqual([`src/spy.ts:2: ${gone}`, `src/spy.ts:4: ${short}`]);
  });
});

describe('the coverage as JSON', () => {
  it('lists modules only for a game that has several', () => {
    const json = coverageJson(coverageOf([oldWorldLedger, adventureGameLedger], [cite('OW-TERM-001')]));
    expect(Object.keys(json)).toEqual(['old-world', 'adventure-game']);
    expect(json['old-world']).toMatchObject({ total: 815, tested: 1, modules: { base: { total: 355, tested: 1 } } });
    expect(json['old-world']?.untested).toHaveLength(814);
    expect(Object.keys(json['old-world']?.modules ?? {})).toHaveLength(9);
    expect(Object.keys(json['adventure-game'] ?? {})).toEqual(['total', 'tested', 'untested']);
  });
});

describe('the coverage in words', () => {
  it('is a table of counts and the untested rules in ranges', () => {
    expect(coverageLines(coverageOf([small], [cite('GW-SPY-001')]))).toEqual([
      '         rules  tested',
      'Gwent        5       1  20.0 %',
      '  base       4       1  25.0 %',
      '  storm      1       0   0.0 %',
      '',
      'Not tested:',
      '',
      '  Gwent, base: 3',
      '    GW-MEDIC       001-002',
      '    GW-HORN        001',
      '',
      '  Gwent, storm: 1',
      '    GW-WEATHER     001',
    ]);
  });

  it('says so when nothing is left', () => {
    const lines = coverageLines(
      coverageOf(
        [small],
        small.rules.map(({ id }) => cite(id)),
      ),
    );
    expect(lines).toContain('Gwent        5       5  100.0 %');
    expect(lines.at(-1)).toBe('Every rule is tested.');
  });

  it('rounds down, so that a hundred means all', () => {
    const all = oldWorldLedger.rules.map(({ id }) => cite(id)).slice(1);
    expect(coverageLines(coverageOf([oldWorldLedger], all))[1]).toContain('99.8 %');
  });

  it('wraps long lists of ranges', () => {
    const everyOther = oldWorldLedger.rules.filter((_rule, at) => at % 2 === 0).map(({ id }) => cite(id));
    const lines = coverageLines(coverageOf([oldWorldLedger], everyOther), 80);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(lines.join('\n').match(/\b\d{3}\b/g)?.length).toBeGreaterThan(300);
  });

  it('lists definitions and presentations apart', () => {
    expect(kindLines(coverageOf([small], [cite('GW-SPY-001')]))).toEqual([
      'Gwent, definition: 0 of 1 tested',
      '  not tested  GW-HORN-001',
    ]);
    expect(kindLines(coverageOf([small], [cite('GW-HORN-001')]))).toEqual([
      'Gwent, definition: 1 of 1 tested',
      '  tested      GW-HORN-001',
    ]);
  });

  it('shows the tests of one rule with their outcome', () => {
    const spy = small.rules.find(({ id }) => id === 'GW-SPY-001');
    const citations = [cite('GW-SPY-001'), cite('GW-SPY-001', 'failed'), cite('GW-HORN-001')];
    expect(spy && byRuleLines(spy, citations)).toEqual([
      'GW-SPY-001  Spy',
      '  Draw two cards; horned beasts too.',
      '  passed   packages/gwent/test/medic.test.ts > medic > holds GW-SPY-001',
      '  FAILED   packages/gwent/test/medic.test.ts > medic > holds GW-SPY-001',
    ]);
    expect(spy && byRuleLines(spy, []).at(-1)).toBe('  No test cites it.');
  });
});
