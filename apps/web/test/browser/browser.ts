import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { openEyes } from './eyes';

// Without a window of its own to draw, the first is a third faster.
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** A host name that leads to this machine, but whose pages browsers trust no more than those of any plain HTTP. */
export const PLAIN_HOST = 'table.test';
const FLAGS = [
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  // Two browsers share the machine with all that they draw and would be heard playing.
  '--num-raster-threads=1',
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--disable-audio-output',
  '--mute-audio',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium, or null; browser tests are then skipped and say so. */
export const chromiumPath: string | null =
  [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place !== undefined && existsSync(place)) ?? null;

export const SKIPPED = 'No Chromium found (set CHROMIUM_PATH): browser tests are skipped';

export function openBrowser(): Promise<Browser> {
  if (chromiumPath === null) throw new Error(SKIPPED);
  return chromium.launch({ executablePath: chromiumPath, args: FLAGS });
}

export interface Visit {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly width?: number;
  readonly height?: number;
  readonly hasTouch?: boolean;
  /** Let the service worker in; off, because a test should see the build and not a cache. */
  readonly serviceWorker?: boolean;
  /** Lift the content security policy, for tools that must run inside the page. */
  readonly letScriptsIn?: boolean;
  /** What the page draws at random comes from this, so that the same decks and cards are dealt each time. */
  readonly luck?: number;
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors of the page and of the console, and requests to other hosts: all must stay empty. */
  readonly troubles: readonly string[];
}

/** Runs in the page: random bytes from a small generator, other ones in each document that is opened. */
function drawFrom(luck: number): void {
  const opened = Number(sessionStorage.getItem('documents') ?? 0) + 1;
  sessionStorage.setItem('documents', String(opened));
  let state = luck * 1000 + opened;
  crypto.getRandomValues = (list) => {
    const bytes = new Uint8Array(list?.buffer ?? new ArrayBuffer(0));
    for (let at = 0; at < bytes.length; at++) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      bytes[at] = state >>> 16;
    }
    return list;
  };
  let drawn = luck;
  Math.random = () => {
    drawn = (Math.imul(drawn, 1_103_515_245) + 12_345) & 0x7fffffff;
    return drawn / 0x80000000;
  };
}

/** A person at the app with a fresh device. */
export async function visit(browser: Browser, origin: string, options: Visit = {}): Promise<Visitor> {
  const { settings = {}, width = 1280, height = 800, hasTouch = false } = options;
  const { serviceWorker = false, letScriptsIn = false } = options;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    hasTouch,
    locale: 'en-GB',
    bypassCSP: letScriptsIn,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
  });
  await context.addInitScript((kept) => {
    if (localStorage.getItem('medallion.settings') === null) localStorage.setItem('medallion.settings', kept);
  }, JSON.stringify(settings));
  await context.addInitScript(openEyes);
  if (options.luck !== undefined) await context.addInitScript(drawFrom, options.luck);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (problem) => troubles.push(problem.message));
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) troubles.push(`asks ${request.url()}`);
  });
  return { context, page, troubles };
}
