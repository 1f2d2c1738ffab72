import type { Page } from 'playwright-core';

/** What a page shows at one moment. */
export interface Moment {
  /** The question on the screen; null while nobody is asked. */
  readonly question: string | null;
  readonly outcome: string | null;
  /** Changes with whatever a press or a key can do, and with each answer at the table. */
  readonly sign: string;
}

/** What a player would rather press: a pattern of option ids with its rank; what no pattern knows has rank 1. */
export type Wishes = readonly (readonly [pattern: string, rank: number])[];

export interface Taste {
  readonly wishes: Wishes;
  /** How often anything at all is pressed, whatever its rank. */
  readonly whim: number;
  /** From 0 to 1: what is pressed of several that are wished for alike. */
  readonly luck: number;
}

/** What was found to be pressed, and where. */
export interface Pick {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly sign: string;
}

interface Eyes {
  read(): Moment;
  isFocused(): boolean;
  find(taste: Taste): Pick | { readonly id: null; readonly sign: string };
  next(sign: string | null, wants: 'any' | 'asked', patience: number): Promise<Moment | null>;
}

declare global {
  interface Window {
    eyes: Eyes;
  }
}

/** Runs in the page, before anything else: what every player of the tests sees a table with. */
export function openEyes(): void {
  const ANSWERS = '[data-option], [data-choose]';
  const idOf = (one: Element) => one.getAttribute('data-option') ?? one.getAttribute('data-choose') ?? '';
  const attribute = (name: string) => document.querySelector(`[${name}]`)?.getAttribute(name) ?? null;
  const read = (): Moment => {
    const outcome = attribute('data-outcome');
    const answers = [...document.querySelectorAll(ANSWERS)].map(
      (one) => `${idOf(one)}${one.getAttribute('aria-pressed') ?? ''}${one.matches('.is-selected') ? '*' : ''}`,
    );
    const others = [...document.querySelectorAll('dialog[open], .prompt, .inspect, .is-selected, [data-guide]')];
    const sign = [
      location.pathname,
      attribute('data-question'),
      outcome,
      attribute('data-viewer'),
      attribute('data-answers'),
      attribute('data-moves-made'),
      ...answers,
      ...others.map((one) => `${one.className} ${one.textContent}`),
    ].join('|');
    return { question: outcome === null ? attribute('data-question') : null, outcome, sign };
  };
  /** Where to press something that is drawn and that nothing lies over. */
  const spotOf = (one: Element) => {
    if (!one.checkVisibility()) return null;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit !== null && one.contains(hit) ? { x, y } : null;
  };
  /** Answers, and what opens a choice of answers; where such a choice is open, nothing else. */
  const candidates = () => {
    const opened = [...document.querySelectorAll('.paying [data-option], .paying [data-choose], .row [data-option]')];
    if (opened.length > 0) return opened;
    const all = '[data-option], .touch[data-choose], .hand .card.is-playable:not([data-option])';
    return [...document.querySelectorAll(all)];
  };
  const find: Eyes['find'] = ({ wishes, whim, luck }) => {
    const all = candidates();
    const rankOf = (one: Element) => wishes.find(([pattern]) => new RegExp(pattern).test(idOf(one)))?.[1] ?? 1;
    const ranks = [...new Set(all.map(rankOf))].sort((one, other) => other - one);
    const groups = luck < whim ? [all] : ranks.map((rank) => all.filter((one) => rankOf(one) === rank));
    const { sign } = read();
    for (const group of groups) {
      const first = Math.floor(((luck * 997) % 1) * group.length);
      for (const one of [...group.slice(first), ...group.slice(0, first)]) {
        const spot = spotOf(one);
        if (spot !== null) return { id: idOf(one), ...spot, sign };
      }
    }
    return { id: null, sign };
  };
  let changes = 0;
  /** How many changes there had been when the page was last seen at rest. */
  let rested = -1;
  addEventListener('DOMContentLoaded', () => {
    const watcher = new MutationObserver(() => {
      changes += 1;
    });
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  const next: Eyes['next'] = async (sign, wants, patience) => {
    const late = performance.now() + patience;
    let seen = rested;
    for (;;) {
      const now = read();
      const isAsked = now.question !== null || now.outcome !== null;
      const isThere = now.sign !== sign && (wants === 'any' || isAsked);
      // A table is drawn part by part, each in a frame of its own: it rests once a frame has changed nothing.
      if (seen === changes) rested = changes;
      if (isThere && rested === changes) return now;
      if (performance.now() > late) return null;
      seen = changes;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };
  const isFocused = () => document.activeElement?.matches(ANSWERS) === true;
  window.eyes = { read, find, next, isFocused };
}

/** Longer than a bot may think, on a busy machine. */
const PATIENCE = 30_000;

/** For whoever fails at a page: everything on it that matters to a player. */
export async function told(page: Page): Promise<string> {
  const shown = await page.evaluate(() => ({
    address: location.pathname,
    question: [...document.querySelectorAll('[data-question]')].map((one) => one.getAttribute('data-question')),
    options: [...document.querySelectorAll('[data-option], [data-choose]')].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isFree = one.checkVisibility() && hit !== null && one.contains(hit);
      const name = one.getAttribute('data-option') ?? one.getAttribute('data-choose');
      return isFree ? name : `${name}? at ${left},${top} under ${hit?.outerHTML.slice(0, 120)}`;
    }),
    dialog: document.querySelector('dialog[open]')?.textContent?.slice(0, 300) ?? null,
    focus: document.activeElement?.outerHTML.slice(0, 200) ?? null,
    says: document.querySelector('main')?.textContent?.slice(0, 800) ?? null,
  }));
  return JSON.stringify(shown, null, 1);
}

/** What the page shows now, without waiting. */
export const look = (page: Page): Promise<Moment> => page.evaluate(() => window.eyes.read());

/** Waits until somebody at this device is asked or the game is over, and the page rests. */
export async function asked(page: Page): Promise<Moment> {
  const found = await page.evaluate((patience) => window.eyes.next(null, 'asked', patience), PATIENCE);
  if (found === null) throw new Error(`nobody is asked, and the game is not over: ${await told(page)}`);
  return found;
}

/** Waits until the page shows something else than it did, and rests. */
export async function changed(page: Page, sign: string, after: string): Promise<Moment> {
  const found = await page.evaluate(([before, patience]) => window.eyes.next(before, 'any', patience), [
    sign,
    PATIENCE,
  ] as const);
  if (found === null) throw new Error(`nothing came of ${after}: ${await told(page)}`);
  return found;
}

/** One press, by a real pointer, on something that can be answered. Throws with what the page shows where nothing can. */
export async function press(page: Page, taste: Taste): Promise<void> {
  const found = await page.evaluate((wanted) => window.eyes.find(wanted), taste);
  if (found.id === null) {
    if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
    await changed(page, found.sign, 'waiting for something to press');
    return;
  }
  await page.mouse.click(found.x, found.y);
  await changed(page, found.sign, `pressing ${found.id}`);
}

/** Keys with what they press: a key that means nothing now is not tried. */
export type Shortcuts = Readonly<Record<string, string>>;

/** One answer by keys alone: by a shortcut, by what has the focus, or by what Tab and the arrows come to. */
export async function pressByKeys(page: Page, luck: () => number, shortcuts: Shortcuts = {}): Promise<void> {
  const { sign } = await look(page);
  const meant = await page.evaluate(
    (keys) =>
      Object.entries(keys).flatMap(([key, selector]) =>
        [...document.querySelectorAll(selector)].some((one) => one.checkVisibility({ opacityProperty: true }))
          ? key
          : [],
      ),
    shortcuts,
  );
  const key = meant[Math.floor(luck() * meant.length)];
  if (key !== undefined && luck() < 0.4) {
    await page.keyboard.press(key);
    await changed(page, sign, `the key ${key}`);
    return;
  }
  await focusAnswer(page, luck);
  await page.keyboard.press('Enter');
  await changed(page, sign, 'Enter');
}

/** A step or two by the arrows, and on by Tab until something that can be answered has the focus. */
async function focusAnswer(page: Page, luck: () => number): Promise<void> {
  const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
  for (let steps = Math.floor(luck() * 3); steps > 0; steps--) {
    await page.keyboard.press(arrows[Math.floor(luck() * arrows.length)] ?? 'Tab');
  }
  for (let tabs = 0; !(await page.evaluate(() => window.eyes.isFocused())); tabs++) {
    if (tabs > 80) throw new Error(`no key comes to an answer: ${await told(page)}`);
    await page.keyboard.press('Tab');
  }
}
