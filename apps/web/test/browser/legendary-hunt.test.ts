import { describe, expect, it } from 'vitest';
import { axeFindings } from './axe';
import { chromiumPath } from './browser';
import { clicks, INSTANT } from './gwent-player';
import { asks, openRecipe, playedUntil, playToTheEnd, type Recipe } from './old-world-player';
import { LONG, onOneDevice } from './suite';

type AnyTable = Parameters<Parameters<typeof playedUntil>[3]>[0];

const ALONE = {
  players: 1,
  schools: ['wolf'],
  modules: [{ id: 'legendary-hunt', options: { difficulty: 'hard' } }],
};
const THREE = { players: 3, schools: ['wolf', 'bear', 'cat'], modules: ['legendary-hunt'] };

interface Hunt {
  readonly monster: string;
  readonly deck: number;
  readonly laid: readonly string[];
}
const huntAt = (table: AnyTable) => table.view(0).modules['legendary-hunt'] as unknown as Hunt;

/** One movement card is left: it vanishes soon. */
function nearTheEnd(): Recipe {
  return playedUntil(ALONE, 'alone', clicks(4), (table) => asks('journey')(table) && huntAt(table).deck <= 1);
}

function againstIt(table: AnyTable): boolean {
  return asks('fight-combo')(table) && table.view(0).fight?.monster?.monster === huntAt(table).monster;
}

describe.skipIf(chromiumPath === null)('the legendary hunt', () => {
  const app = onOneDevice();

  it.each([
    [1440, 900],
    [390, 844],
  ])('stands on the map until it vanishes, at %i px', { timeout: LONG }, async (width, height) => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width, height, letScriptsIn: true });
    await openRecipe(page, nearTheEnd(), ['person']);
    await page.locator('.legend-piece').waitFor();
    expect(await page.locator('.ruin-piece').count()).toBeGreaterThan(0);
    await page.locator('.hunt-slip summary').click();
    expect(await page.locator('.hides li').count()).toBe(5);
    if (width > 1000) expect(await axeFindings(page)).toEqual([]);
    await page.locator('.hunt-slip summary').click();
    await playToTheEnd(page, clicks(3), 300);
    await page.locator('.hunt-end').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('shows its hide and its claws in the fight', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({
      settings: INSTANT,
      width: 390,
      height: 844,
      letScriptsIn: true,
    });
    await openRecipe(page, playedUntil(THREE, 'claws', clicks(6), againstIt), ['person', 'bot', 'bot']);
    await page.locator('.legend-card').waitFor();
    expect(await page.locator('.legend-card li').count()).toBe(4);
    expect(await page.locator('.legend-card :is(.hide-sum, .hide-gone)').count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is chosen with its options where a table is laid', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({
      settings: INSTANT,
      width: 1440,
      height: 900,
      letScriptsIn: true,
    });
    await page.goto('/play/old-world?modules=legendary-hunt.moon');
    await page.locator('.setup-refused:has-text("moon")').waitFor();
    await page.locator('[data-preset="alone"]').click();
    const plate = page.locator('.module-plate:has([data-module="legendary-hunt"])');
    await plate.locator('.plate-form select').selectOption('toad');
    expect(await page.locator('.setup-refused').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Set out' }).click();
    await page.locator('.legend-piece[data-note*="Toad"]').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });
});
