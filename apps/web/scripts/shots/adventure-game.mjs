import { wander } from './wander.mjs';

/** Toward the quest rather than in circles: what brings the game on is preferred where it is offered. */
function pick(options, question, luck) {
  if (question !== 'turn') return options;
  const best = options.filter((id) => /^(main-quest|side-quest|exchange|support|task|use:|fortune)/.test(id));
  if (best.length > 0) return best;
  const trade = options.filter((id) => id.startsWith('trade'));
  if (trade.length > 0 && luck() < 0.4) return trade;
  const acts = options.filter((id) => id !== 'end-turn' && !id.startsWith('trade'));
  return acts.length > 0 && luck() < 0.9 ? acts : options;
}

export async function visit(page, shot) {
  await page.goto('/play/adventure-game?guide');
  await page.locator('[data-guide]').waitFor();
  await shot('guide');
  await page.goto('/play/adventure-game?mode=one-quest&level=peddler');
  await page.locator('.notice').waitFor();
  await shot('setup');
  await page.locator('.notice .inkbtn.red').click();
  await page.locator('[data-question]').first().waitFor();
  await wander(page, shot, { seed: 11, most: 8, pick });
  await page.keyboard.press('h');
  await shot('help');
  await page.keyboard.press('Escape');
  await wander(page, shot, { seed: 12, most: 500, pick });
}
