import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    letTimePass(): void;
  }
}

/** Runs in the page: what would happen by itself after a while waits until it is told to. */
function holdTime(): void {
  const real = window.setTimeout.bind(window);
  let due: (() => void) | null = null;
  const held = (run: () => void, wait = 0, ...rest: unknown[]) => {
    // Beats and scenes; anything shorter is how a page draws itself, anything longer is patience.
    if (wait < 100 || wait > 2000) return real(run, wait, ...rest);
    due = run;
    return -1;
  };
  window.setTimeout = held as typeof window.setTimeout;
  window.letTimePass = () => {
    const run = due;
    due = null;
    run?.();
  };
}

/** Lets a test look at something that would be over soon. Before the page is opened. */
export async function standStill(page: Page): Promise<void> {
  await page.addInitScript(holdTime);
}

/** Lets time pass until the page shows what is looked for: what waits next is only known once that is drawn. */
export async function letTimeBring(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  const comes = async () => {
    if (!(await isThere())) await page.evaluate(() => window.letTimePass());
    return isThere();
  };
  await expect.poll(comes).toBe(true);
}
