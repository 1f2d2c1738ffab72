import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../../scripts/bench.mjs', import.meta.url));

function against(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('bench --against', () => {
  it.each([
    [['--against', 'no-such-commit'], 'there is no commit "no-such-commit"'],
    [['--against', '--turns'], '--against'],
    [['--against', 'HEAD', '--games', 'chess'], '"chess" is none of'],
    [['--against', 'HEAD', '--tolerance', '-3'], 'tolerance'],
  ])('refuses %j with the culprit named, and measures nothing', (args, culprit) => {
    const { status, stdout, stderr } = against(...args);
    expect(stderr + stdout).toContain(culprit);
    expect(stdout).not.toContain('this tree, ratio');
    expect(status).toBe(2);
  });
});
