import { describe, expect, it } from 'vitest';
import { chromiumPath } from './browser';
import { clicks, INSTANT } from './gwent-player';
import { openRecipe, playedUntil, type Recipe } from './old-world-player';
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
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width, height });
    await openRecipe(page, beforeTheFight(), ['person', 'bot']);
    const card = page.locator('.large-card[open]');
    await card.waitFor();
    expect(await card.locator('.large-weaknesses li').count()).toBe(6);
    expect(await card.locator('.large-tricks li').count()).toBe(5);
    const found = await card.locator('.is-yours').count();
    expect(found).toBeGreaterThan(0);
    expect(await page.locator('[data-option^="weakness:"]').count()).toBe(found);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
