/**
 * Draws the pictures in public/ from our own art: app icons from the favicon, the social preview from the kit page.
 * Needs a build. Run: npx vite build && node scripts/draw-images.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { preview } from 'vite';
import { openBrowser } from './browser.mjs';

const publicFile = (name) => new URL(`../public/${name}`, import.meta.url);
const favicon = readFileSync(publicFile('favicon.svg'), 'utf8');

/** `part`: how much of the square the mark fills; a maskable icon keeps a safe rim in the colour of the table. */
const ICONS = [
  { name: 'icon-192.png', size: 192, part: 1, ground: 'transparent' },
  { name: 'icon-512.png', size: 512, part: 1, ground: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, part: 0.7, ground: '#1a130d' },
  { name: 'apple-touch-icon.png', size: 180, part: 0.8, ground: '#1a130d' },
];

const browser = await openBrowser();
for (const { name, size, part, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">${favicon.replace('<svg ', `<svg width="${size * part}" height="${size * part}" `)}</body>`,
  );
  writeFileSync(publicFile(name), await page.screenshot({ omitBackground: true }));
  await page.close();
}

const server = await preview({
  root: new URL('..', import.meta.url).pathname,
  preview: { port: 0, open: false },
  logLevel: 'silent',
});
const address = server.httpServer.address();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, locale: 'en-GB' });
await page.goto(`http://localhost:${address.port}/kit?view=social`);
await page.waitForLoadState('networkidle');
writeFileSync(publicFile('og.jpg'), await page.screenshot({ type: 'jpeg', quality: 86 }));
await browser.close();
await server.close();
