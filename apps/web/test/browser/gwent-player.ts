import type { Page } from 'playwright-core';

/** Nothing moves and bots answer at once: a test waits for nothing but the table. */
export const INSTANT = { language: 'en', motion: 'none', botPace: 'at-once' } as const;

/** A small generator, so that a test plays the same clicks each time. */
export function clicks(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** The question on the screen; null once the game is over. */
export async function question(page: Page): Promise<string | null> {
  await page.locator('[data-question], [data-outcome]').first().waitFor({ state: 'attached', timeout: 20_000 });
  if ((await page.locator('[data-outcome]').count()) > 0) return null;
  return page.locator('[data-question]').first().getAttribute('data-question');
}

/** Marks what a person might click now: answers, and cards of the hand that must be lifted first. */
export function mark(page: Page, luck: number): Promise<boolean> {
  return page.evaluate((chance) => {
    for (const old of document.querySelectorAll('[data-pick]')) old.removeAttribute('data-pick');
    const places = [...document.querySelectorAll('.row [data-option]')];
    const all = [...document.querySelectorAll('[data-option], .hand .card.is-playable:not([data-option])')];
    const wise = all.filter((one) => one.getAttribute('data-option') !== 'pass');
    const shown = (places.length > 0 ? places : wise.length > 0 && chance < 0.85 ? wise : all).filter((one) =>
      one.checkVisibility(),
    );
    const pick = shown[Math.floor(((chance * 997) % 1) * shown.length)];
    pick?.setAttribute('data-pick', '');
    return pick !== undefined;
  }, luck);
}

/** One click on something that can be answered. */
export async function clickSomething(page: Page, luck: () => number): Promise<void> {
  if (await mark(page, luck())) {
    await page.locator('[data-pick]').click({ timeout: 10_000 });
  }
  await settle(page);
}

/** Waits until what was clicked has come to something: the mark is on an element that was drawn before. */
async function settle(page: Page): Promise<void> {
  const isNew = () => {
    const pick = document.querySelector('[data-pick]');
    return pick === null || pick.matches('.is-selected') || !pick.hasAttribute('data-option');
  };
  await page.waitForFunction(isNew, undefined, { timeout: 1500 }).catch(() => undefined);
  await page.locator('[data-question], [data-outcome]').first().waitFor({ state: 'attached', timeout: 20_000 });
}

export async function playToTheEnd(page: Page, luck: () => number): Promise<string> {
  for (let count = 0; count < 400; count++) {
    if ((await question(page)) === null) break;
    await clickSomething(page, luck);
  }
  return (await page.locator('[data-outcome]').first().getAttribute('data-outcome')) ?? '';
}

/** What the person sees of the state: scores, rows, hand. */
export function seen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.row, .hand .card, .score')].map((one) => one.getAttribute('aria-label') ?? ''),
  );
}

export interface KeptTable {
  readonly config: unknown;
  readonly seed: string;
  readonly answers: readonly number[];
}

export interface Shown {
  readonly question: string | null;
  /** Whose eyes the table is drawn for; null while it is covered. */
  readonly viewer: string | null;
  readonly cards: readonly string[];
  readonly options: readonly string[];
}

/** What is on the page at one moment. */
export function shown(page: Page): Promise<Shown> {
  return page.evaluate(() => ({
    question: document.querySelector('[data-question]')?.getAttribute('data-question') ?? null,
    viewer: document.querySelector('[data-viewer]')?.getAttribute('data-viewer') ?? null,
    cards: [...document.querySelectorAll('.card')].map((card) => card.getAttribute('aria-label') ?? ''),
    options: [...document.querySelectorAll('[data-option]')].map((one) => one.getAttribute('data-option') ?? ''),
  }));
}

/** The table as it lies in the browser's storage. */
export function keptTable(page: Page): Promise<KeptTable> {
  return page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1) ?? '';
    const base = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('medallion-tables');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const table = await new Promise<KeptTable>((resolve, reject) => {
      const request = base.transaction('tables').objectStore('tables').get(id);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    base.close();
    return { config: table.config, seed: table.seed, answers: table.answers };
  });
}
