import { readFileSync } from 'node:fs';
import { gwent } from '@medallion/gwent';
import { parseRecord, replay, Table } from '@medallion/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from './browser';
import { asked, changed, press } from './eyes';
import {
  clickSomething,
  clicks,
  INSTANT,
  type KeptTable,
  keptTable,
  playToTheEnd,
  question,
  seen,
} from './gwent-player';
import { onOneDevice } from './suite';

const TWO_HERE = '/play/gwent?seats=here';

/** Deals hands with a plain unit, to persons and bots alike. */
const LUCK = 1;

async function deal(page: Page, path = '/play/gwent'): Promise<void> {
  await page.goto(path);
  await page.locator('.notice .inkbtn.red').click();
  await question(page);
}

/** Keeps the opening hand, or hands over, until a turn is to be played. */
async function toFirstTurn(page: Page): Promise<void> {
  for (let asked = await question(page); asked !== 'turn'; asked = await question(page)) {
    await press(page, { wishes: [['^(done|accept)$', 2]], whim: 0, luck: 0 });
  }
}

const answers = async (page: Page) => (await keptTable(page)).answers.length;

/** The table as Node plays it from what the browser has kept. */
function inNode({ config, seed, answers: codes }: KeptTable) {
  const agreed = gwent.parseConfig(config);
  if (!agreed.ok) throw new Error('the kept table cannot be read');
  const table = Table.start(gwent, agreed.value, seed);
  for (const code of codes) table.takeCode(code);
  return table;
}

const unitsOf = (table: ReturnType<typeof inNode>, seat: 0 | 1) =>
  table.view('spectator').sides[seat].rows.flatMap(({ row, cards }) => cards.map(({ card }) => `${row}:${card}`));

/** A card of the hand with its option, where playing it needs no more than that. */
async function plainCard(page: Page) {
  const rows = ['close', 'ranged', 'siege'].map((row) => `.hand [data-option^="play:"][data-option$=":${row}"]`);
  const card = page.locator(rows.join()).first();
  const option = (await card.getAttribute('data-option')) ?? '';
  const [, id = '', row = ''] = option.split(':');
  return { card, id, row };
}

describe.skipIf(chromiumPath === null)('the Gwent table', () => {
  const app = onOneDevice();

  it('takes a card that is dragged to its row, and puts back one that is let go elsewhere', async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440, height: 900, luck: LUCK });
    await deal(page);
    await toFirstTurn(page);
    const { card, id, row } = await plainCard(page);
    const before = await answers(page);
    const from = await card.boundingBox();
    const to = await page.locator(`[data-drop="row-0-${row}"] .row-cards`).boundingBox();
    if (from === null || to === null) throw new Error('nothing to drag, or nowhere to');
    const carry = async (x: number, y: number) => {
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await page.mouse.down();
      await page.mouse.move(from.x + from.width / 2, from.y - 40, { steps: 4 });
      await page.mouse.move(x, y, { steps: 6 });
      await page.locator('.drag-ghost').waitFor({ state: 'attached' });
      await page.mouse.up();
      await page.locator('.drag-ghost').waitFor({ state: 'detached' });
    };
    await carry(4, 4);
    expect(await answers(page)).toBe(before);
    expect(await page.locator('.is-selected').count()).toBe(0);
    await carry(to.x + to.width / 2, to.y + to.height / 2);
    await expect.poll(() => answers(page)).toBeGreaterThan(before);
    const played = inNode(await keptTable(page));
    expect(played.moves()[before]).toMatchObject({ seat: 0, prompt: 'turn', option: `play:${id}:${row}` });
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('shows a card that is held, and plays nothing', async () => {
    const { page, context } = await app.visit({
      settings: INSTANT,
      width: 390,
      height: 844,
      hasTouch: true,
      luck: LUCK,
    });
    await deal(page);
    await toFirstTurn(page);
    const before = await answers(page);
    const cdp = await context.newCDPSession(page);
    for (const held of [page.locator('.hand .card').nth(1), page.locator('.who.mine .leadercard')]) {
      const box = await held.boundingBox();
      if (box === null) throw new Error('nothing to hold');
      const name = ((await held.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
      const point = { x: box.x + box.width / 3, y: box.y + box.height / 2 };
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await page.locator('.inspect.pinned').waitFor();
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      expect(await page.locator('.inspect.pinned h3').textContent()).toContain(name);
      await page.locator('.inspect-close').click();
      await page.locator('.inspect.pinned').waitFor({ state: 'detached' });
    }
    expect(await answers(page)).toBe(before);
    await context.close();
  });

  it('takes back a move of one’s own while nothing was revealed, named on the button', async () => {
    const settings = { ...INSTANT, askBeforePassing: false };
    const { page, context, troubles } = await app.visit({ settings, width: 1440, luck: LUCK });
    await deal(page, TWO_HERE);
    await toFirstTurn(page);
    await page.locator('.prompt [data-option="pass"]').click();
    await page.locator('[data-question="hand-over"] [data-option="accept"]').click();
    // The other has passed, so the turn stays here and nobody else has acted.
    await page.locator('[data-question="turn"]').waitFor();
    expect(await page.locator('.undo').count()).toBe(0);
    const hand = await seen(page);
    const before = await keptTable(page);
    const { card, id } = await plainCard(page);
    const name = ((await card.getAttribute('aria-label')) ?? '').split(',')[0] ?? id;
    await card.click();
    const undo = page.locator('.undo');
    await undo.waitFor();
    expect(await undo.getAttribute('aria-label')).toContain(name);
    expect(await seen(page)).not.toEqual(hand);
    await undo.click();
    await expect.poll(() => seen(page)).toEqual(hand);
    expect(await keptTable(page)).toEqual(before);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('keeps the focus off the table while the end of a round lies on it', async () => {
    const { page, context, troubles } = await app.visit({ settings: INSTANT, width: 1440, luck: LUCK });
    await deal(page);
    await toFirstTurn(page);
    for (let now = await asked(page); now.question === 'turn'; now = await asked(page)) {
      await page.keyboard.press('p');
      await changed(page, now.sign, 'the key p');
    }
    await page.locator('[data-question="round-end"]').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-option'))).toBe('continue');
    for (const key of [...Array(12).fill('Tab'), ...Array(12).fill('Shift+Tab'), 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.activeElement?.closest('.gwent')), key).toBeNull();
    }
    await page.locator('[data-option="continue"]').press('Enter');
    await page.locator('[data-question="turn"]').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('makes the fonts of its scenes ready before they are seen', async () => {
    const { page, context } = await app.visit({ settings: INSTANT, width: 1440 });
    await deal(page);
    // The title at the end of a round, the text of what follows it, the names of the rows.
    for (const font of ['600 52px "Grenze Gotisch"', '500 16px Alegreya', '700 15px "Alegreya Sans"']) {
      const isReady = (wanted: string) =>
        [...document.querySelectorAll('.warm-fonts *')].some((line) => {
          const { fontWeight, fontSize, fontFamily } = getComputedStyle(line);
          return `${fontWeight} ${fontSize} ${fontFamily}`.startsWith(wanted);
        });
      await page.waitForFunction(isReady, font, { timeout: 20_000 });
    }
    await context.close();
  });

  it('keeps a record that Node replays to the same end, and that is brought in again as text and as file', {
    timeout: 240_000,
  }, async () => {
    const { page, context, troubles } = await app.visit({ settings: INSTANT, width: 1440 });
    await deal(page);
    await playToTheEnd(page, clicks(31));
    const outcome = await page.locator('[data-outcome]').first().getAttribute('data-outcome');
    const kept = await keptTable(page);
    const rows = inNode(kept).view('spectator').results;
    await page.goto('/play/gwent');
    await page.getByRole('button', { name: /^Save a copy of/ }).click();
    const compact = await page.getByLabel('The record as text').inputValue();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const file = await download.path();
    const record = parseRecord(readFileSync(file, 'utf8'));
    if (!record.ok) throw new Error(record.refusal.code);
    expect(record.value).toMatchObject({ game: 'gwent', seed: kept.seed, answers: kept.answers });
    const played = replay(gwent, record.value);
    if (!played.ok) throw new Error(played.refusal.code);
    const winner = played.value.view('spectator').outcome?.winner ?? null;
    expect(winner === null ? 'draw' : `seat-${winner}`).toBe(outcome);
    expect(played.value.view('spectator').results).toEqual(rows);

    await page.keyboard.press('Escape');
    await page.getByText('Import a game').click();
    await page.getByLabel('Record as text').fill(compact);
    await page.getByRole('button', { name: 'Open it' }).click();
    await page.waitForURL(/\/play\/gwent\/.+/);
    await page.locator(`[data-outcome="${outcome}"]`).first().waitFor();
    await page.goto('/play/gwent');
    await page.getByText('Import a game').click();
    await page.getByLabel('Choose a file').setInputFiles(file);
    await page.getByRole('button', { name: 'Open it' }).click();
    await page.waitForURL(/\/play\/gwent\/.+/);
    await page.locator(`[data-outcome="${outcome}"]`).first().waitFor();
    expect((await keptTable(page)).answers).toEqual(kept.answers);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('has the same table in the browser and in Node after every answer', async () => {
    const { page, context } = await app.visit({ settings: INSTANT, width: 1440 });
    await deal(page);
    await toFirstTurn(page);
    const luck = clicks(17);
    let compared = 0;
    for (let count = 0; count < 12 && (await question(page)) !== null; count++) {
      const table = inNode(await keptTable(page));
      const { rows, score } = table.view('spectator').sides[0];
      const shown = await page.locator('.row.mine .row-total').allTextContents();
      if ((await question(page)) === 'turn' && table.view('spectator').turn === 0) {
        expect(shown.map(Number)).toEqual(rows.map(({ total }) => total));
        expect(await page.locator('.row.mine .row-cards .card').count()).toBe(unitsOf(table, 0).length);
        expect(score.total).toBe(shown.map(Number).reduce((sum, total) => sum + total));
        compared += 1;
      }
      await clickSomething(page, luck);
    }
    expect(compared).toBeGreaterThan(3);
    await context.close();
  });

  it.each([
    { language: 'en', words: /not a record/ },
    { language: 'de', words: /keine Aufzeichnung/ },
    { language: 'nl', words: /geen verslag/ },
  ])('says what is wrong with a record, and keeps what was typed: $language', async ({ language, words }) => {
    const { page, context, troubles } = await app.visit({ settings: { ...INSTANT, language } });
    await page.goto('/play/gwent');
    await page.locator('.kept summary').click();
    const refused = page.locator('.import [role=alert]');
    const bring = () => page.locator('.import button').click();
    await bring();
    await expect.poll(() => refused.getAttribute('data-refusal')).toBe('nothing-given');
    await page.locator('#import-text').fill('a horse and a cart');
    await bring();
    await expect.poll(() => refused.textContent()).toMatch(words);
    expect(await page.locator('#import-text').inputValue()).toBe('a horse and a cart');
    await page.locator('#import-text').fill('');
    const torn = Buffer.from('{"format":1,"game":"gwent","version":1,"answers":[1,2');
    await page
      .locator('input[name=file]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: torn });
    await bring();
    await expect.poll(() => refused.getAttribute('data-refusal')).toBe('record-cut-short');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('brings a deleted game back', async () => {
    const { page, context } = await app.visit({ settings: INSTANT });
    await deal(page);
    const kept = await keptTable(page);
    await page.goto('/play/gwent');
    await page.getByRole('button', { name: /^Delete Gwent/ }).click();
    await page.getByText('No games yet').waitFor();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await page.locator('.kept-link').click();
    await question(page);
    expect(await keptTable(page)).toEqual(kept);
    await context.close();
  });

  it('is played in one window at a time; another may take it over, and no answer is lost', async () => {
    const { page, context, troubles } = await app.visit({ settings: INSTANT, width: 1440 });
    await deal(page);
    await toFirstTurn(page);
    await (await plainCard(page)).card.click();
    await expect.poll(async () => inNode(await keptTable(page)).view('spectator').turn).toBe(0);
    await page.locator('[data-question]').first().waitFor();
    const kept = await keptTable(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await second.locator('[data-refusal="open-elsewhere"]').waitFor();
    await page.locator('[data-question]').first().waitFor();
    await second.getByRole('button', { name: 'Keep playing here' }).click();
    await question(second);
    await page.locator('[data-refusal="open-elsewhere"]').waitFor();
    expect(await keptTable(second)).toEqual(kept);
    await second.reload();
    await question(second);
    await second.close();
    await page.getByRole('button', { name: 'Keep playing here' }).click();
    await question(page);
    expect(await keptTable(page)).toEqual(kept);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is played by the readings of leaders that were agreed on', async () => {
    const { page, context } = await app.visit({ settings: INSTANT });
    await page.goto('/play/gwent');
    await page.getByText('The opponent’s discard pile', { exact: true }).click();
    await page.getByText('Heroes stay where they are', { exact: true }).click();
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await question(page);
    expect((await keptTable(page)).config).toMatchObject({ relentless: 'opponent-discard', heroes: 'stay' });
    await page.goto('/play/gwent');
    await expect.poll(() => page.getByLabel('The opponent’s discard pile').isChecked()).toBe(true);
    await expect.poll(() => page.getByLabel('Heroes stay where they are').isChecked()).toBe(true);
    for (const rule of ['GW-LEADER-036', 'GW-LEADER-037']) {
      expect(await page.locator(`a[href="/rules/${rule}"]`).count()).toBe(1);
    }
    await context.close();
  });
});
