import * as v from 'valibot';

/** Where a value comes from: printed and seen, seen in part, or our own design. */
export const ORIGINS = ['published', 'partly', 'ours'] as const;
export type Origin = (typeof ORIGINS)[number];
export const origin = v.picklist(ORIGINS);

/** The five colours in the order in which extensions stand on a card. @rule OW-TERM-011 */
export const COLORS = ['green', 'yellow', 'purple', 'blue', 'red'] as const;
export type ColorName = (typeof COLORS)[number];
export type Color = number;
export const color = v.picklist(COLORS);
const colors = v.pipe(v.array(color), v.minLength(1));

export const CARD_TERRAINS = ['forest', 'mountain', 'water', 'wild'] as const;
export type CardTerrainName = (typeof CARD_TERRAINS)[number];

export const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
export const count = v.pipe(v.number(), v.integer(), v.minValue(1));
export const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
const change = v.pipe(v.number(), v.integer());
const attribute = v.picklist(['combat', 'defense', 'alchemy', 'specialty']);

/** What an action card, or one of its extensions, does in a combo. @rule OW-FIGHT-023, OW-FIGHT-028, OW-FIGHT-031, OW-FIGHT-032, OW-FIGHT-033 */
export const icons = v.strictObject({
  damage: v.optional(count),
  shield: v.optional(count),
  draw: v.optional(change),
  /** Take the top card of the discard pile. */
  take: v.optional(count),
  /** This card goes back to the hand. */
  return: v.optional(count),
});
export type Icons = v.InferOutput<typeof icons>;

/** What must hold for an ability. */
const condition = v.variant('is', [
  v.strictObject({ is: v.literal('combo-cards'), least: count }),
  v.strictObject({ is: v.literal('combo-colors'), colors, least: count }),
  v.strictObject({ is: v.picklist(['hand-most', 'hand-least', 'deck-most', 'shield-most', 'lost-least']), n: amount }),
  v.strictObject({ is: v.picklist(['shield-below-most', 'owns-trail', 'first-attack', 'harmless-to-monster']) }),
]);
export type Condition = v.InferOutput<typeof condition>;

/** What must be given up for an ability: hand cards, or potions that were not used. @rule OW-SPEC-019 */
const cost = v.strictObject({ pay: v.picklist(['hand', 'potions']), n: count });
export type Cost = v.InferOutput<typeof cost>;

/** The words that take a number. */
export const COUNTED_WORDS = [
  'deal',
  'draw',
  'shield',
  'discard-hand',
  'bottom',
  'combo-most',
  'long-combo',
  'play-beside',
  'draw-next',
  'more-potions',
  'forgive-draw',
  'lessen',
  'attack-most',
] as const;
/** The words that stand alone. */
export const BARE_WORDS = [
  'shield-full',
  'take-top',
  'take-any',
  'refresh-potion',
  'spare-potion',
  'specialty-again',
  'choose-attack',
  'discard-instead',
  'any-colour',
] as const;

export type FightEffect =
  | { readonly do: (typeof COUNTED_WORDS)[number]; readonly n: number }
  | { readonly do: (typeof BARE_WORDS)[number] }
  | { readonly do: 'draw-later'; readonly n: number }
  | { readonly do: 'redraw'; readonly plus: number }
  | { readonly do: 'arrange-own'; readonly look: number; readonly draw: number }
  | { readonly do: 'arrange-opponent'; readonly look: number; readonly discard: number }
  | { readonly do: 'look-take'; readonly look: number; readonly take: number }
  | { readonly do: 'free-link'; readonly icons: Icons }
  | { readonly do: 'roll'; readonly table: readonly RollRow[] };
interface RollRow {
  readonly from: number;
  readonly effects: readonly FightEffect[];
}
export type FightWord = FightEffect['do'];

type Schema<T> = v.BaseSchema<unknown, T, v.BaseIssue<unknown>>;
const effects: Schema<readonly FightEffect[]> = v.array(v.lazy((): Schema<FightEffect> => effect));
export const effect: Schema<FightEffect> = v.variant('do', [
  v.strictObject({ do: v.picklist(COUNTED_WORDS), n: count }),
  v.strictObject({ do: v.picklist(BARE_WORDS) }),
  v.strictObject({ do: v.literal('draw-later'), n: change }),
  v.strictObject({ do: v.literal('redraw'), plus: amount }),
  v.strictObject({ do: v.literal('arrange-own'), look: count, draw: amount }),
  v.strictObject({ do: v.literal('arrange-opponent'), look: count, discard: amount }),
  v.strictObject({ do: v.literal('look-take'), look: count, take: count }),
  v.strictObject({ do: v.literal('free-link'), icons }),
  v.strictObject({ do: v.literal('roll'), table: v.array(v.strictObject({ from: count, effects })) }),
]) as Schema<FightEffect>;

/** When an ability of a trophy, a specialty or a potion may be used. */
export const TIMINGS = [
  'before-life-pool',
  'turn-start',
  'turn',
  'first-turn',
  'link',
  'combo',
  'after-hit',
  'draw-step',
  'reveal',
  'attacked',
  'battered',
  'trash',
  /** By itself, once the shield is at 0 in an own fight turn. @rule OW-SPEC-007 */
  'bare',
] as const;
export type Timing = (typeof TIMINGS)[number];

export const ability = v.strictObject({
  when: v.picklist(TIMINGS),
  if: v.optional(condition),
  cost: v.optional(cost),
  effects,
});
export type Ability = v.InferOutput<typeof ability>;
export const abilityCost = v.optional(cost);
export const abilityEffects = effects;

/** What a monster fight card does to the witcher. @rule OW-FIGHT-043, OW-FIGHT-045, OW-FIGHT-054 */
export const attackEffect = v.variant('do', [
  v.strictObject({ do: v.picklist(['damage', 'trash']), n: count }),
  v.strictObject({ do: v.literal('damage-level'), plus: change }),
  v.strictObject({ do: v.literal('damage-attribute'), attribute }),
  v.strictObject({ do: v.literal('lower'), attribute, n: count }),
  v.strictObject({ do: v.literal('discard-level') }),
]);
export type AttackEffect = v.InferOutput<typeof attackEffect>;

/** The one ability on a monster's card: a moment and a word. @rule OW-FIGHT-008 */
export const monsterAbility = v.variant('do', [
  v.strictObject({ when: v.literal('to-start'), do: v.literal('discard-potion'), n: count }),
  v.strictObject({ when: v.literal('before-life-pool'), do: v.literal('discard-hand'), n: count }),
  v.strictObject({ when: v.literal('before-life-pool'), do: v.literal('lose-shield'), n: count }),
  v.strictObject({ when: v.literal('before-life-pool'), do: v.literal('lose-shield-per-hand-card'), n: count }),
  v.strictObject({ when: v.literal('before-life-pool'), do: v.literal('lower'), attribute, n: count }),
  v.strictObject({ when: v.literal('after-life-pool'), do: v.literal('discard-from-deck'), n: count }),
  v.strictObject({ when: v.literal('after-life-pool'), do: v.literal('discard-hand-unless-trail'), n: count }),
  v.strictObject({ when: v.literal('whole-fight'), do: v.literal('void-colors'), colors }),
  v.strictObject({ when: v.literal('whole-fight'), do: v.literal('softer-but-discards'), n: count, random: count }),
  v.strictObject({ when: v.literal('whole-fight'), do: v.literal('shield-gain-most'), n: amount }),
  v.strictObject({ when: v.literal('whole-fight'), do: v.literal('potions-most'), n: amount }),
  v.strictObject({ when: v.literal('whole-fight'), do: v.literal('defense-less'), n: count }),
  v.strictObject({ when: v.literal('first-turn'), do: v.literal('loses-most'), n: amount }),
  v.strictObject({ when: v.literal('first-turn'), do: v.literal('damage-most'), n: amount }),
  v.strictObject({ when: v.literal('first-turn'), do: v.literal('no-damage-unless-trail') }),
  v.strictObject({ when: v.literal('first-turn'), do: v.literal('combat-as'), n: amount }),
  v.strictObject({ when: v.literal('first-turn'), do: v.literal('random-opening') }),
  v.strictObject({ when: v.literal('every-turn'), do: v.literal('draw-less'), n: count, least: amount }),
  v.strictObject({ when: v.literal('every-turn'), do: v.literal('draw-less-without'), n: count, colors }),
  v.strictObject({ when: v.literal('every-turn'), do: v.literal('lose-shield-with'), n: count, colors }),
  v.strictObject({ when: v.literal('every-turn'), do: v.literal('damage-less-with'), n: count, colors }),
  v.strictObject({ when: v.literal('first-attack'), do: v.literal('worse-half') }),
  v.strictObject({ when: v.literal('first-attack'), do: v.literal('hand-first') }),
  v.strictObject({ when: v.literal('first-attack'), do: v.literal('more-damage'), n: count }),
  v.strictObject({ when: v.literal('first-attack-end'), do: v.literal('discard-random'), n: count }),
  v.strictObject({
    when: v.literal('every-attack'),
    do: v.literal('more-damage-when-low'),
    n: count,
    least: amount,
    most: amount,
  }),
  v.strictObject({ when: v.literal('after-victory'), do: v.literal('phase-three-draw'), n: amount }),
]);
export type MonsterAbility = v.InferOutput<typeof monsterAbility>;
