import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from './axe';
import { chromiumPath } from './browser';
import { asked, changed, look, told } from './eyes';
import { INSTANT } from './gwent-player';
import { LONG, onOneDevice } from './suite';

const STEPS = [
  'goal',
  'journey',
  'pay',
  'act',
  'poker',
  'raise',
  'deed',
  'explore',
  'discard',
  'gain',
  'again',
  'hunt',
  'use',
  'combo',
  'link',
  'blow',
  'fought',
  'last',
];

/** Presses the first of these that is on the screen. */
async function pressFirst(page: Page, selectors: readonly string[]): Promise<void> {
  for (const selector of selectors) {
    const found = page.locator(selector).locator('visible=true');
    if ((await found.count()) === 0) continue;
    const { sign } = await look(page);
    await found.first().click({ timeout: 10_000 });
    await changed(page, sign, `pressing ${selector}`);
    return;
  }
  throw new Error(`nothing of ${selectors.join()} is there: ${await told(page)}`);
}

const step = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-guide]')?.getAttribute('data-guide') ?? null);

/** What a learner does who follows the words: to the tavern, on to the hall, explore, and fight the turn after. */
function answersTo(asked: string, told: readonly string[]): readonly string[] {
  switch (asked) {
    case 'strong-monster':
      return ['[data-option="water"]'];
    case 'journey':
      return [
        '.paying [data-option]',
        '.paying .hand [data-choose][aria-pressed="false"]',
        '.slip-opts [data-option^="act:gambling"]',
        '.slip-opts [data-option^="act:attribute"]',
        ...(told.includes('poker') ? [] : ['.touch[data-choose="move:loc-ichaer"]']),
        ...(told.includes('raise') ? [] : ['.touch[data-choose="move:ard-modron"]']),
        '[data-option="end"]',
      ];
    case 'deed':
      return told.includes('hunt')
        ? ['[data-option^="fight:"]:not([data-option*="seat"])', '[data-option^="explore:"]']
        : ['[data-option="explore:city"]', '[data-option^="explore:"]'];
    case 'fight-combo':
      return ['.hand [data-option]', '[data-option="stop"]'];
    default:
      return ['[data-option="continue"]', '[data-option="done"]', '[data-option="keep"]', '[data-option]'];
  }
}

describe.skipIf(chromiumPath === null)('the guided first game of Old World', () => {
  const app = onOneDevice();

  it.each([
    { width: 1440, height: 900, language: 'en' },
    { width: 390, height: 844, language: 'de' },
  ])('is followed to its last step: %j', { timeout: LONG }, async ({ language, ...size }) => {
    const { context, page, troubles } = await app.visit({
      settings: { ...INSTANT, language },
      letScriptsIn: true,
      ...size,
    });
    await page.goto('/play/old-world?guide');
    await page.locator('[data-guide="goal"]').waitFor();
    const steps: string[] = [];
    for (let count = 0; count < 250 && steps.length < STEPS.length; count++) {
      const { question: asking, sign } = await asked(page);
      if (asking === null) break;
      // Blows pass by themselves: a press could come too late for them, and be one on what follows.
      if (asking === 'fight-beats') {
        await changed(page, sign, 'blows');
        continue;
      }
      const now = await step(page);
      if (now === null) {
        await pressFirst(page, answersTo(asking, steps));
        continue;
      }
      steps.push(now);
      if (size.width < 400) expect(await axeFindings(page), now).toEqual([]);
      await page.locator('[data-guide] .inkbtn:not(.line)').click();
      await page.waitForFunction((id) => document.querySelector(`[data-guide="${id}"]`) === null, now);
    }
    expect(steps.toSorted()).toEqual(STEPS.toSorted());
    expect(steps.slice(0, 6)).toEqual(['goal', 'journey', 'pay', 'act', 'poker', 'raise']);
    expect(await page.locator('[data-guide]').count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is reached from the home page, and lets go for good when asked to', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440 });
    await page.goto('/');
    await page.locator('a[href="/play/old-world?guide"]').first().click();
    await page.locator('[data-guide="goal"]').waitFor();
    await page.locator('[data-guide] .inkbtn.line').click();
    expect(await page.locator('[data-guide]').count()).toBe(0);
    await page.locator('[data-option="water"]').click();
    await page.locator('[data-question="journey"]').waitFor();
    await page.reload();
    await page.locator('[data-question="journey"]').waitFor();
    expect(await page.locator('[data-guide]').count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
