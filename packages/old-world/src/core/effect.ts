import * as v from 'valibot';
import { type EntriesTable, oneOfWords, type Said, type Schema } from './cards/said';
import { ATTRIBUTES } from './state';

/** The small vocabulary of exploration and event cards. One resolver and one wording for each word. */
export const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
export const cardId = v.pipe(v.string(), v.regex(/^[A-Z]+[0-9]{2,3}$/));
export const count = v.pipe(v.number(), v.integer(), v.minValue(1));
export const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
const change = v.pipe(
  v.number(),
  v.integer(),
  v.check((n) => n !== 0, 'a change by nothing'),
);
export const attribute = v.picklist(ATTRIBUTES);

/** Every word with what stands beside it. */
export const CARD_EFFECTS = {
  gold: { n: change },
  potion: { n: change },
  trail: {},
  rumour: {},
  draw: { n: count },
  'phase-draw': { n: change },
  card: { cost: v.picklist([0, 1, 2, 'any']) },
  trash: { n: count },
  discard: { n: count },
  shield: {
    n: v.optional(v.pipe(v.number(), v.integer(), v.maxValue(-1))),
    to: v.optional(v.picklist(['zero', 'maximum'])),
  },
  raise: { attribute: v.picklist([...ATTRIBUTES, 'lowest', 'any']) },
  lower: { attribute: v.picklist(['lowest', 'any']) },
  'cheaper-training': { n: count },
  'free-move': {},
  event: { event: count },
} as const;
export type EffectWord = keyof typeof CARD_EFFECTS;
export type Effect = Said;

/** The schema of an effect that may use the words of the base and these. */
export const effectSchema = (more: EntriesTable = {}): Schema<Effect> => oneOfWords('do', { ...CARD_EFFECTS, ...more });

/** Results of a die, a test or a short fight; the last may be open upwards. */
export const tierOfEffects = (one: Schema<Effect>) =>
  v.strictObject({ from: amount, to: v.nullable(amount), effects: v.array(one) });
export type Tier = v.InferOutput<ReturnType<typeof tierOfEffects>>;

export function tierOf(tiers: readonly Tier[], result: number): Tier | null {
  return tiers.find(({ from, to }) => result >= from && (to === null || result <= to)) ?? null;
}
