import { gwent } from '@medallion/gwent';
import { unpackRecord } from '@medallion/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from './axe';
import { chromiumPath, PLAIN_HOST, visit } from './browser';
import { asked } from './eyes';
import { clickSomething, clicks, INSTANT, seen } from './gwent-player';
import { ownTroubles, playTogether, sitDown } from './online-game';
import { watchSecrets } from './secret-watch';
import { LONG, withTables } from './suite';

const app = withTables();

const person = (name: string, more: { width?: number; letScriptsIn?: boolean; language?: string } = {}) => {
  const { language = 'en', ...rest } = more;
  return app.visit({ settings: { ...INSTANT, language, name }, ...rest });
};

/** Opens a table for two by hand and gives its two links. */
async function openTable(page: Page): Promise<{ readonly invite: string; readonly spectate: string }> {
  await page.goto('/tables/new');
  await page.getByLabel('Your pinch of luck').fill('three owls');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const invite = await page.getByLabel('Invite link', { exact: true }).inputValue();
  await page.getByText('Link for watching').click();
  return { invite, spectate: await page.getByLabel('Link for watching', { exact: true }).inputValue() };
}

const isOver = async (page: Page) => (await page.locator('[data-outcome]').count()) > 0;
const moves = async (page: Page) => Number(await page.locator('.ol-play').getAttribute('data-moves-made'));

/** One press on something that can be answered now. */
async function act(page: Page, luck: () => number): Promise<void> {
  // A card that was pressed just after the turn had passed on is shown large, on a phone over the hand.
  const shown = page.locator('.inspect.pinned .inspect-close');
  if (await shown.isVisible()) await shown.click();
  await clickSomething(page, luck);
}

/** Both play until `until` is true of the answers that the first page shows, or the game is over. */
function playOn(pages: readonly Page[], luck: () => number, until: (count: number) => boolean): Promise<void> {
  const [first] = pages;
  return playTogether(
    pages,
    (page) => act(page, luck),
    async () => first === undefined || (await isOver(first)) || until(await moves(first)),
  );
}

/** Waits until all of them show the same number of answers: none is on its way any more. */
async function inStep(pages: readonly Page[]): Promise<void> {
  const counts = async () => new Set(await Promise.all(pages.map(moves))).size;
  await expect.poll(counts, { timeout: 30_000 }).toBe(1);
  await Promise.all(pages.map((page) => page.evaluate(() => window.eyes.next(null, 'any', 30_000))));
}

describe.skipIf(chromiumPath === null)('playing online in browsers', () => {
  it('plays a full game by link while a third watches and never receives a hidden card', {
    timeout: LONG,
  }, async () => {
    const { server } = app;
    const [ada, bea, eve] = await Promise.all([
      person('Ada', { width: 1440 }),
      person('Bea', { width: 390 }),
      person('Eve'),
    ]);
    const [adaHears, beaHears, eveHears] = [ada, bea, eve].map(({ page }) => watchSecrets(page));
    const { invite, spectate } = await openTable(ada.page);
    await sitDown(bea.page, invite);
    await eve.page.goto(spectate);
    await eve.page.locator('.ol-play').waitFor();
    await ada.page.locator('[data-question]').first().waitFor();
    const luck = clicks(3);
    const players = [ada.page, bea.page];

    await playOn(players, luck, (count) => count >= 6);
    await inStep([...players, eve.page]);
    const before = await seen(ada.page);
    await ada.page.reload();
    await ada.page.locator('.ol-play .gwent-field').waitFor();
    await inStep([...players, eve.page]);
    expect(await seen(ada.page)).toEqual(before);

    server.cut();
    await playOn(players, luck, (count) => count >= 12);
    await inStep(players);
    server.block();
    await bea.page.getByText('The line is down').waitFor();
    const madeSoFar = await moves(ada.page);
    server.mend();
    await bea.page.getByText('The line is down').waitFor({ state: 'detached', timeout: 30_000 });
    // An answer that was on its way when the line broke may come in now; none is lost, and both see the same.
    await expect.poll(async () => (await moves(ada.page)) - (await moves(bea.page)), { timeout: 30_000 }).toBe(0);
    expect(await moves(ada.page)).toBeGreaterThanOrEqual(madeSoFar);
    await server.restart();

    await playOn(players, luck, () => false);
    // Whoever watches reads the end of each round too, and sees the rest once it is put away.
    const outcomes = await Promise.all(
      [ada, bea, eve].map(async ({ page }) => {
        await playOn([page], luck, () => false);
        return page.locator('[data-outcome]').first().getAttribute('data-outcome');
      }),
    );
    expect(new Set(outcomes).size).toBe(1);

    const proof = ada.page.locator('a[href*="server="]');
    const link = (await proof.getAttribute('href')) ?? '';
    const record = unpackRecord(gwent, link.slice(link.indexOf('#') + 1).split('&')[0] ?? '');
    if (!record.ok) throw new Error(record.refusal.code);
    expect(eveHears?.frames.length).toBeGreaterThan(10);
    expect(eveHears?.leaks(record.value, 'spectator')).toEqual([]);
    expect(adaHears?.leaks(record.value, 0)).toEqual([]);
    expect(beaHears?.leaks(record.value, 1)).toEqual([]);
    // The net has no holes: the other hand would have been noticed.
    expect(adaHears?.leaks(record.value, 1)).not.toEqual([]);

    await ada.page.goto(link);
    await ada.page.getByRole('button', { name: 'Verify the shuffle' }).click();
    await ada.page.getByText('three owls').waitFor();
    await ada.page.getByRole('button', { name: 'Check it now' }).click();
    await expect.poll(() => ada.page.locator('[data-fair]').getAttribute('data-fair')).toBe('true');
    for (const visitor of [ada, bea, eve]) {
      expect(ownTroubles(visitor)).toEqual([]);
      await visitor.context.close();
    }
  });

  it('talks, mutes, asks to take back, offers a draw and plays again', { timeout: LONG }, async () => {
    const [ada, bea] = await Promise.all([person('Ada'), person('Bea')]);
    const { invite } = await openTable(ada.page);
    await sitDown(bea.page, invite);
    const luck = clicks(5);
    await ada.page.locator('[data-question]').first().waitFor();
    await playOn([ada.page, bea.page], luck, (count) => count >= 5);

    const talk = (page: Page) => page.getByRole('button', { name: /^Talk and table/ });
    await talk(ada.page).click();
    await ada.page.getByLabel('Say something').fill('Well met');
    await ada.page.keyboard.press('Enter');
    await ada.page.getByRole('dialog').getByText('Well met').waitFor();
    await ada.page.keyboard.press('Escape');
    await bea.page.getByRole('button', { name: 'Talk and table, one new line' }).click();
    await bea.page.getByText('Well met').waitFor();
    await bea.page.getByRole('button', { name: 'Mute Ada' }).click();
    await bea.page.getByText('Well met').waitFor({ state: 'detached' });
    await bea.page.keyboard.press('Escape');

    const menu = (page: Page) => page.getByRole('button', { name: 'At the table' });
    const count = await moves(ada.page);
    await menu(ada.page).click();
    await ada.page.getByRole('button', { name: /^Ask to take back my last move/ }).click();
    await bea.page.getByRole('alert').getByText('Ada asks to take back a move').waitFor();
    await bea.page.getByRole('button', { name: 'Agree' }).click();
    await expect.poll(() => moves(ada.page)).toBeLessThan(count);

    await menu(bea.page).click();
    await bea.page.getByRole('button', { name: /^Offer a draw/ }).click();
    await ada.page.getByRole('alert').getByText('Bea offers a draw').waitFor();
    await ada.page.getByRole('button', { name: 'Agree' }).click();
    await ada.page.locator('[data-outcome="draw"]').first().waitFor();

    await bea.page.getByRole('button', { name: 'Rematch' }).click();
    await bea.page.getByText('Waiting for the others').waitFor();
    await ada.page
      .getByRole('link', { name: /To the new table/ })
      .first()
      .click();
    await ada.page.getByRole('button', { name: 'I’m ready' }).click();
    await ada.page.locator('[data-question]').first().waitFor();
    await bea.page.locator('[data-question]').first().waitFor();
    for (const visitor of [ada, bea]) {
      expect(ownTroubles(visitor)).toEqual([]);
      await visitor.context.close();
    }
  });

  it('leaves a seat to a bot, and another takes it over', {
    timeout: LONG,
  }, async () => {
    const [ada, bea] = await Promise.all([person('Ada'), person('Bea')]);
    const { invite } = await openTable(ada.page);
    await sitDown(bea.page, invite);
    await bea.page.locator('[data-question]').first().waitFor();
    await bea.page.getByRole('button', { name: /^Talk and table/ }).click();
    await bea.page.getByRole('button', { name: 'Leave and let a bot take over' }).click();
    await bea.page.waitForURL('**/tables');
    const cyn = await person('Cyn');
    await cyn.page.goto(invite);
    await cyn.page.getByRole('button', { name: 'Take it over' }).click();
    await cyn.page.getByText('You’re watching').waitFor({ state: 'detached' });
    await expect.poll(() => ada.page.getByText('Cyn').count()).toBeGreaterThan(0);
    for (const visitor of [ada, bea, cyn]) await visitor.context.close();
  });

  it('moves an identity to another device by its recovery code', async () => {
    const ada = await person('Ada');
    await openTable(ada.page);
    await ada.page.goto('/tables');
    await ada.page.getByText('Another device', { exact: true }).click();
    await ada.page.getByRole('button', { name: 'Show a recovery code' }).click();
    const code = await ada.page.getByLabel('Your recovery code').inputValue();
    const other = await person('Nobody');
    await other.page.goto('/tables');
    await other.page.getByText('Another device', { exact: true }).click();
    await other.page.getByLabel('Recovery code', { exact: true }).fill('not-a-code');
    await other.page.getByRole('button', { name: 'Bring it here' }).click();
    await other.page.getByText('No identity has this recovery code').waitFor();
    await other.page.getByLabel('Recovery code', { exact: true }).fill(code);
    await other.page.getByRole('button', { name: 'Bring it here' }).click();
    await other.page.getByText('Welcome back, Ada.').waitFor();
    await other.page.getByText('Mine', { exact: true }).click();
    await other.page.locator('[data-list="mine"]').getByText('Waiting for company').first().waitFor();
    for (const visitor of [ada, other]) await visitor.context.close();
  });

  it('lists an open table for everyone, and says so when there is none', async () => {
    const [ada, bea] = await Promise.all([person('Ada'), person('Bea')]);
    await bea.page.goto('/tables');
    await bea.page.getByText('No chair is open to everyone').waitFor();
    await ada.page.goto('/tables/new');
    await ada.page.getByText('Everyone', { exact: true }).click();
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await ada.page.getByText('Invite your opponent').waitFor();
    await bea.page.reload();
    await bea.page.getByRole('link', { name: /^Sit down: Gwent, Ada/ }).click();
    await bea.page.getByRole('button', { name: 'Sit down' }).click();
    await bea.page.locator('[data-question]').first().waitFor();
    for (const visitor of [ada, bea]) await visitor.context.close();
  });

  it('words each link that leads nowhere, with a way on', async () => {
    const { context, page } = await person('Ada');
    const { invite } = await openTable(page);
    const [table, key] = invite.split('#');
    const stranger = await person('Bea');
    for (const [link, code] of [
      ['/t/nonsense', 'no-such-table'],
      [`/t/${'A'.repeat(22)}`, 'no-such-table'],
      [`${table}#${key?.slice(0, 8)}`, 'bad-key'],
      [`${table}#${'A'.repeat(16)}`, 'bad-key'],
      [`${table}`, 'no-such-table'],
    ] as const) {
      await stranger.page.goto('/about');
      await stranger.page.goto(link);
      await expect
        .poll(() => stranger.page.locator('[data-refusal]').getAttribute('data-refusal'), { message: link })
        .toBe(code);
      await stranger.page.getByRole('link', { name: 'All tables' }).waitFor();
    }
    await stranger.context.close();
    await context.close();
  });

  it('tells whoever comes too late that the table is full, and whoever lost a chair that it is gone, in German', {
    timeout: LONG,
  }, async () => {
    const [ada, bea, cyn] = await Promise.all([
      person('Ada'),
      person('Bea', { language: 'de' }),
      person('Cyn', { language: 'de' }),
    ]);
    const { invite } = await openTable(ada.page);
    await Promise.all([bea.page.goto(invite), cyn.page.goto(invite)]);
    const sit = (page: Page) => page.getByRole('button', { name: 'Hinsetzen' });
    await sit(cyn.page).waitFor();
    await sit(bea.page).click();
    await bea.page.locator('[data-question]').first().waitFor();
    // The chair that Cyn looked at is taken: she watches.
    await cyn.page.getByText('Du siehst zu').first().waitFor();
    expect(await cyn.page.locator('[data-option]').count()).toBe(0);

    const other = await bea.context.newPage();
    await other.goto(bea.page.url());
    await other.locator('[data-question]').first().waitFor();
    await other.getByRole('button', { name: /^Gespräch und Tisch/ }).click();
    await other.getByRole('button', { name: /einen Bot übernehmen lassen/ }).click();
    await other.waitForURL('**/tables');
    await expect
      .poll(() => bea.page.getByText(/Dieser Stuhl gehört dir nicht mehr|Du siehst zu/).count())
      .toBeGreaterThan(0);
    for (const visitor of [ada, bea, cyn]) await visitor.context.close();
  });

  it('is played over plain HTTP, as from a computer in one’s own network', { timeout: LONG }, async () => {
    const origin = app.origin.replace('127.0.0.1', PLAIN_HOST);
    const [ada, bea] = await Promise.all(
      ['Ada', 'Bea'].map((name) => visit(app.browser, origin, { settings: { ...INSTANT, name } })),
    );
    if (ada === undefined || bea === undefined) throw new Error('nobody came');
    const { invite } = await openTable(ada.page);
    expect(await ada.page.evaluate(() => isSecureContext)).toBe(false);
    await ada.page.getByRole('button', { name: 'Copy' }).first().click();
    await ada.page.getByRole('button', { name: 'Copied' }).first().waitFor();
    await ada.page.getByText('QR code').click();
    expect((await ada.page.getByRole('img', { name: 'QR code' }).boundingBox())?.width).toBeGreaterThan(120);
    await sitDown(bea.page, invite);
    await ada.page.locator('[data-question]').first().waitFor();
    await playOn([ada.page, bea.page], clicks(13), (count) => count >= 4);
    expect(await moves(ada.page)).toBeGreaterThanOrEqual(4);
    for (const visitor of [ada, bea]) {
      // The browser remarks that one header counts for nothing on plain HTTP.
      expect(ownTroubles(visitor).filter((words) => !words.includes('Opener-Policy'))).toEqual([]);
      await visitor.context.close();
    }
  });

  it('tells an old page to load anew', async () => {
    const { context, page } = await person('Ada');
    const { invite } = await openTable(page);
    await page.routeWebSocket('**/ws', (socket) => {
      socket.send(JSON.stringify({ type: 'error', code: 'client-outdated', detail: {} }));
      void socket.close({ code: 4026 });
    });
    await page.goto('/about');
    await page.goto(invite);
    await expect.poll(() => page.locator('[data-refusal]').getAttribute('data-refusal')).toBe('client-outdated');
    await page.getByRole('button', { name: 'Load the new edition' }).waitFor();
    await context.close();
  });

  it('lets two people share one device, each hand covered until its owner confirms', { timeout: LONG }, async () => {
    const ada = await person('Ada');
    await ada.page.goto('/tables/new');
    await ada.page.getByText('This device', { exact: true }).click();
    await ada.page.getByLabel('Name of the second player').fill('Dov');
    await ada.page.getByRole('button', { name: 'Deal the cards' }).click();
    await ada.page.locator('[data-question="hand-over"]').waitFor();
    expect(await ada.page.locator('.card').count()).toBe(0);
    const luck = clicks(9);
    const covered = new Set<string>();
    for (let presses = 0; presses < 400 && (await asked(ada.page)).outcome === null; presses++) {
      const cover = ada.page.locator('[data-question="hand-over"] h1');
      if ((await cover.count()) > 0) covered.add((await cover.textContent()) ?? '');
      await act(ada.page, luck);
    }
    expect(await isOver(ada.page)).toBe(true);
    expect([...covered].sort()).toEqual(['Ada is next', 'Dov is next']);
    expect(ownTroubles(ada)).toEqual([]);
    await ada.context.close();
  });

  it.each([
    { theme: 'dark', width: 1280 },
    { theme: 'light', width: 390 },
  ])('has no accessibility findings on its pages: %j', { timeout: LONG }, async ({ theme, width }) => {
    const ada = await app.visit({
      settings: { ...INSTANT, theme, name: 'Ada' },
      width,
      letScriptsIn: true,
    });
    await ada.page.goto('/tables');
    await ada.page.locator('[data-list]').waitFor();
    expect(await axeFindings(ada.page), 'tables').toEqual([]);
    await ada.page.goto('/tables/new');
    await ada.page.getByRole('button', { name: 'Open the table' }).waitFor();
    expect(await axeFindings(ada.page), 'new table').toEqual([]);
    const { invite } = await openTable(ada.page);
    expect(await axeFindings(ada.page), 'waiting').toEqual([]);
    const bea = await app.visit({
      settings: { ...INSTANT, theme, name: 'Bea' },
      width,
      letScriptsIn: true,
    });
    await bea.page.goto(invite);
    await bea.page.getByRole('button', { name: 'Sit down' }).waitFor();
    expect(await axeFindings(bea.page), 'invitation').toEqual([]);
    await bea.page.getByRole('button', { name: 'Sit down' }).click();
    await bea.page.locator('[data-question]').first().waitFor();
    await playOn([ada.page, bea.page], clicks(2), (count) => count >= 4);
    await bea.page.getByRole('button', { name: /^Talk and table/ }).click();
    expect(await axeFindings(bea.page), 'talk').toEqual([]);
    await bea.page.goto('/t/nonsense');
    await bea.page.locator('[data-refusal]').waitFor();
    expect(await axeFindings(bea.page), 'no such table').toEqual([]);
    for (const visitor of [ada, bea]) await visitor.context.close();
  });
});
