import { gwent } from '@medallion/gwent';
import { makeRecord, packRecord, Table } from '@medallion/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from './axe';
import { chromiumPath } from './browser';
import { clicks, INSTANT, playToTheEnd } from './gwent-player';
import { onOneDevice } from './suite';

/** A game in which each seat takes the first option but sometimes the last, so that all rounds are played. */
function finishedGame() {
  const config = gwent.parseConfig({ decks: ['starter-northern-realms', 'themed-crones-and-vampires'] });
  if (!config.ok) throw new Error('the decks are not known');
  const luck = clicks(7);
  const table = Table.start(gwent, config.value, 'watched');
  while (!table.isOver) {
    const count = table.questions[0]?.options.length ?? 1;
    table.take(0, Math.min(count - 1, Math.floor(luck() * count)));
  }
  const record = makeRecord(gwent, config.value, 'watched', table.answers);
  return { table, record, compact: packRecord(gwent, record) };
}

const game = finishedGame();
const names = '&name=Ada&name=Bea';
const position = async (page: Page) => Number(await page.locator('.replaying').getAttribute('data-position'));
const handsShown = (page: Page) => page.locator('.hand .card, .open-hand .card').count();

async function watch(page: Page, link = `/replay#${game.compact}${names}`): Promise<void> {
  await page.goto(link);
  await page.locator('.replaying .gwent-field').waitFor();
}

describe.skipIf(chromiumPath === null)('replays in a browser', () => {
  const app = onOneDevice();

  it('open fresh from a link, and step, scrub, jump and play', async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440 });
    await watch(page);
    const last = game.record.answers.length;
    expect(await position(page)).toBe(0);
    await page.getByRole('button', { name: 'One move on' }).click();
    await expect.poll(() => position(page)).toBe(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => position(page)).toBe(2);
    await page.locator('[data-round="2"]').click();
    await page.locator('.replay-now').getByText('Round 2 begins').waitFor();
    await page.getByRole('slider', { name: 'Move' }).fill('5');
    await expect.poll(() => position(page)).toBe(5);
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(() => position(page)).toBe(last);
    const winner = game.table.outcome?.places.indexOf(1) === 0 ? 'Ada' : 'Bea';
    await page.locator('.replay-now').getByText(`${winner} wins the game`).waitFor();
    expect(await page.getByRole('button', { name: 'Play on from here' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'To the start' }).click();
    await page.getByRole('button', { name: /^Speed/ }).click();
    await page.getByRole('button', { name: /^Speed/ }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => position(page), { timeout: 10_000 }).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Pause' }).click();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('show the table with the eyes of either player or with all cards', async () => {
    const { context, page } = await app.visit({ settings: INSTANT, width: 1440 });
    await watch(page);
    await page.getByRole('slider', { name: 'Move' }).fill('3');
    const all = await handsShown(page);
    await page.locator('.replay-card .seg').getByText('Bea').click();
    await expect.poll(() => handsShown(page)).toBeLessThan(all);
    expect(all).toBeGreaterThanOrEqual(20);
    await context.close();
  });

  it('go on from any move as a game on this device, to its end', async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440 });
    await watch(page);
    await page.getByRole('slider', { name: 'Move' }).fill('6');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    // Printed on paper, which axe cannot see through: what is not chosen must be in ink all the same.
    const others = page.locator('dialog[open] .seg label:not(.on)');
    const inks = await others.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    const brightest = Math.max(...inks.flatMap((ink) => ink.match(/\d+/g) ?? []).map(Number));
    expect(brightest).toBeLessThan(100);
    await page.getByRole('dialog').getByText('Bea').click();
    await page.getByRole('button', { name: 'Sit down' }).click();
    await page.waitForURL(/\/play\/gwent\/.+/);
    expect(await playToTheEnd(page, clicks(11))).toMatch(/^(seat-0|seat-1|draw)$/);
    await page.goto('/replays');
    await page.getByRole('button', { name: /^Watch Gwent against/ }).click();
    await page.locator('.replaying .gwent-field').waitFor();
    expect(page.url()).toContain('watched');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each([
    ['cut short', game.compact.slice(0, -20), 'cut short'],
    ['edited', game.compact.replace('watched', 'watchee'), 'changed after it was written'],
    ['of an unknown game', game.compact.replace('gwent', 'chess'), 'cannot be played here'],
    ['of a newer form', game.compact.replace('M1.', 'M9.'), 'form that this page does not know'],
    ['no record at all', 'hello', 'not a record'],
  ])('say what is wrong with a record that is %s', async (_, text, words) => {
    const { context, page } = await app.visit({ settings: INSTANT });
    await page.goto(`/replay#${text}`);
    expect(await page.locator('[data-refusal]').textContent()).toContain(words);
    await page.getByRole('link', { name: 'All replays' }).click();
    await page.getByLabel('Link or record').fill(text);
    await page.getByRole('button', { name: 'Watch it' }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain(words);
    await context.close();
  });

  it('are read in from a file and kept', async () => {
    const { context, page } = await app.visit({ settings: INSTANT });
    await page.goto('/replays');
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(game.record)),
    });
    await page.locator('.replaying .gwent-field').waitFor();
    await page.goto('/replays');
    await page.getByText(`${game.record.answers.length} moves`).waitFor();
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByText('Nothing imported yet.').waitFor();
    await context.close();
  });

  it('check the shuffle of an online game, and say when it was not fair', async () => {
    const { context, page } = await app.visit({ settings: INSTANT, width: 1440 });
    await watch(page, `/replay#${game.compact}${names}&hash=00&server=not-the-secret`);
    await page.getByRole('button', { name: 'Verify the shuffle' }).click();
    await page.getByRole('button', { name: 'Check it now' }).click();
    await expect.poll(() => page.locator('[data-fair]').getAttribute('data-fair')).toBe('false');
    await context.close();
  });

  it.each([
    { theme: 'dark', width: 1440 },
    { theme: 'light', width: 390 },
  ])('have no accessibility findings: %j', async ({ width, theme }) => {
    const { context, page, troubles } = await app.visit({
      settings: { ...INSTANT, theme },
      width,
      letScriptsIn: true,
    });
    await watch(page);
    await page.getByRole('slider', { name: 'Move' }).fill('9');
    expect(await axeFindings(page)).toEqual([]);
    for (const dialog of ['Share', 'Play on from here']) {
      await page.getByRole('button', { name: dialog, exact: true }).click();
      await page.locator('dialog[open]').waitFor();
      expect(await axeFindings(page), dialog).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    await page.goto('/replays');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeFindings(page), 'the list').toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
