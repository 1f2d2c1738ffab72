import { describe, expect, it } from 'vitest';
import { axeFindings } from './axe';
import { chromiumPath } from './browser';
import { INSTANT } from './gwent-player';
import { LONG, onOneDevice } from './suite';
import { dress, walkTo } from './walk';

/** Stronger marks, in both lights, at both ends of the text sizes. */
const DRESSINGS = [
  { theme: 'dark', textSize: 'huge', width: 1280 },
  { theme: 'light', textSize: 'normal', width: 390 },
] as const;

describe.skipIf(chromiumPath === null)('with stronger marks', () => {
  const app = onOneDevice();

  it('has no accessibility findings by any rule', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, letScriptsIn: true });
    await page.goto('/play/gwent');
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await page.locator('[data-option="done"]').click();
    await page.locator('.gwent-field').waitFor();
    const table = new URL(page.url()).pathname;
    for (const path of ['/', '/settings', '/rules', '/rules/GW-MEDIC-001', table]) {
      await walkTo(page, path);
      for (const { width, ...settings } of DRESSINGS) {
        await page.setViewportSize({ width, height: 900 });
        await dress(page, { ...INSTANT, ...settings, contrast: 'more' });
        expect(await page.getAttribute('html', 'data-contrast')).toBe('more');
        expect(await axeFindings(page), `${path} ${JSON.stringify(settings)}`).toEqual([]);
      }
    }
    expect(troubles).toEqual([]);
    await context.close();
  });
});
