import { gwent } from '@medallion/gwent';
import { makeRecord, packRecord, Table } from '@medallion/kernel';
import { describe, expect, it } from 'vitest';
import { axeFindings } from './axe';
import { chromiumPath } from './browser';
import { INSTANT } from './gwent-player';
import { LONG, onOneDevice } from './suite';
import { dress, walkTo } from './walk';

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
  const app = onOneDevice();

  it('has all its words and fits every width', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT });
    for (const path of PAGES) {
      await walkTo(page, path);
      for (const language of ['en', 'de', 'nl']) {
        await dress(page, { ...INSTANT, language });
        for (const width of [360, 820, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          await expect
            .poll(over, { message: `${path} at ${width} in ${language}`, timeout: 10_000 })
            .toBeLessThanOrEqual(0);
        }
      }
    }
    // A text that is missing or lacks a value throws, and the page says so on the console.
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('says that the server cannot be reached, and plays on this device all the same', async () => {
    const { context, page } = await app.visit({ settings: INSTANT });
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
    const { context, page } = await app.visit({ settings: INSTANT });
    await page.goto('/learn');
    await page.getByRole('link', { name: 'Play a first game' }).first().click();
    await page.waitForURL(/\/play\/gwent\/.+/);
    await page.locator('[data-question]').first().waitFor();
    await page.goto('/');
    await page.getByText('Waiting for you').waitFor();
    await page.locator('.waiting-row').first().waitFor();
    await context.close();
  });

  it('has no accessibility findings', { timeout: LONG }, async () => {
    const { context, page } = await app.visit({ settings: INSTANT, letScriptsIn: true });
    for (const path of ['/tables', '/tables/new', '/t/nowhere', '/replay#torn']) {
      await walkTo(page, path);
      for (const { theme, width } of [
        { theme: 'dark', width: 1280 },
        { theme: 'light', width: 390 },
      ]) {
        await page.setViewportSize({ width, height: 800 });
        await dress(page, { ...INSTANT, theme });
        expect(await axeFindings(page), `${path} ${theme}`).toEqual([]);
      }
    }
    await context.close();
  });
});
