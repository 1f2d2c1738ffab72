import type { Page } from 'playwright-core';
import type { Visitor } from './browser';
import { look, told } from './eyes';
import { INSTANT } from './gwent-player';
import type { Suite } from './suite';
import type { TableServer } from './table-server';

/** A person with a name at a table of the real server. */
export function guest(app: Suite<TableServer>, name: string, width = 1440): Promise<Visitor> {
  return app.visit({ settings: { ...INSTANT, name }, width, height: 844 });
}

/** A lost line is reported by the browser itself; nothing else may be. */
export const ownTroubles = ({ troubles }: Visitor): readonly string[] =>
  troubles.filter((words) => !/WebSocket|ERR_|Failed to load/.test(words));

export interface TableLinks {
  readonly invite: string;
  readonly spectate: string;
}

/** Opens a table of a game by hand, after what `agree` sets on the page, and gives its two links. */
export async function openOnline(
  page: Page,
  game: string,
  agree: () => Promise<void> = () => Promise.resolve(),
): Promise<TableLinks> {
  await page.goto(`/tables/new?game=${game}`);
  await agree();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const invite = await page.getByLabel('Invite link', { exact: true }).inputValue();
  await page.getByText('Link for watching').click();
  return { invite, spectate: await page.getByLabel('Link for watching', { exact: true }).inputValue() };
}

export async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** How many answers the table has, as the page tells it. */
export const movesMade = async (page: Page): Promise<number> =>
  Number(await page.locator('.ol-play').getAttribute('data-moves-made'));

/** Those who are asked press what is offered to them, until this is true or the game is over. */
export async function playTogether(
  pages: readonly Page[],
  pressOn: (page: Page) => Promise<void>,
  isDone: () => Promise<boolean> | boolean,
): Promise<void> {
  let idle = 0;
  for (let presses = 0; presses < 3000 && idle < 600; ) {
    idle += 1;
    for (const page of pages) {
      if (await isDone()) return;
      // What is still being drawn may lie over an answer: a press is for a page at rest.
      const seen = await page.evaluate(() => window.eyes.next(null, 'any', 5000));
      const { question, outcome, sign } = seen ?? (await look(page));
      if (outcome !== null) return;
      if (question === null) {
        // Somebody else is asked: what they answer will be seen here.
        await page.evaluate((before) => window.eyes.next(before, 'any', 100), sign);
        continue;
      }
      presses += 1;
      idle = 0;
      await pressOn(page);
    }
  }
  const pageTexts = await Promise.all(pages.map(told));
  throw new Error(`the players came to nothing: ${pageTexts.join()}`);
}

/** The line breaks without a word and comes back; nothing that was answered is lost. */
export async function loseTheLine(server: TableServer, page: Page): Promise<void> {
  server.block();
  await page.getByText('The line is down').waitFor();
  server.mend();
  await page.getByText('The line is down').waitFor({ state: 'detached', timeout: 30_000 });
}
