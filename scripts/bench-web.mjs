/**
 * How soon the home page and a table in mid-game can be used, and the longest task of the main thread during play,
 * in Chromium with a processor slowed down four times.
 *
 *   node scripts/bench-web.mjs [--json] [--slowdown 4] [--runs 3]
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { buildServer } from '../apps/server/build.mjs';
import { root } from './install-if-needed.mjs';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    slowdown: { type: 'string', default: '4' },
    runs: { type: 'string', default: '3' },
  },
});
const SLOWDOWN = Number(values.slowdown);
const RUNS = Number(values.runs);
const SETTINGS = JSON.stringify({ language: 'en', botPace: 'at-once' });
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const PLACES = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const executablePath = PLACES.find((place) => place && existsSync(place));
if (!executablePath) {
  console.error('No Chromium found: install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  process.exit(1);
}

const data = mkdtempSync(join(tmpdir(), 'medallion-bench-web-'));
const web = join(data, 'web');
const server = await serve();
const browser = await chromium.launch({ executablePath, args: FLAGS });
try {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measure());
  const result = {
    slowdown: SLOWDOWN,
    runs: RUNS,
    homeUsableMs: median(runs.map(({ home }) => home)),
    tableUsableMs: median(runs.map(({ table }) => table)),
    longestTaskMs: median(runs.map(({ longest }) => longest)),
  };
  console.log(values.json ? JSON.stringify(result) : tableOf(result));
} finally {
  await browser.close();
  server.process.kill();
  rmSync(data, { recursive: true, force: true });
}

async function measure() {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await context.addInitScript((kept) => localStorage.setItem('medallion.settings', kept), SETTINGS);
  const page = await context.newPage();
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const home = await usable(page, () => page.goto(server.url), 'main a[href^="/play"], main button');
  await page.goto(`${server.url}/play/gwent`);
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await play(page, 6);
  const table = await usable(page, () => page.reload(), '[data-option]:visible, [data-outcome]');
  await page.evaluate(watchTasks);
  await play(page, 8);
  const longest = await page.evaluate(() => Math.max(0, ...globalThis.longTasks));
  await context.close();
  return { home, table, longest };
}

/** From the start of the navigation until the thing to click is there. */
async function usable(page, go, selector) {
  const start = performance.now();
  await go();
  await page.locator(selector).first().waitFor({ state: 'visible', timeout: 60_000 });
  return performance.now() - start;
}

function watchTasks() {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: false });
}

/** Answers so many questions with the first option that is not a pass. */
async function play(page, answers) {
  for (let answer = 0; answer < answers; answer++) {
    await page.locator('[data-option]:visible, [data-outcome]').first().waitFor({ state: 'visible', timeout: 60_000 });
    if ((await page.locator('[data-outcome]').count()) > 0) return;
    const option = page
      .locator('[data-option="done"], [data-option="continue"], [data-option^="play:"], [data-option="pass"]')
      .first();
    await option.click({ timeout: 60_000 }).catch(() => undefined);
    await page.waitForTimeout(600);
  }
}

async function serve() {
  spawnSync(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error', '--outDir', web], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
  });
  await buildServer(join(root, 'apps/server/dist'));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    WEB_DIR: web,
    LOG_LEVEL: 'silent',
  };
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready) => child.stdout.once('data', ready));
  return { process: child, url: `http://127.0.0.1:${port}` };
}

function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}

function median(numbers) {
  return Math.round(numbers.sort((one, another) => one - another)[Math.floor(numbers.length / 2)]);
}

function tableOf({ slowdown, homeUsableMs, tableUsableMs, longestTaskMs }) {
  return [
    `Chromium, processor slowed ${slowdown} times`,
    `home page usable        ${String(homeUsableMs).padStart(6)} ms`,
    `table in mid-game       ${String(tableUsableMs).padStart(6)} ms`,
    `longest task in play    ${String(longestTaskMs).padStart(6)} ms`,
  ].join('\n');
}
