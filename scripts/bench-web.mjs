/**
 * How soon the home page and each game's table in mid-game can be used, and the longest task of the main thread during
 * play, in Chromium with a processor slowed down four times. Fails if a table was not really played.
 *
 *   node scripts/bench-web.mjs [--json] [--slowdown 4] [--runs 3] [--game gwent --game adventure-game]
 *
 * Usable is told by the page itself: from the start of the navigation, server and network included, until what can be
 * pressed is visible and a frame with it was drawn. Chromium slows the page's main thread only; bots think and rules run
 * in workers at full speed, on what the machine has left.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { buildServer } from '../apps/server/build.mjs';
import { choices, count, readFlags, toggle } from './flags.mjs';
import { root } from './install-if-needed.mjs';

/** Presses before a table counts as in mid-game, and those that are measured; a hand of Gwent has no more. */
const GAMES = {
  gwent: { opening: 6, measured: 8 },
  'adventure-game': { opening: 15, measured: 25 },
  'old-world': { opening: 15, measured: 25 },
};
const {
  json: isJson,
  slowdown: SLOWDOWN,
  runs: RUNS,
  game: CHOSEN,
} = readFlags('bench-web', {
  json: toggle('print one JSON object'),
  slowdown: count(4, 'how many times slower the processor is'),
  runs: count(3, 'runs of each measurement; the median counts'),
  game: choices(Object.keys(GAMES), Object.keys(GAMES), 'games to measure'),
});
/** The browser calls only what takes longer than this a long task. */
const LONG_TASK = 50;
/** A new window of the browser first loads pages of its own, which are not ours to measure. */
const WINDOW_SETTLES = 2000;
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
  const homes = [];
  for (let run = 0; run < RUNS; run++) homes.push(await measureHome());
  const tables = [];
  for (const game of CHOSEN) tables.push(await measureGame(game));
  const result = { slowdown: SLOWDOWN, runs: RUNS, homeUsableMs: median(homes), tables };
  console.log(isJson ? JSON.stringify(result) : tableOf(result));
} finally {
  await browser.close();
  server.process.kill();
  rmSync(data, { recursive: true, force: true });
}

async function openPage(selector) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  const told = { now: () => {} };
  await context.exposeBinding('tellUsable', (_source, milliseconds) => told.now(milliseconds));
  await context.addInitScript((kept) => localStorage.setItem('medallion.settings', kept), SETTINGS);
  await context.addInitScript(watchUsable, selector);
  const page = await context.newPage();
  await page.waitForTimeout(WINDOW_SETTLES);
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const usable = (go) =>
    new Promise((resolve, reject) => {
      told.now = resolve;
      go().catch(reject);
      setTimeout(reject, 60_000, new Error(`${page.url()} did not become usable`)).unref();
    });
  return { context, page, usable };
}

async function measureHome() {
  const { context, page, usable } = await openPage('main a[href^="/play"]');
  const home = await usable(() => page.goto(server.url));
  await context.close();
  return home;
}

async function measureGame(game) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measureTable(game, run + 1));
  return {
    game,
    usableMs: median(runs.map(({ table }) => table)),
    answers: median(runs.map(({ answers }) => answers)),
    longTasks: median(runs.map(({ tasks }) => tasks.length)),
    longestTaskMs: median(runs.map(({ tasks }) => Math.max(0, ...tasks))),
  };
}

async function measureTable(game, seed) {
  const { opening, measured } = GAMES[game];
  const { context, page, usable } = await openPage('[data-option], [data-outcome]');
  const luck = clicks(seed);
  await page.goto(`${server.url}/play/${game}`);
  await page.locator('.notice .inkbtn.red').click();
  await play(page, opening, luck);
  const table = await usable(() => page.reload());
  await page.evaluate(drawnAnew);
  await page.evaluate(watchTasks);
  const before = await answersKept(page);
  await play(page, measured, luck);
  const answers = (await answersKept(page)) - before;
  const tasks = await page.evaluate(tasksOfPage);
  await context.close();
  if (answers < measured / 2) throw new Error(`${game}: only ${answers} answers were taken; nothing was measured`);
  return { table, answers, tasks };
}

/** Runs in the page, before all of its own: tells when what can be pressed has been drawn. */
function watchUsable(selector) {
  const watcher = new MutationObserver(() => {
    if (![...document.querySelectorAll(selector)].some((one) => one.checkVisibility())) return;
    watcher.disconnect();
    requestAnimationFrame(() => requestAnimationFrame((time) => globalThis.tellUsable(time)));
  });
  watcher.observe(document, { childList: true, subtree: true, attributes: true });
}

/** Runs in the page. */
function watchTasks() {
  globalThis.longTasks = [];
  globalThis.looks = [];
  new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries())).observe({ type: 'longtask' });
}

/** Runs in the page: its long tasks, without those in which this script looked for a place to press. */
function tasksOfPage() {
  const { longTasks, looks } = globalThis;
  const isOurs = ({ startTime, duration }) => looks.some(([from, to]) => to > startTime && from < startTime + duration);
  return longTasks.filter((task) => !isOurs(task)).map(({ duration }) => duration);
}

/** A small generator, so that every run presses the same. */
function clicks(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** Presses so many offered options, anything before a pass or the end of the turn. */
async function play(page, presses, luck) {
  await page.evaluate(drawnAnew);
  for (let press = 0; press < presses; press++) {
    const spot = await page.evaluate(findSpot, luck());
    if (spot === 'over') return;
    if (spot === null) throw new Error('nothing that is offered can be pressed');
    await page.mouse.click(spot.x, spot.y);
    await page.evaluate(drawnAnew);
  }
}

/** Runs in the page: where to press for an answer that nothing lies over. */
function findSpot(chance) {
  const from = performance.now();
  const look = () => {
    if (document.querySelector('[data-outcome]') !== null) return 'over';
    const all = [...document.querySelectorAll('[data-option]')].filter((one) => one.checkVisibility());
    const calm = all.filter((one) => !/^(pass|end-turn|trade|leader)/.test(one.getAttribute('data-option') ?? ''));
    const first = Math.floor(chance * calm.length);
    for (const one of [...calm.slice(first), ...calm.slice(0, first), ...all]) {
      one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const spot = { x: left + width / 2, y: top + height / 2 };
      const hit = document.elementFromPoint(spot.x, spot.y);
      if (hit !== null && one.contains(hit)) return spot;
    }
    return null;
  };
  const spot = look();
  globalThis.looks?.push([from, performance.now()]);
  return spot;
}

/** Runs in the page: until something can be answered and nothing has been drawn anew for a while. */
function drawnAnew() {
  const isAsked = () =>
    [...document.querySelectorAll('[data-option], [data-outcome]')].some((one) => one.checkVisibility());
  return new Promise((resolve) => {
    setTimeout(resolve, 60_000);
    const end = () => {
      if (!isAsked()) {
        quiet = setTimeout(end, 250);
        return;
      }
      watcher.disconnect();
      resolve();
    };
    let quiet = setTimeout(end, 1000);
    const watcher = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, 250);
    });
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** How many answers the table on the screen has taken, as the browser keeps it. */
function answersKept(page) {
  return page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1) ?? '';
    const done = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const base = await done(indexedDB.open('medallion-tables'));
    const table = await done(base.transaction('tables').objectStore('tables').get(id));
    base.close();
    return table.answers.length;
  });
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

function tableOf({ slowdown, homeUsableMs, tables }) {
  const ms = (value) => `${String(value).padStart(6)} ms`;
  const longest = ({ longestTaskMs }) => (longestTaskMs === 0 ? ` under ${LONG_TASK} ms` : ms(longestTaskMs));
  return [
    `Chromium, processor slowed ${slowdown} times`,
    `home page usable ${ms(homeUsableMs)}`,
    'table in mid-game      usable   longest task   long tasks   answers',
    ...tables.map(
      (table) =>
        `${table.game.padEnd(18)}${ms(table.usableMs).padStart(11)}${longest(table).padStart(15)}` +
        `${String(table.longTasks).padStart(13)}${String(table.answers).padStart(10)}`,
    ),
  ].join('\n');
}
