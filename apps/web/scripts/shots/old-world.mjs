import { wander } from './wander.mjs';

const WISHES = [/^meditate/, /^quest:/, /^fight:(?!seat)/, /^act:/, /^poker/, /^play:/, /^go-on/, /^move:/, /^done/];

/** Toward monsters and trophies rather than in circles: what brings the game on is preferred where it is offered. */
function pick(options, _question, luck) {
  if (luck() < 0.15) return options;
  const wish = WISHES.find((pattern) => options.some((id) => pattern.test(id)));
  const wise =
    wish === undefined ? options.filter((id) => !/^(end|stop|pass)$/.test(id)) : options.filter((id) => wish.test(id));
  return wise.length > 0 ? wise : options;
}

/** A step on the map is chosen first and paid for then: now and then a place is pressed. */
async function aim(page) {
  await page.evaluate(() => {
    const places = [...document.querySelectorAll('.touch[data-choose]')];
    places[Math.floor(places.length / 2)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await page.waitForTimeout(40);
}

export async function visit(page, shot) {
  await page.goto('/play/old-world?guide');
  await page.locator('[data-guide]').waitFor();
  await shot('guide');
  await page.goto('/play/old-world?level=wanderer&boards=drawn');
  await page.locator('.notice').waitFor();
  await shot('setup');
  await page.locator('.notice .inkbtn.red').click();
  await page.locator('[data-question]').first().waitFor();
  for (let round = 0; round < 60; round++) {
    await wander(page, shot, { seed: 31 + round, most: 4, pick });
    if ((await page.locator('[data-outcome]').count()) > 0) break;
    await aim(page);
    if ((await page.locator('.paying').count()) > 0) await shot('pay');
  }
  await page.keyboard.press('h');
  await shot('help');
  await page.keyboard.press('Escape');
  await page.keyboard.press('o');
  await shot('witcher');
  await page.keyboard.press('Escape');
}
