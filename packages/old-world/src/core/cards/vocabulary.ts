import * as v from 'valibot';
import { type EntriesTable, oneOfWords, type Said, type Schema, type Spoken } from './said';

/** Where a value comes from: printed and seen, seen in part, or our own design. */
export const ORIGINS = ['published', 'partly', 'ours'] as const;
export type Origin = (typeof ORIGINS)[number];
export const origin = v.picklist(ORIGINS);

/** The five colours in the order in which extensions stand on a card. @rule OW-TERM-011 */
export const COLORS = ['green', 'yellow', 'purple', 'blue', 'red'] as const;
export type ColorName = (typeof COLORS)[number];
export type Color = number;
/** No colour at all. @rule OW-MT-030 */
export const GREY = 'grey';
export const color = v.picklist(COLORS);
const colors = v.pipe(v.array(color), v.minLength(1));

export const CARD_TERRAINS = ['forest', 'mountain', 'water', 'wild'] as const;

export const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
export const count = v.pipe(v.number(), v.integer(), v.minValue(1));
export const amount = v.pipe(v.number(), v.integer(), v.minValue(0));
const change = v.pipe(v.number(), v.integer());
const attribute = v.picklist(['combat', 'defense', 'alchemy', 'specialty']);

/** What an action card, or one of its extensions, does in a combo. @rule OW-FIGHT-023, OW-FIGHT-028, OW-FIGHT-031, OW-FIGHT-032, OW-FIGHT-033 */
export const ICONS = {
  damage: count,
  shield: count,
  draw: change,
  /** Take the top card of the discard pile. */
  take: count,
  /** This card goes back to the hand. */
  return: count,
} as const;
export type IconName = keyof typeof ICONS;
/** How many of each, by icon: those of the base and those that modules bring. */
export type Icons = { readonly [Icon in IconName]?: number | undefined } & {
  readonly [icon: string]: number | undefined;
};

/** What must hold for an ability. */
export const CONDITIONS = {
  'combo-cards': { least: count },
  'combo-colors': { colors, least: count },
  'hand-most': { n: amount },
  'hand-least': { n: amount },
  'deck-most': { n: amount },
  'shield-most': { n: amount },
  'lost-least': { n: amount },
  'shield-below-most': {},
  'owns-trail': {},
  'first-attack': {},
  'harmless-to-monster': {},
} as const;

/** What must be given up for an ability: hand cards, or potions that were not used. @rule OW-SPEC-019 */
export const COSTS = { hand: { n: count }, potions: { n: count } } as const;

/** Further words and icons that may stand beside a word. */
interface Within {
  readonly effects: Schema<readonly Said[]>;
  readonly icons: Schema<Icons>;
}
/** What trophies, equipment, specialties and potions do in a fight. */
export const fightEffects = ({ effects, icons }: Within) =>
  ({
    deal: { n: count },
    draw: { n: count },
    shield: { n: count },
    'shield-full': {},
    'discard-hand': { n: count },
    bottom: { n: count },
    'take-top': {},
    'take-any': {},
    redraw: { plus: amount },
    'arrange-own': { look: count, draw: amount },
    'arrange-opponent': { look: count, discard: amount },
    'look-take': { look: count, take: count },
    'refresh-potion': {},
    roll: { table: v.array(v.strictObject({ from: count, effects })) },
    'draw-later': { n: change },
    'draw-next': { n: change },
    'combo-most': { n: count },
    'long-combo': { n: count },
    'play-beside': { n: count },
    'more-potions': { n: count },
    'spare-potion': {},
    'specialty-again': {},
    'forgive-draw': { n: count },
    lessen: { n: count },
    'attack-most': { n: count },
    'choose-attack': {},
    'discard-instead': {},
    'free-link': { icons },
    'any-colour': {},
  }) as const;

/** What a monster fight card does to the witcher. @rule OW-FIGHT-043, OW-FIGHT-045, OW-FIGHT-054 */
export const ATTACK_EFFECTS = {
  damage: { n: count },
  'damage-level': { plus: change },
  'damage-attribute': { attribute },
  trash: { n: count },
  lower: { attribute, n: count },
  'discard-level': {},
} as const;

/** The one ability on a monster's card: a moment and a word. @rule OW-FIGHT-008 */
export const FOE_ABILITIES = {
  'discard-potion': { when: v.literal('to-start'), n: count },
  'discard-hand': { when: v.literal('before-life-pool'), n: count },
  'lose-shield': { when: v.literal('before-life-pool'), n: count },
  'lose-shield-per-hand-card': { when: v.literal('before-life-pool'), n: count },
  lower: { when: v.literal('before-life-pool'), attribute, n: count },
  'discard-from-deck': { when: v.literal('after-life-pool'), n: count },
  'discard-hand-unless-trail': { when: v.literal('after-life-pool'), n: count },
  'void-colors': { when: v.literal('whole-fight'), colors },
  'softer-but-discards': { when: v.literal('whole-fight'), n: count, random: count },
  'shield-gain-most': { when: v.literal('whole-fight'), n: amount },
  'potions-most': { when: v.literal('whole-fight'), n: amount },
  'defense-less': { when: v.literal('whole-fight'), n: count },
  'loses-most': { when: v.literal('first-turn'), n: amount },
  'damage-most': { when: v.literal('first-turn'), n: amount },
  'no-damage-unless-trail': { when: v.literal('first-turn') },
  'combat-as': { when: v.literal('first-turn'), n: amount },
  'random-opening': { when: v.literal('first-turn') },
  'draw-less': { when: v.literal('every-turn'), n: count, least: amount },
  'draw-less-without': { when: v.literal('every-turn'), n: count, colors },
  'lose-shield-with': { when: v.literal('every-turn'), n: count, colors },
  'damage-less-with': { when: v.literal('every-turn'), n: count, colors },
  'worse-half': { when: v.literal('first-attack') },
  'hand-first': { when: v.literal('first-attack') },
  'more-damage': { when: v.literal('first-attack'), n: count },
  'discard-random': { when: v.literal('first-attack-end'), n: count },
  'more-damage-when-low': { when: v.literal('every-attack'), n: count, least: amount, most: amount },
  'phase-three-draw': { when: v.literal('after-victory'), n: amount },
} as const;

/** When an ability of a trophy, a specialty or a potion may be used. */
export const TIMINGS = [
  'before-life-pool',
  'after-life-pool',
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
  /** A special attack or a passive ability of the foe was turned over, and does nothing yet. */
  'special',
  'passive',
  /** Random cards are about to be discarded. */
  'random-discard',
  /** An attribute is about to fall. */
  'lowered',
  /** By itself, once the shield is at 0 in an own fight turn. @rule OW-SPEC-007 */
  'bare',
] as const;
export type Timing = (typeof TIMINGS)[number];

/** Every vocabulary of cards and fights by its name, with what stands beside its words. */
export interface FightWords {
  readonly icons: Readonly<Record<string, Schema<number>>>;
  readonly conditions: EntriesTable;
  readonly costs: EntriesTable;
  readonly fightEffects: EntriesTable;
  readonly attackEffects: EntriesTable;
  readonly foeAbilities: EntriesTable;
}

/** The schemas of data that may use the words of the base and these. */
export function fightSchemas(more: Partial<FightWords> = {}) {
  const optional = Object.entries({ ...ICONS, ...more.icons }).map(([icon, n]) => [icon, v.optional(n)] as const);
  const icons = v.strictObject(Object.fromEntries(optional)) as unknown as Schema<Icons>;
  const effects: Schema<readonly Said[]> = v.array(v.lazy(() => effect));
  const effect = oneOfWords('do', { ...fightEffects({ effects, icons }), ...more.fightEffects });
  const condition = v.optional(oneOfWords('is', { ...CONDITIONS, ...more.conditions }));
  const cost = v.optional(oneOfWords('pay', { ...COSTS, ...more.costs }));
  return {
    icons,
    effects,
    cost,
    condition,
    ability: v.strictObject({
      when: v.picklist(TIMINGS),
      if: condition,
      cost,
      effects,
    }),
    attackEffect: oneOfWords('do', { ...ATTACK_EFFECTS, ...more.attackEffects }),
    foeAbility: oneOfWords('do', { ...FOE_ABILITIES, ...more.foeAbilities }),
  };
}
export type FightSchemas = ReturnType<typeof fightSchemas>;
/** The schemas of what the boxes hold. */
export const FIGHT_SCHEMAS = fightSchemas();

export type Cost = Spoken<'pay'>;
export type FightEffect = Said;
export type AttackEffect = Said;
export type MonsterAbility = Said;
export type Ability = v.InferOutput<FightSchemas['ability']>;
