import { rmSync } from 'node:fs';
import type { Browser, Page, WebSocket } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtApp } from '../built-app';
import { clickSomething } from './adventure-player';
import { chromiumPath, openBrowser, SKIPPED, type Visitor, visit } from './browser';
import { clicks, INSTANT } from './gwent-player';
import { serveTables, type TableServer } from './table-server';

const LONG = 300_000;

let folder = '';
let server: TableServer;
let browser: Browser;

if (chromiumPath === null) console.warn(SKIPPED);

const person = (name: string, width: number) =>
  visit(browser, server.origin, { settings: { ...INSTANT, name }, width, height: 844 });

/** A lost line is reported by the browser itself; nothing else may be. */
const ownTroubles = ({ troubles }: Visitor) => troubles.filter((words) => !/WebSocket|ERR_|Failed to load/.test(words));

/** Everything the server sends to this page. */
function messagesOf(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('websocket', (socket: WebSocket) => {
    socket.on('framereceived', ({ payload }) => heard.push(String(payload)));
  });
  return heard;
}

/** Quests that a seat has drawn and not shown: what its own page says of them. */
const drawnBy = (page: Page) =>
  page
    .locator('.quest-choice [data-option]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-option') ?? ''));

async function openTable(page: Page): Promise<string> {
  await page.goto('/tables/new?game=adventure-game');
  await page.getByText('1 quest', { exact: true }).click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  return page.getByLabel('Invite link', { exact: true }).inputValue();
}

const moves = async (page: Page) => Number(await page.locator('.ol-play').getAttribute('data-moves-made'));

async function playUntil(pages: readonly Page[], luck: () => number, most: number): Promise<void> {
  const [first] = pages;
  for (let round = 0; round < 200 && first !== undefined; round++) {
    if ((await first.locator('[data-outcome]').count()) > 0 || (await moves(first)) >= most) return;
    for (const page of pages) await clickSomething(page, luck).catch(() => undefined);
  }
}

describe.skipIf(chromiumPath === null)('the Adventure Game online', () => {
  beforeAll(async () => {
    folder = await builtApp();
    server = await serveTables(folder);
    browser = await openBrowser();
  }, LONG);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is played by link from two devices, through a reload and a lost line, without a secret on the wire', {
    timeout: LONG,
  }, async () => {
    const [ada, bea] = await Promise.all([person('Ada', 1440), person('Bea', 390)]);
    const heard = messagesOf(bea.page);
    const link = await openTable(ada.page);
    await bea.page.goto(link);
    await bea.page.getByRole('button', { name: 'Sit down' }).click();
    await ada.page.locator('[data-question="keep-quest"]').waitFor({ timeout: 30_000 });
    await bea.page.locator('[data-question="keep-quest"]').waitFor({ timeout: 30_000 });
    const [hers, mine] = [await drawnBy(ada.page), await drawnBy(bea.page)];
    expect(hers).toHaveLength(2);
    expect(mine).toHaveLength(2);
    expect(hers.filter((quest) => !mine.includes(quest) && heard.some((words) => words.includes(quest)))).toEqual([]);
    expect(mine.every((quest) => heard.some((words) => words.includes(quest)))).toBe(true);
    const luck = clicks(9);
    await playUntil([ada.page, bea.page], luck, 14);
    const before = await moves(ada.page);
    expect(before).toBeGreaterThanOrEqual(14);
    await bea.page.reload();
    server.cut();
    await playUntil([ada.page, bea.page], luck, before + 12);
    expect(await moves(ada.page)).toBeGreaterThanOrEqual(before + 12);
    expect([...ownTroubles(ada), ...ownTroubles(bea)]).toEqual([]);
    await Promise.all([ada.context.close(), bea.context.close()]);
  });
});
