import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtApp } from '../built-app';
import { chromiumPath, openBrowser, SKIPPED, visit } from './browser';
import { type StaticServer, serveStatic } from './static-server';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** The shell's own pages; each game's pages have their own tests. */
const PAGES = [
  '/',
  '/settings',
  '/rules',
  '/rules/commanders-horn',
  '/rules/GW-MEDIC-001?q=medic',
  '/rules?q=zzzz',
  '/rules/rulings',
  '/about',
  '/learn',
  '/nowhere',
  '/kit',
];

let folder = '';
let server: StaticServer;
let browser: Browser;

if (chromiumPath === null) console.warn(SKIPPED);

async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ path: AXE });
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> };
    };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  });
}

/** Many pages in one test, on a machine that may be busy with other tests. */
const LONG = 240_000;

async function arrive(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => document.getElementById('gi-lion') !== null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

describe.skipIf(chromiumPath === null)('the shell in a browser', () => {
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

  it.each([
    { theme: 'dark', width: 1280 },
    { theme: 'light', width: 390 },
    { theme: 'light', contrast: 'more', textSize: 'huge', width: 820 },
    { theme: 'dark', contrast: 'more', width: 390 },
  ])('has no accessibility findings on any page: %j', { timeout: LONG }, async ({ width, ...settings }) => {
    const { context, page, troubles } = await visit(browser, server.origin, { settings, width, letScriptsIn: true });
    // Two hundred cards take the checker long: once is enough for them.
    for (const path of PAGES.filter((page) => page !== '/kit' || width === 1280)) {
      await page.goto(path);
      await arrive(page);
      expect(await axeFindings(page), path).toEqual([]);
    }
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each(['en', 'de', 'nl'])(
    'fits every width without sideways scrolling: %s',
    { timeout: LONG },
    async (language) => {
      const { context, page, troubles } = await visit(browser, server.origin, { settings: { language } });
      for (const path of PAGES) {
        await page.goto(path);
        await arrive(page);
        for (const width of [360, 390, 820, 1440, 3840]) {
          await page.setViewportSize({ width, height: 900 });
          const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
        }
      }
      expect(troubles).toEqual([]); // the strict policy of the test server is in force here
      await context.close();
    },
  );

  it('changes the language at once, everywhere', async () => {
    const { context, page } = await visit(browser, server.origin, { settings: { language: 'en' } });
    await page.goto('/settings');
    await page.getByText('Deutsch').click();
    await expect.poll(() => page.locator('h1').textContent()).toBe('Einstellungen');
    expect(await page.getAttribute('html', 'lang')).toBe('de');
    expect(await page.title()).toContain('Einstellungen');
    await page.reload();
    await expect.poll(() => page.locator('h1').textContent()).toBe('Einstellungen');
    await context.close();
  });

  it('puts each setting on the page at once and keeps it', async () => {
    const { context, page } = await visit(browser, server.origin, { settings: { language: 'en', theme: 'dark' } });
    await page.goto('/settings');
    await page.getByText('Daylight').click();
    await page.getByRole('switch', { name: 'Stronger marks' }).click();
    await page.getByText('A++').click();
    await page.getByText('None').click();
    const look = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
    await expect.poll(look).toMatchObject({ theme: 'light', contrast: 'more', text: 'huge', motion: 'none' });
    await page.reload();
    expect(await look()).toMatchObject({ theme: 'light', contrast: 'more', text: 'huge' });
    await page.getByRole('button', { name: 'Back to how it was' }).click();
    await expect.poll(look).toMatchObject({ theme: 'dark', contrast: 'normal', text: 'normal' });
    await context.close();
  });

  it('moves between pages without loading again, and the focus follows', async () => {
    const { context, page } = await visit(browser, server.origin, { settings: { language: 'en' } });
    await page.goto('/');
    await page.evaluate(() => {
      document.body.dataset.same = 'yes';
    });
    await page.getByRole('link', { name: 'Rules', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'The rules of Gwent' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.getAttribute('body', 'data-same')).toBe('yes');
    await page.goBack();
    await page.getByRole('link', { name: 'Deal the cards' }).waitFor();
    await context.close();
  });

  it('opens a rule by its id, marks it, and finds rules in three languages', async () => {
    const { context, page } = await visit(browser, server.origin, { settings: { language: 'en' } });
    await page.goto('/rules/GW-HORN-006');
    await page.locator('li.tgt#GW-HORN-006').waitFor();
    expect(await page.locator('h1').textContent()).toBe("Commander's Horn");
    expect(await page.locator('li.tgt').isVisible()).toBe(true);
    await page.locator('li.tgt .rm').click();
    expect(await page.locator('#note-GW-HORN-006').isVisible()).toBe(true);
    for (const [language, word] of [
      ['en', 'weather'],
      ['de', 'Wetter'],
      ['nl', 'weer'],
    ] as const) {
      const other = await visit(browser, server.origin, { settings: { language } });
      await other.page.goto('/rules');
      await other.page.locator('#rule-search').fill(word);
      await other.page.locator('.rs mark').first().waitFor();
      expect((await other.page.locator('.rs mark').first().textContent())?.toLowerCase()).toContain(word.toLowerCase());
      expect(new URL(other.page.url()).searchParams.get('q')).toBe(word);
      await other.context.close();
    }
    await context.close();
  });

  it('can be walked by keyboard: skip link, menu, escape', async () => {
    const { context, page } = await visit(browser, server.origin, { settings: { language: 'en' } });
    await page.goto('/settings');
    await arrive(page);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('skip');
    await page.getByRole('button', { name: 'Menu' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('#main-menu').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('#main-menu').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
    await context.close();
  });

  it('works offline after the first visit', async () => {
    const { context, page } = await visit(browser, server.origin, {
      settings: { language: 'en' },
      serviceWorker: true,
    });
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await context.setOffline(true);
    await page.goto('/rules/GW-MEDIC-001');
    await page.locator('li.tgt#GW-MEDIC-001').waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: 'Deal the cards' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.getElementById('gi-lion') !== null)).toBe(true);
    await context.close();
  });
});
