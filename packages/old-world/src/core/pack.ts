import * as v from 'valibot';
import type { EntriesTable } from './cards/said';
import { type FightWords, fightSchemas, TIMINGS } from './cards/vocabulary';
import { amount, attribute, cardId, count, effectSchema, id, tierOfEffects } from './effect';
import { TERRAINS } from './state';

/** The shape of the core's packs. A broken pack is refused at load with the file, the path and the reason. */
const origin = v.picklist(['published', 'partly', 'ours']);
export type Origin = v.InferOutput<typeof origin>;

export const ACTION_KINDS = [
  'training',
  'attribute',
  'potion',
  'gambling',
  'rumour',
  'card-exchange',
  'pool-clearing',
] as const;

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const location = v.strictObject({
  id,
  number: amount,
  name: v.string(),
  terrain: v.picklist([...TERRAINS, 'wild']),
  action: id,
  attribute: v.nullable(attribute),
  school: v.nullable(id),
  harbour: v.boolean(),
  hasToken: v.boolean(),
  at: v.tuple([fraction, fraction]),
  origin: v.strictObject({ terrain: origin, action: origin, position: origin }),
});
export type LocationFacts = v.InferOutput<typeof location>;
const path = v.strictObject({ between: v.tuple([id, id]), kind: v.picklist(['land', 'water']), origin });
export type PathFacts = v.InferOutput<typeof path>;
const map = v.strictObject({ note: v.string(), locations: v.array(location), paths: v.array(path) });
export type MapFacts = v.InferOutput<typeof map>;

const five = v.pipe(v.array(amount), v.length(5));
const byPlayers = <T extends v.GenericSchema>(entry: T) => v.pipe(v.array(entry), v.length(5));
const perPlayer = byPlayers(v.array(amount));
const tables = v.strictObject({
  note: v.string(),
  trophyTrack: v.strictObject({ goldByLoserSpot: v.array(amount), fatigueBySpot: five, origin }),
  market: v.strictObject({ prices: v.pipe(v.array(v.number()), v.length(6)), origin }),
  board: v.strictObject({
    combatDraw: five,
    shieldMaximum: five,
    potionLimit: five,
    startShield: amount,
    levelDraw: five,
    origin,
  }),
  start: v.strictObject({
    cards: perPlayer,
    gold: perPlayer,
    monsters: byPlayers(v.pipe(v.array(v.picklist([1, 2, 3])), v.length(3))),
    secondStack: byPlayers(amount),
    attributeTrophies: byPlayers(count),
    freeAttribute: byPlayers(v.boolean()),
    origin,
  }),
  solo: v.strictObject({
    payout: v.pipe(v.array(amount), v.length(9)),
    chargeUpTo: count,
    results: v.array(count),
    origin,
  }),
});
export type Tables = v.InferOutput<typeof tables>;

const quest = v.strictObject({
  event: count,
  terrain: v.optional(v.picklist(TERRAINS)),
  location: v.optional(id),
  /** A place of each of these terrains: both are entered, in any order, before it is resolved. @rule OW-AP-006 */
  places: v.optional(v.tuple([v.picklist(TERRAINS), v.picklist(TERRAINS)])),
  /** Whoever stands there may resolve it. @rule OW-AP-006 */
  open: v.optional(v.literal(true)),
  cost: v.nullable(v.union([v.strictObject({ gold: count }), v.strictObject({ discard: count })])),
});
export type QuestFacts = v.InferOutput<typeof quest>;
export const COMPANION_IDS = [
  'armor',
  'silver-dust',
  'crossbow',
  'hunting-hound',
  'mule',
  'healers-satchel',
  'lucky-die',
  'runed-scabbard',
  'bard',
  'field-still',
] as const;
/** One of the base game, or of a module. */
export type CompanionId = string;

/** When a secret card is shown outside of fights. @rule OW-AP-005 */
const SECRET_PHASES = ['journey', 'deed', 'phase-three'] as const;
export type StoryWords = Partial<FightWords> & { readonly cardEffects?: EntriesTable };

/** Exploration and event cards that speak the words of the base and these. */
export function storySchemas(words: StoryWords = {}, companion: v.GenericSchema<unknown, CompanionId> = id) {
  const effect = effectSchema(words.cardEffects);
  const effects = v.array(effect);
  const tiers = v.array(tierOfEffects(effect));
  /** What choosing an option does: a payment, effects or a roll, and perhaps a quest. */
  const option = v.strictObject({
    pay: amount,
    effects: v.optional(effects),
    roll: v.optional(tiers),
    quest: v.optional(quest),
  });
  const options = v.pipe(v.array(option), v.length(2));
  const entries = { id: cardId, number: count, origin };
  return {
    option,
    exploration: v.strictObject({ id: cardId, deck: v.picklist(['city', 'wilds']), options, origin }),
    event: v.variant('kind', [
      v.strictObject({ ...entries, kind: v.literal('options'), options }),
      v.strictObject({ ...entries, kind: v.literal('test'), attribute, tiers }),
      v.strictObject({ ...entries, kind: v.literal('short-fight'), target: id, tiers }),
      v.strictObject({ ...entries, kind: v.literal('companion'), companion, effects }),
      v.variant('when', [
        v.strictObject({ ...entries, kind: v.literal('secret'), when: v.picklist(SECRET_PHASES), effects }),
        v.strictObject({
          ...entries,
          kind: v.literal('secret'),
          when: v.picklist(TIMINGS),
          effects: fightSchemas(words).effects,
        }),
      ]),
    ]),
  };
}
const { exploration, event: eventCard } = storySchemas({}, v.picklist(COMPANION_IDS));
type StorySchemas = ReturnType<typeof storySchemas>;
export type OptionFacts = v.InferOutput<StorySchemas['option']>;
export type ExplorationFacts = v.InferOutput<StorySchemas['exploration']>;
export type EventFacts = v.InferOutput<StorySchemas['event']>;
/** A card that its owner keeps unseen until the moment it names. @rule OW-QUEST-005, OW-AP-004 */
export type SecretFacts = Extract<EventFacts, { kind: 'secret' }>;

/** Cards that modules bring, in the words of all who play; events are numbered on from those before them. */
export function checkStoryCards(
  cards: { readonly exploration: readonly unknown[]; readonly events: readonly EventFacts[]; readonly from: number },
  words: StoryWords = {},
): void {
  const schemas = storySchemas(words);
  whole('exploration cards of a module', v.array(schemas.exploration), cards.exploration);
  whole('events of a module', v.array(schemas.event), cards.events);
  inOrder('events of a module', cards.events, cards.from);
  for (const card of cards.exploration as readonly ExplorationFacts[]) {
    for (const one of card.options) checkOption('exploration cards of a module', card.id, one);
  }
}
function inOrder(file: string, cards: readonly EventFacts[], from: number): void {
  for (const [index, card] of cards.entries()) {
    if (card.number !== from + index) throw new PackError(file, card.id, 'the deck stands in numerical order');
  }
}

/** What is wrong with a pack: where, and why. */
export class PackError extends Error {
  constructor(file: string, path: string, reason: string) {
    super(`${file}: ${path === '' ? '(top)' : path}: ${reason}`);
    this.name = 'PackError';
  }
}

const LOCATIONS_IN_BOX = 19;
const PATHS_IN_BOX = 43;
const EXPLORATION_IN_BOX = 36;
const EVENTS_IN_BOX = 56;

export const parseTables = (input: unknown): Tables => whole('tables.json', tables, input);

export function parseMap(input: unknown): MapFacts {
  const file = 'map.json';
  const read = whole(file, map, input);
  checkIds(file, read.locations);
  checkCount(file, 'locations', read.locations.length, LOCATIONS_IN_BOX);
  checkPathEnds(file, read);
  checkConnections(file, read);
  checkCount(file, 'paths', read.paths.length, PATHS_IN_BOX);
  return read;
}

interface PathEnds {
  readonly locations: readonly LocationFacts[];
  readonly paths: readonly PathFacts[];
}

/** A path into nowhere would be a crash. */
export function checkPathEnds(file: string, { locations, paths }: PathEnds): void {
  for (const [index, { between }] of paths.entries()) {
    const stranger = between.find((end) => locations.every((known) => known.id !== end));
    if (stranger !== undefined) throw new PackError(file, `paths.${index}.between`, `no such location: ${stranger}`);
  }
}

/** In the base game a location that no path reaches would be a trap; the places of a module may be reached otherwise. */
function checkConnections(file: string, { locations, paths }: PathEnds): void {
  for (const { id: place } of locations) {
    if (paths.every(({ between }) => !between.includes(place))) {
      throw new PackError(file, `locations.${place}`, 'a location with no connection');
    }
  }
}

export function parseExploration(input: unknown): readonly ExplorationFacts[] {
  const file = 'exploration.json';
  const { cards } = whole(file, v.object({ note: v.string(), cards: v.array(exploration) }), input);
  checkIds(file, cards);
  for (const deck of ['city', 'wilds'] as const) {
    checkCount(file, `cards of the ${deck}`, cards.filter((card) => card.deck === deck).length, EXPLORATION_IN_BOX);
  }
  for (const card of cards) for (const one of card.options) checkOption(file, card.id, one);
  return cards;
}

function checkOption(file: string, card: string, { quest, effects, roll }: OptionFacts): void {
  if (quest === undefined && effects === undefined && roll === undefined) {
    throw new PackError(file, card, 'an option that does nothing');
  }
  if (quest === undefined) return;
  const { terrain, location, places } = quest;
  if ([terrain, location, places].filter((one) => one !== undefined).length !== 1) {
    throw new PackError(file, card, 'a quest needs a terrain, a location or several places, and no two of them');
  }
}

export function parseEvents(input: unknown): readonly EventFacts[] {
  const file = 'events.json';
  const { cards } = whole(file, v.object({ note: v.string(), cards: v.array(eventCard) }), input);
  checkIds(file, cards);
  checkCount(file, 'cards', cards.length, EVENTS_IN_BOX);
  inOrder(file, cards, 1);
  return cards;
}

/** Stories stand apart from the effects; a card without one cannot be read out. */
export function checkStories(file: string, cards: readonly { readonly id: string }[], stories: unknown): void {
  const told = v.safeParse(v.record(v.string(), v.object({ title: v.string(), story: v.string() })), stories);
  if (!told.success) throw new PackError(file, v.getDotPath(told.issues[0]) ?? '', told.issues[0].message);
  for (const { id: card } of cards) {
    if (told.output[card] === undefined) throw new PackError(file, card, 'the card text is missing');
  }
}

export function checkCount(file: string, what: string, found: number, inBox: number): void {
  if (found !== inBox) throw new PackError(file, what, `${found}, but the box holds ${inBox}`);
}

export function checkIds(file: string, cards: readonly { readonly id: string }[]): void {
  const seen = new Set<string>();
  for (const { id: card } of cards) {
    if (seen.has(card)) throw new PackError(file, card, 'this id stands twice');
    seen.add(card);
  }
}

export function whole<T>(file: string, schema: v.BaseSchema<unknown, T, v.BaseIssue<unknown>>, input: unknown): T {
  const read = v.safeParse(schema, input);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new PackError(file, v.getDotPath(issue) ?? '', issue.message);
}
