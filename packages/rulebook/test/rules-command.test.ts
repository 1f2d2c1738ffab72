import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../../scripts/rules.mjs', import.meta.url));

function rules(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync('node', [script, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('npm run rules', () => {
  it('explains itself', () => {
    const { status, stdout } = rules('--help');
    expect(status).toBe(0);
    for (const option of ['--rule', '--kinds', '--json', '--help']) expect(stdout).toContain(option);
  });

  it.each([
    [['--jsn'], "'--jsn'"],
    [['gwent'], "'gwent'"],
    [['--rule'], '--rule'],
    [['--json', '--kinds'], '--kinds'],
    [['--rule', 'GW-MEDIC'], "no ledger has a rule 'GW-MEDIC'"],
  ])('refuses %j with the culprit named, and prints no report', (args, culprit) => {
    const { status, stdout, stderr } = rules(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(culprit);
    expect(stderr).toContain('--help');
  });
});
