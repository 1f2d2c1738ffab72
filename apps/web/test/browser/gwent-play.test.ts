import { cardName, gwent } from '@medallion/gwent';
import { Table } from '@medallion/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from './axe';
import { chromiumPath } from './browser';
import { asked, pressByKeys } from './eyes';
import { overflow, setOutByKeys } from './game-ways';
import {
  clickSomething,
  clicks,
  INSTANT,
  type KeptTable,
  keptTable,
  question,
  type Shown,
  seen,
  shown,
} from './gwent-player';
import { LONG, onOneDevice } from './suite';

const KEYS = {
  p: '[data-option="pass"]',
  1: '.hand .card.is-playable',
  2: '.hand .card.is-playable ~ .card.is-playable',
};
const OUTCOMES = /^(seat-0|seat-1|draw)$/;

async function deal(page: Page): Promise<void> {
  await page.goto('/play/gwent');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await question(page);
}

/** The cards that only the other hand holds: none may be anywhere on the page. */
function hiddenCards({ config, seed, answers }: KeptTable, viewer: 0 | 1): readonly string[] {
  const agreed = gwent.parseConfig(config);
  if (!agreed.ok) throw new Error('the kept table cannot be read');
  const table = Table.start(gwent, agreed.value, seed);
  for (const code of answers) table.takeCode(code);
  const all = table.view('everything');
  const other = all.sides[viewer === 0 ? 1 : 0].hand.cards ?? [];
  const view = table.view(viewer);
  const open = new Set([
    // Everybody knows the own deck, and some leaders choose from it.
    ...(all.sides[viewer].deck.cards ?? []),
    ...(view.sides[viewer].hand.cards ?? []),
    ...view.sides.flatMap(({ rows, discard, known, secondary, removed, aside }) => [
      ...rows.flatMap(({ cards, horn }) => [...cards.map(({ card }) => card), horn ?? '']),
      ...discard,
      ...known,
      ...secondary,
      ...removed,
      ...(aside.cards ?? []),
    ]),
    ...view.weather.map(({ card }) => card),
  ]);
  return other.filter((card) => !open.has(card));
}

/** Which of these cards the page shows or names in an option. */
function shownOf(cards: readonly string[], page: Shown): readonly string[] {
  const names = page.cards.map((label) => label.split(',')[0]);
  const ids = page.options.flatMap((option) => option.split(':'));
  return cards.filter((card) => names.includes(cardName('en', card)) || ids.includes(card));
}

describe.skipIf(chromiumPath === null)('Gwent on one device', () => {
  const app = onOneDevice();

  it.each([
    { width: 1440, height: 900, theme: 'dark', seed: 7 },
    { width: 390, height: 844, theme: 'light', seed: 8 },
  ])(
    'is played to the end against a bot, two clicks after home, and every scene is accessible: %j',
    {
      timeout: LONG,
    },
    async ({ seed, theme, ...size }) => {
      const settings = { ...INSTANT, theme };
      const { context, page, troubles } = await app.visit({ settings, letScriptsIn: true, ...size, luck: seed });
      await page.goto('/');
      await page.getByRole('link', { name: 'Deal the cards' }).click();
      await page.locator('.notice').waitFor();
      expect(await axeFindings(page), 'setup').toEqual([]);
      await page.getByRole('button', { name: 'Deal the cards' }).click();
      expect(await question(page)).toMatch(/exchange|starter/);
      expect(await page.title()).toContain('Your turn');
      const luck = clicks(seed);
      const checked = new Set<string>();
      for (let count = 0; count < 400; count++) {
        const now = await question(page);
        const scene = now === 'turn' && count < 6 ? 'turn-early' : (now ?? 'match-end');
        if (!checked.has(scene)) expect(await axeFindings(page), scene).toEqual([]);
        checked.add(scene);
        if (now === null) break;
        await clickSomething(page, luck);
      }
      for (const scene of ['exchange', 'turn', 'round-end', 'match-end']) expect(checked).toContain(scene);
      expect(await page.locator('[data-outcome]').first().getAttribute('data-outcome')).toMatch(OUTCOMES);
      await page.locator('.line-chart').waitFor();
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(troubles).toEqual([]);
      await context.close();
    },
  );

  it('loses nothing when the page is loaded again in mid-game', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440 });
    await deal(page);
    const luck = clicks(21);
    for (let count = 0; count < 60; count++) {
      const isMidGame = count >= 7 && (await question(page)) === 'turn';
      if (isMidGame && (await page.locator('.is-selected').count()) === 0) break;
      await clickSomething(page, luck);
    }
    expect(await question(page)).toBe('turn');
    const before = await seen(page);
    const kept = await keptTable(page);
    await page.reload();
    await expect.poll(() => question(page)).toBe('turn');
    expect(await seen(page)).toEqual(before);
    expect(await keptTable(page)).toEqual(kept);
    expect(kept.answers.length).toBeGreaterThan(5);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('never puts the other hand on the page when two share the device', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440 });
    await page.goto('/play/gwent?seats=here');
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    const luck = clicks(5);
    let handOvers = 0;
    for (let count = 0; count < 400; count++) {
      if ((await question(page)) === null) break;
      const now = await shown(page);
      if (now.viewer === null) {
        handOvers += 1;
        expect(now).toEqual({ question: 'hand-over', viewer: null, cards: [], options: ['accept'] });
      } else {
        const hidden = hiddenCards(await keptTable(page), now.viewer === '1' ? 1 : 0);
        expect(shownOf(hidden, now), now.question ?? '').toEqual([]);
      }
      await clickSomething(page, luck);
    }
    expect(handOvers).toBeGreaterThan(4);
    expect(await page.locator('[data-outcome]').first().getAttribute('data-outcome')).toMatch(OUTCOMES);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('can be played from the first page to the last by keys alone', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440 });
    await setOutByKeys(page, '/play/gwent');
    const luck = clicks(3);
    for (let count = 0; count < 400; count++) {
      if ((await asked(page)).outcome !== null) break;
      await pressByKeys(page, luck, KEYS);
    }
    expect(await page.locator('[data-outcome]').first().getAttribute('data-outcome')).toMatch(OUTCOMES);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('opens its help cards and piles without accessibility findings', { timeout: LONG }, async () => {
    const { context, page } = await app.visit({
      settings: INSTANT,
      width: 1440,
      letScriptsIn: true,
    });
    await deal(page);
    while ((await question(page)) !== 'turn') await clickSomething(page, clicks(4));
    await page.keyboard.press('h');
    await page.locator('dialog[open]').waitFor();
    expect(await axeFindings(page), 'help').toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('d');
    await page.locator('dialog[open]').waitFor();
    expect(await axeFindings(page), 'piles').toEqual([]);
    await context.close();
  });
});
