/** A small generator, so that every run meets the same scenes as far as the table allows. */
export function dice(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** Clicks what is offered and takes a picture of every question when it first comes, until the game is over. */
export async function wander(page, shot, { seed = 1, most = 300, pick = (options) => options } = {}) {
  const luck = dice(seed);
  for (let count = 0; count < most; count++) {
    await page.locator('[data-question], [data-outcome]').first().waitFor({ state: 'attached', timeout: 30_000 });
    if ((await page.locator('[data-outcome]').count()) > 0) {
      await shot('end');
      return;
    }
    const question = await page.locator('[data-question]').first().getAttribute('data-question');
    await shot(question ?? 'table');
    const options = await page.evaluate(() => [
      ...new Set([...document.querySelectorAll('[data-option]')].map((one) => one.getAttribute('data-option') ?? '')),
    ]);
    const wise = pick(options, question, luck);
    const option = wise[Math.floor(luck() * wise.length)];
    await page.evaluate((id) => {
      const all = [...document.querySelectorAll('[data-option]')].filter(
        (one) => one.getAttribute('data-option') === id,
      );
      const one = all.find((element) => element.checkVisibility()) ?? all[0];
      one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }, option);
    await page.waitForTimeout(40);
  }
}
