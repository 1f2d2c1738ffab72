import type { Page } from 'playwright-core';

interface Asked {
  /** The question on the screen; null once the game is over. */
  readonly question: string | null;
  readonly outcome: string | null;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Waits until somebody at this device is asked or the game is over, and says which. */
async function asked(page: Page): Promise<Asked> {
  const look = () => {
    const outcome = document.querySelector('[data-outcome]')?.getAttribute('data-outcome') ?? null;
    const question = document.querySelector('[data-question]')?.getAttribute('data-question') ?? null;
    if (outcome === null && question === null) return null;
    return { question: outcome === null ? question : null, outcome };
  };
  const found = await page.waitForFunction(look, undefined, { timeout: 20_000 }).catch(async () => {
    const text = await page.locator('main').textContent();
    throw new Error(`nobody is asked, and the game is not over; the page says: ${text?.slice(0, 800)}`);
  });
  return found.evaluate((now) => now ?? { question: null, outcome: null });
}

/** How much a player lingers: in haste, a turn is ended as soon as it can be, for a test that counts rounds. */
export type Pace = 'calm' | 'haste';

/** Where to press for an answer that a person could press now: it is drawn, and nothing lies over it. */
function findSpot(page: Page, luck: number, pace: Pace): Promise<Spot | null> {
  return page.evaluate(
    ([chance, isHasty]) => {
      const spotOf = (one: Element) => {
        one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        return hit !== null && one.contains(hit) ? { x, y } : null;
      };
      const idOf = (one: Element) => one.getAttribute('data-option') ?? '';
      const all = [...document.querySelectorAll('[data-option]')].filter((one) => one.checkVisibility());
      // Random among what is offered, but a quest that can be completed is, so that a game comes to its end.
      const best = all.filter((one) => /^(main-quest|side-quest|exchange)/.test(idOf(one)));
      const calm = all.filter((one) => !/^(trade|end-turn)/.test(idOf(one)));
      const end = all.filter((one) => isHasty && /^end-turn/.test(idOf(one)));
      const list =
        best.length > 0 ? best : end.length > 0 && chance < 0.5 ? end : calm.length > 0 && chance < 0.9 ? calm : all;
      const first = Math.floor(((chance * 997) % 1) * list.length);
      const inTurn = [...list.slice(first), ...list.slice(0, first), ...all];
      for (const one of inTurn) {
        const spot = spotOf(one);
        if (spot === null) continue;
        for (const old of document.querySelectorAll('[data-pick]')) old.removeAttribute('data-pick');
        one.setAttribute('data-pick', '');
        return spot;
      }
      return null;
    },
    [luck, pace === 'haste'] as const,
  );
}

/** Until something is drawn anew; a press that changed nothing is over soon, and the table takes one at a time. */
function drawnAnew(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if (document.querySelector('[data-pick]') === null) return resolve();
        const watcher = new MutationObserver(() => end());
        const end = () => {
          watcher.disconnect();
          resolve();
        };
        watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
        setTimeout(end, 250);
      }),
  );
}

/** One press, by a real pointer, on something that can be answered. */
export async function clickSomething(page: Page, luck: () => number, pace: Pace = 'calm'): Promise<void> {
  const spot = await findSpot(page, luck(), pace);
  if (spot === null) return;
  await page.mouse.click(spot.x, spot.y);
  await drawnAnew(page);
}

export async function playOn(
  page: Page,
  luck: () => number,
  most: number,
  onQuestion: (asked: string) => Promise<void> = () => Promise.resolve(),
): Promise<string | null> {
  for (let count = 0; count < most; count++) {
    const { question, outcome } = await asked(page);
    if (question === null) return outcome;
    await onQuestion(question);
    await clickSomething(page, luck);
  }
  return null;
}
