import { fileURLToPath } from 'node:url';
import type { RuleId } from '@medallion/rulebook';
import { describe, expect, it } from 'vitest';
import { createVitest, type TestCase } from 'vitest/node';
import { rule } from '../src/index';

interface Seen {
  readonly name: string;
  readonly rules: readonly RuleId[] | undefined;
  readonly state: string;
}

/** Runs a fixture in a worker of its own, as `npm run rules` does, and tells what a reporter sees. */
async function reportOf(fixture: string): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  const reporter = {
    onTestCaseResult(test: TestCase) {
      seen.push({ name: test.name, rules: test.meta().rules, state: test.result().state });
    },
  };
  const root = fileURLToPath(new URL('./fixtures', import.meta.url));
  const vitest = await createVitest('test', {
    root,
    config: false,
    watch: false,
    include: [fixture],
    reporters: [reporter],
  });
  const exitCode = process.exitCode;
  await vitest.start();
  await vitest.close();
  process.exitCode = exitCode;
  return seen;
}

describe('a test that cites rules', () => {
  it('tells a reporter its rules and whether it passed', async () => {
    expect(await reportOf('citing.fixture.ts')).toEqual([
      { name: 'is a duel [GW-GEN-001]', rules: ['GW-GEN-001'], state: 'passed' },
      {
        name: 'waits for its end [OW-TERM-001, AG-GOLD-002]',
        rules: ['OW-TERM-001', 'AG-GOLD-002'],
        state: 'passed',
      },
      { name: 'fails when the rule is broken [GW-GEN-002]', rules: ['GW-GEN-002'], state: 'failed' },
      { name: 'asserts nothing [GW-GEN-003]', rules: ['GW-GEN-003'], state: 'failed' },
      { name: 'fails late [GW-GEN-004]', rules: ['GW-GEN-004'], state: 'failed' },
      { name: 'cites nothing', rules: undefined, state: 'passed' },
    ]);
  });

  it('is refused when it cites nothing', () => {
    expect(() => rule([], 'empty', () => {})).toThrow("'empty' cites no rule");
  });
});
