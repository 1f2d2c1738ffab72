import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const node = (...args: string[]) => run(process.execPath, args, { cwd: root, timeout: 110_000 });

describe('a server that is killed', () => {
  it('loses nothing that it acknowledged', async () => {
    const { stdout } = await node('scripts/kill-test.mjs', '--tables', '6', '--kills', '3');
    const counts = JSON.parse(stdout) as Record<string, number>;
    expect(counts).toMatchObject({ kills: 3, lost: 0, stuck: 0, problems: 0, unproven: 0 });
    expect(counts.acknowledged).toBeGreaterThan(50);
    expect(counts.resumed).toBeGreaterThan(0);
  }, 120_000);
});

describe('a server under attack', () => {
  it('neither falls nor changes nor grows', async () => {
    const { stdout } = await node('scripts/hostile-test.mjs', '--messages', '4000');
    expect(JSON.parse(stdout)).toMatchObject({ isUp: true, isUnchanged: true });
  }, 120_000);
});
