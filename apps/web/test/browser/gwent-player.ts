import type { Page } from 'playwright-core';
import { asked, press, told, type Wishes } from './eyes';

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
  return (await asked(page)).question;
}

/** Who passes at once has nothing to play: cards come first. */
export const GWENT_WISHES: Wishes = [['^pass$', -1]];

/** One press on something that can be answered, or on a card that must be lifted first. */
export function clickSomething(page: Page, luck: () => number): Promise<void> {
  return press(page, { wishes: GWENT_WISHES, whim: 0.15, luck: luck() });
}

export async function playToTheEnd(page: Page, luck: () => number): Promise<string> {
  for (let count = 0; count < 400; count++) {
    const { outcome } = await asked(page);
    if (outcome !== null) return outcome;
    await clickSomething(page, luck);
  }
  throw new Error(`400 presses, and no end: ${await told(page)}`);
}

/** What the person sees of the state: scores, rows, hand. */
export function seen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.row, .hand .card, .score')].map((one) => one.getAttribute('aria-label') ?? ''),
  );
}

export interface KeptTable {
  readonly version: number;
  readonly config: unknown;
  readonly seed: string;
  readonly answers: readonly number[];
  /** The seats that are asked now. */
  readonly asked: readonly number[];
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

/** Lays another game with the same seats in the place of the one in the browser's storage. */
export function keepInstead(page: Page, other: Pick<KeptTable, 'seed' | 'answers'>): Promise<void> {
  return page.evaluate(async (given) => {
    const id = location.pathname.split('/').at(-1) ?? '';
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const base = await done(indexedDB.open('medallion-tables'));
    const tables = base.transaction('tables', 'readwrite').objectStore('tables');
    await done(tables.put({ ...(await done(tables.get(id))), ...given }));
    base.close();
  }, other);
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
    const { version, config, seed, answers, asked } = table;
    return { version, config, seed, answers, asked };
  });
}
