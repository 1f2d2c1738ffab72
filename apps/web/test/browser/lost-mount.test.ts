import { describe, expect, it } from 'vitest';
import { chromiumPath } from './browser';
import { clicks, INSTANT, keptTable, question } from './gwent-player';
import { openRecipe, payForStep, playedUntil, type Recipe } from './old-world-player';
import { LONG, onOneDevice } from './suite';

const TWO = { players: 2, schools: ['wolf', 'bear'], modules: ['lost-mount'] };

const wayTo = (options: readonly string[], at: string | null): string | undefined =>
  options.find((option) => at !== null && option.startsWith(`move:${at}:`));

/** One step away from it, in one's own phase I. */
function beside(): Recipe {
  return playedUntil(TWO, 'mount', clicks(4), (table) => {
    const asked = table.questionFor(0);
    const mount = table.view(0).modules['lost-mount'] as { readonly at: string | null } | undefined;
    return asked?.prompt === 'journey' && wayTo(asked.options, mount?.at ?? null) !== undefined;
  });
}

describe.skipIf(chromiumPath === null)('the lost mount', () => {
  const app = onOneDevice();

  it('is ticked where a game is set up, and asks its first question at the table', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440, height: 900 });
    await page.goto('/play/old-world?seats=here');
    await page.locator('[data-module]').first().waitFor({ state: 'attached' });
    await page.locator('.module-plates .figure-ticket:has([data-module="lost-mount"])').click();
    await page.getByRole('button', { name: 'Set out' }).click();
    await page.waitForURL(/\/play\/old-world\/.+/);
    const kept = await keptTable(page);
    expect(JSON.stringify(kept)).toContain('lost-mount');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each([
    [1440, 900],
    [390, 844],
  ])(
    'is found by a step, and tells on a sheet what the die brought, at %i px',
    { timeout: LONG },
    async (width, height) => {
      const { context, page, troubles } = await app.visit({ settings: INSTANT, width, height });
      await openRecipe(page, beside(), ['person', 'bot']);
      const piece = page.locator('.lost-mount-piece');
      await piece.waitFor();
      const at = await piece.getAttribute('data-note');
      expect(at).toContain('The lost mount');
      // The place under the mount: pressed by its button on the map, and paid for by the first way there is.
      const name = /at (.+?)\./.exec(at ?? '')?.[1] ?? '';
      await page.locator(`.touch[aria-label^="${name}"]`).first().dispatchEvent('click');
      await page.locator('.paying, .lost-mount-found').first().waitFor();
      await payForStep(page);
      const sheet = page.locator('.lost-mount-found');
      await sheet.waitFor();
      expect(await sheet.locator('.bonuses li').count()).toBe(3);
      expect(await sheet.locator('.bonuses .rolled').count()).toBe(1);
      const button = await sheet.locator('[data-option="continue"]').boundingBox();
      expect((button?.x ?? -1) >= 0 && (button?.x ?? 0) + (button?.width ?? 0) <= width).toBe(true);
      if (process.env.SHOTS !== undefined) await page.screenshot({ path: `${process.env.SHOTS}/found-${width}.png` });
      await sheet.locator('[data-option="continue"]').click();
      await sheet.waitFor({ state: 'detached' });
      expect(await question(page)).not.toBe('lost-mount');
      expect(troubles).toEqual([]);
      await context.close();
    },
  );
});
