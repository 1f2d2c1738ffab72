import { type GameRecord, unpackRecord } from '@medallion/kernel';
import { type OldWorldView, oldWorld } from '@medallion/old-world';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chromiumPath } from './browser';
import { clicks } from './gwent-player';
import { heardBy, namedTooSoon } from './module-secrets';
import { saidTooMuch } from './module-shapes';
import { answerBriefly } from './old-world-player';
import { leakedCards, openPiles } from './old-world-secrets';
import { guest, loseTheLine, movesMade, openOnline, ownTroubles, playTogether, sitDown } from './online-game';
import { LONG, withTables } from './suite';
import type { TableServer } from './table-server';
import { type WireWatch, watchWire } from './wire-watch';

const ROUNDS = 6;
const MODULES = [
  ...['advanced-cards', 'adventure-pack', 'bombs', 'legendary-hunt'],
  ...['lost-mount', 'monster-trail', 'mutagens', 'unique-cards'],
];

const roundOf = (wire: WireWatch) => (wire.latest(0)?.view as OldWorldView | null | undefined)?.round ?? 0;

/** The game so far, from the server itself. */
async function recordAt(page: Page, server: TableServer): Promise<GameRecord> {
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const record = unpackRecord(oldWorld, await server.recordOf(table));
  if (!record.ok) throw new Error(record.refusal.code);
  return record.value;
}

const isEverything = (modules: readonly string[]) => modules.toSorted().join() === MODULES.join();

/** Every module, by the preset on the page. */
async function agreeOnModules(page: Page): Promise<void> {
  await page.locator('[data-preset="competitive"]').click();
  await page.locator('[data-preset="competitive"][aria-pressed="true"]').waitFor();
}

describe.skipIf(chromiumPath === null)('Old World online', () => {
  const app = withTables();

  it('is played by link with every module for six rounds, through a reload and a lost line, with nobody hearing a secret', {
    timeout: LONG,
  }, async () => {
    const people = await Promise.all([guest(app, 'Ada', 1440), guest(app, 'Bea', 390), guest(app, 'Eve', 820)]);
    const [ada, bea, eve] = people;
    const wires = [watchWire(ada.page), watchWire(bea.page), watchWire(eve.page)] as const;
    const { invite, spectate } = await openOnline(ada.page, 'old-world', () => agreeOnModules(ada.page));
    await sitDown(bea.page, invite);
    await eve.page.goto(spectate);
    await eve.page.locator('.ol-play .map-svg').waitFor();
    const luck = clicks(11);
    const press = (page: Page) => answerBriefly(page, luck);
    const until = (round: number) => playTogether([ada.page, bea.page], press, () => roundOf(wires[0]) >= round);

    await until(3);
    const before = await movesMade(ada.page);
    await ada.page.reload();
    await ada.page.locator('.ol-play .ow-root').waitFor();
    // An answer that was on its way may come in now; none is lost, and both see the same.
    await expect
      .poll(async () => (await movesMade(ada.page)) - (await movesMade(bea.page)), { timeout: 30_000 })
      .toBe(0);
    expect(await movesMade(ada.page)).toBeGreaterThanOrEqual(before);
    await until(5);
    await loseTheLine(app.server, bea.page);
    await until(ROUNDS + 1);
    expect(roundOf(wires[0])).toBe(ROUNDS + 1);
    await expect.poll(() => movesMade(eve.page)).toBe(await movesMade(ada.page));

    const record = await recordAt(ada.page, app.server);
    expect(record.config).toMatchObject({ modules: expect.toSatisfy(isEverything) });
    for (const [wire, viewer] of [
      [wires[0], 0],
      [wires[1], 1],
      [wires[2], 'spectator'],
    ] as const) {
      expect(wire.frames.length).toBeGreaterThan(50);
      expect(leakedCards(wire, viewer, wires)).toEqual([]);
      expect(openPiles(wire, viewer)).toEqual([]);
      expect(namedTooSoon(wire.frames, heardBy(record, viewer))).toEqual([]);
      expect(saidTooMuch(wire.frames, viewer)).toEqual([]);
    }
    // The net has no holes: heard by the wrong seat, the same messages would have been noticed.
    expect(leakedCards(wires[0], 1, wires)).not.toEqual([]);
    expect(openPiles(wires[0], 1)).not.toEqual([]);
    expect(saidTooMuch(wires[0].frames, 1)).toEqual(
      expect.arrayContaining(['a question to seat 0', 'secret cards of seat 0']),
    );
    expect(namedTooSoon(wires[2].frames, [])).not.toEqual([]);
    for (const visitor of people) {
      expect(ownTroubles(visitor)).toEqual([]);
      await visitor.context.close();
    }
  });
});
