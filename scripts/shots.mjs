/**
 * Pictures of every scene of every table at three widths, for the eye, into the ignored folder `shots/`.
 *
 *   npm run shots [-- --game adventure-game] [--width 390] [--theme light] [--language de]
 *
 * A game adds its scenes as `apps/web/scripts/shots/<game>.mjs`, which exports `visit(page, shot)`.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, preview } from 'vite';
import { openBrowser } from '../apps/web/scripts/browser.mjs';
import { choice, choices, readFlags } from './flags.mjs';
import { root } from './install-if-needed.mjs';

const SIZES = [
  [1440, 900],
  [820, 1180],
  [390, 844],
];
const WIDTHS = SIZES.map(([width]) => String(width));
const scripts = join(root, 'apps/web/scripts/shots');
const GAMES = readdirSync(scripts)
  .filter((file) => file.endsWith('.mjs') && file !== 'wander.mjs')
  .map((file) => basename(file, '.mjs'));
const chosen = readFlags('shots', {
  game: choices(GAMES, GAMES, 'tables to picture'),
  width: choices(WIDTHS, WIDTHS, 'widths in pixels'),
  theme: choice('dark', ['dark', 'light'], 'theme'),
  language: choice('en', ['en', 'de', 'nl'], 'language'),
});
const sizes = SIZES.filter(([width]) => chosen.width.includes(String(width)));

const outDir = mkdtempSync(join(tmpdir(), 'medallion-shots-'));
const configFile = join(root, 'apps/web/vite.config.ts');
process.env.NODE_ENV = 'production';
await build({ configFile, mode: 'production', logLevel: 'error', build: { outDir, emptyOutDir: true } });
const server = await preview({ configFile, logLevel: 'error', build: { outDir }, preview: { port: 0 } });
const origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
const browser = await openBrowser();
try {
  for (const game of chosen.game) for (const size of sizes) await picture(game, size);
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}

async function picture(game, [width, height]) {
  const { visit } = await import(pathToFileURL(join(scripts, `${game}.mjs`)).href);
  const folder = join(root, 'shots', game);
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({ baseURL: origin, viewport: { width, height }, serviceWorkers: 'block' });
  const kept = JSON.stringify({ language: chosen.language, theme: chosen.theme, motion: 'none', botPace: 'at-once' });
  await context.addInitScript((settings) => localStorage.setItem('medallion.settings', settings), kept);
  const page = await context.newPage();
  page.on('pageerror', (problem) => console.error(`${game} ${width}: ${problem.message}`));
  const taken = new Set();
  const shot = async (scene) => {
    if (taken.has(scene)) return;
    taken.add(scene);
    await page.waitForTimeout(150);
    await page.screenshot({ path: join(folder, `${scene}-${width}${chosen.theme === 'dark' ? '' : '-light'}.png`) });
  };
  await visit(page, shot);
  console.log(`${game} ${width}: ${[...taken].join(', ')}`);
  await context.close();
}
