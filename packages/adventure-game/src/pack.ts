import * as v from 'valibot';
import {
  ACTIONS,
  amount,
  anyColor,
  color,
  count,
  type Effect,
  effect,
  enemy,
  enemyEntries,
  id,
  TRAITS,
  tier,
} from './effect';

/** The shape of the component packs. A broken pack is refused at load with the file, the path and the reason. */
const origin = v.picklist(['published', 'single-source', 'inferred', 'our-design']);
export type Origin = v.InferOutput<typeof origin>;

export const REGIONS = ['gray', 'purple', 'red', 'blue', 'yellow', 'green'] as const;
export type RegionName = (typeof REGIONS)[number];
export const HERO_IDS = ['geralt', 'triss', 'dandelion', 'yarpen'] as const;
export type HeroId = (typeof HERO_IDS)[number];
export const FACES = [
  'blank',
  'sword',
  'shield',
  'dodge',
  'ritual',
  'sign',
  'double-sword',
  'double-shield',
  'dodge-shield',
  'sword-double-shield',
] as const;
export type FaceName = (typeof FACES)[number];
/** What dice produce, in a fixed order. */
export const RESULTS = ['sword', 'shield', 'dodge', 'ritual', 'sign'] as const;
export type ResultName = (typeof RESULTS)[number];

const region = v.picklist(REGIONS);
const effects = v.array(effect);

const location = v.strictObject({
  id,
  name: v.string(),
  region,
  leads: v.array(v.strictObject({ color: anyColor, n: count })),
  heart: v.boolean(),
  spaces: count,
  origin: v.strictObject({ name: origin, region: origin, leads: origin }),
});
export type LocationFacts = v.InferOutput<typeof location>;

const route = v.strictObject({
  between: v.tuple([id, id]),
  kind: v.picklist(['road', 'sea']),
  fare: amount,
  intersection: v.nullable(id),
  origin,
});
export type RouteFacts = v.InferOutput<typeof route>;

const map = v.strictObject({
  note: v.string(),
  regions: v.array(region),
  locations: v.array(location),
  routes: v.array(route),
  warTrack: v.strictObject({
    spaces: v.pipe(v.array(v.picklist(['bronze', 'silver', 'gold', 'foul-fate'])), v.minLength(1)),
    origin,
  }),
  startingObstacles: v.strictObject({
    zones: v.array(v.strictObject({ region, monsters: v.array(tier), foulFate: v.boolean() })),
    origin,
  }),
});
export type MapFacts = v.InferOutput<typeof map>;

const hero = v.strictObject({
  id: v.picklist(HERO_IDS),
  name: v.string(),
  questDecks: v.pipe(v.array(color), v.minLength(1)),
  own: v.picklist(['brew', 'prepare', 'sing', 'command']),
  dice: v.pipe(v.array(id), v.minLength(1)),
  success: v.pipe(v.array(v.picklist(FACES)), v.minLength(1)),
  start: id,
  gold: amount,
  rates: v.strictObject({ red: count, blue: count, purple: count }),
  armour: amount,
  dieColour: v.string(),
  origin: v.strictObject({ questDecks: origin, rates: origin, start: origin, gold: origin, success: origin }),
});
export type HeroFacts = v.InferOutput<typeof hero>;

const die = v.strictObject({ id, faces: v.pipe(v.array(v.picklist(FACES)), v.length(6)), origin });
export type DieFacts = v.InferOutput<typeof die>;

const companion = v.strictObject({ id, name: v.string(), effects, origin });
export type CompanionFacts = v.InferOutput<typeof companion>;

export const TIMINGS = [
  'operation',
  'battle-start',
  'before-roll',
  'battle',
  'wounded-in-battle',
  'monster-defeated',
  'foul-fate-battle',
  'hero-roll',
  'travel',
  'travel-lead',
  'two-routes',
  'foul-fate',
  'investigate',
  'obstacle',
  'prepare',
  'sing',
  'command',
  'rest',
  'turn-start',
] as const;
export type Timing = (typeof TIMINGS)[number];

/** What a card allows that is no effect of its own, but changes a rule's flow at its moment. */
export const GRANTS = [
  'skip-foul-fate',
  'roll-to-skip-foul-fate',
  'cancel-foul-fate',
  'extra-route',
  'draw-extra',
  'train-harder',
  'ignore-all',
  'ignore-monsters',
  'extra-marker',
  'skip-battle',
  'prevent-minor',
  'extra-companion',
] as const;
const grants = v.strictObject({ word: v.picklist(GRANTS), n: count });

const results = v.strictObject({
  sword: v.optional(count),
  shield: v.optional(count),
  dodge: v.optional(count),
  ritual: v.optional(count),
  sign: v.optional(count),
});
export type ResultCounts = v.InferOutput<typeof results>;

/** What a card does when used: effects, results of a battle (one of several), a reroll, or a grant. */
const powers = {
  effects: v.optional(effects),
  produce: v.optional(v.array(results)),
  reroll: v.optional(count),
  grants: v.optional(grants),
};

const development = v.strictObject({
  id,
  name: v.string(),
  hero: v.picklist(HERO_IDS),
  trait: id,
  copies: count,
  startMarkers: amount,
  timing: v.picklist(TIMINGS),
  limit: v.nullable(v.picklist(['turn', 'battle', 'roll'])),
  cost: v.strictObject({
    marker: v.optional(count),
    gold: v.optional(count),
    lead: v.optional(count),
    sword: v.optional(count),
    shield: v.optional(count),
    dodge: v.optional(count),
    ritual: v.optional(count),
    sign: v.optional(count),
  }),
  against: v.optional(v.picklist(['monster', 'silver-or-gold'])),
  onlyIf: v.optional(v.literal('no-gold')),
  /** A second use of the card, for more markers. */
  stronger: v.optional(v.strictObject({ marker: count, effects })),
  ...powers,
  origin,
});
export type DevelopmentFacts = v.InferOutput<typeof development>;

const investigation = v.strictObject({
  id,
  name: v.string(),
  deck: color,
  copies: count,
  trait: v.nullable(v.picklist(TRAITS)),
  isSetback: v.boolean(),
  effects,
  origin,
});
export type InvestigationFacts = v.InferOutput<typeof investigation>;

const foulFate = v.strictObject({ id, name: v.string(), copies: count, effects, origin });
export type FoulFateFacts = v.InferOutput<typeof foulFate>;

export const FORTUNE_TIMINGS = [
  'turn',
  'two-routes',
  'battle',
  'obstacle',
  'investigate',
  'develop',
  'foul-fate',
  'side-quest',
] as const;
export type FortuneTiming = (typeof FORTUNE_TIMINGS)[number];

const goodFortune = v.strictObject({
  id,
  name: v.string(),
  copies: count,
  timing: v.picklist(FORTUNE_TIMINGS),
  ...powers,
  origin,
});
export type GoodFortuneFacts = v.InferOutput<typeof goodFortune>;

const monster = v.strictObject({ ...enemyEntries, tier, copies: count, origin });
export type MonsterFacts = v.InferOutput<typeof monster>;

const side = v.variant('kind', [
  v.strictObject({ kind: v.literal('defeat'), tier, vp: count }),
  v.strictObject({ kind: v.literal('go-to'), location: id, vp: count }),
  v.strictObject({ kind: v.literal('spend-leads'), color: anyColor, n: count, vp: count }),
  v.strictObject({ kind: v.literal('spend-gold'), n: count, vp: count }),
]);
export type SideQuest = v.InferOutput<typeof side>;

export const SUPPORT_TYPES = ['combat', 'magic', 'diplomacy', 'funds'] as const;
export type SupportType = (typeof SUPPORT_TYPES)[number];

const quest = v.strictObject({
  id,
  name: v.string(),
  deck: color,
  location: id,
  sides: v.pipe(v.array(side), v.length(2)),
  support: v.picklist(SUPPORT_TYPES),
  main: v.strictObject({
    proofs: v.strictObject({ red: amount, blue: amount, purple: amount }),
    vp: count,
    enemy: v.nullable(enemy),
  }),
  consequences: effects,
  origin,
});
export type QuestFacts = v.InferOutput<typeof quest>;

const supportCost = v.union([v.strictObject({ proof: color, n: count }), v.strictObject({ gold: count })]);
const questPack = v.object({
  supportCosts: v.strictObject({
    combat: supportCost,
    magic: supportCost,
    diplomacy: supportCost,
    funds: supportCost,
  }),
  supportVp: v.strictObject({ supporter: count, owner: count }),
});
export type SupportTerms = v.InferOutput<typeof questPack>;

/** What is wrong with a pack: where, and why. */
export class PackError extends Error {
  constructor(file: string, path: string, reason: string) {
    super(`${file}: ${path === '' ? '(top)' : path}: ${reason}`);
    this.name = 'PackError';
  }
}

export const parseMap = (input: unknown): MapFacts => whole('map.json', map, input);
export const parseHeroes = (input: unknown): readonly HeroFacts[] => cardsOf('heroes.json', hero, input);
export const parseDice = (input: unknown): readonly DieFacts[] => cardsOf('dice.json', die, input);
export const parseCompanions = (input: unknown): readonly CompanionFacts[] =>
  cardsOf('companions.json', companion, input);
export const parseDevelopment = (input: unknown): readonly DevelopmentFacts[] =>
  cardsOf('development.json', development, input);
export const parseInvestigation = (input: unknown): readonly InvestigationFacts[] =>
  cardsOf('investigation.json', investigation, input);
export const parseFoulFate = (input: unknown): readonly FoulFateFacts[] => cardsOf('foul-fate.json', foulFate, input);
export const parseGoodFortune = (input: unknown): readonly GoodFortuneFacts[] =>
  cardsOf('good-fortune.json', goodFortune, input);
export const parseMonsters = (input: unknown): readonly MonsterFacts[] => cardsOf('monsters.json', monster, input);
export const parseQuests = (input: unknown): readonly QuestFacts[] => cardsOf('quests.json', quest, input);
export const parseSupportTerms = (input: unknown): SupportTerms => whole('quests.json', questPack, input);

function whole<T>(file: string, schema: v.BaseSchema<unknown, T, v.BaseIssue<unknown>>, input: unknown): T {
  const read = v.safeParse(schema, input);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new PackError(file, v.getDotPath(issue) ?? '', issue.message);
}

function cardsOf<T extends { readonly id: string }>(
  file: string,
  schema: v.BaseSchema<unknown, T, v.BaseIssue<unknown>>,
  input: unknown,
): readonly T[] {
  const { cards } = whole(file, v.object({ note: v.string(), cards: v.array(schema) }), input);
  const seen = new Set<string>();
  for (const card of cards) {
    if (seen.has(card.id)) throw new PackError(file, card.id, 'this id stands twice');
    seen.add(card.id);
  }
  return inOneShape(cards);
}

/** Cards that all have the same fields, undefined where a card has none: the rules read them all the time. */
function inOneShape<T extends object>(cards: readonly T[]): readonly T[] {
  const fields = [...new Set(cards.flatMap((card) => Object.keys(card)))];
  const bare = Object.fromEntries(fields.map((field) => [field, undefined]));
  return cards.map((card) => ({ ...bare, ...card }));
}

export type { Effect };
export { ACTIONS };
