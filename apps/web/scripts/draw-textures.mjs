/**
 * Draws the textures of wood, paper and iron (turbulence) once, as small bitmaps in src/styles/textures.
 * A browser would otherwise compute the noise anew for every card it paints. Run: node scripts/draw-textures.mjs
 */
import { writeFileSync } from 'node:fs';
import { openBrowser } from './browser.mjs';

const filter = (id, turbulence, matrix) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence ${turbulence} stitchTiles="stitch"/><feColorMatrix values="${matrix}"/></filter>`;
const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`;
const sheet = (width, height, f, opacity = 1) =>
  svg(width, height, `${f}<rect width="${width}" height="${height}" filter="url(#a)" opacity="${opacity}"/>`);

const grain = (strength, cut) =>
  sheet(
    140,
    140,
    filter(
      'a',
      'type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="4"',
      `0 0 0 0 .25 0 0 0 0 .17 0 0 0 0 .08 0 0 0 ${strength} ${cut}`,
    ),
  );
const PLANKS = `<path d="M0 0H900M0 100H900M0 200H900" stroke="#000" stroke-width="2.5" opacity=".75"/>
<path d="M0 2.5H900M0 102.5H900M0 202.5H900" stroke="#d8b27a" stroke-width="1" opacity=".1"/>
<path d="M210 0V100M640 100V200M400 200V300" stroke="#000" stroke-width="2.5" opacity=".75"/>`;

const TEXTURES = {
  'paper-grain': grain('.42', '-.13'),
  'paper-grain-wide': grain('.26', '-.08'),
  'paper-stain': sheet(
    420,
    420,
    filter(
      'a',
      'type="fractalNoise" baseFrequency=".009" numOctaves="3" seed="9"',
      '0 0 0 0 .38 0 0 0 0 .22 0 0 0 0 .07 0 0 0 1 -.46',
    ),
  ),
  wood: svg(
    900,
    300,
    `${filter('a', 'type="fractalNoise" baseFrequency=".006 .32" numOctaves="5" seed="11"', '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.2 -.95')}
${filter('b', 'type="fractalNoise" baseFrequency=".003 .045" numOctaves="3" seed="5"', '0 0 0 0 .5 0 0 0 0 .33 0 0 0 0 .17 0 0 0 .66 -.27')}
<rect width="900" height="300" filter="url(#b)"/><rect width="900" height="300" filter="url(#a)" opacity=".55"/>${PLANKS}`,
  ),
  iron: sheet(
    200,
    200,
    filter(
      'a',
      'type="turbulence" baseFrequency=".035 .05" numOctaves="4" seed="21"',
      '0 0 0 0 .75 0 0 0 0 .76 0 0 0 0 .74 0 0 0 .5 -.1',
    ),
    0.5,
  ),
};

/** Runs in the page. Alpha is rounded to a few steps, the eye does not see it and the file is a third. */
async function bitmap([source, steps]) {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const pen = canvas.getContext('2d');
  pen.drawImage(picture, 0, 0);
  const pixels = pen.getImageData(0, 0, canvas.width, canvas.height);
  for (let i = 3; i < pixels.data.length; i += 4)
    pixels.data[i] = Math.round(Math.round(pixels.data[i] / steps) * steps);
  pen.putImageData(pixels, 0, 0);
  return canvas.toDataURL('image/webp', 0.6);
}

const browser = await openBrowser();
const page = await browser.newPage();
for (const [name, source] of Object.entries(TEXTURES)) {
  const data = await page.evaluate(bitmap, [source, name === 'paper-stain' ? 4 : 8]);
  writeFileSync(
    new URL(`../src/styles/textures/${name}.webp`, import.meta.url),
    Buffer.from(data.split(',')[1], 'base64'),
  );
}
await browser.close();
