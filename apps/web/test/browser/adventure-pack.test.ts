import { describe, expect, it } from 'vitest';
import { chromiumPath } from './browser';
import { INSTANT } from './gwent-player';
import { openRecipe, type Recipe } from './old-world-player';
import { LONG, onOneDevice } from './suite';

/** In one's own phase I, with a secret card on one's board and a quest token on the map: seldom enough to be kept. */
const IN_THE_MIDDLE: Recipe = {
  config: { players: 2, schools: ['wolf', 'bear'], modules: ['adventure-pack'] },
  seed: 'ap122',
  answers: [
    0, 0, 0, 1, 1, 0, 1, 0, 0, 1, 3, 2, 0, 1, 0, 0, 0, 1, 1, 0, 3, 0, 0, 1, 2, 1, 3, 1, 0, 0, 0, 1, 3, 2, 0, 5, 0, 1, 1,
    0, 1, 2, 0, 4, 0, 47, 31, 0, 1, 1, 0, 3, 1, 0, 1, 0,
  ],
};

describe.skipIf(chromiumPath === null)('the Adventure Pack', () => {
  const app = onOneDevice();

  it("shows a secret card on its owner's board, and a quest token on the map", { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440, height: 900 });
    await openRecipe(page, IN_THE_MIDDLE, ['person', 'bot']);
    const token = page.locator('.quest-token').first();
    await token.waitFor();
    expect(await token.getAttribute('data-note')).toContain('Quest token at');
    const shelf = page.getByRole('region', { name: 'Secret cards' });
    await shelf.waitFor();
    expect(await shelf.locator('.keep').count()).toBe(1);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
