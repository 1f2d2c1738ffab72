import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from './axe';
import { chromiumPath } from './browser';
import { press } from './eyes';
import { INSTANT, keptTable, question } from './gwent-player';
import { LONG, onOneDevice } from './suite';

const STEPS = ['exchange', 'turn', 'strength', 'weather', 'pass', 'round', 'second'];

/** The step on the screen, once there is a question to tell it at. */
async function step(page: Page): Promise<string | null> {
  await question(page);
  return page.evaluate(() => document.querySelector('[data-guide]')?.getAttribute('data-guide') ?? null);
}

/** Waits until the table has gone on from what was answered. */
async function answered(page: Page, act: () => Promise<void>): Promise<void> {
  const { length } = (await keptTable(page)).answers;
  await act();
  await expect.poll(async () => (await keptTable(page)).answers.length, { timeout: 20_000 }).toBeGreaterThan(length);
}

/** A card that needs no place chosen, if there is one; else the round is passed. */
async function playOrPass(page: Page, isPassing: boolean): Promise<void> {
  const card = page.locator('.hand [data-option^="play:"]').first();
  if (!isPassing && (await card.count()) > 0) return answered(page, () => card.click());
  await answered(page, async () => {
    await page.locator('.prompt [data-option="pass"]').click();
    const sure = page.locator('.prompt [data-play-on] ~ [data-option="pass"]');
    if ((await sure.count()) > 0) await sure.click();
  });
}

describe.skipIf(chromiumPath === null)('the guided first game of Gwent', () => {
  const app = onOneDevice();

  it.each([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ])('is followed from the lesson to its last step: %j', { timeout: LONG }, async (size) => {
    const { context, page, troubles } = await app.visit({
      settings: { ...INSTANT, askBeforePassing: false },
      letScriptsIn: true,
      luck: 5, // a bot that passes at once leaves no turn to tell of the weather
      ...size,
    });
    await page.goto('/learn');
    await page.getByRole('link', { name: 'Play a first game' }).first().click();
    await page.locator('[data-guide="exchange"]').waitFor();
    const told: string[] = [];
    for (let count = 0; count < 60 && told.length < STEPS.length; count++) {
      const now = await step(page);
      if (now !== null) {
        told.push(now);
        expect(await axeFindings(page), now).toEqual([]);
        await page.locator('[data-guide] .inkbtn:not(.line)').click();
        await page.waitForFunction((id) => document.querySelector(`[data-guide="${id}"]`) === null, now);
        continue;
      }
      const asked = await question(page);
      if (asked === null) break;
      if (asked === 'turn') await playOrPass(page, told.includes('pass'));
      else if (asked === 'exchange') await answered(page, () => page.locator('[data-option="done"]').click());
      else await page.locator('[data-option]:visible').first().click();
    }
    expect(told).toEqual(STEPS);
    expect(await page.locator('[data-guide]').count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is reached from the home page, and lets go for good when asked to', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440 });
    await page.goto('/');
    await page.locator('.p-gwent').getByRole('link', { name: 'Guided first game' }).click();
    await page.locator('[data-guide="exchange"]').waitFor();
    await page.locator('[data-guide] .inkbtn.line').click();
    expect(await page.locator('[data-guide]').count()).toBe(0);
    await page.locator('[data-option="done"]').click();
    await page.locator('[data-question="turn"]').waitFor();
    await page.reload();
    await page.locator('[data-question="turn"]').waitFor();
    expect(await page.locator('[data-guide]').count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each([
    { game: 'gwent', deal: 'Deal the cards', language: 'en' },
    { game: 'adventure-game', deal: 'Set out', language: 'en' },
  ])('gives a hint with its reasons: %j', { timeout: LONG }, async ({ game, deal, language }) => {
    const { context, page, troubles } = await app.visit({
      settings: { ...INSTANT, language },
      width: 1440,
      luck: 4,
    });
    await page.goto(`/play/${game}`);
    await page.getByRole('button', { name: deal }).click();
    while ((await question(page)) !== 'turn') await press(page, { wishes: [], whim: 0, luck: 0 });
    const options = await page.locator('[data-option]').count();
    expect(options).toBeGreaterThan(1);
    await page.keyboard.press('t');
    const hint = page.locator('[data-hint]');
    await hint.waitFor({ timeout: 30_000 });
    expect(await hint.textContent()).toMatch(
      /: .+\. It leads to a win in \d+ of 100 tries; (“.+” (in \d+|does about as well)|nothing else)/,
    );
    expect(await page.locator('[data-option].is-advised, [data-choose].is-advised').count()).toBeGreaterThan(0);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
