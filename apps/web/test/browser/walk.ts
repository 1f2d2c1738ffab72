import type { Page } from 'playwright-core';

/** Waits until the page that the address asks for is drawn, and nothing moves or fades any more. */
async function arrive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main?.querySelector('h1, .gwent-field') != null && document.querySelector('.loading') === null;
  });
  await page.waitForFunction(() => document.getElementById('gi-lion') !== null);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isPassing = (one: Animation) => one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    do {
      await frame();
      await frame();
    } while (document.getAnimations().some((one) => one.playState === 'running' && isPassing(one)));
  });
}

/** Goes to an address as a link inside the app does: nothing is loaded again, which is most of the time of a visit. */
export async function walkTo(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path);
  } else {
    await page.evaluate(async (address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      // The old page is still there until the next one, or its waiting sign, is drawn.
      for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    }, path);
  }
  await arrive(page);
}

/** Changes the settings as another window of the same device would: they hold at once. */
export async function dress(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate((kept) => {
    localStorage.setItem('medallion.settings', kept);
    dispatchEvent(new StorageEvent('storage', { key: 'medallion.settings' }));
  }, JSON.stringify(settings));
  // The words of another language have to come first.
  const { language } = settings;
  if (language !== undefined) await page.waitForFunction((wish) => document.documentElement.lang === wish, language);
  await arrive(page);
}
