import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** How far the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** From a set-up page into its game, by Tab and Enter alone. */
export async function setOutByKeys(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('.notice').waitFor();
  for (let count = 0; count < 60; count++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.matches('.notice .inkbtn.red') === true)) break;
  }
  await page.keyboard.press('Enter');
}

/** From the end of a game with a map to its replay: everything is seen there, every seat's score, and nothing can be answered. */
export async function watchReplay(page: Page, seats: number): Promise<void> {
  const link = await page.locator('[data-outcome] a.keep-row').first().getAttribute('href');
  await page.goto(link ?? '');
  await page.locator('.map-svg').waitFor();
  expect(await page.locator('[data-viewer="everything"]').count()).toBe(1);
  expect(await page.locator('[data-option]').count()).toBe(0);
  const names = await page.locator('.replay-scores li span').allTextContents();
  expect(new Set(names.filter((name) => name !== '')).size).toBe(seats);
  expect(await page.locator('.replay-scores .replay-line').count()).toBe(seats);
}
