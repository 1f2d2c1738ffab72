import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from '../src/settings';
import { ME, newFolder, OPEN, testServer } from './support/harness';

function builtWeb(): string {
  const folder = newFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><meta property="og:image" content="__PUBLIC_URL__/preview.png">',
  );
  writeFileSync(join(folder, 'assets', 'app-1a2b3c.js'), 'export {};');
  writeFileSync(join(folder, 'sw.js'), '// worker');
  return folder;
}

describe('the pages', () => {
  it('come with caching, a strict policy and their own address', async () => {
    const server = await testServer({ webDir: builtWeb(), publicUrl: 'https://play.example' });
    const page = await fetch(server.url);
    expect(await page.text()).toContain('content="https://play.example/preview.png"');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('strict-transport-security')).toContain('max-age');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    const script = await fetch(`${server.url}/assets/app-1a2b3c.js`);
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-security-policy')).toBe(policy);
    expect((await fetch(`${server.url}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
  });

  it('are the app for every path of its own, and a refusal for every other', async () => {
    const server = await testServer({ webDir: builtWeb() });
    const html = { headers: { accept: 'text/html' } };
    expect(await (await fetch(`${server.url}/t/some-table`, html)).text()).toContain('<!doctype html>');
    expect((await fetch(`${server.url}/assets/gone.js`, html)).status).toBe(404);
    expect(await (await fetch(`${server.url}/api/nothing`, html)).json()).toEqual({
      error: { code: 'no-such-page', detail: {} },
    });
    expect((await fetch(`${server.url}/..%2f..%2fsecret`)).status).toBeGreaterThanOrEqual(400);
  });

  it('are those of the newest build, also where that came after the start', async () => {
    const webDir = builtWeb();
    const server = await testServer({ webDir });
    await fetch(server.url);
    writeFileSync(join(webDir, 'index.html'), '<!doctype html><script src="/assets/app-4d5e6f.js"></script>');
    expect(await (await fetch(server.url)).text()).toContain('app-4d5e6f.js');
  });

  it('say so when they are not built', async () => {
    const server = await testServer({ webDir: newFolder() });
    const page = await fetch(server.url);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('npm start');
  });
});

describe('the API', () => {
  it('names the games with their seats and levels', async () => {
    const server = await testServer();
    expect((await server.api('/api/games')).body).toMatchObject({
      games: [{ id: 'high-card', minSeats: 1, maxSeats: 4, choiceField: 'sleeves' }, { id: 'shared-road' }],
    });
  });

  it.each([
    [{ game: 'chess' }, 404, 'no-such-game'],
    [{ config: { sleeves: 7 } }, 400, 'bad-config'],
    [{ seats: [ME] }, 400, 'wrong-seats'],
    [{ seats: [OPEN, OPEN] }, 400, 'wrong-seats'],
    [{ seats: [ME, ME] }, 400, 'wrong-seats'],
    [{ seats: [ME, { kind: 'bot', level: 'genius' }] }, 400, 'no-such-level'],
    [{ seats: [ME, { kind: 'local', name: '\u200B' }] }, 400, 'bad-name'],
    [{ clock: { kind: 'live', move: 0, bank: 0 } }, 400, 'bad-message'],
    [{ id: 'no spaces' }, 400, 'bad-message'],
  ])('refuses a table with %j', async (wrong, status, code) => {
    const server = await testServer();
    const { token } = await server.guest('Ada');
    const good = { id: 'c1', game: 'high-card', config: { sleeves: ['a', 'b'] }, seats: [ME, OPEN] };
    const refused = await server.api('/api/tables', token, { ...good, ...wrong });
    expect(refused).toMatchObject({ status, body: { error: { code } } });
  });

  it('refuses what is no JSON, and whoever has no token', async () => {
    const server = await testServer();
    const headers = { 'content-type': 'application/json' };
    const broken = await fetch(`${server.url}/api/guest`, { method: 'POST', headers, body: '{' });
    expect(await broken.json()).toMatchObject({ error: { code: 'bad-message' } });
    expect((await server.api('/api/tables', undefined, {})).body).toMatchObject({ error: { code: 'no-token' } });
    expect((await server.api('/api/me', 'forged')).body).toMatchObject({ error: { code: 'bad-token' } });
  });

  it('tells operators how it is', async () => {
    const server = await testServer({ metricsToken: 'let-me-look' });
    expect((await server.api('/healthz')).body).toEqual({ status: 'ok' });
    expect((await server.api('/metrics')).status).toBe(401);
    const metrics = await server.api('/metrics', 'let-me-look');
    expect(metrics.body).toContain('medallion_live_tables');
    expect(metrics.body).toContain('process_resident_memory_bytes');
  });
});

describe('settings', () => {
  it('have defaults', () => {
    expect(readSettings({})).toMatchObject({ port: 8080, logLevel: 'info', rateFactor: 1, publicUrl: null });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '99999'],
    ['PUBLIC_URL', 'play.example'],
    ['PUBLIC_URL', 'https://play.example/path'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['BOT_WORKERS', '-1'],
    ['RATE_FACTOR', '0'],
  ])('refuse %s=%s by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} `));
  });
});
