import { rmSync } from 'node:fs';
import { gwent } from '@medallion/gwent';
import { makeRecord, packRecord, Table } from '@medallion/kernel';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtApp } from '../built-app';
import { axeFindings } from './axe';
import { chromiumPath, openBrowser, SKIPPED, visit } from './browser';
import { INSTANT } from './gwent-player';
import { type StaticServer, serveStatic } from './static-server';

let folder = '';
let server: StaticServer;
let browser: Browser;

if (chromiumPath === null) console.warn(SKIPPED);

function someRecord(): string {
  const config = gwent.parseConfig({ decks: ['starter-skellige', 'starter-scoiatael'] });
  if (!config.ok) throw new Error('the decks are not known');
  const table = Table.start(gwent, config.value, 'pages');
  while (!table.isOver) table.take(0, 0);
  return packRecord(gwent, makeRecord(gwent, config.value, 'pages', table.answers));
}

/** The pages beside the shell and the table, as they are without any server to play at. */
const PAGES = [
  '/decks',
  '/replays',
  `/replay#${someRecord()}`,
  '/replay#torn',
  '/tables',
  '/tables/new',
  '/t/nowhere',
  '/learn',
];

describe.skipIf(chromiumPath === null)('every page without a server', () => {
  beforeAll(async () => {
    folder = await builtApp();
    server = await serveStatic(folder);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(['en', 'de', 'nl'])('has all its words and fits every width: %s', async (language) => {
    const { context, page, troubles } = await visit(browser, server.origin, { settings: { ...INSTANT, language } });
    for (const path of PAGES) {
      await page.goto('/about');
      await page.goto(path);
      await page.locator('main').locator('h1, .gw-board').first().waitFor({ state: 'attached' });
      await page.waitForFunction(() => document.querySelector('.loading') === null);
      expect(await page.getAttribute('html', 'lang')).toBe(language);
      for (const width of [360, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(over, { message: `${path} at ${width}` }).toBeLessThanOrEqual(0);
      }
    }
    // A text that is missing or lacks a value throws, and the page says so on the console.
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('says that the server cannot be reached, and plays on this device all the same', async () => {
    const { context, page } = await visit(browser, server.origin, { settings: INSTANT });
    await page.goto('/tables');
    await page.locator('[data-server="unreachable"]').waitFor();
    await page.getByRole('link', { name: 'Play on this device' }).click();
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await page.locator('[data-question]').first().waitFor();
    await page.goto(`/t/${'A'.repeat(22)}`);
    await expect.poll(() => page.locator('[data-refusal]').getAttribute('data-refusal')).toBe('unreachable');
    await context.close();
  });

  it('starts a first game from the primer', async () => {
    const { context, page } = await visit(browser, server.origin, { settings: INSTANT });
    await page.goto('/learn');
    await page.getByRole('link', { name: 'Play a first game' }).first().click();
    await page.waitForURL(/\/play\/gwent\/.+/);
    await page.locator('[data-question]').first().waitFor();
    await page.goto('/');
    await page.getByText('Waiting for you').waitFor();
    await page.locator('.res-row').first().waitFor();
    await context.close();
  });

  it.each([
    { theme: 'dark', width: 1280 },
    { theme: 'light', width: 390 },
  ])('has no accessibility findings: %j', async ({ theme, width }) => {
    const { context, page } = await visit(browser, server.origin, {
      settings: { ...INSTANT, theme },
      width,
      letScriptsIn: true,
    });
    for (const path of ['/learn', '/tables', '/tables/new', '/t/nowhere', '/replay#torn']) {
      await page.goto('/about');
      await page.goto(path);
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      await page.waitForFunction(() => document.querySelector('.loading') === null);
      expect(await axeFindings(page), path).toEqual([]);
    }
    await context.close();
  });
});
