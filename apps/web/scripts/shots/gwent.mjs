import { wander } from './wander.mjs';

export async function visit(page, shot) {
  await page.goto('/');
  await page.locator('main').waitFor();
  await shot('home');
  await page.goto('/play/gwent');
  await page.locator('.notice').waitFor();
  await shot('setup');
  await page.locator('.notice .inkbtn.red').click();
  await wander(page, shot, { seed: 7, most: 120 });
}
