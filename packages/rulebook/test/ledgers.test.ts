import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { describe, expect, it } from 'vitest';
import { adventureGameLedger } from '../src/adventure-game';
import { gwentLedger } from '../src/gwent';
import { gameOfRule, isRuleId, ruleIdsIn } from '../src/index';
import type { Ledger } from '../src/ledger';
import { oldWorldLedger } from '../src/old-world';
import { smallLedger } from './small-ledger';

const ledgers: readonly Ledger[] = [gwentLedger, oldWorldLedger, adventureGameLedger];

function pathOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
  return counts;
}

describe('the ledgers', () => {
  it('are the files that the build script makes from the YAML', () => {
    expect(() => execFileSync('node', [pathOf('../scripts/build.mjs'), '--check'], { stdio: 'pipe' })).not.toThrow();
  });

  it('have 235, 815 and 316 rules', () => {
    expect(ledgers.map(({ rules }) => rules.length)).toEqual([235, 815, 316]);
    expect(ledgers.map(({ byId }) => byId.size)).toEqual([235, 815, 316]);
  });

  it('have modules only where the box has expansions', () => {
    expect(countBy(gwentLedger.rules, ({ module }) => module)).toEqual({ base: 235 });
    expect(countBy(adventureGameLedger.rules, ({ module }) => module)).toEqual({ base: 316 });
    expect(countBy(oldWorldLedger.rules, ({ module }) => module)).toEqual({
      base: 355,
      'legendary-hunt': 64,
      'monster-trail': 70,
      'adventure-pack': 8,
      'lost-mount': 8,
      mages: 61,
      skellige: 89,
      'wild-hunt': 125,
      solo: 35,
    });
  });

  it('set definitions and presentations apart from ordinary rules', () => {
    expect(ledgers.map(({ rules }) => countBy(rules, ({ kind }) => kind))).toEqual([
      { rule: 229, presentation: 3, definition: 3 },
      { rule: 791, presentation: 13, definition: 11 },
      { rule: 301, presentation: 6, definition: 9 },
    ]);
  });

  it('never cite a rule that does not exist', () => {
    const cited = ledgers.flatMap(({ rules }) =>
      rules.flatMap(({ text, note }) => ruleIdsIn(`${text}\n${note ?? ''}`)),
    );
    expect(cited.length).toBeGreaterThan(50);
    expect(cited.filter(({ id }) => !isRuleId(id))).toEqual([]);
  });
});

describe('a ruling', () => {
  it('is a rule whose source says so', () => {
    expect(gwentLedger.byId.get('GW-GEN-004')?.isRuling).toBe(true);
    expect(gwentLedger.byId.get('GW-GEN-002')?.isRuling).toBe(false);
    expect(gwentLedger.rules.filter(({ isRuling }) => isRuling)).toHaveLength(103);
    expect(adventureGameLedger.rules.filter(({ isRuling }) => isRuling)).toHaveLength(64);
  });

  it('is not a rule whose source only mentions the word', () => {
    expect(smallLedger().rules.map(({ isRuling }) => isRuling)).toEqual([true, false, false, false, false]);
  });

  it('in Old World is a rule with a note, unless the note only quotes the component facts', () => {
    expect(oldWorldLedger.byId.get('OW-TERM-007')?.isRuling).toBe(true);
    expect(oldWorldLedger.byId.get('OW-TERM-001')?.isRuling).toBe(false);
    const quoting = oldWorldLedger.rules.find(({ note }) => note?.startsWith('Facts: six tokens'));
    expect(quoting?.isRuling).toBe(false);
  });
});

describe('rule ids', () => {
  it('tell the game', () => {
    expect(['GW-GEN-001', 'OW-TERM-001', 'AG-GOLD-001', 'GW-GEN'].map(gameOfRule)).toEqual([
      'gwent',
      'old-world',
      'adventure-game',
      null,
    ]);
    expect(isRuleId('GW-GEN-001')).toBe(true);
    expect(isRuleId(['GW', 'GEN', '999'].join('-'))).toBe(false);
    expect(isRuleId(1)).toBe(false);
  });

  it('are found in a text with their lines, wrong ones included', () => {
    const short = ['OW', 'TERM', '01'].join('-');
    expect(ruleIdsIn(`See GW-GEN-001\nand (${short}), not XGW-GEN-002 or GW-GEN.`)).toEqual([
      { id: 'GW-GEN-001', line: 1 },
      { id: short, line: 2 },
    ]);
  });
});

describe('the light door', () => {
  async function bundleOf(door: string): Promise<string> {
    const bundle = await rolldown({ input: pathOf(door), logLevel: 'silent' });
    const { output } = await bundle.generate({ format: 'esm' });
    await bundle.close();
    return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  }
  const texts = ledgers.map(({ rules }) => rules[0]?.text.slice(0, 60) ?? '');

  it('brings the ids and no texts', async () => {
    const code = await bundleOf('../src/index.ts');
    expect(code).toContain('GW-GEN-001');
    expect(texts.map((text) => code.includes(text))).toEqual([false, false, false]);
  });

  it('opens one ledger at a time', async () => {
    const code = await bundleOf('../src/adventure-game.ts');
    expect(texts.map((text) => code.includes(text))).toEqual([false, false, true]);
  });
});
