import { LOCATIONS, nameOf } from '@medallion/adventure-game';
import { everyLanguage } from '@medallion/text';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { printMap } from '../../src/games/adventure-game/map/piece-kinds';
import { chromiumPath } from './browser';
import { asked } from './eyes';
import { INSTANT } from './gwent-player';
import { LONG, onOneDevice } from './suite';

/** What is looked at lies whole in the window, and in the panel that holds it. */
function cutOff(page: Page, parts: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const cut = (part: Element) => {
      if (!part.checkVisibility() || part.closest('.sr, svg') !== null) return [];
      const { top, left, right, bottom, width } = part.getBoundingClientRect();
      const isIn = top >= 0 && left >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
      const isClipped = part.matches('.action-slip, .free-operation') && part.scrollWidth > part.clientWidth + 1;
      return width === 0 || (isIn && !isClipped) ? [] : [`${part.tagName} ${part.className} ${bottom} ${right}`];
    };
    return [...document.querySelectorAll(selector)].flatMap(cut);
  }, parts);
}

/**
 * Names that reach out of the room that is kept for them (letters are reckoned alike, and an m is wider: pieces keep two
 * units off on each side), and names that a piece of the table lies on.
 */
function coveredNames(page: Page, rooms: readonly (readonly [string, number, number])[]): Promise<readonly string[]> {
  return page.evaluate((kept) => {
    const wide = kept.flatMap(([id, width, height]) => {
      const name = document.querySelector<SVGTextElement>(`.m-name[data-place="${id}"]`);
      const box = name?.getBBox();
      return box === undefined || box.width > width + 5 || box.height > height + 4
        ? [`${id}: ${box?.width} of ${width}`]
        : [];
    });
    const names = [...document.querySelectorAll('.m-name')].map((name) => name.getBoundingClientRect());
    const covers = [...document.querySelectorAll('[data-piece]')].filter((piece) => {
      const one = piece.getBoundingClientRect();
      const isOver = (name: DOMRect) =>
        one.left < name.right - 1 &&
        one.right > name.left + 1 &&
        one.top < name.bottom - 1 &&
        one.bottom > name.top + 1;
      return names.some(isOver);
    });
    return [
      ...wide,
      ...covers.map((piece) => piece.getAttribute('data-note') ?? piece.getAttribute('aria-label') ?? ''),
    ];
  }, rooms);
}

describe.skipIf(chromiumPath === null)("the Adventure Game's table", () => {
  const app = onOneDevice();
  beforeAll(everyLanguage);

  it.each(['en', 'de', 'nl'] as const)(
    'shows all names, the goal and all that can be done now: %s',
    {
      timeout: LONG,
    },
    async (language) => {
      const { context, page, troubles } = await app.visit({
        settings: { ...INSTANT, language },
        width: 1280,
        height: 720,
        luck: 7,
      });
      await page.goto('/play/adventure-game');
      await page.locator('.notice .inkbtn.red').click();
      const quests = page.locator('[data-question="keep-quest"] [data-option]');
      await quests.first().waitFor();
      expect(await cutOff(page, '.quest-choice .pbtn, .quest-ways *')).toEqual([]);
      await quests.first().click();
      await page.locator('[data-question="turn"]').waitFor();
      await page.evaluate(() => document.fonts.ready);
      await asked(page);
      const goal = '.part-quest *, .question-line *, .action-slips *, .free-operations *';
      expect(await cutOff(page, goal)).toEqual([]);
      const places = LOCATIONS.map(({ id }) => ({ id, name: nameOf(language, 'location', id) }));
      const rooms = printMap(places).labels.map(({ id, width, height }) => [id, width, height] as const);
      for (const [width, height] of [
        [1440, 900],
        [1280, 720],
        [820, 1180],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect(await coveredNames(page, rooms), `${width}`).toEqual([]);
      }
      expect(troubles).toEqual([]);
      await context.close();
    },
  );
});
