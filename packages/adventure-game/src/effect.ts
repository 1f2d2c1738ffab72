import * as v from 'valibot';

/** The small vocabulary that every card, enemy and quest is written in. One resolver and one wording for each word. */
export const COLORS = ['red', 'blue', 'purple'] as const;
export type ColorName = (typeof COLORS)[number];
export const TIERS = ['bronze', 'silver', 'gold'] as const;
export type TierName = (typeof TIERS)[number];
/** The action spaces of a hero sheet in a fixed order; the last is the only one without a heart. @rule AG-SPACE-002 */
export const ACTIONS = ['travel', 'investigate', 'develop', 'own', 'rest'] as const;
export type ActionName = (typeof ACTIONS)[number];
export const TRAITS = ['valuable-information', 'aen-seidhe', 'nilfgaard', 'lodge-of-sorceresses'] as const;
export type TraitName = (typeof TRAITS)[number];

export const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
export const count = v.pipe(v.number(), v.integer(), v.minValue(1));
export const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
export const color = v.picklist(COLORS);
export const anyColor = v.picklist(['red', 'blue', 'purple', 'any']);
export const tier = v.picklist(TIERS);
const trait = v.picklist(TRAITS);
export type AnyColor = v.InferOutput<typeof anyColor>;

const when = v.variant('on', [
  v.strictObject({ on: v.literal('defeat'), tier }),
  v.strictObject({ on: v.literal('travel-elsewhere') }),
  v.strictObject({ on: v.literal('at'), location: id }),
  v.strictObject({ on: v.literal('spend-lead'), color, n: count }),
]);
export type TaskCondition = v.InferOutput<typeof when>;

/** What happens when a comparison succeeds, and when it fails. */
export interface Outcomes {
  readonly success: readonly Effect[];
  readonly fail: readonly Effect[];
}

export interface Enemy {
  readonly id: string;
  readonly name: string;
  readonly sword: number | null;
  readonly ritual: number | null;
  readonly shield: number;
  /** Its own text demands sword and ritual for a successful attack. @rule AG-RITUAL-006 */
  readonly needsBoth?: boolean | undefined;
  readonly attack: Outcomes;
  readonly defence: Outcomes;
  /** The third comparison of an additional ritual stat. @rule AG-RITUAL-005 */
  readonly ritualEffects?: Outcomes | undefined;
}

type Where = 'own' | 'adjacent' | 'any';

export type Effect =
  | { readonly do: 'lead' | 'spend-lead'; readonly color: AnyColor; readonly n: number }
  | { readonly do: CountedWord; readonly n: number }
  | { readonly do: BareWord }
  | { readonly do: 'wounds'; readonly minor: number; readonly severe: number }
  | { readonly do: 'heal-minor' | 'clear-foul-fate'; readonly n: number; readonly upTo: boolean }
  | { readonly do: 'foul-fate-beside'; readonly action: ActionName; readonly ifAble: boolean }
  | { readonly do: 'place-monsters'; readonly tier: TierName; readonly where: readonly Where[] }
  | { readonly do: 'battle'; readonly enemy: Enemy }
  | { readonly do: 'roll'; readonly success: readonly Effect[]; readonly fail: readonly Effect[] }
  | { readonly do: 'choose'; readonly options: readonly (readonly Effect[])[] }
  | { readonly do: 'may-pay'; readonly cost: readonly Effect[]; readonly gain: readonly Effect[] }
  | { readonly do: 'if-monster-here'; readonly gain: readonly Effect[] }
  | { readonly do: 'if-minor-wound'; readonly gain: readonly Effect[]; readonly otherwise: readonly Effect[] }
  | {
      readonly do: 'may-discard-trait';
      readonly trait: TraitName;
      readonly gain: readonly Effect[];
      readonly otherwise: readonly Effect[];
    }
  | { readonly do: 'discard-trait-or'; readonly trait: TraitName; readonly otherwise: readonly Effect[] }
  | { readonly do: 'task'; readonly when: TaskCondition; readonly reward: readonly Effect[] }
  | { readonly do: 'lead-per-trait'; readonly trait: TraitName; readonly color: AnyColor }
  | { readonly do: 'develop'; readonly draw: number; readonly keep: number }
  | { readonly do: 'each-other-hero' | 'each-hero'; readonly effects: readonly Effect[] }
  | { readonly do: 'move'; readonly routes: number; readonly isFree: boolean }
  | { readonly do: 'buy-leads'; readonly most: number }
  | { readonly do: 'keep-until-vp' | 'cheap-proof'; readonly less: number };

export const COUNTED_WORDS = [
  'gold',
  'vp',
  'lose-vp',
  'spend-gold',
  'spend-most-lead',
  'worsen',
  'heal-severe',
  'foul-fate',
  'war-track',
  'good-fortune',
  'gold-for-all-here',
  'arrange-investigation',
  'reveal-foul-fate',
  'most-vp-loses',
  'leads-of-one-colour',
  'swap-leads',
] as const;
type CountedWord = (typeof COUNTED_WORDS)[number];

export const BARE_WORDS = [
  'wounds-per-missing-shield',
  'heal-or-soften',
  'delay',
  'keep-for-trait',
  'moved-by-left',
  'peek-monster',
  'push-monster',
  'peek-investigation',
  'free-action-space',
  'free-seas',
  'remove-obstacle',
] as const;
type BareWord = (typeof BARE_WORDS)[number];
export type EffectWord = Effect['do'];

type Schema<T> = v.BaseSchema<unknown, T, v.BaseIssue<unknown>>;
const list: Schema<readonly Effect[]> = v.array(v.lazy((): Schema<Effect> => effect));
const outcomes: Schema<Outcomes> = v.strictObject({ success: list, fail: list });

export const enemyEntries = {
  id,
  name: v.string(),
  sword: v.nullable(count),
  ritual: v.nullable(count),
  shield: count,
  needsBoth: v.optional(v.boolean()),
  attack: outcomes,
  defence: outcomes,
  ritualEffects: v.optional(outcomes),
};
export const enemy: Schema<Enemy> = v.strictObject(enemyEntries);

const where = v.picklist(['own', 'adjacent', 'any']);

export const effect: Schema<Effect> = v.variant('do', [
  v.strictObject({ do: v.picklist(['lead', 'spend-lead']), color: anyColor, n: count }),
  v.strictObject({ do: v.picklist(COUNTED_WORDS), n: count }),
  v.strictObject({ do: v.picklist(BARE_WORDS) }),
  v.strictObject({ do: v.literal('wounds'), minor: amount, severe: amount }),
  v.strictObject({ do: v.picklist(['heal-minor', 'clear-foul-fate']), n: count, upTo: v.boolean() }),
  v.strictObject({ do: v.literal('foul-fate-beside'), action: v.picklist(ACTIONS), ifAble: v.boolean() }),
  v.strictObject({ do: v.literal('place-monsters'), tier, where: v.array(where) }),
  v.strictObject({ do: v.literal('battle'), enemy }),
  v.strictObject({ do: v.literal('roll'), success: list, fail: list }),
  v.strictObject({ do: v.literal('choose'), options: v.array(list) }),
  v.strictObject({ do: v.literal('may-pay'), cost: list, gain: list }),
  v.strictObject({ do: v.literal('if-monster-here'), gain: list }),
  v.strictObject({ do: v.literal('if-minor-wound'), gain: list, otherwise: list }),
  v.strictObject({ do: v.literal('may-discard-trait'), trait, gain: list, otherwise: list }),
  v.strictObject({ do: v.literal('discard-trait-or'), trait, otherwise: list }),
  v.strictObject({ do: v.literal('task'), when, reward: list }),
  v.strictObject({ do: v.literal('lead-per-trait'), trait, color: anyColor }),
  v.strictObject({ do: v.literal('develop'), draw: count, keep: count }),
  v.strictObject({ do: v.picklist(['each-other-hero', 'each-hero']), effects: list }),
  v.strictObject({ do: v.literal('move'), routes: count, isFree: v.boolean() }),
  v.strictObject({ do: v.literal('buy-leads'), most: count }),
  v.strictObject({ do: v.picklist(['keep-until-vp', 'cheap-proof']), less: count }),
]) as Schema<Effect>;

/** Every effect of a list, those inside others included. */
export function* effectsIn(effects: readonly Effect[]): Generator<Effect> {
  for (const one of effects) {
    yield one;
    for (const inner of innerLists(one)) yield* effectsIn(inner);
  }
}

function innerLists(one: Effect): readonly (readonly Effect[])[] {
  switch (one.do) {
    case 'battle':
      return enemyLists(one.enemy);
    case 'roll':
      return [one.success, one.fail];
    case 'choose':
      return one.options;
    case 'may-pay':
      return [one.cost, one.gain];
    case 'if-monster-here':
      return [one.gain];
    case 'if-minor-wound':
    case 'may-discard-trait':
      return [one.gain, one.otherwise];
    case 'discard-trait-or':
      return [one.otherwise];
    case 'task':
      return [one.reward];
    case 'each-hero':
    case 'each-other-hero':
      return [one.effects];
    default:
      return [];
  }
}

export function enemyLists({ attack, defence, ritualEffects }: Enemy): readonly (readonly Effect[])[] {
  const third = ritualEffects === undefined ? [] : [ritualEffects.success, ritualEffects.fail];
  return [attack.success, attack.fail, defence.success, defence.fail, ...third];
}
