import * as v from 'valibot';
import { MONSTERS } from '../../core/cards/components';
import { fightSchemas, id, origin } from '../../core/cards/vocabulary';
import { besideOf } from '../../core/words';
import { huntWordsPart } from '../../parts/hunt-words/hunt-words';
import { attackEffects } from '../../parts/special-attacks/vocabulary';
import pack from './data/large-cards.json';
import specialPack from './data/special-cards.json';

const { ability } = fightSchemas(besideOf([huntWordsPart.words ?? {}]));
const token = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));
/** The first lets its owner begin, and brings more to whoever is on the trail. @rule OW-MT-009 */
const begins = v.strictObject({
  token,
  begin: v.literal(true),
  withTrail: v.pipe(v.array(ability), v.length(1)),
});
const helps = v.strictObject({ token, often: v.optional(v.literal(true)), ...ability.entries });
const weakness = v.union([begins, helps]);
export type Weakness = v.InferOutput<typeof weakness>;

const largeCard = v.strictObject({
  id,
  passive: attackEffects,
  specials: v.pipe(v.array(attackEffects), v.length(4)),
  weaknesses: v.pipe(
    v.array(weakness),
    v.check((all) => all.length === 6 && all.every((one, at) => one.token === at + 1), 'six in their order'),
  ),
  origin: v.strictObject({ passive: origin, specials: origin, weaknesses: origin }),
});
export type LargeCard = v.InferOutput<typeof largeCard>;

const largeCards = v.pipe(
  v.array(largeCard),
  v.check(
    (cards) => cards.length === MONSTERS.length && MONSTERS.every((one) => cards.some(({ id: of }) => of === one.id)),
    'one large card for each monster',
  ),
);
/** A pack that does not fit is refused with its path. */
export function parseLargeCards(input: unknown): readonly LargeCard[] {
  return v.parse(v.strictObject({ note: v.string(), cards: largeCards }), input).cards;
}
export const LARGE_CARDS = parseLargeCards(pack);
const BY_ID = new Map(LARGE_CARDS.map((card) => [card.id, card]));
/** The large card of a monster; null for what has none. @rule OW-MT-001 */
export function largeCardOf(monster: string): LargeCard | null {
  return BY_ID.get(monster) ?? null;
}

const specialCard = v.strictObject({
  id,
  charge: v.pipe(v.array(v.never()), v.length(0)),
  bite: v.pipe(v.array(v.never()), v.length(0)),
  origin,
});
/** The four special attack cards, in the order of their numbers. @rule OW-MT-007 */
export const SPECIAL_CARDS = v.parse(
  v.strictObject({ note: v.string(), cards: v.pipe(v.array(specialCard), v.length(4)) }),
  specialPack,
).cards;
