import { Table } from '@medallion/kernel';
import { type OldWorldEvent, type OldWorldView, oldWorld } from '@medallion/old-world';
import type { Page } from 'playwright-core';
import { asked, changed, look, press, told, type Wishes } from './eyes';
import { question } from './gwent-player';

/** What a player who wants the game to end would rather do; random within a rank. */
export const WISHES: Wishes = [
  ['^meditate', 10],
  ['^quest:', 9],
  ['^fight:(?!seat)', 8],
  ['^act:', 7],
  ['^play:', 6],
  ['^go-on', 5],
  ['^done', 4],
  ['^end$', -1],
  ['^(stop|pass)$', -2],
];

/** For whoever wants many rounds in little time: turns of few answers. */
const BRIEFLY: Wishes = [
  ['^(end|done|keep|stop|pass|continue)$', 2],
  ['^play:', 2],
];

function wish(option: string): number {
  return WISHES.find(([pattern]) => new RegExp(pattern).test(option))?.[1] ?? 1;
}

/** A table as it lies on the shelf of the device. */
export interface Recipe {
  readonly config: {
    readonly players: number;
    readonly schools?: readonly string[];
    readonly modules?: readonly (string | { readonly id: string; readonly options: object })[];
  };
  readonly seed: string;
  readonly answers: readonly number[];
  /** The edition it is played by; left out: today's. */
  readonly version?: number;
}
type AnyTable = Table<unknown, never, OldWorldView, OldWorldEvent>;

function playedOnce(
  config: Recipe['config'],
  seed: string,
  luck: () => number,
  isThere: (table: AnyTable) => boolean,
  edition: number,
): Recipe | null {
  const agreed = oldWorld.parseConfig(config);
  if (!agreed.ok) throw new Error('no such configuration');
  const table = Table.start(oldWorld, agreed.value, seed, { edition });
  for (let count = 0; count < 4000 && !table.isOver && !isThere(table as unknown as AnyTable); count++) {
    const asked = table.questionFor(table.waitingFor()[0]?.seat ?? 0);
    if (asked === null) break;
    const best = Math.max(...asked.options.map(wish));
    const list = luck() < 0.15 ? asked.options : asked.options.filter((option) => wish(option) === best);
    table.answer(asked.seat, list[Math.floor(luck() * list.length)] ?? '');
  }
  if (table.isOver || !isThere(table as unknown as AnyTable)) return null;
  return { config, seed, answers: [...table.answers] };
}

/** Plays without a screen until something is asked, in one game or another, and gives what was answered so far. */
export function playedUntil(
  config: Recipe['config'],
  seed: string,
  luck: () => number,
  isThere: (table: AnyTable) => boolean,
  edition: number = oldWorld.version,
): Recipe {
  for (let game = 0; game < 20; game++) {
    const recipe = playedOnce(config, `${seed}${game}`, luck, isThere, edition);
    if (recipe !== null) return recipe;
  }
  throw new Error('this was never asked');
}

/** The monster that the first seat fights has few cards left. */
export function hasAlmostWon(table: AnyTable): boolean {
  const { fight } = table.view('everything');
  return fight?.attacker === 0 && fight.monster !== null && fight.monster.life <= 4;
}

/** The first seat lacks one trophy, and has the monster it fights almost down. */
export function hasAlmostAll(table: AnyTable): boolean {
  return table.view('everything').witchers[0]?.spot === 3 && hasAlmostWon(table);
}

/** Until the first seat is asked this. */
export const asks = (prompt: string) => (table: AnyTable) => table.questionFor(0)?.prompt === prompt;

/** Puts a table on the device's shelf and opens it at a person's question. */
export async function openRecipe(page: Page, recipe: Recipe, kinds: readonly ('person' | 'bot')[]): Promise<void> {
  await openShelved(page, recipe, kinds);
  await question(page);
}

/** Puts a table on the device's shelf and opens it, whoever is to answer. */
export async function openShelved(page: Page, recipe: Recipe, kinds: readonly ('person' | 'bot')[]): Promise<void> {
  const seats = kinds.map((kind, seat) => ({
    kind,
    name: kind === 'person' && kinds.filter((one) => one === 'person').length > 1 ? `Player ${seat + 1}` : null,
    level: kind === 'bot' ? 'wanderer' : null,
  }));
  // The shelf belongs to the address: a picture of it opens faster than the app.
  await page.goto('/favicon.svg');
  const id = `kept${recipe.answers.length}x${recipe.seed.length}`;
  await page.evaluate(
    async (table) => {
      const base = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('medallion-tables', 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated');
        };
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      await new Promise<void>((resolve, reject) => {
        const change = base.transaction('tables', 'readwrite');
        change.objectStore('tables').put(table);
        change.oncomplete = () => resolve();
        change.onerror = () => reject(change.error);
      });
      base.close();
    },
    {
      id,
      game: 'old-world',
      version: 0,
      ...recipe,
      seats,
      created: 1,
      updated: 1,
      outcome: null,
      asked: [],
      progress: null,
    },
  );
  await page.goto(`/play/old-world/${id}`);
}

/** Pays for the step to the place that was pressed: one card after the other, until it is enough. */
export async function payForStep(page: Page): Promise<void> {
  const cards = page.locator('.paying .hand :is([data-option], [data-choose][aria-pressed="false"])');
  while ((await cards.count()) > 0) {
    const { sign } = await look(page);
    await cards.first().click();
    await changed(page, sign, 'a card that pays');
  }
}

/** One press on something that can be answered, or that opens answers. */
export function clickSomething(page: Page, luck: () => number): Promise<void> {
  return press(page, { wishes: WISHES, whim: 0.15, luck: luck() });
}

/** The same in turns of few answers: where many rounds matter. */
export function answerBriefly(page: Page, luck: () => number): Promise<void> {
  return press(page, { wishes: BRIEFLY, whim: 0.15, luck: luck() });
}

export async function playOn(
  page: Page,
  luck: () => number,
  most: number,
  onQuestion: (asked: string) => Promise<void> = () => Promise.resolve(),
): Promise<string | null> {
  for (let count = 0; count < most; count++) {
    const { question: now, outcome } = await asked(page);
    if (now === null) return outcome;
    await onQuestion(now);
    await clickSomething(page, luck);
  }
  return null;
}

/** Plays a game to its end, and gives the outcome. */
export async function playToTheEnd(page: Page, luck: () => number, most: number): Promise<string> {
  const outcome = await playOn(page, luck, most);
  if (outcome === null) throw new Error(`${most} presses, and no end: ${await told(page)}`);
  return outcome;
}
