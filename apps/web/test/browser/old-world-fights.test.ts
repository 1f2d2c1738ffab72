import { makeRecord, packRecord } from '@medallion/kernel';
import { oldWorld } from '@medallion/old-world';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from './axe';
import { chromiumPath } from './browser';
import { asked, look, press } from './eyes';
import { clicks, INSTANT } from './gwent-player';
import { letTimeBring, standStill } from './held-time';
import { asks, openRecipe, playedUntil, type Recipe } from './old-world-player';
import { LONG, onOneDevice } from './suite';

const TWO = { players: 2, schools: ['wolf', 'bear'] };
const MOVING = { ...INSTANT, motion: 'full' };

type Position = Parameters<ReturnType<typeof asks>>[0];

function ownFight(table: Position) {
  const { fight, witchers } = table.view('everything');
  if (!asks('fight-combo')(table) || fight?.attacker !== 0 || fight.monster === null) return null;
  const cards = (witchers[0]?.deck.count ?? 0) + (witchers[0]?.hand.count ?? 0);
  return { life: fight.monster.life, cards, combo: fight.fighters[0]?.combo.length ?? 0 };
}

const almostWon = (table: Position) => {
  const fight = ownFight(table);
  return fight !== null && fight.life <= 4 && fight.cards > 4;
};
const almostLost = (table: Position) => {
  const fight = ownFight(table);
  return fight !== null && fight.life > 6 && fight.cards < 4;
};
/** In the middle of a fight, with a combo that can be struck. */
const canStrike = (table: Position) => {
  const fight = ownFight(table);
  const stops = table.questionFor(0)?.options.includes('stop') === true;
  return fight !== null && stops && fight.life > 6 && fight.cards > 6;
};

const found = new Map<string, Recipe>();
function recipe(name: string, isThere: (table: Position) => boolean): Recipe {
  const known = found.get(name) ?? playedUntil(TWO, name, clicks(6), isThere);
  found.set(name, known);
  return known;
}

const FIGHT = {
  wishes: [
    ['^play:', 3],
    ['^(stop|pass)$', 2],
  ],
  whim: 0,
} as const;
const beatShown = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-beat]')?.getAttribute('data-beat') ?? null);

const answersGiven = async (page: Page) =>
  Number(await page.locator('[data-answers]').first().getAttribute('data-answers'));

/** Fights on until the fight is over; gives what was asked and shown on the way. */
async function fightOn(page: Page, luck: () => number): Promise<readonly string[]> {
  const seen: string[] = [];
  for (let count = 0; count < 80; count++) {
    const { question } = await asked(page);
    seen.push(question ?? '');
    if (question === 'fight-end') return seen;
    await press(page, { ...FIGHT, luck: luck() });
  }
  throw new Error(`no end of the fight: ${seen.join()}`);
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`not seen: ${selector}`);
  return box;
}

describe.skipIf(chromiumPath === null)('fights of Old World in a browser', () => {
  const app = onOneDevice();
  const people = ['person', 'bot'] as const;

  it.each([
    ['victory', almostWon, 'won', /^fatigue$/],
    ['defeat', almostLost, 'lost', /^(take|gain)-card$/],
  ] as const)('end in a scene of %s before anything is asked', { timeout: LONG }, async (name, isThere, how, next) => {
    const { context, page, troubles } = await app.visit({
      settings: INSTANT,
      width: 1440,
      height: 900,
      letScriptsIn: true,
    });
    await openRecipe(page, recipe(name, isThere), people);
    const seen = await fightOn(page, clicks(6));
    expect(seen).toContain('fight-beats');
    expect(seen.filter((question) => next.test(question))).toEqual([]);
    expect(await page.locator(`.fight-end.${how}`).count()).toBe(1);
    expect(await page.locator('.stood .life-bar').count()).toBe(2);
    expect(await page.locator('[data-consequence]').count()).toBeGreaterThan(2);
    expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('.onward [data-option="continue"]').click();
    await expect.poll(async () => (await look(page)).question).toMatch(next);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('go from beat to beat by Space, and to the question by a second press', { timeout: LONG }, async () => {
    const { context, page } = await app.visit({ settings: MOVING, width: 1440, height: 900, letScriptsIn: true });
    await standStill(page);
    await openRecipe(page, recipe('strike', canStrike), people);
    await page.keyboard.press('e');
    await expect.poll(async () => (await look(page)).question).toBe('fight-beats');
    expect(await page.locator('.ow-fight.is-struck').count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Space');
    await expect.poll(() => beatShown(page)).not.toBeNull();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Space');
    await expect.poll(async () => (await look(page)).question).not.toBe('fight-beats');
    await context.close();
  });

  it('pass by themselves, and show what falls before it is gone', { timeout: LONG }, async () => {
    const { context, page } = await app.visit({ settings: MOVING, width: 1440, height: 900 });
    await standStill(page);
    await openRecipe(page, recipe('strike', canStrike), people);
    const [mine, theirs] = [await boxOf(page, '.witcher .life-bar'), await boxOf(page, '.monster .life-bar')];
    expect([mine.width, mine.height, mine.y]).toEqual([theirs.width, theirs.height, theirs.y]);
    await page.keyboard.press('e');
    await page.locator('.is-struck').waitFor();
    const before = await page.locator('.monster .life-bar i:not(.gone)').count();
    await letTimeBring(page, async () => (await beatShown(page)) === 'lands');
    const falls = await page.locator('.monster .life-bar .fall').count();
    expect(falls).toBeGreaterThan(0);
    expect(await page.locator('.monster .life-bar i:not(.gone)').count()).toBe(before);
    await letTimeBring(page, async () => (await beatShown(page)) !== 'lands');
    expect(await page.locator('.monster .life-bar i:not(.gone, .fall)').count()).toBeLessThanOrEqual(before - falls);
    await context.close();
  });

  it('lose no key that is pressed while they are told', { timeout: LONG }, async () => {
    const { context, page } = await app.visit({ settings: MOVING, width: 1440, height: 900 });
    await standStill(page);
    await openRecipe(page, recipe('strike', canStrike), people);
    const before = await answersGiven(page);
    await page.keyboard.press('e');
    await page.locator('.is-struck').waitFor();
    await page.keyboard.press('1');
    // Mine to strike, the bot's choice for the monster, and the key, which answers what is asked then.
    await expect.poll(() => answersGiven(page)).toBe(before + 3);
    expect((await look(page)).question).not.toBe('fight-beats');
    await context.close();
  });

  it('stand still for whoever wants no motion', { timeout: LONG }, async () => {
    const { context, page } = await app.visit({ settings: { ...INSTANT, motion: 'system' }, width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await standStill(page);
    await openRecipe(page, recipe('strike', canStrike), people);
    await page.keyboard.press('e');
    await page.locator('.is-struck').waitFor();
    await letTimeBring(page, async () => (await beatShown(page)) === 'lands');
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
    expect(await page.evaluate(moving)).toBe(0);
    await context.close();
  });

  it('clip no monster, and keep the hand in sight on a phone', { timeout: LONG }, async () => {
    const { context, page } = await app.visit({ settings: INSTANT, width: 1280, height: 720 });
    await openRecipe(page, recipe('strike', canStrike), people);
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
      [820, 1180],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      // Both at one moment: a font that comes between would move one of them.
      const [stage, figure] = await page.evaluate(async () => {
        await document.fonts.ready;
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return ['.fight-scene', '.fight-scene .figure'].map((one) => box(one).toJSON() as DOMRect) as [
          DOMRect,
          DOMRect,
        ];
      });
      expect(figure.y, `${width}`).toBeGreaterThanOrEqual(stage.y);
      expect(figure.y + figure.height, `${width}`).toBeLessThanOrEqual(stage.y + stage.height + 1);
      expect(figure.x).toBeGreaterThanOrEqual(0);
      expect(figure.x + figure.width).toBeLessThanOrEqual(Math.min(width, stage.x + stage.width));
      expect(stage.x + stage.width).toBeGreaterThanOrEqual(width - 1);
      const hand = await boxOf(page, '.hand .action-card');
      expect(hand.y + hand.height).toBeLessThanOrEqual(height + 1);
      expect(await page.locator('.hand .action-card-name').first().isVisible()).toBe(true);
    }
    await context.close();
  });

  it('are seen in a replay where they take place, and whose hand it is', { timeout: LONG }, async () => {
    const { config, seed, answers } = recipe('strike', canStrike);
    const agreed = oldWorld.parseConfig(config);
    if (!agreed.ok) throw new Error('no such configuration');
    const link = packRecord(oldWorld, makeRecord(oldWorld, agreed.value, seed, answers));
    const { context, page, troubles } = await app.visit({
      settings: INSTANT,
      width: 1440,
      height: 900,
      letScriptsIn: true,
    });
    await page.goto(`/replay#${link}&name=Ada&name=Bea`);
    await page.locator('.replaying').waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.locator('.replayed-fight .ow-fight').waitFor();
    expect(await page.locator('.replayed-fight .hand-of').textContent()).toMatch(/’s hand$/);
    expect(await page.getByRole('slider', { name: 'Move' }).count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Home');
    await expect.poll(() => page.locator('.replayed-fight').count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it('of dice begin with a throw of one’s own', { timeout: LONG }, async () => {
    const isDicing = (table: Position) =>
      table.questionFor(0)?.options.some((option) => /dice|poker/.test(option)) === true;
    const { context, page } = await app.visit({ settings: INSTANT, width: 1440, height: 900, letScriptsIn: true });
    await openRecipe(page, recipe('dice', isDicing), people);
    await press(page, { wishes: [['dice|poker', 9]], whim: 0, luck: 0.5 });
    await expect.poll(async () => (await look(page)).question).toBe('poker-throw');
    expect(await page.locator('.poker-die circle').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.locator('[data-option="continue"]').click();
    await expect.poll(async () => (await look(page)).question).toBe('reroll');
    await context.close();
  });
});
