import { describe, expect, it } from 'vitest';
import { axeFindings } from './axe';
import { chromiumPath } from './browser';
import { clicks, INSTANT } from './gwent-player';
import { asks, hasAlmostAll, openRecipe, playedUntil, playToTheEnd, type Recipe } from './old-world-player';
import { LONG, onOneDevice } from './suite';

const WHOLE = {
  players: 2,
  schools: ['wolf', 'bear'],
  modules: ['monster-trail', 'unique-cards', 'advanced-cards', 'mutagens', 'bombs'],
};

/** Before a fight against a monster of which something is known. */
function beforeTheFight(): Recipe {
  return playedUntil(WHOLE, 'trail', clicks(4), (table) => table.questionFor(0)?.prompt === 'weakness-use');
}

describe.skipIf(chromiumPath === null)('the trail of a monster', () => {
  const app = onOneDevice();

  it.each([
    [1440, 900],
    [390, 844],
  ])('lies open on its large card where weaknesses are chosen, at %i px', { timeout: LONG }, async (width, height) => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width, height, letScriptsIn: true });
    await openRecipe(page, beforeTheFight(), ['person', 'bot']);
    const card = page.locator('.large-card[open]');
    await card.waitFor();
    expect(await card.locator('.large-weaknesses li').count()).toBe(6);
    expect(await card.locator('.large-tricks li').count()).toBe(5);
    const found = await card.locator('.is-yours').count();
    expect(found).toBeGreaterThan(0);
    expect(await card.locator('button[data-option^="weakness:"]').count()).toBe(found);
    expect(await page.locator('[data-option^="weakness:"]').count()).toBe(found);
    if (width > 1000) expect(await axeFindings(page)).toEqual([]);
    await card.locator('button[data-option^="weakness:"]').first().click();
    await page.locator('.large-card .is-used, .ow-fight:not(:has(.is-asked))').first().waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('lets one of three mutagens be kept, on a scene of their own', { timeout: LONG }, async () => {
    const visit = { settings: INSTANT, width: 390, height: 844, letScriptsIn: true };
    const { context, page, troubles } = await app.visit(visit);
    await openRecipe(page, playedUntil(WHOLE, 'trail', clicks(4), asks('mutagen-choice')), ['person', 'bot']);
    const cards = page.locator('.mutagen-card[data-option]');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(3);
    expect(await axeFindings(page)).toEqual([]);
    await cards.first().click();
    await page.locator('.mutagen-scene').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each([
    [1440, 900],
    [390, 844],
  ])('is followed to the end of a game, at %i px', { timeout: LONG }, async (width, height) => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width, height });
    await openRecipe(page, playedUntil(WHOLE, 'end', clicks(4), hasAlmostAll), ['person', 'bot']);
    expect(await playToTheEnd(page, clicks(5), 1500)).toMatch(/^seat-[01]$/);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
