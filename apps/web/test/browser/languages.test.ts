import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from './browser';
import { INSTANT } from './gwent-player';
import { LONG, onOneDevice } from './suite';

const WORDS = /\/([\w-]+\.(?:en|de|nl))-[\w-]{8}\.js$/;

/** Which files of words a page asked for, such as `gwent.de`. */
function wordsAskedFor(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const name = WORDS.exec(request.url())?.[1];
    if (name !== undefined) asked.add(name);
  });
  return asked;
}

/** Sets the language in another window of the same device. */
async function speakIn(context: BrowserContext, origin: string, name: string): Promise<void> {
  const settings = await context.newPage();
  await settings.goto(`${origin}/settings`);
  await settings.getByText(name).click();
}

const langOf = (page: Page) => page.getAttribute('html', 'lang');

describe.skipIf(chromiumPath === null)('the languages of a table', () => {
  const app = onOneDevice();

  it.each(['gwent', 'old-world', 'adventure-game'])(
    'come one at a time, and change under a running game: %s',
    { timeout: LONG },
    async (game) => {
      const { context, page, troubles } = await app.visit({ settings: INSTANT });
      const asked = wordsAskedFor(page);
      await page.goto(`/play/${game}`);
      await page.locator('.notice .inkbtn.red').click();
      const question = page.locator('[data-question]').first();
      await question.waitFor();
      expect([...asked].filter((name) => !name.endsWith('.en'))).toEqual([]);
      expect(asked).toContain(`${game}.en`);
      const before = { address: page.url(), question: await question.getAttribute('data-question') };
      const words = () => page.locator('main').first().textContent();
      const english = await words();

      await speakIn(context, app.origin, 'Deutsch');
      await expect.poll(() => langOf(page), { timeout: 30_000 }).toBe('de');
      expect(asked).toContain(`${game}.de`);
      expect([...asked].filter((name) => name.endsWith('.nl'))).toEqual([]);
      expect({ address: page.url(), question: await question.getAttribute('data-question') }).toEqual(before);
      await expect.poll(words).not.toBe(english);
      expect(troubles).toEqual([]);
      await context.close();
    },
  );

  it('stay as they were where another cannot be fetched, and say so', { timeout: LONG }, async () => {
    const { context, page } = await app.visit({ settings: INSTANT });
    await context.route(/\.de-[\w-]{8}\.js$/, (route) => route.abort());
    await page.goto('/settings');
    await page.getByText('Deutsch').click();
    await page.locator('.slip', { hasText: 'Deutsch is not on this device yet' }).waitFor();
    expect(await langOf(page)).toBe('en');
    expect(await page.locator('h1').textContent()).toBe('Settings');
    await page.getByText('Nederlands').click();
    await expect.poll(() => langOf(page)).toBe('nl');
    await context.close();
  });
});
