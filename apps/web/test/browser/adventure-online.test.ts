import {
  type AdventureView,
  adventureGame,
  DEVELOPMENT,
  FOUL_FATE,
  GOOD_FORTUNE,
  INVESTIGATION,
  MONSTERS,
  QUESTS,
} from '@medallion/adventure-game';
import { unpackRecord } from '@medallion/kernel';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clickSomething } from './adventure-player';
import { chromiumPath } from './browser';
import { clicks } from './gwent-player';
import { guest, loseTheLine, movesMade, openOnline, ownTroubles, playTogether, sitDown } from './online-game';
import { RecordSecrets } from './record-secrets';
import { LONG, withTables } from './suite';
import type { TableServer } from './table-server';
import { type Frame, type WireWatch, watchWire } from './wire-watch';

const ROUNDS = 10;
const IDS = new Set(
  [DEVELOPMENT, FOUL_FATE, GOOD_FORTUNE, INVESTIGATION, MONSTERS, QUESTS].flatMap((all) => all.map(({ id }) => id)),
);

const viewIn = ({ state }: Frame) => (state?.view ?? null) as AdventureView | null;
const roundOf = (wire: WireWatch) => (wire.latest(0)?.view as AdventureView | null | undefined)?.round ?? 0;

/** What lies face down in the messages, over the whole game: monsters on the map, and cards of other heroes. */
function faceDown({ frames }: WireWatch, viewer: number) {
  const views = frames.flatMap((frame) => viewIn(frame) ?? []);
  const others = views.flatMap(({ heroes }) => heroes.filter(({ seat }) => seat !== viewer));
  return {
    monsters: views.flatMap(({ zones }) => zones.flatMap(({ monsters }) => monsters)).filter((one) => !one.isFaceUp),
    piles: others.flatMap(({ fortunes, drawn }) => [fortunes, drawn]).filter(({ count }) => count > 0),
  };
}

/** The game so far, from the server itself. */
async function recordAt(page: Page, server: TableServer) {
  const record = unpackRecord(
    adventureGame,
    await server.recordOf(new URL(page.url()).pathname.split('/').at(-1) ?? ''),
  );
  if (!record.ok) throw new Error(record.refusal.code);
  return record.value;
}

describe.skipIf(chromiumPath === null)('the Adventure Game online', () => {
  const app = withTables();

  it('is played by link for ten rounds, through a reload and a lost line, with nobody hearing a secret', {
    timeout: LONG,
  }, async () => {
    const people = await Promise.all([guest(app, 'Ada', 1440), guest(app, 'Bea', 390)]);
    const [ada, bea] = people;
    const wires = [watchWire(ada.page), watchWire(bea.page)] as const;
    const { invite } = await openOnline(ada.page, 'adventure-game');
    await sitDown(bea.page, invite);
    for (const { page } of people) await page.locator('[data-question="keep-quest"]').waitFor({ timeout: 30_000 });
    const luck = clicks(9);
    const press = (page: Page) => clickSomething(page, luck, 'haste');
    const until = (round: number) => playTogether([ada.page, bea.page], press, () => roundOf(wires[0]) >= round);

    await until(4);
    const before = await movesMade(bea.page);
    await bea.page.reload();
    await bea.page.locator('.ol-play .ag-root').waitFor();
    // An answer that was on its way may come in now; none is lost, and both see the same.
    await expect
      .poll(async () => (await movesMade(bea.page)) - (await movesMade(ada.page)), { timeout: 30_000 })
      .toBe(0);
    expect(await movesMade(bea.page)).toBeGreaterThanOrEqual(before);
    await until(7);
    await loseTheLine(app.server, bea.page);
    await until(ROUNDS + 1);
    expect(roundOf(wires[0])).toBe(ROUNDS + 1);

    const secrets = new RecordSecrets(adventureGame, await recordAt(ada.page, app.server), IDS);
    for (const [viewer, wire] of wires.entries()) {
      expect(wire.frames.length).toBeGreaterThan(50);
      expect(secrets.leaks(wire, viewer)).toEqual([]);
      expect(secrets.falseViews(wire, viewer)).toEqual([]);
      const { monsters, piles } = faceDown(wire, viewer);
      expect(monsters.length).toBeGreaterThan(20);
      expect(monsters.filter(({ monster }) => monster === null).length).toBeGreaterThan(20);
      expect(piles.length).toBeGreaterThan(0);
      expect(piles.filter(({ cards }) => cards !== null)).toEqual([]);
    }
    // The net has no holes: heard by the other seat, the same messages would have been noticed.
    expect(secrets.leaks(wires[0], 1)).not.toEqual([]);
    expect(secrets.falseViews(wires[0], 1)).not.toEqual([]);
    for (const visitor of people) {
      expect(ownTroubles(visitor)).toEqual([]);
      await visitor.context.close();
    }
  });
});
