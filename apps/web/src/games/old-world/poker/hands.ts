import { DICE_HANDS, type DiceHandName } from '@medallion/old-world';

/** What five dice make: its rank, the values that form it, and what is left over, highest first. */
export interface Reading {
  readonly name: DiceHandName;
  readonly rank: number;
  readonly values: readonly number[];
  readonly unused: readonly number[];
}

const reading = (name: DiceHandName, values: readonly number[], unused: readonly number[]): Reading => ({
  name,
  rank: DICE_HANDS.indexOf(name),
  values,
  unused,
});

/** For the screen only: the table of comparison shows what the rules look at, in their order. @rule OW-POKER-011 */
export function readDice(dice: readonly number[]): Reading {
  const sorted = dice.toSorted((one, other) => other - one);
  const withCount = (n: number) =>
    [6, 5, 4, 3, 2, 1].filter((value) => dice.filter((die) => die === value).length === n);
  const besides = (used: readonly number[]) => sorted.filter((die) => !used.includes(die));
  const [five, four, three, pairs] = [withCount(5), withCount(4), withCount(3), withCount(2)];
  if (five.length > 0) return reading('five-of-a-kind', five, []);
  if (four.length > 0) return reading('four-of-a-kind', four, besides(four));
  if (three.length > 0 && pairs.length > 0) return reading('full-house', [...three, ...pairs], []);
  const isRun = dice.length === 5 && withCount(1).length === 5 && (sorted[0] ?? 0) - (sorted[4] ?? 0) === 4;
  if (isRun) return reading(sorted[0] === 6 ? 'straight-to-6' : 'straight-to-5', sorted.slice(0, 1), []);
  if (three.length > 0) return reading('three-of-a-kind', three, besides(three));
  if (pairs.length === 2) return reading('two-pairs', pairs, besides(pairs));
  return pairs.length === 1 ? reading('pair', pairs, besides(pairs)) : reading('nothing', [], sorted);
}

/** One line of the comparison: what is compared, both sides, and who is ahead in it. */
export interface Comparison {
  readonly what: 'kind' | 'value' | 'unused';
  readonly rule: string;
  readonly own: string;
  readonly other: string;
  readonly ahead: 'own' | 'other' | null;
}

const COMPARED = 2;

function line(what: Comparison['what'], rule: string, own: number | undefined, other: number | undefined): Comparison {
  const ahead = own === other ? null : (own ?? 0) > (other ?? 0) ? 'own' : 'other';
  return { what, rule, own: String(own ?? ''), other: String(other ?? ''), ahead };
}

/** The comparison step by step, up to the step that decides. @rule OW-POKER-012, OW-POKER-013, OW-POKER-014 */
export function compareSteps(own: Reading, other: Reading): readonly Comparison[] {
  const kind: Comparison = {
    what: 'kind',
    rule: 'OW-POKER-011',
    own: own.name,
    other: other.name,
    ahead: own.rank === other.rank ? null : own.rank > other.rank ? 'own' : 'other',
  };
  const steps = [
    kind,
    ...own.values.map((value, index) => line('value', 'OW-POKER-012', value, other.values[index])),
    ...own.unused.slice(0, COMPARED).map((value, index) => line('unused', 'OW-POKER-013', value, other.unused[index])),
  ];
  const decided = steps.findIndex(({ ahead }) => ahead !== null);
  return decided < 0 ? steps : steps.slice(0, decided + 1);
}
