import * as v from 'valibot';
import type { Schema } from './said';
import {
  amount,
  CARD_TERRAINS,
  COLORS,
  count,
  FIGHT_SCHEMAS,
  type FightSchemas,
  type FightWords,
  fightSchemas,
  GREY,
  id,
  origin,
} from './vocabulary';

/** A pack that cannot be used: which file, where in it, and why. */
export class CardPackError extends Error {
  readonly file: string;
  readonly path: string;
  readonly reason: string;

  constructor(file: string, path: string, reason: string) {
    super(`${file}: ${path === '' ? '' : `${path}: `}${reason}`);
    this.name = 'CardPackError';
    this.file = file;
    this.path = path;
    this.reason = reason;
  }
}

const { attackEffect, foeAbility } = FIGHT_SCHEMAS;
const name = v.pipe(v.string(), v.minLength(1));
/** What a card does beyond its icons, by itself: with the combo, after it, or when damage takes it. @rule OW-MT-031 */
const ownAbility = ({ effects, condition }: FightSchemas) =>
  v.strictObject({
    when: v.picklist(['combo', 'after-combo', 'lost']),
    /** Where it was lost from. */
    from: v.optional(v.array(v.picklist(['deck', 'hand']))),
    if: condition,
    effects,
  });
const cardEntries = (schemas: FightSchemas) => ({
  id,
  name,
  /** Grey is none of the colours. @rule OW-MT-030 */
  color: v.picklist([...COLORS, GREY]),
  cost: amount,
  /** Its whole price is a card of the hand that leaves the game. @rule OW-MT-033 */
  trash: v.optional(v.literal(true)),
  ability: v.optional(ownAbility(schemas)),
  /** The damage that its die deals, from each number on. */
  die: v.optional(v.array(v.strictObject({ from: count, damage: amount }))),
  ...plainEntries(schemas),
});
const plainEntries = ({ icons }: FightSchemas) => ({
  terrain: v.picklist(CARD_TERRAINS),
  main: icons,
  extensions: v.strictObject({
    green: v.optional(icons),
    yellow: v.optional(icons),
    purple: v.optional(icons),
    blue: v.optional(icons),
    red: v.optional(icons),
  }),
  origin: v.strictObject({ name: origin, values: origin }),
  note: v.optional(v.string()),
});

/** Those whose boards and cards lie in the data of the base; modules may bring others. */
export const SCHOOL_IDS = ['wolf', 'viper', 'bear', 'cat', 'griffin', 'manticore', 'ciri'] as const;
export type SchoolId = string;
const school: Schema<SchoolId> = v.picklist(SCHOOL_IDS);

const marketCard = v.strictObject(cardEntries(FIGHT_SCHEMAS));
const startingCard = v.strictObject({ ...cardEntries(FIGHT_SCHEMAS), school });
export type MarketCardFacts = v.InferOutput<typeof marketCard>;
export type StartingCardFacts = v.InferOutput<typeof startingCard>;
/** A card of the first deck of a school, or else of the market. */
export type ActionCardFacts = MarketCardFacts & { readonly school?: SchoolId | undefined };

const potionOf = ({ cost, effects }: FightSchemas) =>
  v.strictObject({
    id,
    name,
    copies: count,
    cost,
    effects,
    origin: v.strictObject({ name: origin, copies: origin, effects: origin }),
  });
const potion = potionOf(FIGHT_SCHEMAS);
export type PotionFacts = v.InferOutput<typeof potion>;

/** The box a component comes in: what the base game plays with, and what modules bring. */
const box: Schema<Box> = v.picklist(['base', 'monster-trail', 'ciri']);
export type Box = string;

const monster = v.strictObject({
  id,
  name,
  level: v.picklist([1, 2, 3]),
  life: v.pipe(count, v.maxValue(20)),
  box,
  ability: foeAbility,
  origin: v.strictObject({ name: origin, level: origin, life: origin, ability: origin }),
});
export type MonsterFacts = v.InferOutput<typeof monster>;

const half = v.pipe(v.array(attackEffect), v.minLength(1));
const fightCard = v.strictObject({ id, charge: half, bite: half, origin });
export type FightCardFacts = v.InferOutput<typeof fightCard>;

/** Cards of fights that modules bring, in the words of all who play. Special attacks have no halves. @rule OW-WH-083 */
export function checkFightData(
  { fightCards, potions }: { readonly fightCards: readonly FightCardFacts[]; readonly potions: readonly PotionFacts[] },
  words: Partial<FightWords>,
): void {
  const schemas = fightSchemas(words);
  const halfWith = v.array(schemas.attackEffect);
  check('fight cards of a module', v.strictObject({ id, charge: halfWith, bite: halfWith, origin }), fightCards);
  check('potions of a module', potionOf(schemas), potions);
}
function check(file: string, schema: Schema<unknown>, cards: readonly unknown[]): void {
  const read = v.safeParse(v.array(schema), cards);
  if (read.success) return;
  const [issue] = read.issues;
  throw new CardPackError(file, v.getDotPath(issue) ?? '', issue.message);
}

const trophyOf = ({ ability: its }: FightSchemas) =>
  v.strictObject({
    id,
    kind: v.picklist(['attribute', 'witcher', 'monster']),
    /** The attribute, the school or the monster it is won for. */
    of: id,
    copies: count,
    ability: its,
    origin,
  });
const trophy = trophyOf(FIGHT_SCHEMAS);
export type TrophyFacts = v.InferOutput<typeof trophy>;

const boardOf = ({ ability: its }: FightSchemas, ids: Schema<SchoolId>, boxes: Schema<Box>) =>
  v.strictObject({
    id: ids,
    name,
    witcher: v.nullable(v.string()),
    /** The number of the location where the witcher starts. */
    home: amount,
    specialty: name,
    box: boxes,
    levels: v.pipe(v.array(its), v.length(5)),
    origin: v.strictObject({ name: origin, levels: origin }),
  });
const schoolBoard = boardOf(FIGHT_SCHEMAS, school, box);
export type SchoolFacts = v.InferOutput<typeof schoolBoard>;

/** What the box of a module holds, in the words of all who play. */
export function checkComponents(
  cards: {
    readonly schools: readonly SchoolFacts[];
    readonly actionCards: readonly ActionCardFacts[];
    readonly trophies: readonly TrophyFacts[];
    readonly equipment: readonly EquipmentFacts[];
  },
  words: Partial<FightWords>,
): void {
  const schemas = fightSchemas(words);
  check('schools of a module', boardOf(schemas, id, id), cards.schools);
  check(
    'action cards of a module',
    v.strictObject({ ...cardEntries(schemas), school: v.optional(id) }),
    cards.actionCards,
  );
  check('trophies of a module', trophyOf(schemas), cards.trophies);
  check('equipment of a module', equipmentOf(schemas, id), cards.equipment);
}

const equipmentOf = ({ ability: its }: FightSchemas, ids: Schema<string>) =>
  v.strictObject({ id: ids, name, ability: its, origin });
const equipment = equipmentOf(FIGHT_SCHEMAS, v.picklist(['armor', 'silver-dust', 'crossbow', 'runed-scabbard']));
export type EquipmentFacts = v.InferOutput<typeof equipment>;

/** What the boxes hold; a pack with other counts is refused. */
export const BOX_COUNTS = {
  'market-cards.json': 90,
  'starting-cards.json': 70,
  'potions.json': 28,
  'monsters.json': 29,
  'fight-cards.json': 20,
  'trophies.json': 4 * 2 + 7 * 4 + 29,
  'schools.json': 7,
  'fight-equipment.json': 4,
} as const;
type FileName = keyof typeof BOX_COUNTS;

function cardsOf<T extends { readonly id: string }>(
  file: FileName,
  schema: v.BaseSchema<unknown, T, v.BaseIssue<unknown>>,
  input: unknown,
): readonly T[] {
  const read = v.safeParse(v.strictObject({ note: v.string(), cards: v.array(schema) }), input);
  if (!read.success) {
    const [issue] = read.issues;
    throw new CardPackError(file, v.getDotPath(issue) ?? '', issue.message);
  }
  const { cards } = read.output;
  const seen = new Set<string>();
  for (const [index, card] of cards.entries()) {
    if (seen.has(card.id)) throw new CardPackError(file, `cards.${index}.id`, `'${card.id}' stands twice`);
    seen.add(card.id);
  }
  const total = cards.reduce((sum, card) => sum + ('copies' in card ? Number(card.copies) : 1), 0);
  if (total !== BOX_COUNTS[file]) {
    throw new CardPackError(file, 'cards', `${total} cards, but the box holds ${BOX_COUNTS[file]}`);
  }
  return cards;
}

/** A group of the box with a wrong number of members is refused, with what was counted. */
function mustCount(file: FileName, what: string, found: number, expected: number): void {
  if (found !== expected) {
    throw new CardPackError(file, 'cards', `${found} of ${what}, but the box holds ${expected}`);
  }
}

export function parseMarketCards(input: unknown): readonly MarketCardFacts[] {
  const file = 'market-cards.json';
  const cards = cardsOf(file, marketCard, input);
  for (const one of COLORS) {
    mustCount(file, `the colour ${one}`, cards.filter(({ color: own }) => own === one).length, 18);
  }
  return cards;
}

export function parseStartingCards(input: unknown): readonly StartingCardFacts[] {
  const file = 'starting-cards.json';
  const cards = cardsOf(file, startingCard, input);
  for (const one of SCHOOL_IDS) {
    mustCount(file, `the school ${one}`, cards.filter(({ school: own }) => own === one).length, 10);
  }
  return cards;
}

export const parsePotions = (input: unknown): readonly PotionFacts[] => cardsOf('potions.json', potion, input);
export const parseFightCards = (input: unknown): readonly FightCardFacts[] =>
  cardsOf('fight-cards.json', fightCard, input);
export const parseEquipment = (input: unknown): readonly EquipmentFacts[] =>
  cardsOf('fight-equipment.json', equipment, input);
export const parseSchools = (input: unknown): readonly SchoolFacts[] => cardsOf('schools.json', schoolBoard, input);

/** Rows that an earlier edition plays otherwise; each stands for the row of today with its id. */
export function parseOldRows(file: string, input: unknown): { readonly schools: readonly SchoolFacts[] } {
  const read = v.safeParse(v.strictObject({ note: v.string(), schools: v.array(schoolBoard) }), input);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new CardPackError(file, v.getDotPath(issue) ?? '', issue.message);
}

/** Ten, twelve and six tokens of the base box by level; the Troll is the seventh of level III. @rule OW-SETUP-019 */
export function parseMonsters(input: unknown): readonly MonsterFacts[] {
  const file = 'monsters.json';
  const cards = cardsOf(file, monster, input);
  for (const [level, expected] of [
    [1, 10],
    [2, 12],
    [3, 6],
  ]) {
    const found = cards.filter((card) => card.level === level && card.box === 'base').length;
    mustCount(file, `level ${level}`, found, expected as number);
  }
  return cards;
}

/** Every trophy belongs to something that exists, and everything that gives a trophy has one. */
export function parseTrophies(
  input: unknown,
  schools: readonly SchoolFacts[],
  monsters: readonly MonsterFacts[],
): readonly TrophyFacts[] {
  const file = 'trophies.json';
  const cards = cardsOf(file, trophy, input);
  const owners = {
    attribute: ['combat', 'defense', 'alchemy', 'specialty'],
    witcher: schools.map((one): string => one.id),
    monster: monsters.map((one): string => one.id),
  };
  for (const kind of ['attribute', 'witcher', 'monster'] as const) {
    const own = cards.filter((card) => card.kind === kind).map((card) => card.of);
    const stranger = own.find((of) => !owners[kind].includes(of));
    if (stranger !== undefined) throw new CardPackError(file, stranger, `no ${kind} of this name`);
    const missing = owners[kind].find((of) => !own.includes(of));
    if (missing !== undefined) throw new CardPackError(file, missing, `this ${kind} has no trophy`);
  }
  return cards;
}
