/** What five dice make, from worst to best. @rule OW-POKER-011 */
export const DICE_HANDS = [
  'nothing',
  'pair',
  'two-pairs',
  'three-of-a-kind',
  'straight-to-5',
  'straight-to-6',
  'full-house',
  'four-of-a-kind',
  'five-of-a-kind',
] as const;
export type DiceHandName = (typeof DICE_HANDS)[number];

/** A result: its rank, the values that form it (the decisive first), and the dice not used, highest first. */
export interface DiceHand {
  readonly rank: number;
  readonly values: readonly number[];
  readonly unused: readonly number[];
}

/** Unused dice that are compared at most. @rule OW-POKER-014 */
export const COMPARED = 2;

function hand(name: DiceHandName, values: readonly number[], unused: readonly number[]): DiceHand {
  return { rank: DICE_HANDS.indexOf(name), values, unused };
}

/** @rule OW-POKER-011, OW-POKER-016, OW-POKER-017 */
export function diceHand(dice: readonly number[]): DiceHand {
  const sorted = dice.toSorted((a, b) => b - a);
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const die of dice) counts[die] = (counts[die] as number) + 1;
  const withCount = (n: number): number[] => [6, 5, 4, 3, 2, 1].filter((value) => counts[value] === n);
  const besides = (used: readonly number[]) => sorted.filter((die) => !used.includes(die));
  const [five, four, three, pairs] = [withCount(5), withCount(4), withCount(3), withCount(2)];
  if (five.length > 0) return hand('five-of-a-kind', five, []);
  if (four.length > 0) return hand('four-of-a-kind', four, besides(four));
  if (three.length > 0 && pairs.length > 0) return hand('full-house', [...three, ...pairs], []);
  if (pairs.length === 0 && three.length === 0 && (sorted[0] as number) - (sorted[4] as number) === 4) {
    return hand(sorted[0] === 6 ? 'straight-to-6' : 'straight-to-5', [sorted[0] as number], []);
  }
  if (three.length > 0) return hand('three-of-a-kind', three, besides(three));
  if (pairs.length === 2) return hand('two-pairs', pairs, besides(pairs));
  return pairs.length === 1 ? hand('pair', pairs, besides(pairs)) : hand('nothing', [], sorted);
}

/** What decided: above 0 for the first, below 0 for the second, 0 when all that counts is equal. @rule OW-POKER-012, OW-POKER-013, OW-POKER-014 */
export function compareHands(one: DiceHand, other: DiceHand): number {
  if (one.rank !== other.rank) return one.rank - other.rank;
  for (const [index, value] of one.values.entries()) {
    if (value !== other.values[index]) return value - (other.values[index] as number);
  }
  for (const [index, value] of one.unused.slice(0, COMPARED).entries()) {
    if (value !== other.unused[index]) return value - (other.unused[index] as number);
  }
  return 0;
}

export function handName(dice: readonly number[]): DiceHandName {
  return DICE_HANDS[diceHand(dice).rank] as DiceHandName;
}
