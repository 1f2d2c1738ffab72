import type { BotPace } from '../../settings/settings-shape';

/** What a deed shows: a road that is walked, a card or dice large, or words alone; a small one is not shown by itself. */
export type Weight = 'road' | 'card' | 'dice' | 'words' | 'small';

/** How long each stands by itself, in milliseconds. */
const TIMES = { road: 900, card: 1150, dice: 1150, words: 650, small: 0 } as const satisfies Record<Weight, number>;
/** One turn of another seat, and a whole round of all others, take no longer than this. */
const TURN = 2600;
const ROUND = 8000;
/** No deed takes more than this part of what is left of its turn, so that a long turn speeds up and never runs over. */
const SHARE = 0.45;
/** What would be gone before it is seen is told with what comes after it. */
const LEAST = 170;

const PACES = { 'at-once': 0, fast: 0.5, normal: 1, slow: 1.6 } as const satisfies Record<BotPace, number>;

/** The time that the turn of one of so many others may take. */
export function turnBudget(others: number): number {
  return Math.min(TURN, ROUND / Math.max(1, others));
}

/** How long a deed stands, after so much of the turn's time is spent; 0 where it is not shown by itself. */
export function timeFor(weight: Weight, spent: number, budget: number): number {
  const time = Math.min(TIMES[weight], (budget - spent) * SHARE);
  return time < LEAST ? 0 : Math.round(time);
}

/** The same at the pace that the person likes. */
export function paced(time: number, pace: BotPace): number {
  return Math.round(time * PACES[pace]);
}

/** How long each deed of a turn stands, in their order. */
export function planTurn(weights: readonly Weight[], others: number): readonly number[] {
  const budget = turnBudget(others);
  let spent = 0;
  return weights.map((weight) => {
    const time = timeFor(weight, spent, budget);
    spent += time;
    return time;
  });
}
