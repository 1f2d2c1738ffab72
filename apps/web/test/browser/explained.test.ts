import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import * as adventure from './adventure-player';
import { chromiumPath } from './browser';
import { clicks, INSTANT, keptTable, question } from './gwent-player';
import { asks, openRecipe, playedUntil } from './old-world-player';
import { LONG, onOneDevice } from './suite';

const TWO = { players: 2, schools: ['wolf', 'bear'] };

/** Presses something that is blocked: it says why and by which rule, and answers nothing. */
async function asksWhyNot(page: Page, blocked: string, rule: RegExp): Promise<void> {
  const { answers } = await keptTable(page);
  await page.locator(blocked).first().click();
  const why = page.locator('.prompt .why');
  await why.waitFor();
  expect((await why.textContent())?.length).toBeGreaterThan(25);
  expect((await why.locator('.rule-link').textContent())?.trim()).toMatch(rule);
  expect((await keptTable(page)).answers).toEqual(answers);
}

describe.skipIf(chromiumPath === null)('what a table explains', () => {
  const app = onOneDevice();
  const journey = playedUntil(TWO, 'explained', clicks(4), asks('journey'));

  it('shows a card of Old World large, by pointer and by key, with all that it does', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440, height: 900 });
    await openRecipe(page, journey, ['person', 'bot']);
    const card = page.locator('.hand .action-card').first();
    const peek = page.locator('.card-peek');
    await card.hover();
    await peek.waitFor();
    expect(await peek.locator('h3').textContent()).not.toBe('');
    expect(await peek.locator('li').count()).toBeGreaterThan(0);
    await page.mouse.move(5, 5);
    await peek.waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await card.focus();
    await peek.waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('shows a card to the finger that holds it, and does not play it', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 390, height: 844, hasTouch: true });
    await openRecipe(page, journey, ['person', 'bot']);
    const before = await keptTable(page);
    const box = await page.locator('.hand .action-card').first().boundingBox();
    const touch = await context.newCDPSession(page);
    const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20 };
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await page.locator('.card-peek').waitFor();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.locator('.card-peek').waitFor({ state: 'detached' });
    expect((await keptTable(page)).answers).toEqual(before.answers);
    expect(await question(page)).toBe('journey');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('says in Old World why something cannot be done, and by which rule', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440, height: 900 });
    await openRecipe(page, journey, ['person', 'bot']);
    await asksWhyNot(page, '.slip-opt.is-no', /^OW-[A-Z]+-\d{3}$/);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('says in the Adventure Game why something cannot be done, and by which rule', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440, height: 900 });
    await page.goto('/play/adventure-game?level=peddler');
    await page.getByRole('button', { name: 'Set out' }).click();
    const luck = clicks(6);
    for (let count = 0; count < 20 && (await question(page)) !== 'turn'; count++) {
      await adventure.clickSomething(page, luck);
    }
    await asksWhyNot(page, '.why-btn, .act.why', /^AG-[A-Z]+-\d{3}$/);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
