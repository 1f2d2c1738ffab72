import { InvariantError } from '@medallion/kernel';
import type { RuleId } from '@medallion/rulebook';
import * as v from 'valibot';
import { count, fightSchemas, id, origin } from '../../core/cards/vocabulary';
import { effectSchema } from '../../core/effect';
import { BASE_BOARD, locationById } from '../../core/map';
import type { Location } from '../../core/state';
import { besideOf } from '../../core/words';
import { attackEffects } from '../../parts/special-attacks/vocabulary';
import { LEGEND_ABILITIES } from './abilities';
import tokenPack from './data/destruction-tokens.json';
import fightPack from './data/fight-cards.json';
import legendPack from './data/legends.json';
import movementPack from './data/movement-cards.json';

const place = v.pipe(
  id,
  v.check((at) => BASE_BOARD.byId.has(at), 'no place of the map'),
);
const { foeAbility } = fightSchemas(besideOf([{ foeAbilities: LEGEND_ABILITIES }]));
const origins = v.strictObject({ name: origin, start: origin, ability: origin, specials: origin });

const legend = v.strictObject({
  id,
  start: place,
  /** The Kayran is none of the seven that lie in the box. @rule OW-LH-003 */
  box: v.picklist(['legendary-hunt', 'extra']),
  ability: foeAbility,
  /** What one to four claw marks stand for. @rule OW-LH-042 */
  specials: v.pipe(v.array(attackEffects), v.length(4)),
  origin: origins,
});
export type LegendFacts = v.InferOutput<typeof legend>;
const IN_THE_BOX = 7;

/** A pack that does not fit the box is refused with its path. @rule OW-LH-003 */
export function parseLegends(input: unknown): readonly LegendFacts[] {
  const monsters = v.pipe(
    v.array(legend),
    v.check((all) => new Set(all.map((one) => one.id)).size === all.length, 'a legendary monster stands twice'),
    v.check((all) => all.filter(({ box }) => box !== 'extra').length === IN_THE_BOX, 'the box holds seven'),
  );
  return v.parse(v.strictObject({ note: v.string(), monsters }), input).monsters;
}
export const LEGENDS = parseLegends(legendPack);
export const LEGEND_IDS = LEGENDS.map((one) => one.id);
export function legendFacts(monster: number): LegendFacts {
  const found = LEGENDS[monster];
  if (found === undefined) throw new InvariantError('no such legendary monster', { monster });
  return found;
}

const movementCard = v.strictObject({
  id,
  main: place,
  secondary: place,
  /** For one to five players. @rule OW-LH-012, OW-SOLO-029 */
  steps: v.pipe(v.array(v.pipe(count, v.maxValue(4))), v.length(5)),
  origin,
});
export type MovementCardFacts = v.InferOutput<typeof movementCard>;
/** @rule OW-LH-006 */
export function parseMovementCards(input: unknown): readonly MovementCardFacts[] {
  const cards = v.pipe(v.array(movementCard), v.length(12));
  return v.parse(v.strictObject({ note: v.string(), cards }), input).cards;
}
export const MOVEMENT_CARDS = parseMovementCards(movementPack);
export function movementFacts(card: number): MovementCardFacts {
  const found = MOVEMENT_CARDS[card];
  if (found === undefined) throw new InvariantError('no such movement card', { card });
  return found;
}
/** Where a movement card leads: its large number, or its small one. @rule OW-LH-013, OW-LH-016 */
export function goalOf(card: number, isSecond: boolean): Location {
  const { main, secondary } = movementFacts(card);
  return locationById(BASE_BOARD, isSecond ? secondary : main);
}

export const CLAWS = [1, 2, 3, 4] as const;
/** The attack with so many claw marks. @rule OW-LH-042 */
export const SPECIAL_ENTRIES = { claws: v.picklist(CLAWS) };
const { attackEffect } = fightSchemas(besideOf([{ attackEffects: { special: { beside: SPECIAL_ENTRIES } } }]));
const discard = v.strictObject({
  do: v.literal('discard-deck'),
  n: count,
  from: v.literal('top'),
  fill: v.literal('hand-chosen'),
});
const half = v.pipe(v.array(v.union([attackEffect, discard])), v.length(1));
const fightCard = v.strictObject({ id, charge: half, bite: half, origin });
/** @rule OW-LH-005 */
export function parseLegendCards(input: unknown) {
  const cards = v.pipe(v.array(fightCard), v.length(20));
  return v.parse(v.strictObject({ note: v.string(), cards }), input).cards;
}
export const LEGEND_CARDS = parseLegendCards(fightPack);

/** The eight kinds of destruction tokens, each with its rule. */
export const TOKEN_RULES = {
  'two-potions': 'OW-LH-029',
  'potion-and-card': 'OW-LH-030',
  'two-gold': 'OW-LH-031',
  'gold-and-card': 'OW-LH-032',
  'shield-for-cards': 'OW-LH-033',
  'free-card': 'OW-LH-034',
  raise: 'OW-LH-035',
  'raise-any': 'OW-LH-036',
} as const satisfies Readonly<Record<string, RuleId>>;
export type TokenKind = keyof typeof TOKEN_RULES;
const KINDS = Object.keys(TOKEN_RULES) as [TokenKind, ...TokenKind[]];

const token = v.strictObject({
  id,
  kind: v.picklist(KINDS),
  effects: v.pipe(v.array(effectSchema()), v.minLength(1)),
  /** A level that it brings draws no cards. @rule OW-LH-037 */
  quietLevel: v.optional(v.literal(true)),
  origin,
});
export type TokenFacts = v.InferOutput<typeof token>;
/** @rule OW-LH-007 */
export function parseTokens(input: unknown): readonly TokenFacts[] {
  const tokens = v.pipe(
    v.array(token),
    v.length(24),
    v.check((all) => KINDS.every((kind) => all.some((one) => one.kind === kind)), 'a kind is missing'),
  );
  return v.parse(v.strictObject({ note: v.string(), tokens }), input).tokens;
}
export const DESTRUCTION_TOKENS = parseTokens(tokenPack);
export function tokenFacts(number: number): TokenFacts {
  const found = DESTRUCTION_TOKENS[number];
  if (found === undefined) throw new InvariantError('no such destruction token', { number });
  return found;
}
