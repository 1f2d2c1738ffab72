import * as v from 'valibot';
import { IGNORED } from '../../base/fight/fight-state';
import { type Entries, oneOfWords, type Said, type Schema } from '../../core/cards/said';
import { ATTACK_EFFECTS, amount, color, count } from '../../core/cards/vocabulary';

const less = v.pipe(v.number(), v.integer(), v.maxValue(-1));
const change = v.pipe(v.number(), v.integer());
const colors = v.pipe(v.array(color), v.minLength(1));
const changeOfColors = v.strictObject({ colors, n: less });
/** Further effects, in the words of all attacks. */
const effects: Schema<readonly Said[]> = v.array(v.lazy(() => attackEffect));

/** What can be counted; whoever keeps the counted things says how many there are. */
export const COUNTS = [
  'hand',
  'potions',
  'potions-and-bombs',
  'weaknesses',
  'dice',
  'tokens-on-board',
  'trophies',
  'shield',
  'hand-half-down',
  'hand-half-up',
] as const;
export type CountName = (typeof COUNTS)[number];
const counted = v.picklist(COUNTS);
/** A number, or something counted. */
const some = { n: v.optional(count), count: v.optional(counted), least: v.optional(amount) };

/** What holds for one own fight turn. */
const turnLimits = {
  comboMost: v.optional(amount),
  drawMost: v.optional(amount),
  draw: v.optional(less),
  damage: v.optional(less),
  comboDamage: v.optional(less),
  damageMost: v.optional(amount),
  without: v.optional(colors),
  only: v.optional(colors),
  openWith: v.optional(colors),
  openLeastDamage: v.optional(count),
  openRandom: v.optional(v.literal(true)),
  openFromDeck: v.optional(v.literal(true)),
  combatAs: v.optional(amount),
  ignore: v.optional(v.array(v.picklist(IGNORED))),
  shieldPerCard: v.optional(less),
  damageUnless: v.optional(changeOfColors),
  colorDamage: v.optional(changeOfColors),
  noPotions: v.optional(v.literal(true)),
} as const;

/** Words of special attacks and passive abilities, with what stands beside them. */
export const SPECIAL_WORDS = {
  'damage-count': { of: counted, times: v.optional(change), plus: v.optional(change), least: v.optional(amount) },
  'damage-less': { n: count },
  'discard-random': { ...some, fill: v.picklist(['deck', 'none']) },
  'discard-chosen': { ...some, fill: v.picklist(['deck', 'none']) },
  'discard-deck': {
    n: count,
    from: v.picklist(['top', 'bottom']),
    fill: v.picklist(['hand-chosen', 'hand-random', 'none']),
  },
  'discard-color': {
    colors,
    n: v.union([v.literal(1), v.literal('all')]),
    paid: v.optional(effects),
    otherwise: v.optional(effects),
  },
  'discard-extreme': {
    which: v.picklist(['cheapest', 'dearest', 'most-extensions']),
    by: v.picklist(['controller', 'witcher']),
    fill: v.optional(v.literal('deck-top')),
  },
  'discard-potions': { n: count, otherwise: v.optional(effects) },
  'trash-top': { n: count, fill: v.optional(v.literal('hand-random')) },
  'trash-looked': { look: count, n: count },
  'lose-gold': { n: count },
  'lose-shield': { n: count },
  'shield-to-zero': {},
  'hand-to-deck': {
    n: v.union([count, v.literal('all')]),
    to: v.picklist(['top', 'bottom']),
    how: v.picklist(['random', 'chosen']),
  },
  'lower-any': { n: count },
  'attack-again': {},
  'next-turn': turnLimits,
  'this-turn': { draw: v.optional(less), ignore: v.optional(v.array(v.picklist(IGNORED))) },
  'whole-fight': { shieldGainMost: v.optional(amount), defenseLess: v.optional(count) },
  'next-attack': { chosenAfterReveal: v.optional(v.literal(true)), more: v.optional(count) },
  'ignore-damage': { n: v.union([count, v.literal('half'), v.literal('all')]), unless: v.optional(colors) },
  'add-life': {
    ...some,
    from: v.picklist(['aside', 'spent']),
    how: v.picklist(['random', 'controller']),
    to: v.picklist(['top', 'bottom']),
    after: v.optional(v.literal('combo')),
    unless: v.optional(colors),
  },
  'monster-loses': { n: count },
  'die-on-card': { n: count, most: v.optional(count) },
  if: {
    is: v.picklist(['shield-zero', 'die-on-card', 'trail-and-another']),
    yes: effects,
    no: effects,
  },
  roll: { table: v.array(v.strictObject({ from: count, effects })) },
  choose: { options: v.pipe(v.array(effects), v.length(2)) },
  'reveal-and-hit': { count: v.picklist(['damage', 'icons']) },
  'forced-combo': { cards: count, otherwise: effects },
  'pay-to-lessen': { pay: v.literal('potions'), steps: v.array(v.strictObject({ n: count, less: count })) },
  'before-draw': { effects },
  'damage-rest-half': {},
  'no-more-passives': {},
  'combo-card-back': { unless: v.optional(colors) },
  'gain-potions': { n: count },
  'reset-potions': {},
  'borrow-passive': { level: count },
} as const satisfies Readonly<Record<string, Entries>>;

const attackEffect: Schema<Said> = oneOfWords('do', { ...ATTACK_EFFECTS, ...SPECIAL_WORDS });
/** What one special attack, or a passive ability, does. */
export const attackEffects = v.pipe(v.array(attackEffect), v.minLength(1));
