import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from './browser';
import { asked, changed, press } from './eyes';
import { INSTANT, keptTable, question } from './gwent-player';
import { onOneDevice } from './suite';

/** Scenes are seen, as pictures: nothing moves. */
const STAGED = { ...INSTANT, botPace: 'normal' } as const;
const PLAY = { wishes: [['^pass$', -1]], whim: 0, luck: 0 } as const;

async function dealForTwo(page: Page): Promise<void> {
  await page.goto('/play/gwent?seats=here');
  await page.locator('.notice .inkbtn.red').click();
  for (let now = await question(page); now !== 'turn'; now = await question(page)) {
    await press(page, { wishes: [['^(done|accept)$', 2]], whim: 0, luck: 0 });
  }
}

async function passAndHandOver(page: Page): Promise<void> {
  await page.locator('.prompt [data-option="pass"]').click();
  await page.locator('[data-question="hand-over"] [data-option="accept"]').click();
}

const answers = async (page: Page) => (await keptTable(page)).answers.length;

describe.skipIf(chromiumPath === null)('the stage of Gwent', () => {
  const app = onOneDevice();

  it.each([1440, 390])(
    'shows a pass with the total that wins, and a key that says "seen" plays nothing: %i',
    async (width) => {
      const { page, context, troubles } = await app.visit({
        settings: { ...STAGED, askBeforePassing: false },
        width,
        height: 900,
        luck: 2,
      });
      await dealForTwo(page);
      await passAndHandOver(page);
      const ribbon = page.locator('[data-scene="pass"]');
      await ribbon.waitFor();
      await expect.poll(() => ribbon.textContent()).toMatch(/has passed.*1 wins the round, 0 draws it; you have 0/);
      await expect.poll(() => page.locator('.ask').textContent()).toMatch(/ player has passed: 1 wins the round$/);
      const before = await answers(page);
      await page.locator('.hand .card').first().focus();
      await page.keyboard.press('Space');
      await ribbon.waitFor({ state: 'detached' });
      expect(await answers(page)).toBe(before);
      expect(await page.locator('.prompt [data-option="pass"]').textContent()).toContain('Pass, draw the round');
      expect(troubles).toEqual([]);
      await context.close();
    },
  );

  it('is never in the way: a press goes to what lies beneath, and the scene is over', async () => {
    const { page, context } = await app.visit({
      settings: { ...STAGED, askBeforePassing: false },
      width: 1440,
      luck: 2,
    });
    await dealForTwo(page);
    await passAndHandOver(page);
    await page.locator('[data-scene="pass"]').waitFor();
    const before = await answers(page);
    await press(page, PLAY);
    await page.locator('[data-scene="pass"]').waitFor({ state: 'detached' });
    await expect.poll(() => answers(page)).toBe(before + 1);
    await context.close();
  });

  it('asks before a pass that gives the match away, and the brass button plays on', async () => {
    const { page, context } = await app.visit({
      settings: { ...INSTANT, askBeforePassing: true },
      width: 1440,
      luck: 2,
    });
    await dealForTwo(page);
    const pass = page.locator('.prompt [data-option="pass"]');
    const ask = page.locator('.ask');
    await pass.click();
    await expect.poll(() => ask.textContent()).toBe('Pass and give this round away?');
    await expect.poll(() => page.locator('.prompt .btn-main').textContent()).toBe('Keep playing');
    await page.locator('[data-play-on]').click();
    await page.locator('[data-play-on]').waitFor({ state: 'detached' });
    await pass.click();
    await page.locator('[data-play-on]').waitFor();
    await pass.click();
    await page.locator('[data-question="hand-over"] [data-option="accept"]').click();
    await pass.click();
    await expect.poll(() => ask.textContent()).toBe('Pass and draw this round? Both of you lose a gem.');
    const { sign } = await asked(page);
    await pass.click();
    await changed(page, sign, 'the second pass');
    for (let now = await question(page); now !== 'turn'; now = await question(page)) {
      await press(page, { wishes: [], whim: 0, luck: 0 });
    }
    await pass.click();
    await expect.poll(() => ask.textContent()).toBe('This is your last gem: pass and give the match away?');
    await context.close();
  });

  it('tells on a phone what happened last, and opens the chronicle there', async () => {
    const { page, context, troubles } = await app.visit({
      settings: { ...INSTANT, askBeforePassing: false },
      width: 390,
      height: 844,
      luck: 2,
    });
    await dealForTwo(page);
    await passAndHandOver(page);
    const latest = page.locator('.latest-line');
    await latest.waitFor();
    await expect.poll(() => latest.textContent()).toMatch(/ player passes\.$/);
    await latest.click();
    const lines = page.locator('dialog[open] .log li');
    await expect.poll(() => lines.count()).toBeGreaterThan(3);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await context.close();
  });
});
