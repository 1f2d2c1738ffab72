import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtApp } from '../built-app';
import { axeFindings, RULES_OF_DRESSING } from './axe';
import { chromiumPath, visit } from './browser';
import { serveStatic } from './static-server';
import { LONG, onOneDevice } from './suite';
import { dress, walkTo } from './walk';

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

/** How a page may look; the last two differ from the first in nothing but colour and size. */
const DRESSINGS = [
  { settings: { theme: 'dark' }, width: 1280 },
  { settings: { theme: 'light' }, width: 390 },
  { settings: { theme: 'light', contrast: 'more', textSize: 'huge' }, width: 820, rules: RULES_OF_DRESSING },
  { settings: { theme: 'dark', contrast: 'more' }, width: 390, rules: RULES_OF_DRESSING },
] as const;
/** Pages that take the checker long, or that differ from another in words alone: so many dressings are enough. */
const LONG_PAGES = new Map([
  ['/kit', 1],
  ['/rules/rulings', 2],
  ['/rules/commanders-horn', 2],
  ['/rules?q=zzzz', 2],
]);
/** From wide to narrow; longer words can only matter where it is narrow, or where three columns meet. */
const WIDTHS = { en: [3840, 1440, 820, 390, 360], de: [1440, 820, 360], nl: [1440, 820, 360] } as const;
const STILL = { language: 'en', motion: 'none' } as const;

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.skipIf(chromiumPath === null)('the shell in a browser', () => {
  const app = onOneDevice();

  it('has no accessibility findings on any page, however it is dressed', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: STILL, letScriptsIn: true });
    for (const path of PAGES) {
      await walkTo(page, path);
      for (const { settings, width, ...rest } of DRESSINGS.slice(0, LONG_PAGES.get(path))) {
        await page.setViewportSize({ width, height: 800 });
        await dress(page, { ...STILL, ...settings });
        const rules = 'rules' in rest ? rest.rules : undefined;
        expect(await axeFindings(page, rules), `${path} ${JSON.stringify(settings)}`).toEqual([]);
      }
    }
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each(['en', 'de', 'nl'] as const)(
    'fits every width without sideways scrolling: %s',
    {
      timeout: LONG,
    },
    async (language) => {
      const { context, page, troubles } = await app.visit({ settings: { ...STILL, language } });
      for (const path of PAGES) {
        await walkTo(page, path);
        expect(await page.getAttribute('html', 'lang')).toBe(language);
        for (const width of WIDTHS[language]) {
          await page.setViewportSize({ width, height: 900 });
          const message = `${path} at ${width}`;
          await expect.poll(() => overflow(page), { message, timeout: 10_000 }).toBeLessThanOrEqual(0);
        }
      }
      expect(troubles).toEqual([]); // the strict policy of the test server is in force here
      await context.close();
    },
  );

  it('shows all of the home page at once on a usual laptop, in every language', async () => {
    const { context, page } = await app.visit({ settings: STILL, width: 1440, height: 900 });
    await walkTo(page, '/');
    for (const language of ['en', 'de', 'nl']) {
      await dress(page, { ...STILL, language });
      const tooLong = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      await expect.poll(tooLong, { message: language, timeout: 10_000 }).toBeLessThanOrEqual(0);
    }
    await context.close();
  });

  it.each(['normal', 'huge'])(
    'lets every letter of the rulebook be pressed with a finger: text %s',
    async (textSize) => {
      const { context, page } = await app.visit({ settings: { ...STILL, textSize }, width: 1280, height: 720 });
      for (const width of [1280, 820, 390]) {
        await page.setViewportSize({ width, height: 720 });
        await walkTo(page, '/rules');
        const sizes = await page.locator('.rules-letters a').evaluateAll((links) =>
          links.map((link) => {
            link.scrollIntoView({ block: 'nearest' });
            const { width: across, height, left, top } = link.getBoundingClientRect();
            const isOnTop = link.contains(document.elementFromPoint(left + across / 2, top + height / 2));
            return isOnTop ? Math.min(across, height) : 0;
          }),
        );
        expect(sizes.length).toBeGreaterThan(10);
        expect(Math.min(...sizes), `at ${width}`).toBeGreaterThanOrEqual(24);
      }
      await context.close();
    },
  );

  it('changes the language at once, everywhere', async () => {
    const { context, page } = await app.visit({ settings: { language: 'en' } });
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
    const { context, page } = await app.visit({ settings: { language: 'en', theme: 'dark' } });
    await page.goto('/settings');
    await page.getByText('Daylight').click();
    await page.getByRole('switch', { name: 'Stronger marks' }).click();
    await page.getByText('A++').click();
    await page.getByText('None').click();
    const look = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
    await expect.poll(look).toMatchObject({ theme: 'light', contrast: 'more', text: 'huge', motion: 'none' });
    await page.reload();
    expect(await look()).toMatchObject({ theme: 'light', contrast: 'more', text: 'huge' });
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect.poll(look).toMatchObject({ theme: 'dark', contrast: 'normal', text: 'normal' });
    await context.close();
  });

  it('moves between pages without loading again, and the focus follows', async () => {
    const { context, page } = await app.visit({ settings: { language: 'en' } });
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
    const { context, page } = await app.visit({ settings: { language: 'en' } });
    await page.goto('/rules/GW-HORN-006');
    await page.locator('li.is-target#GW-HORN-006').waitFor();
    expect(await page.locator('h1').textContent()).toBe("Commander's Horn");
    expect(await page.locator('li.is-target').isVisible()).toBe(true);
    await page.locator('li.is-target .rule-remark').click();
    expect(await page.locator('#note-GW-HORN-006').isVisible()).toBe(true);
    for (const [language, word] of [
      ['en', 'weather'],
      ['de', 'Wetter'],
      ['nl', 'weer'],
    ] as const) {
      const other = await app.visit({ settings: { language } });
      await other.page.goto('/rules');
      await other.page.locator('#rule-search').fill(word);
      await other.page.locator('.rule-rows mark').first().waitFor();
      expect((await other.page.locator('.rule-rows mark').first().textContent())?.toLowerCase()).toContain(
        word.toLowerCase(),
      );
      expect(new URL(other.page.url()).searchParams.get('q')).toBe(word);
      await other.context.close();
    }
    await context.close();
  });

  it('can be walked by keyboard: skip link, menu, escape', async () => {
    const { context, page } = await app.visit({ settings: { language: 'en' } });
    await walkTo(page, '/settings');
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

  it('keeps every table within the window, so that the page never scrolls', async () => {
    const { context, page } = await app.visit({ settings: STILL, width: 1440, height: 900 });
    for (const game of ['gwent', 'old-world', 'adventure-game']) {
      await page.goto(`/play/${game}`);
      await page.locator('.notice .inkbtn.red').click();
      await page.locator('[data-question]').first().waitFor();
      const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      await expect.poll(beyond, { message: game }).toBeLessThanOrEqual(0);
    }
    await context.close();
  });

  it('keeps the Adventure Game within narrow and low windows too, where its panels scroll', async () => {
    const { context, page } = await app.visit({ settings: STILL, width: 390, height: 844 });
    const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await page.goto('/play/adventure-game');
    await page.locator('.notice .inkbtn.red').click();
    await page.locator('[data-question="keep-quest"]').waitFor();
    await expect.poll(beyond, { message: 'the choice of a quest on a phone' }).toBeLessThanOrEqual(0);
    await page.locator('.quest-choice [data-option]').first().click();
    await page.setViewportSize({ width: 1440, height: 757 });
    await page.locator('.part-quest .quest').waitFor();
    await expect.poll(beyond, { message: 'the table in a low window' }).toBeLessThanOrEqual(0);
    await context.close();
  });

  it('says so where its script does not arrive, and tries again', async () => {
    const { context, page } = await app.visit({ settings: { ...STILL, language: 'de' } });
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await page.getByRole('alert').getByText('Der Tisch ließ sich nicht decken').waitFor();
    const colours = await page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('[role=alert]') ?? document.body);
      return [color, getComputedStyle(document.body).color];
    });
    expect(colours[0]).toBe(colours[1]);
    await page.unroute(/\/assets\/.*\.js$/);
    await page.getByRole('button', { name: 'Noch einmal' }).click();
    await page.getByRole('link', { name: 'Karten geben' }).first().waitFor();
    await context.close();
  });

  it('keeps nothing on the device where the page and the files are of two builds', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'medallion-two-builds-'));
    const built = await builtApp();
    cpSync(realpathSync(built), folder, { recursive: true });
    rmSync(built, { recursive: true, force: true });
    const index = join(folder, 'index.html');
    writeFileSync(
      index,
      readFileSync(index, 'utf8').replace('</head>', '<link rel="x" href="/assets/old-1a2b.js"></head>'),
    );
    const server = await serveStatic(folder);
    const { context, page } = await visit(app.browser, server.origin, { settings: STILL, serviceWorker: true });
    await page.goto('/');
    const ending = () =>
      page.evaluate(async () => {
        const { installing, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
        return [installing?.state, active?.state, ...(await caches.keys())].filter((one) => one !== undefined).join();
      });
    await expect.poll(ending).toContain('installing');
    await expect.poll(ending, { timeout: 20_000 }).toBe('');
    await page.getByRole('link', { name: 'Deal the cards' }).waitFor();
    await context.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('works offline after the first visit', async () => {
    const { context, page } = await app.visit({
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
    await page.locator('li.is-target#GW-MEDIC-001').waitFor();
    await page.goto('/');
    await page.getByRole('link', { name: 'Deal the cards' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.getElementById('gi-lion') !== null)).toBe(true);
    await context.close();
  });
});
