import { makeRecord, packRecord } from '@medallion/kernel';
import { oldWorld, schoolsOf, specialtyText } from '@medallion/old-world';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from './browser';
import { clicks, INSTANT, keptTable, question } from './gwent-player';
import { asks, clickSomething, openRecipe, openShelved, playedUntil } from './old-world-player';
import { LONG, onOneDevice } from './suite';

const EARLIER = Math.min(...oldWorld.reads);
/** Griffin's specialty reads otherwise in the earlier edition: what the page shows tells by which it plays. */
const config = { players: 2, schools: ['griffin', 'wolf'] };
const begun = { ...playedUntil(config, 'earlier', clicks(3), asks('journey'), EARLIER), version: EARLIER };

function specialtyOf(edition: number): string {
  const ability = schoolsOf({ edition }).find(({ id }) => id === 'griffin')?.levels[0];
  if (ability === undefined) throw new Error('Griffin has no specialty');
  return specialtyText('en', ability);
}
function recordOf(version: number): string {
  const agreed = oldWorld.parseConfig(config);
  if (!agreed.ok) throw new Error('no such configuration');
  return packRecord(oldWorld, makeRecord(oldWorld, agreed.value, begun.seed, begun.answers, version));
}

/** Takes a record up as a game of this device. */
async function bringIn(page: Page, record: string): Promise<void> {
  await page.goto('/play/old-world');
  await page.locator('details:has(#import-text) summary').click();
  await page.locator('#import-text').fill(record);
  await page.locator('.import button').click();
}

describe.skipIf(chromiumPath === null)('a game of an earlier edition', () => {
  const app = onOneDevice();

  it('opens from the shelf, shows and plays its own rules, and keeps its edition', { timeout: LONG }, async () => {
    expect(specialtyOf(EARLIER)).not.toBe(specialtyOf(oldWorld.version));
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440, height: 900 });
    await openRecipe(page, begun, ['person', 'bot']);
    const words = page.locator('.spec');
    await expect.poll(() => words.first().textContent()).toContain(specialtyOf(EARLIER));
    const luck = clicks(5);
    const playOn = async () => {
      await clickSomething(page, luck);
      await question(page);
    };
    while ((await keptTable(page)).answers.length < begun.answers.length + 3) await playOn();
    expect(await keptTable(page)).toMatchObject({ version: EARLIER });
    await page.reload();
    // On to a moment at which the board lies on the table.
    for (let now = await question(page); now !== 'journey' && now !== 'deed'; now = await question(page))
      await playOn();
    await expect.poll(() => words.first().textContent()).toContain(specialtyOf(EARLIER));
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is watched from a link, and taken up again from its record', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440, height: 900 });
    await page.goto(`/replay#${recordOf(EARLIER)}`);
    await page.getByRole('button', { name: 'To the end' }).click();
    const moves = String(begun.answers.length);
    await expect.poll(() => page.locator('.replaying').getAttribute('data-position')).toBe(moves);
    await bringIn(page, recordOf(EARLIER));
    await page.waitForURL(/\/play\/old-world\/.+/);
    await question(page);
    expect(await keptTable(page)).toMatchObject({ version: EARLIER, answers: begun.answers });
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('of rules that this page does not know yet is kept, and says what to do', { timeout: LONG }, async () => {
    const { context, page } = await app.visit({ settings: INSTANT });
    const words = new RegExp(`edition 99 .* up to ${oldWorld.version}\\. Reload the page`);
    await openShelved(page, { ...begun, version: 99 }, ['person', 'bot']);
    await expect.poll(() => page.locator('[data-refusal]').textContent()).toMatch(words);
    await page.goto(`/replay#${recordOf(99)}`);
    await expect.poll(() => page.locator('[data-refusal]').textContent()).toMatch(words);
    await bringIn(page, recordOf(99));
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(words);
    await context.close();
  });
});
