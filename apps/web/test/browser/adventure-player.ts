import type { Page } from 'playwright-core';
import { asked, press, told, type Wishes } from './eyes';

/** How much a player lingers: in haste, a turn is ended as soon as it can be, for a test that counts rounds. */
export type Pace = 'calm' | 'haste';

/** Random among what is offered, but a quest that can be completed is, so that a game comes to its end. */
const CALM: Wishes = [
  ['^(main-quest|side-quest|exchange)', 2],
  ['^(trade|end-turn)', -1],
];
const HASTE: Wishes = [
  ['^(main-quest|side-quest|exchange)', 3],
  ['^end-turn', 2],
  ['^trade', -1],
];

/** One press, by a real pointer, on something that can be answered. */
export function clickSomething(page: Page, luck: () => number, pace: Pace = 'calm'): Promise<void> {
  const wishes = pace === 'haste' && luck() < 0.5 ? HASTE : CALM;
  return press(page, { wishes, whim: 0.1, luck: luck() });
}

/** Plays to the end, which it gives; or until `most` presses were made, which is an end only where that is said. */
export async function playOn(
  page: Page,
  luck: () => number,
  most: number,
  onQuestion: (asked: string) => Promise<void> = () => Promise.resolve(),
): Promise<string | null> {
  for (let count = 0; count < most; count++) {
    const { question, outcome } = await asked(page);
    if (question === null) return outcome;
    await onQuestion(question);
    await clickSomething(page, luck);
  }
  return null;
}

/** Plays a game to its end, and gives the outcome. */
export async function playToTheEnd(page: Page, luck: () => number, most: number): Promise<string> {
  const outcome = await playOn(page, luck, most);
  if (outcome === null) throw new Error(`${most} presses, and no end: ${await told(page)}`);
  return outcome;
}
