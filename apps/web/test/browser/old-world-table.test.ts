import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from './browser';
import { asked, changed, look } from './eyes';
import { clicks, INSTANT, keptTable, question } from './gwent-player';
import { asks, openRecipe, payForStep, playedUntil, type Recipe } from './old-world-player';
import { LONG, onOneDevice } from './suite';

const FIVE = { players: 5, schools: ['wolf', 'bear', 'cat', 'viper', 'griffin'] };
const SEATS = ['person', 'bot', 'bot', 'bot', 'bot'] as const;
const TWO = { players: 2, schools: ['wolf', 'bear'] };
const LOST_MOUNT = { ...FIVE, modules: ['lost-mount'] };
type AnyTable = Parameters<ReturnType<typeof asks>>[0];

const late = (prompt: string) => (table: AnyTable) => asks(prompt)(table) && table.view('everything').round > 3;

/** Pays for a card that costs two: nothing is given yet. */
function paysTwo(table: AnyTable): boolean {
  const asked = table.questionFor(0);
  if (asked?.prompt !== 'discard-card' || typeof asked.about !== 'string' || asked.options.length < 3) return false;
  return table.view(0).markets.some(({ row }) => row.some((one) => one?.card === asked.about && one.price === 2));
}

/** Some place can only be entered with two cards, and the hand has three or more. */
function travelsDear(table: AnyTable): boolean {
  return asks('journey')(table) && dearPlace(table.questionFor(0)?.options ?? []) !== null;
}

function dearPlace(options: readonly string[]): string | null {
  const ways = options.flatMap((id) => /^move:([^:]+):(.+)$/.exec(id)?.slice(1) ?? []);
  const byPlace = new Map<string, string[]>();
  for (let at = 0; at < ways.length; at += 2) {
    const place = ways[at] ?? '';
    byPlace.set(place, [...(byPlace.get(place) ?? []), ways[at + 1] ?? '']);
  }
  const isDear = (pays: readonly string[]) => pays.length > 2 && pays.every((pay) => pay.includes('+'));
  return [...byPlace].find(([, pays]) => isDear(pays))?.[0] ?? null;
}

/** What of the own board, the goal, the rivals and the question is outside the window, or cut off by its panel. */
function cutOff(page: Page, selector: string): Promise<readonly string[]> {
  return page.evaluate((parts) => {
    const board = document.querySelector('.part-board .wb')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll(parts)].flatMap((part) => {
      if (!part.checkVisibility() || part.closest('.sr, svg, .is-crowd .keep-words') !== null) return [];
      const { top, left, right, bottom, width } = part.getBoundingClientRect();
      const foot = part.closest('.part-board') === null ? innerHeight : Math.min(innerHeight, board.bottom);
      const isIn = top >= 0 && left >= -0.5 && right <= innerWidth + 0.5 && bottom <= foot + 0.5;
      return width === 0 || isIn ? [] : [`${part.tagName} ${part.className} ${left} ${right} ${bottom - foot}`];
    });
  }, selector);
}

const boxOf = (page: Page, selector: string) => page.locator(selector).first().boundingBox();

async function openAt(page: Page, recipe: Recipe): Promise<void> {
  await openRecipe(page, recipe, recipe.config.players === 5 ? SEATS : ['person', 'bot']);
  await page.evaluate(() => document.fonts.ready);
  await asked(page);
}

describe.skipIf(chromiumPath === null)("Old World's table", () => {
  const app = onOneDevice();

  it.each([
    { width: 1280, height: 720, parts: '.part-board *, .rivals *, .foot *, .log-open' },
    { width: 820, height: 1180, parts: '.part-board *, .rivals *, .foot *, .log-open' },
    { width: 390, height: 844, parts: '.rivals *, .foot *' },
  ])('shows all of the own board and of the question: %j', { timeout: LONG }, async ({ parts, ...size }) => {
    const { context, page } = await app.visit({ settings: INSTANT, ...size });
    for (const [config, prompt] of [
      [FIVE, 'journey'],
      [FIVE, 'deed'],
      [FIVE, 'gain-card'],
      [LOST_MOUNT, 'journey'],
    ] as const) {
      await openAt(page, playedUntil(config, 'five', clicks(4), late(prompt)));
      expect(await cutOff(page, parts), prompt).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    }
    if (size.width < 700) await page.getByRole('button', { name: 'My board' }).click();
    await page
      .getByText(/^Trophies: \d of 4$/)
      .first()
      .waitFor();
    expect(await cutOff(page, '.track, .track *')).toEqual([]);
    await context.close();
  });

  it('keeps the question line and the map where they are, whatever is asked or said', { timeout: LONG }, async () => {
    const { context, page } = await app.visit({ settings: INSTANT, width: 1280, height: 720 });
    await openAt(page, playedUntil(FIVE, 'five', clicks(4), late('journey')));
    const places = async () => [
      await boxOf(page, '.question-line'),
      await boxOf(page, '.map-frame'),
      (await boxOf(page, '.prompt-act .advice'))?.x,
    ];
    const before = await places();
    await page.locator('.slip-opt.is-no').first().click();
    await page.locator('.question-line .why').waitFor();
    expect(await places(), 'a refusal').toEqual(before);
    await page.locator('.loc [data-choose]').first().dispatchEvent('click');
    await page.locator('.paying').waitFor();
    expect(await places(), 'a step to pay for').toEqual(before);
    await openAt(page, playedUntil(FIVE, 'five', clicks(4), late('gain-card')));
    expect(await places(), 'the market').toEqual(before);
    await context.close();
  });

  it.each([
    { way: 'pointer', width: 1280, height: 720 },
    { way: 'keys', width: 1280, height: 720 },
    { way: 'touch', width: 390, height: 844 },
  ])('pays for a step by pressing cards of the hand: $way', { timeout: LONG }, async ({ way, width, height }) => {
    const ahead = playedUntil(TWO, 'dear', clicks(4), travelsDear);
    const { context, page, troubles } = await app.visit({
      settings: INSTANT,
      width,
      height,
      hasTouch: way === 'touch',
    });
    await openAt(page, ahead);
    const place = await page.evaluate(() => {
      const touches = [...document.querySelectorAll('.loc .touch[data-choose]')];
      return touches.map((one) => one.getAttribute('data-choose') ?? '');
    });
    const aim = async (id: string) => {
      await page.locator(`.loc .touch[data-choose="${id}"]`).dispatchEvent('click');
      await page.locator('.paying').waitFor();
    };
    // A place that no card pays for alone: every card of the hand has to wait for another one.
    let dear = '';
    for (const id of place) {
      await aim(id);
      if ((await page.locator('.paying .hand [data-option]').count()) === 0) dear = id;
      await page.keyboard.press('Escape');
      await page.locator('.paying').waitFor({ state: 'detached' });
    }
    expect(dear).not.toBe('');
    await aim(dear);
    const picked = page.locator('.hand [aria-pressed="true"]');
    const pick = async () => {
      const { sign } = await look(page);
      const card = page.locator('.hand [aria-pressed="false"]').first();
      if (way === 'keys') await page.keyboard.press('1');
      else if (way === 'touch') await card.tap();
      else await card.click();
      await changed(page, sign, 'a card that is chosen');
    };
    await pick();
    expect(await picked.count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => picked.count()).toBe(0);
    expect(await page.locator('.paying').count()).toBe(1);
    await pick();
    if (width > 700) expect(await page.locator('.question-progress b').textContent()).toBe('1 of 2 cards');
    const { answers } = await keptTable(page);
    await payForStep(page);
    await page.locator('.paying').waitFor({ state: 'detached' });
    expect((await keptTable(page)).answers.length).toBeGreaterThan(answers.length);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('shows the market as the question sees it', { timeout: LONG }, async () => {
    const { context, page } = await app.visit({ settings: INSTANT, width: 1440, height: 900 });
    const market = page.locator('.market');
    const label = () => page.locator('.market-head small').first().textContent();
    const prices = page.locator('.market .price:not(.trash)');
    const open = async (recipe: Recipe, state: string) => {
      await openAt(page, recipe);
      await expect.poll(() => market.getAttribute('data-market')).toBe(state);
    };
    await open(playedUntil(TWO, 'market', clicks(4), asks('journey')), 'closed');
    expect([await label(), await prices.count()]).toEqual(['opens in phase III', 0]);
    await open(playedUntil(TWO, 'market', clicks(4), asks('discard')), 'closed');
    expect([await label(), await prices.count()]).toEqual(['opens once you have drawn', 0]);
    await open(playedUntil(TWO, 'market', clicks(4), asks('clear-pool')), 'trash');
    expect([await label(), await prices.count()]).toEqual(['trashed cards leave the game', 0]);
    expect(await page.locator('.market .price.trash').count()).toBeGreaterThan(0);
    await open(playedUntil(TWO, 'market', clicks(4), asks('gain-card')), 'buy');
    expect(await prices.count()).toBe(6);
    await open(playedUntil(FIVE, 'five', clicks(4), paysTwo), 'pay');
    const bought = page.locator('.market .is-bought');
    const name = await bought.locator('.action-card-name').textContent();
    expect(await page.locator('.question-line .ask').textContent()).toBe(`Pay for ${name?.replaceAll('\u00ad', '')}`);
    await page.getByText('0 of 2 cards', { exact: true }).waitFor();
    expect(await prices.count()).toBe(1);
    const { sign } = await look(page);
    await page.locator('.hand [data-option]').first().click();
    await changed(page, sign, 'the first card');
    if ((await question(page)) === 'discard-card') {
      await page.getByText('1 of 2 cards', { exact: true }).waitFor();
      expect(await bought.count()).toBe(1);
    }
    await context.close();
  });

  it('explains its pieces to a pointer, to the focus and to a finger that holds them', { timeout: LONG }, async () => {
    const { context, page } = await app.visit({ settings: INSTANT, width: 1280, height: 720, hasTouch: true });
    await openAt(page, playedUntil(TWO, 'ways', clicks(4), asks('journey')));
    const note = page.locator('.note-slip');
    await page.locator('.life-head b').hover();
    expect(await note.textContent()).toContain('are life');
    await page.mouse.move(4, 400);
    await note.waitFor({ state: 'detached' });
    await page.keyboard.press('Shift');
    await page.locator('.attribute').first().focus();
    expect(await note.textContent()).toContain('level');
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'detached' });
    const ticket = page.locator('.rivals button').first();
    const held = { pointerType: 'touch', bubbles: true, clientX: 60, clientY: 70 };
    await ticket.dispatchEvent('pointerdown', held);
    await note.waitFor();
    await ticket.dispatchEvent('click', { bubbles: true });
    expect(await page.locator('dialog[open]').count(), 'a press that was held').toBe(0);
    await ticket.dispatchEvent('pointerup', held);
    await note.waitFor({ state: 'detached' });
    await context.close();
  });
});
