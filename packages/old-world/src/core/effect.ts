import * as v from 'valibot';
import { ATTRIBUTES } from './state';

/** The small vocabulary of exploration and event cards. One resolver and one wording for each word. */
export const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
export const cardId = v.pipe(v.string(), v.regex(/^[A-Z]+[0-9]{2}$/));
export const count = v.pipe(v.number(), v.integer(), v.minValue(1));
export const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
const change = v.pipe(
  v.number(),
  v.integer(),
  v.check((n) => n !== 0, 'a change by nothing'),
);
export const attribute = v.picklist(ATTRIBUTES);

export const effect = v.variant('do', [
  v.strictObject({ do: v.literal('gold'), n: change }),
  v.strictObject({ do: v.literal('potion'), n: change }),
  v.strictObject({ do: v.literal('trail') }),
  v.strictObject({ do: v.literal('rumour') }),
  v.strictObject({ do: v.literal('draw'), n: count }),
  v.strictObject({ do: v.literal('phase-draw'), n: change }),
  v.strictObject({ do: v.literal('card'), cost: v.picklist([0, 1, 2, 'any']) }),
  v.strictObject({ do: v.literal('trash'), n: count }),
  v.strictObject({ do: v.literal('discard'), n: count }),
  v.strictObject({
    do: v.literal('shield'),
    n: v.optional(v.pipe(v.number(), v.integer(), v.maxValue(-1))),
    to: v.optional(v.picklist(['zero', 'maximum'])),
  }),
  v.strictObject({ do: v.literal('raise'), attribute: v.picklist([...ATTRIBUTES, 'lowest', 'any']) }),
  v.strictObject({ do: v.literal('lower'), attribute: v.picklist(['lowest', 'any']) }),
  v.strictObject({ do: v.literal('cheaper-training'), n: count }),
  v.strictObject({ do: v.literal('free-move') }),
  v.strictObject({ do: v.literal('event'), event: count }),
]);
export type Effect = v.InferOutput<typeof effect>;
export type EffectWord = Effect['do'];

/** Results of a die, a test or a short fight; the last may be open upwards. */
export const tier = v.strictObject({ from: amount, to: v.nullable(amount), effects: v.array(effect) });
export type Tier = v.InferOutput<typeof tier>;

export function tierOf(tiers: readonly Tier[], result: number): Tier | null {
  return tiers.find(({ from, to }) => result >= from && (to === null || result <= to)) ?? null;
}
