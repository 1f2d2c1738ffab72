import { levelsFor } from '@medallion/bots';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LETTER } from '../../src/table/map/map-layout';
import { axeFindings } from './axe';
import { chromiumPath } from './browser';
import { asked, changed, look, pressByKeys } from './eyes';
import { overflow, setOutByKeys, watchReplay } from './game-ways';
import { clicks, INSTANT, keptTable, question } from './gwent-player';
import {
  asks,
  clickSomething,
  hasAlmostWon,
  openRecipe,
  openShelved,
  playedUntil,
  playOn,
  playToTheEnd,
} from './old-world-player';
import { LONG, onOneDevice } from './suite';

const OUTCOMES = /^(seat-[0-4]|draw)$/;
const SETUP = '/play/old-world?level=wanderer';
/** The first level that goes for trophies: against it a whole game is over soon. */
const SWIFT = levelsFor('old-world')[1]?.id ?? '';
const TWO = { players: 2, schools: ['wolf', 'bear'] };
const NUMBERED =
  '.poker-dice [data-choose], .hand .action-card:is([data-option], [data-choose]), .market-row .action-card[data-option], .slip-opts [data-option]';
const KEYS = { e: '[aria-keyshortcuts="E"][data-option]', 1: NUMBERED };
const SIZES = [
  { width: 1440, height: 900, seed: 7 },
  { width: 390, height: 844, seed: 8 },
];

async function setOut(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Set out' }).click();
  await question(page);
}

describe.skipIf(chromiumPath === null)('Old World on one device', () => {
  const app = onOneDevice();

  it.each(SIZES)(
    'is played from the choice of a school to its end, and replayed from its link: %j',
    { timeout: 2 * LONG },
    async ({ seed, ...size }) => {
      const { context, page, troubles } = await app.visit({ settings: INSTANT, ...size, luck: seed });
      await setOut(page, `/play/old-world?level=${SWIFT}&seats=two&boards=drawn`);
      expect(await playToTheEnd(page, clicks(seed), 2000)).toMatch(OUTCOMES);
      expect((await keptTable(page)).answers.length).toBeGreaterThan(60);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await watchReplay(page, 2);
      expect(troubles).toEqual([]);
      await context.close();
    },
  );

  it('is played alone to its end, which stands in the table of results', { timeout: LONG }, async () => {
    const luck = clicks(2);
    const late = playedUntil({ players: 1, schools: ['cat'] }, 'alone', luck, (table) => {
      const { witchers } = table.view('everything');
      return (
        (witchers[0]?.trophies.length ?? 0) >= 3 &&
        table.questionFor(0)?.prompt === 'fight-combo' &&
        hasAlmostWon(table)
      );
    });
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440 });
    await openRecipe(page, late, ['person']);
    expect(await playToTheEnd(page, luck, 900)).toBe('seat-0');
    expect(await page.locator('.solo-table .at').count()).toBe(1);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each([
    { width: 1440, by: 'the button' },
    { width: 390, height: 844, by: 'the key' },
  ])("shows a bot's turn step by step and the rest at once, by $by", { timeout: LONG }, async ({ by, ...size }) => {
    const recipe = playedUntil(TWO, 'hurry', clicks(6), (table) => table.questionFor(1)?.prompt === 'journey');
    const { context, page, troubles } = await app.visit({ settings: { ...INSTANT, botPace: 'slow' }, ...size });
    // The first deed of a slow turn never ends by itself here: nothing but the hurry can bring the turn to its end.
    await page.addInitScript(() => {
      const wait = window.setTimeout;
      const unlessSlow = (run: TimerHandler, time?: number, ...more: unknown[]) =>
        [1040, 1440, 1840].includes(time ?? 0) ? 0 : wait(run, time, ...more);
      window.setTimeout = unlessSlow as typeof wait;
    });
    await openShelved(page, recipe, ['person', 'bot']);
    const strip = page.locator('.stage-bar');
    await page.locator(':is(.stage-bar, .turn-so-far) [aria-current="step"]').first().waitFor({ state: 'attached' });
    // On a phone the map makes room for what is offered below the line.
    const boxes = async (line: string) => [
      (await page.locator(line).boundingBox())?.height,
      size.width > 700 ? await page.locator('.map-frame').boundingBox() : null,
    ];
    const whileWatched = await boxes('.stage-bar');
    const luck = clicks(3);
    const { length } = (await keptTable(page)).answers;
    if (by === 'the key') await page.keyboard.press('f');
    else await page.getByRole('button', { name: 'Skip to my turn' }).click();
    await question(page);
    await strip.waitFor({ state: 'detached' });
    for (let now = await question(page); now !== 'journey' && now !== 'deed'; now = await question(page))
      await clickSomething(page, luck);
    expect(await boxes('.question-line[data-question]'), 'nothing jumps').toEqual(whileWatched);
    expect((await keptTable(page)).answers.length).toBeGreaterThan(length);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each([
    { width: 1440, sheet: 'the help card' },
    { width: 390, height: 844, sheet: 'the own board' },
  ])("holds a bot's turn while $sheet is open", { timeout: LONG }, async ({ sheet, ...size }) => {
    const recipe = playedUntil(TWO, 'hurry', clicks(6), (table) => table.questionFor(1)?.prompt === 'journey');
    const { context, page, troubles } = await app.visit({ settings: { ...INSTANT, botPace: 'slow' }, ...size });
    // The clock of the first deed of a slow turn never runs out here: what matters is whether it runs at all.
    await page.addInitScript(() => {
      const [wait, forget] = [window.setTimeout, window.clearTimeout];
      const clocks = new Map<number, () => void>();
      let isFirst = true;
      const setClock = (run: () => void, time?: number, ...more: unknown[]) => {
        if (!isFirst || ![1040, 1440, 1840].includes(time ?? 0)) return wait(run, time, ...more);
        isFirst = false;
        clocks.set(-1, run);
        return -1;
      };
      Object.assign(window, {
        clocks,
        setTimeout: setClock,
        clearTimeout: (id?: number) => clocks.delete(id ?? 0) || forget(id),
      });
    });
    const clocks = () => page.evaluate(() => (window as unknown as { clocks: Map<number, unknown> }).clocks.size);
    await openShelved(page, recipe, ['person', 'bot']);
    await page.locator('.stage-bar').waitFor();
    await page.waitForFunction(() => (window as unknown as { clocks: Map<number, unknown> }).clocks.size === 1);
    const { length } = (await keptTable(page)).answers;
    if (sheet === 'the help card') {
      await page.keyboard.press('h');
      await page.locator('dialog[open]').waitFor();
    } else {
      await page.locator('.sheet-tabs button').first().click();
      await page.locator('.part.open').waitFor();
    }
    expect(await clocks()).toBe(0);
    expect((await keptTable(page)).answers.length).toBe(length);
    await page.keyboard.press('Escape');
    // What was left of its time runs on, and the turn comes to its end by itself.
    await question(page);
    expect((await keptTable(page)).answers.length).toBeGreaterThan(length);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('tells what the others did since the own turn, shows it again, and is put away by a key', async () => {
    const recipe = playedUntil(TWO, 'hurry', clicks(6), (table) => table.questionFor(1)?.prompt === 'journey');
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440, letScriptsIn: true });
    await openShelved(page, recipe, ['person', 'bot']);
    const luck = clicks(3);
    while ((await question(page)) !== 'since-your-turn') await clickSomething(page, luck);
    expect(await axeFindings(page)).toEqual([]);
    const stamp = page.locator('.since-stamp').first();
    await stamp.click();
    await page.locator('[data-stage="again"]').waitFor();
    await page.keyboard.press('f');
    await stamp.waitFor();
    await page.keyboard.press('Escape');
    await stamp.waitFor({ state: 'detached' });
    expect(await question(page)).not.toBe('since-your-turn');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('asks for no payment once the witcher has left, though the map still shows the ways', async () => {
    const luck = clicks(4);
    const ahead = playedUntil(TWO, 'ways', luck, asks('journey'));
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440 });
    await openRecipe(page, ahead, ['person', 'bot']);
    const isStale = await page.evaluate(() => {
      const spot = document.querySelector('.touch[data-choose]');
      // The moment the question is another, before the map is drawn anew.
      return new Promise<boolean>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('[data-question="journey"]') !== null) return;
          observer.disconnect();
          resolve(spot?.hasAttribute('data-choose') ?? false);
          spot?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
        document.querySelector<HTMLElement>('.prompt [data-option]')?.click();
      });
    });
    expect(isStale).toBe(true);
    expect(await question(page)).not.toBe('journey');
    expect(await page.locator('[data-option]').count()).toBeGreaterThan(0);
    expect(await page.locator('.paying').count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('draws every name over all that stands on the map', async () => {
    const schools = ['wolf', 'bear', 'cat', 'viper', 'griffin'];
    const ahead = playedUntil({ players: 5, schools }, 'names', clicks(4), asks('journey'));
    const { context, page } = await app.visit({ settings: INSTANT, width: 390, height: 844 });
    await openRecipe(page, ahead, ['person', 'bot', 'bot', 'bot', 'bot']);
    const above = await page.evaluate(() => {
      const names = document.querySelector('.map-svg .names');
      const pieces = [...document.querySelectorAll('.map-svg :is([data-piece], .tok)')];
      const isUnder = (piece: Element) =>
        names !== null && (piece.compareDocumentPosition(names) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      return {
        pieces: pieces.length,
        names: names?.childElementCount,
        over: pieces.filter((one) => !isUnder(one)).length,
      };
    });
    expect(above).toEqual({ pieces: expect.any(Number), names: 19, over: 0 });
    expect(above.pieces).toBeGreaterThan(25);
    // The layout reckons with letters of this width; a full table at each place is laid out with it elsewhere.
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1280, 720],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await asked(page);
      const met = await page.evaluate((letter) => {
        const names = [...document.querySelectorAll<SVGTextElement>('.m-name')];
        const wide = names.filter((one) => one.getBBox().width > (one.textContent ?? '').length * letter);
        const boxes = [...document.querySelectorAll('[data-piece]')].map((one) => one.getBoundingClientRect());
        const covered = names.filter((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const meets = (box: DOMRect) =>
            box.left < right - 1 && box.right > left + 1 && box.top < bottom - 2 && box.bottom > top + 2;
          return boxes.some(meets);
        });
        return [
          ...wide.map((one) => `${one.textContent} is ${one.getBBox().width} wide`),
          ...covered.map((one) => `${one.textContent} is covered`),
        ];
      }, LETTER);
      expect(met, `${width}x${height}`).toEqual([]);
    }
    await context.close();
  });

  it('answers to the name of a place, and is paid for without a bar for the whole page', async () => {
    const ahead = playedUntil(TWO, 'ways', clicks(4), asks('journey'));
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440, height: 900 });
    await openRecipe(page, ahead, ['person', 'bot']);
    const move = await page.locator('.loc [data-choose]').first().getAttribute('data-choose');
    await page.locator(`.m-name[data-place="${move?.replace('move:', '')}"]`).click();
    await page.locator('.paying').waitFor();
    const tall = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(tall).toBeLessThanOrEqual(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('asks before the game is given up, and ranks those who stay', async () => {
    const ahead = playedUntil({ players: 3, schools: ['wolf', 'bear', 'cat'] }, 'ranks', clicks(4), (table) => {
      const [, second, third] = table.view('everything').witchers;
      return asks('journey')(table) && second?.trophies.length !== third?.trophies.length;
    });
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440 });
    await openRecipe(page, ahead, ['person', 'bot', 'bot']);
    await page.getByRole('button', { name: 'At the table' }).click();
    await page.getByRole('button', { name: /^Give up the game/ }).click();
    await page.getByRole('heading', { name: 'Give up the game?' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await question(page)).toBe('journey');
    await page.getByRole('button', { name: 'At the table' }).click();
    await page.getByRole('button', { name: /^Give up the game/ }).click();
    await page.locator('[data-give-up]').click();
    await page.locator('[data-outcome]').first().waitFor();
    expect(await page.locator('[data-outcome]').first().getAttribute('data-outcome')).toMatch(/^seat-[12]$/);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('opens a rule and the rulebook beside the table, of the right game', async () => {
    const ahead = playedUntil(TWO, 'ways', clicks(4), asks('journey'));
    const { context, page, troubles } = await app.visit({
      settings: INSTANT,
      width: 1440,
      height: 900,
      letScriptsIn: true,
    });
    await openRecipe(page, ahead, ['person', 'bot']);
    const address = page.url();
    await page.locator('.log-open').click();
    const mark = page.locator('.log .rule-mark').last();
    const rule = (await mark.getAttribute('aria-label'))?.replace('Rule ', '') ?? '';
    expect(rule).toMatch(/^OW-/);
    expect(await page.locator('.log').textContent()).not.toContain(rule);
    await mark.click();
    const panel = page.locator('.rule-panel');
    await panel.locator(`#${rule}[aria-current]`).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    if (process.env.SHOT !== undefined) await page.screenshot({ path: `${process.env.SHOT}-rule.png` });
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await question(page)).toBe('journey');
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await panel.getByRole('heading', { name: 'The rules of The Witcher: Old World' }).waitFor();
    await panel.locator('.rules-contents a').nth(1).click();
    await panel.locator('.rule-rows li').first().waitFor();
    expect(page.url()).toBe(address);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('shows the numbers of rules to whoever wants them', async () => {
    const ahead = playedUntil(TWO, 'ways', clicks(4), asks('journey'));
    const settings = { ...INSTANT, ruleNumbers: true };
    const { context, page } = await app.visit({ settings, width: 1440, height: 900 });
    await openRecipe(page, ahead, ['person', 'bot']);
    await page.locator('.log-open').click();
    expect(await page.locator('.log .rule-link').last().textContent()).toMatch(/^OW-/);
    await context.close();
  });

  it('says that a fight is lost before it asks for anything', { timeout: LONG }, async () => {
    const luck = clicks(6);
    const isLosing = (table: Parameters<ReturnType<typeof asks>>[0]) => {
      const { witchers, fight } = table.view('everything');
      const me = witchers[0];
      const cards = (me?.deck.count ?? 9) + (me?.hand.count ?? 9);
      return asks('fight-combo')(table) && fight?.attacker === 0 && (fight.monster?.life ?? 0) > 6 && cards < 3;
    };
    const ahead = playedUntil(TWO, 'lost', luck, isLosing);
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440, height: 900 });
    await openRecipe(page, ahead, ['person', 'bot']);
    let now = await asked(page);
    for (let count = 0; count < 40 && now.question !== 'fight-end'; count++) {
      expect(now.question).not.toBe('take-card');
      await clickSomething(page, luck);
      now = await asked(page);
    }
    expect(now.question).toBe('fight-end');
    expect(await page.locator('h1').first().textContent()).toBe('You fall');
    if (process.env.SHOT !== undefined) await page.screenshot({ path: `${process.env.SHOT}-lost.png` });
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('shows the whole own board and the whole question at 1280x720 with five witchers', { timeout: LONG }, async () => {
    const schools = ['wolf', 'bear', 'cat', 'viper', 'griffin'];
    const late = (prompt: string) => (table: Parameters<ReturnType<typeof asks>>[0]) =>
      asks(prompt)(table) && table.view('everything').round > 3;
    const { context, page } = await app.visit({ settings: INSTANT, width: 1280, height: 720 });
    for (const prompt of ['journey', 'deed']) {
      const five = playedUntil({ players: 5, schools }, 'five', clicks(4), late(prompt));
      await openRecipe(page, five, ['person', 'bot', 'bot', 'bot', 'bot']);
      const clipped = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('.part-board *, .foot *, .log-open, .rivals *')];
        const board = document.querySelector('.part-board')?.getBoundingClientRect() ?? new DOMRect();
        return parts.flatMap((part) => {
          const { top, left, right, bottom, width } = part.getBoundingClientRect();
          const foot = part.closest('.part-board') === null ? innerHeight : board.bottom;
          const isIn = top >= 0 && left >= 0 && right <= innerWidth && bottom <= foot + 0.5;
          return width === 0 || isIn || part.closest('.sr, svg') !== null ? [] : [`${part.className} ${bottom - foot}`];
        });
      });
      expect(clipped, prompt).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    }
    await page.locator('.log-open').click();
    expect(await page.locator('.part-log .log li').count()).toBeGreaterThan(5);
    await page.locator('.part-log .sheet-close').click();
    expect(await page.locator('.part-log').isVisible()).toBe(false);
    await context.close();
  });

  it('picks dice by the keys of their places', async () => {
    const ahead = playedUntil(TWO, 'dice', clicks(5), asks('reroll'));
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440 });
    await openRecipe(page, ahead, ['person', 'bot']);
    await page.locator('.poker-die[data-choose]').first().waitFor();
    const picked = page.locator('.poker-die[aria-pressed="true"]');
    const { sign } = await look(page);
    await page.keyboard.press('2');
    await changed(page, sign, 'the key 2');
    expect(await picked.count()).toBe(1);
    expect(await picked.getAttribute('data-choose')).toBe('die-1');
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('moves the map, and not its buttons, to a place outside the window that gets the focus', async () => {
    const ahead = playedUntil(TWO, 'ways', clicks(4), asks('journey'));
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 390, height: 844 });
    await openRecipe(page, ahead, ['person', 'bot']);
    await page.evaluate(() => document.fonts.ready); // a line in another font is another height
    const buttons = page.locator('.pan-acts');
    const before = await buttons.boundingBox();
    await page.evaluate(() => {
      for (const place of document.querySelectorAll('.loc .touch')) place.scrollIntoView({ behavior: 'instant' });
    });
    await asked(page);
    expect(await buttons.boundingBox()).toEqual(before);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('has every place in the window that a step can go to, on a phone too', async () => {
    const ahead = playedUntil(TWO, 'ways', clicks(4), asks('journey'));
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 390, height: 844 });
    await openRecipe(page, ahead, ['person', 'bot']);
    await page.locator('[data-choose]').first().waitFor();
    const outside = () =>
      page.evaluate(() => {
        const places = [...document.querySelectorAll('.loc [data-choose]')];
        const isPressable = (place: Element) => {
          const { left, top, width, height } = place.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === place;
        };
        return places.length < 2 ? 'too few to tell' : places.filter((place) => !isPressable(place)).length;
      });
    await expect.poll(outside).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('covers everything between two players who share the device', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440 });
    await setOut(page, `${SETUP}&seats=here`);
    const luck = clicks(5);
    let handOvers = 0;
    for (let count = 0; count < 50; count++) {
      const asked = await question(page);
      if (asked === null) break;
      if (asked === 'hand-over') {
        handOvers += 1;
        expect(await page.locator('.ow-root, .action-card').count()).toBe(0);
      } else {
        const viewer = await page.locator('[data-viewer]').first().getAttribute('data-viewer');
        const zones = await page
          .locator('[data-zone^="hand-"]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-zone')));
        expect(zones.filter((zone) => zone !== `hand-${viewer}`)).toEqual([]);
      }
      await clickSomething(page, luck);
    }
    expect(handOvers).toBeGreaterThan(1);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('is played by keys alone', { timeout: LONG }, async () => {
    const { context, page, troubles } = await app.visit({ settings: INSTANT, width: 1440, luck: 3 });
    await setOutByKeys(page, `${SETUP}&seats=two`);
    const luck = clicks(3);
    for (let count = 0; count < 40; count++) {
      if ((await asked(page)).outcome !== null) break;
      await pressByKeys(page, luck, KEYS);
    }
    const { answers } = await keptTable(page);
    expect(answers.length).toBeGreaterThan(15);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each([
    {
      theme: 'dark',
      width: 1440,
      scenes: ['journey', 'deed', 'exploration-option', 'gain-card', 'reroll', 'fight-combo', 'fatigue', 'short-fight'],
    },
    {
      theme: 'light',
      width: 390,
      scenes: ['journey', 'exploration-option', 'reroll', 'fight-combo', 'fatigue', 'short-fight'],
    },
  ])('has no accessibility findings on its scenes: %j', { timeout: LONG }, async ({ width, theme, scenes }) => {
    const settings = { ...INSTANT, theme };
    const { context, page, troubles } = await app.visit({ settings, width, letScriptsIn: true });
    await page.goto(`${SETUP}&seats=two`);
    await page.locator('.notice').waitFor();
    expect(await axeFindings(page), 'setup').toEqual([]);
    await openRecipe(page, playedUntil({ players: 2 }, 'boards', clicks(1), asks('choose-board')), ['person', 'bot']);
    expect(await axeFindings(page), 'choose-board').toEqual([]);
    for (const [index, scene] of scenes.entries()) {
      const recipe = playedUntil(TWO, `scene${'x'.repeat(index)}`, clicks(20 + index), asks(scene));
      await openRecipe(page, recipe, ['person', 'bot']);
      expect(await axeFindings(page), scene).toEqual([]);
      if (index > 1) continue;
      await clickSomething(page, clicks(9));
      if ((await question(page)) !== null) expect(await axeFindings(page), `after ${scene}`).toEqual([]);
    }
    await page.keyboard.press('h');
    expect(await axeFindings(page), 'help').toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each(['de', 'nl'])('speaks without a missing text: %s', { timeout: LONG }, async (language) => {
    const settings = { ...INSTANT, language };
    const { context, page, troubles } = await app.visit({ settings, width: 1440 });
    await page.goto(`${SETUP}&seats=two`);
    await page.locator('.notice .inkbtn.red').click();
    await playOn(page, clicks(4), 20, async () => {
      const text = (await page.locator('body').textContent()) ?? '';
      expect(text).not.toMatch(
        /\b(?:prompt|option|event|effect|blocked|fight|story|board)\.[a-z]+|\{\w+[,}]|undefined|\[object/,
      );
    });
    expect(troubles).toEqual([]);
    await context.close();
  });
});
