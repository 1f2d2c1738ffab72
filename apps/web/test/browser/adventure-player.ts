import type { Page } from 'playwright-core';
import { question } from './gwent-player';

/** Marks an answer that a person could press now: it is drawn, and nothing lies over it. */
function mark(page: Page, luck: number): Promise<boolean> {
  return page.evaluate((chance) => {
    for (const old of document.querySelectorAll('[data-pick]')) old.removeAttribute('data-pick');
    const isFree = (one: Element) => {
      if (!one.checkVisibility()) return false;
      if (one.closest('svg') === null) return true;
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (one.contains(hit) || hit === one);
    };
    const all = [...document.querySelectorAll('[data-option]')].filter(isFree);
    const idOf = (one: Element) => one.getAttribute('data-option') ?? '';
    // Random among what is offered, but a quest that can be completed is, so that a game comes to its end.
    const best = all.filter((one) => /^(main-quest|side-quest|exchange)/.test(idOf(one)));
    const calm = all.filter((one) => !/^(trade|end-turn)/.test(idOf(one)));
    const list = best.length > 0 ? best : calm.length > 0 && chance < 0.9 ? calm : all;
    const pick = list[Math.floor(((chance * 997) % 1) * list.length)];
    pick?.setAttribute('data-pick', '');
    return pick !== undefined;
  }, luck);
}

/** One click on something that can be answered. */
export async function clickSomething(page: Page, luck: () => number): Promise<void> {
  if (!(await mark(page, luck()))) return;
  await page.locator('[data-pick]').first().click({ timeout: 10_000 });
  // What was pressed is gone once the table has taken it; a question that comes again may keep the element.
  await page
    .waitForFunction(() => document.querySelector('[data-pick]') === null, undefined, { timeout: 250 })
    .catch(() => undefined);
}

export async function playOn(
  page: Page,
  luck: () => number,
  most: number,
  onQuestion: (asked: string) => Promise<void> = () => Promise.resolve(),
): Promise<string | null> {
  for (let count = 0; count < most; count++) {
    const asked = await question(page);
    if (asked === null) return page.locator('[data-outcome]').first().getAttribute('data-outcome');
    await onQuestion(asked);
    await clickSomething(page, luck);
  }
  return null;
}
