import { deckCode, READY_MADE } from '@medallion/gwent';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from './axe';
import { chromiumPath } from './browser';
import { onOneDevice } from './suite';

const ENGLISH = { language: 'en', motion: 'none' } as const;
const verdict = (page: Page) => page.locator('[data-deck]').getAttribute('data-deck');
const faults = (page: Page) =>
  page.locator('[data-fault]').evaluateAll((lines) => lines.map((line) => line.getAttribute('data-fault')));

async function openDecks(page: Page, path = '/decks'): Promise<void> {
  await page.goto(path);
  await page.locator('[data-deck]').waitFor();
}

describe.skipIf(chromiumPath === null)('building decks in a browser', () => {
  const app = onOneDevice();

  it('names what an illegal deck breaks, with its rule, and lets a legal one be played', async () => {
    const { context, page, troubles } = await app.visit({ settings: ENGLISH, width: 1440 });
    await openDecks(page);
    expect(await verdict(page)).toBe('legal');
    await page.getByRole('button', { name: 'Empty the deck' }).click();
    await expect.poll(() => faults(page)).toEqual(['too-few-units']);
    expect(await page.locator('[data-fault="too-few-units"] a').getAttribute('href')).toBe('/rules/GW-DECK-002');
    expect(await page.getByRole('button', { name: 'Play with this deck' }).isDisabled()).toBe(true);
    // Every unit there is, until the deck has its 22.
    await page.getByText('Units', { exact: true }).click();
    for (let tile = 0; (await verdict(page)) === 'illegal'; tile++)
      await page.locator('.tile > button').nth(tile).click();
    expect(await faults(page)).toEqual([]);
    await page.getByLabel('Name of the deck').fill('Iron Guard');
    await page.getByRole('button', { name: 'Play with this deck' }).click();
    await page.waitForURL(/\/play\/gwent\?deck=own-/);
    await page.getByText('Iron Guard').first().waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('keeps, duplicates, renames and deletes decks, and brings a deleted one back', async () => {
    const { context, page } = await app.visit({ settings: ENGLISH });
    await openDecks(page);
    await page.getByLabel('Name of the deck').fill('First');
    await page.getByRole('button', { name: 'Save as my own' }).click();
    await page.getByText('First is saved to your decks.').waitFor();
    await page.getByLabel('Name of the deck').fill('Second');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Second is saved to your decks.').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'All decks' }).click();
    const names = () => page.locator('.shelf').first().locator('b').allTextContents();
    await expect.poll(names).toEqual(['Second']);
    await page.getByRole('button', { name: 'Duplicate Second' }).click();
    await expect.poll(names).toEqual(['Second, copy', 'Second']);
    await page.getByRole('button', { name: 'Delete Second', exact: true }).click();
    await expect.poll(names).toEqual(['Second, copy']);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await page.getByRole('button', { name: 'All decks' }).click();
    await expect.poll(names).toContain('Second');
    await context.close();
  });

  it('says when the device is full, keeps the deck on the bench, and saves it when there is room', async () => {
    const { context, page } = await app.visit({ settings: ENGLISH });
    const device = await context.newCDPSession(page);
    await openDecks(page);
    await device.send('Storage.overrideQuotaForOrigin', { origin: app.origin, quotaSize: 1 });
    const name = page.getByLabel('Name of the deck');
    await name.fill('First');
    await page.getByRole('button', { name: 'Save as my own' }).click();
    await page.getByText('There is no room left on this device').waitFor();
    await openDecks(page);
    expect(await name.inputValue()).toBe('First');
    await device.send('Storage.overrideQuotaForOrigin', { origin: app.origin });
    await page.getByRole('button', { name: 'Save as my own' }).click();
    await page.getByText('First is saved to your decks.').waitFor();
    await context.close();
  });

  it('lets a deleted deck be brought back again when it found no room', async () => {
    const { context, page } = await app.visit({ settings: ENGLISH });
    await openDecks(page);
    await page.getByLabel('Name of the deck').fill('First');
    await page.getByRole('button', { name: 'Save as my own' }).click();
    await page.getByText('First is saved to your decks.').waitFor();
    await page.getByRole('button', { name: 'All decks' }).click();
    const own = page.getByRole('button', { name: /^Delete / });
    await own.click();
    await expect.poll(() => own.count()).toBe(0);
    await page.keyboard.press('Escape');
    const back = page.getByRole('button', { name: 'Bring it back' });
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = () => {
        IDBObjectStore.prototype.put = put;
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await back.click();
    await page.getByText('There is no room left on this device').waitFor();
    await back.click();
    await page.getByRole('button', { name: 'All decks' }).click();
    await expect.poll(() => own.count()).toBe(1);
    await context.close();
  });

  it('opens a deck from its link, and words a broken link', async () => {
    const themed = READY_MADE.find(({ id }) => id === 'themed-white-frost');
    if (themed === undefined) throw new Error('there is no such deck');
    const { context, page } = await app.visit({ settings: ENGLISH });
    await openDecks(page, `/decks#${deckCode(themed)}`);
    await page.locator('[data-card="earth-elemental"]').waitFor();
    expect(await page.locator('.deck-list li').count()).toBe(Object.keys(themed.cards).length);
    expect(new URL(page.url()).hash).toBe('');
    await page.goto('/about');
    await openDecks(page, '/decks#Zz-broken');
    await page.getByText('That deck link is broken').waitFor();
    await context.close();
  });

  it('reads a deck text, and names each line that it cannot read', async () => {
    const { context, page } = await app.visit({ settings: ENGLISH });
    await openDecks(page);
    await page.getByRole('button', { name: 'Import a deck' }).click();
    const text = page.getByLabel('Deck text or link');
    await text.fill('Faction: Skellige\nLeader: Nobody\n3 Clan An Craite Warrior\n2 Flying Pig');
    await page.getByRole('button', { name: 'Open the deck' }).click();
    const lines = () =>
      page.locator('[data-line]').evaluateAll((all) => all.map((one) => one.getAttribute('data-line')));
    await expect.poll(lines).toEqual(['2', '4']);
    await text.fill(
      '# Raiders\nFaction: Skellige\nLeader: crach-an-craite-wild-boar-of-the-sea\n3 Clan An Craite Warrior',
    );
    await page.getByRole('button', { name: 'Open the deck' }).click();
    await page.locator('[data-card="clan-an-craite-warrior"]').waitFor();
    expect(await page.getByLabel('Name of the deck').inputValue()).toBe('Raiders');
    expect(await faults(page)).toEqual(['too-few-units']);
    await context.close();
  });

  it('shares a deck in English, whatever is spoken, and reads names of every language', async () => {
    const { context, page } = await app.visit({ settings: { ...ENGLISH, language: 'de' } });
    await openDecks(page);
    await page.getByRole('button', { name: 'Teilen', exact: true }).click();
    const shared = page.getByLabel('Als Text');
    await expect.poll(() => shared.inputValue()).toContain('Faction: Northern Realms');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Deck importieren' }).click();
    await page
      .locator('dialog[open] textarea')
      .fill('# Leute\nFactie: Skellige\nLeider: crach-an-craite-wild-boar-of-the-sea\n3 Krijger van Clan an Craite');
    await page.getByRole('button', { name: 'Deck öffnen' }).click();
    await page.locator('[data-card="clan-an-craite-warrior"]').waitFor();
    await context.close();
  });

  it('deals test hands with two exchanges', async () => {
    const { context, page } = await app.visit({ settings: ENGLISH });
    await openDecks(page);
    await page.getByRole('button', { name: 'Test hand' }).click();
    const cards = page.locator('.deck-hand .card');
    expect(await cards.count()).toBe(10);
    await page.locator('.deck-hand button').nth(2).click();
    await page.getByText('One exchange is left').waitFor();
    await page.locator('.deck-hand button').nth(2).click();
    await page.getByText('Both exchanges are used').waitFor();
    expect(await page.locator('.deck-hand button').count()).toBe(0);
    await page.getByRole('button', { name: 'Another hand' }).click();
    await expect.poll(() => page.locator('.deck-hand button').count()).toBe(10);
    await context.close();
  });

  it('is built by keyboard alone', async () => {
    const { context, page } = await app.visit({ settings: ENGLISH, width: 1440 });
    await openDecks(page);
    await page.locator('.tile > button').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const added = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(added).toContain('The only copy is in the deck');
    await page.keyboard.press('Backspace');
    const removed = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(removed).toContain('0 of 1 in the deck');
    await context.close();
  });

  it.each([
    { theme: 'dark', width: 1440 },
    { theme: 'light', width: 390 },
  ])('has no accessibility findings: %j', async ({ width, theme }) => {
    const { context, page, troubles } = await app.visit({
      settings: { ...ENGLISH, theme },
      width,
      letScriptsIn: true,
    });
    await openDecks(page);
    await page.locator('.tile > button').first().click();
    expect(await axeFindings(page)).toEqual([]);
    for (const dialog of ['All decks', 'Import a deck', 'Test hand', 'Share', 'Change leader']) {
      await page.getByRole('button', { name: dialog, exact: true }).click();
      await page.locator('dialog[open]').waitFor();
      expect(await axeFindings(page), dialog).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }
    expect(troubles).toEqual([]);
    await context.close();
  });
});
