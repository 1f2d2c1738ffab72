/** The system's Chromium, for scripts that draw pictures and for the browser tests. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const chromiumPath = () =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((place) => place && existsSync(place)) ?? null;

export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function openBrowser() {
  const executablePath = chromiumPath();
  if (!executablePath) throw new Error('No Chromium found. Set CHROMIUM_PATH.');
  return chromium.launch({ executablePath, args: FLAGS });
}
