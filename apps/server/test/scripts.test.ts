import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { newFolder } from './support/harness';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const node = (...args: string[]) => run(process.execPath, args, { cwd: root, timeout: 110_000 });

describe('a build', () => {
  it('leaves nothing of an earlier one beside its own files', async () => {
    const { buildServer } = (await import(`${root}apps/server/build.mjs`)) as {
      buildServer: (folder: string) => Promise<void>;
    };
    const folder = newFolder();
    writeFileSync(join(folder, 'game-list-old.mjs'), '');
    await buildServer(folder);
    const files = readdirSync(folder);
    expect(files).toEqual(expect.arrayContaining(['main.mjs', 'main.mjs.map', 'bot-worker.mjs']));
    expect(files).not.toContain('game-list-old.mjs');
  });
});

describe('a server that is killed', () => {
  it('loses nothing that it acknowledged', async () => {
    const { stdout } = await node('scripts/kill-test.mjs', '--tables', '6', '--kills', '3');
    const counts = JSON.parse(stdout) as Record<string, number>;
    expect(counts).toMatchObject({ kills: 3, lost: 0, stuck: 0, problems: 0, unproven: 0 });
    expect(counts.acknowledged).toBeGreaterThan(50);
    expect(counts.resumed).toBeGreaterThan(0);
  }, 120_000);
});

/** Starts the built server on this folder and port, where it cannot start, and tells how that ended. */
async function startInVain(folder: string, port: string): Promise<unknown> {
  const { buildForChecks } = (await import(`${root}apps/server/scripts/build-for-checks.mjs`)) as {
    buildForChecks: () => Promise<{ main: string }>;
  };
  const { main } = await buildForChecks();
  const env = { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'silent' };
  return run(process.execPath, [main], { cwd: root, timeout: 50_000, env }).catch((error) => error);
}

describe('a server that cannot start', () => {
  it('finds the data of a newer one, says so in one line and leaves the data alone', async () => {
    const folder = newFolder();
    const file = join(folder, 'medallion.db');
    const db = new Database(file);
    db.pragma('user_version = 99');
    db.close();
    const before = readFileSync(file);
    expect(await startInVain(folder, '0')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^medallion: .*version 99.*DATA_DIR.*\n$/),
    });
    expect(readFileSync(file)).toEqual(before);
  }, 60_000);

  it('finds its port in use and says what to do', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const failed = await startInVain(newFolder(), String(port));
    other.close();
    expect(failed).toMatchObject({ code: 1, stderr: expect.stringMatching(/^medallion: port \d+ .*PORT.*\n$/) });
  }, 60_000);
});

describe('a server under attack', () => {
  it('neither falls nor changes nor grows', async () => {
    const { stdout } = await node('scripts/hostile-test.mjs', '--messages', '4000');
    expect(JSON.parse(stdout)).toMatchObject({ isUp: true, isUnchanged: true });
  }, 120_000);
});

describe('a script with a wrong option', () => {
  it.each([
    ['kill-test', ['--kills', 'x'], '--kills: "x" is not a whole number'],
    ['kill-test', ['--tables', '0'], '--tables: 0 is less than 1'],
    ['hostile-test', ['--haste'], "Unknown option '--haste'"],
    ['bench-web', ['--game', 'chess'], '--game: "chess" is none of gwent, adventure-game, old-world'],
    ['shots', ['--width', '400'], '--width: "400" is none of 1440, 820, 390'],
    ['bench-server', ['--tables', '100,many'], '--tables: "many" is not a whole number'],
  ])('%s names it and shows how it is called', async (script, args, words) => {
    const ended: unknown = await node(`scripts/${script}.mjs`, ...args).catch((error: unknown) => error);
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    const { stderr } = ended as { stderr: string };
    expect(stderr.startsWith(`${words}\n\nnode scripts/${script}.mjs [options]\n`)).toBe(true);
  });
});
