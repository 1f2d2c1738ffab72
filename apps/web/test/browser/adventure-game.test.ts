import { type AdventureView, adventureGame, nameOf } from '@medallion/adventure-game';
import { levelsFor } from '@medallion/bots';
import { Table } from '@medallion/kernel';
import { everyLanguage } from '@medallion/text';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { clickSomething, playOn, playToTheEnd } from './adventure-player';
import { axeFindings } from './axe';
import { chromiumPath } from './browser';
import { asked, pressByKeys } from './eyes';
import { overflow, setOutByKeys, watchReplay } from './game-ways';
import { clicks, INSTANT, type KeptTable, keepInstead, keptTable, question } from './gwent-player';
import { LONG, onOneDevice } from './suite';

/** A whole game of the usual length, by presses one after the other. */
const WHOLE = 2 * LONG;
const OUTCOMES = /^(seat-[0-3]|draw)$/;
/** The first level that plans for its quest: against it a game is over soon. */
const LEVEL = levelsFor('adventure-game')[1]?.id ?? '';
const SETUP = `/play/adventure-game?mode=one-quest&level=${LEVEL}`;

async function setOut(page: Page, path = SETUP): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Set out' }).click();
  await question(page);
}

/** Two at the table, so that a game is short: the third seat is left empty. */
async function setOutForTwo(page: Page): Promise<void> {
  await page.goto(SETUP);
  await page.locator('.seat-line').nth(2).getByText('Empty').click();
  await page.getByRole('button', { name: 'Set out' }).click();
  await question(page);
}

/** Names of cards that this viewer may not know: in other hands, drawn by others, or quests that lie face down. */
function hiddenNames({ config, seed, answers }: KeptTable, viewer: number): readonly string[] {
  const agreed = adventureGame.parseConfig(config);
  if (!agreed.ok) throw new Error('the kept table cannot be read');
  const table = Table.start(adventureGame, agreed.value, seed);
  for (const code of answers) table.takeCode(code);
  const cardsOf = (view: AdventureView) =>
    view.heroes.flatMap(({ seat, fortunes, drawn }) =>
      seat === viewer
        ? []
        : [
            ...(fortunes.cards ?? []).map((card) => nameOf('en', 'fortune', card)),
            ...(drawn.cards ?? []).map((card) => nameOf('en', drawn.from ?? 'quest', card)),
          ],
    );
  const open = JSON.stringify(table.view(viewer));
  return cardsOf(table.view('everything')).filter((name) => !open.includes(name));
}

const KEYS = {
  e: '[data-option="end-turn"], [data-option="done"], [data-option="continue"]',
  b: '[aria-keyshortcuts="B"]',
};
const DESKTOP = { width: 1440, height: 900, seed: 7 };
const PHONE = { width: 390, height: 844, seed: 8 };

/** The answers of a random game up to the first time that somebody is asked this. */
function untilAsked(config: unknown, prompt: string): Pick<KeptTable, 'seed' | 'answers'> {
  const agreed = adventureGame.parseConfig(config);
  if (!agreed.ok) throw new Error('the kept table cannot be read');
  const luck = clicks(1);
  for (let game = 0; game < 200; game++) {
    const seed = `asked-${game}`;
    const table = Table.start(adventureGame, agreed.value, seed);
    for (let count = 0; count < 600 && !table.isOver; count++) {
      if (table.waitingFor().some((open) => open.prompt === prompt)) return { seed, answers: [...table.answers] };
      const open = Math.floor(luck() * table.questions.length);
      table.take(open, Math.floor(luck() * (table.questions[open]?.options.length ?? 1)));
    }
  }
  throw new Error(`never asked: ${prompt}`);
}

/** What a person reads of their own before anybody plays on. */
const READ = ['battle-throw', 'battle-end', 'side-done', 'supported', 'foul-fate', 'investigated'];

describe.skipIf(chromiumPath === null)('the Adventure Game on one device', () => {
  const app = onOneDevice();
  beforeAll(everyLanguage);

  it('is played to the end against a bot on a phone, and replayed from its link', { timeout: LONG }, async () => {
    const { seed, ...size } = PHONE;
    const { context, page, troubles } = await app.visit({ settings: INSTANT, ...size, luck: seed });
    await setOutForTwo(page);
    expect(await question(page)).toBe('keep-quest');
    expect(await page.title()).toContain('Your turn');
    expect(await playToTheEnd(page, clicks(seed), 2500)).toMatch(OUTCOMES);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await watchReplay(page, 2);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is played from its first turn to the end of three quests, by random presses against two bots', {
    timeout: WHOLE,
  }, async () => {
    const { seed, ...size } = DESKTOP;
    const { context, page, troubles } = await app.visit({ settings: INSTANT, ...size, luck: seed });
    await setOut(page, `/play/adventure-game?level=${LEVEL}`);
    expect(await playToTheEnd(page, clicks(seed), 6000)).toMatch(OUTCOMES);
    const { answers } = await keptTable(page);
    expect(answers.length).toBeGreaterThan(300);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('never shows one player what only the other may see, when they share the device', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440 });
    await setOut(page, `${SETUP}&seats=here`);
    const luck = clicks(5);
    let [handOvers, checked] = [0, 0];
    for (let count = 0; count < 160 && (handOvers < 6 || checked === 0); count++) {
      const asked = await question(page);
      if (asked === null) break;
      if (asked === 'hand-over') {
        handOvers += 1;
        expect(await page.locator('.ag-root').count()).toBe(0);
      } else {
        const viewer = Number(await page.locator('[data-viewer]').first().getAttribute('data-viewer'));
        const hidden = hiddenNames(await keptTable(page), viewer);
        const text = (await page.locator('body').textContent()) ?? '';
        expect(
          hidden.filter((name) => text.includes(name)),
          asked,
        ).toEqual([]);
        checked += hidden.length;
      }
      await clickSomething(page, luck);
    }
    expect(handOvers).toBeGreaterThan(4);
    expect(checked).toBeGreaterThan(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each([DESKTOP, PHONE])(
    'asks with the dice in sight which of them Axii rolls again: %o',
    { timeout: LONG },
    async (size) => {
      const { context, page, troubles } = await app.visit({ settings: INSTANT, ...size });
      await setOut(page, `${SETUP}&seats=here`);
      await keepInstead(page, untilAsked((await keptTable(page)).config, 'reroll-hero-die'));
      await page.reload();
      for (let left = 3; left > 0 && (await question(page)) !== 'reroll-hero-die'; left--) {
        await page.locator('[data-option]').first().click();
      }
      const dice = page.locator('.hero-roll .die-pick');
      await dice.first().waitFor();
      expect(await dice.count()).toBe(3);
      const faces = await dice.evaluateAll((all) => all.map((die) => die.textContent?.trim()));
      expect(faces.every((face) => face !== undefined && face !== '')).toBe(true);
      expect(await page.locator('.hero-roll [data-option="keep"]').isVisible()).toBe(true);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(troubles).toEqual([]);
      await context.close();
    },
  );

  it('lets no bot play on behind a sheet that a person reads', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440, luck: 11 });
    await setOut(page);
    const luck = clicks(11);
    let held = 0;
    for (let count = 0; count < 200 && held < 3; count++) {
      const { question: now } = await asked(page);
      if (now === null) break;
      const { answers, asked: next } = await keptTable(page);
      if (READ.includes(now) && !next.includes(0)) {
        held += 1;
        // Longer than a bot of this level ever thinks.
        await page.evaluate(async () => {
          for (let frames = 0; frames < 90; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
        });
        expect((await keptTable(page)).answers.length).toBe(answers.length);
      }
      await clickSomething(page, luck);
    }
    expect(held).toBeGreaterThan(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is played by keys alone', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440, luck: 3 });
    await setOutByKeys(page, SETUP);
    const luck = clicks(3);
    let turns = 0;
    for (let count = 0; count < 120 && turns < 5; count++) {
      const { question: now, outcome } = await asked(page);
      if (outcome !== null) break;
      await pressByKeys(page, luck, KEYS);
      if (now === 'turn' && (await asked(page)).question !== 'turn') turns += 1;
    }
    expect(turns).toBeGreaterThan(3);
    expect((await keptTable(page)).answers.length).toBeGreaterThan(10);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each([
    { theme: 'dark', width: 1440, seed: 11 },
    { theme: 'light', width: 390, seed: 12 },
  ])('has no accessibility findings on any of its scenes: %j', { timeout: LONG }, async ({ width, seed, theme }) => {
    const settings = { ...INSTANT, theme };
    const { context, page, troubles } = await app.visit({ settings, width, letScriptsIn: true, luck: seed });
    await page.goto(SETUP);
    await page.locator('.notice').waitFor();
    expect(await axeFindings(page), 'setup').toEqual([]);
    await page.getByRole('button', { name: 'Set out' }).click();
    const checked = new Set<string>();
    const look = async (scene: string) => {
      if (checked.has(scene)) return;
      checked.add(scene);
      expect(await axeFindings(page), scene).toEqual([]);
    };
    await playOn(page, clicks(seed), 140, look);
    await page.keyboard.press('h');
    if ((await page.locator('dialog[open]').count()) > 0) await look('help');
    for (const scene of ['keep-quest', 'turn', 'battle-end']) expect(checked).toContain(scene);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('opens a rule from its link, in its own book', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440 });
    await page.goto('/rules/AG-TURN-002');
    await page.locator('#AG-TURN-002.is-target').waitFor();
    await page.locator('.rules-games a').first().click();
    await page.locator('.rules-contents').waitFor();
    expect(await page.locator('.rules-games [aria-current]').textContent()).toContain('Gwent');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('guides a first game, and lets go when asked to', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({
      settings: INSTANT,
      width: 390,
      height: 844,
    });
    await page.goto('/play/adventure-game?guide');
    await page.locator('[data-guide="quest"]').waitFor();
    await page.locator('[data-guide] .inkbtn').first().click();
    await page.locator('[data-question="keep-quest"] [data-option]').first().click();
    await page.locator('[data-guide="turn"]').waitFor();
    await page.reload();
    await page.locator('[data-guide="turn"]').waitFor();
    await page.locator('[data-guide] .inkbtn.line').click();
    expect(await page.locator('[data-guide]').count()).toBe(0);
    expect(await question(page)).toBe('turn');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each(['de', 'nl'])('speaks without a missing text: %s', { timeout: LONG }, async (language) => {
    const { context, page, troubles } = await app.visit({
      settings: { ...INSTANT, language },
      width: 1440,
    });
    await page.goto(SETUP);
    await page.locator('.notice .inkbtn.red').click();
    await playOn(page, clicks(4), 40, async () => {
      const text = (await page.locator('body').textContent()) ?? '';
      expect(text).not.toMatch(
        /\b(?:prompt|option|event|effect|blocked|ask|battle|quest)\.[a-z]+|\{\w+[,}]|undefined|\[object/,
      );
    });
    expect(troubles).toEqual([]);
    await context.close();
  });
});
