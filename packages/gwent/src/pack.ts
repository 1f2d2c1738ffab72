import * as v from 'valibot';

/** The shape of the card pack. A broken pack is refused at load with the path and the reason. */
const rowName = v.picklist(['close', 'ranged', 'siege']);
const origin = v.picklist(['published', 'single-source', 'ruling', 'our-design']);
const colour = v.picklist(['monsters', 'nilfgaard', 'northern-realms', 'scoiatael', 'skellige', 'neutral']);
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

export const UNIT_ABILITIES = [
  'spy',
  'medic',
  'muster',
  'tight-bond',
  'morale-boost',
  'horn',
  'scorch-row',
  'scorch-field',
  'berserker',
  'mardroeme',
  'summon',
] as const;
export type UnitAbility = (typeof UNIT_ABILITIES)[number];

const unit = v.strictObject({
  id,
  name: v.string(),
  faction: colour,
  kind: v.picklist(['unit', 'hero']),
  rows: v.pipe(v.array(rowName), v.minLength(1), v.maxLength(2)),
  strength: v.pipe(v.number(), v.integer(), v.minValue(0)),
  abilities: v.array(v.picklist(UNIT_ABILITIES)),
  threshold: v.optional(count),
  calls: v.optional(v.array(id)),
  becomes: v.optional(id),
  copies: count,
  isSecondary: v.optional(v.boolean()),
  origin,
});
export type UnitFacts = v.InferOutput<typeof unit>;

const special = v.strictObject({
  id,
  name: v.string(),
  faction: colour,
  kind: v.picklist(['special', 'weather']),
  effect: v.picklist(['horn', 'decoy', 'scorch', 'mardroeme', 'weather', 'clear-weather']),
  strikes: v.optional(v.array(rowName)),
  copies: count,
  origin,
});
export type SpecialFacts = v.InferOutput<typeof special>;

/** What a leader does, in one verb. One resolver per verb runs it, one message per verb and language words it. */
const leaderEffect = v.variant('do', [
  v.strictObject({ do: v.literal('double-spies') }),
  v.strictObject({
    do: v.literal('take'),
    from: v.picklist(['own-discard', 'own-deck', 'opponent-discard', 'configured']),
  }),
  v.strictObject({ do: v.literal('horn'), row: rowName }),
  v.strictObject({ do: v.literal('trade'), discard: count }),
  v.strictObject({ do: v.literal('play-weather') }),
  v.strictObject({ do: v.literal('play-from-deck'), card: id }),
  v.strictObject({ do: v.literal('random-revival') }),
  v.strictObject({ do: v.literal('peek'), count }),
  v.strictObject({ do: v.literal('cancel-leader') }),
  v.strictObject({ do: v.literal('clear-weather') }),
  v.strictObject({ do: v.literal('scorch-row'), row: rowName, threshold: count }),
  v.strictObject({ do: v.literal('extra-card'), count }),
  v.strictObject({ do: v.literal('move-agile') }),
  v.strictObject({ do: v.literal('play-bonded-copy') }),
  v.strictObject({ do: v.literal('reshuffle-discards') }),
  v.strictObject({ do: v.literal('halve-weather') }),
]);
export type LeaderEffect = v.InferOutput<typeof leaderEffect>;

const leader = v.strictObject({
  id,
  name: v.string(),
  faction: v.picklist(['monsters', 'nilfgaard', 'northern-realms', 'scoiatael', 'skellige']),
  mode: v.picklist(['active', 'passive']),
  rule: v.pipe(v.string(), v.regex(/^GW-LEADER-\d{3}$/)),
  effect: leaderEffect,
  origin,
});
export type LeaderFacts = v.InferOutput<typeof leader>;

const deck = v.strictObject({
  id,
  kind: v.picklist(['starter', 'themed']),
  faction: v.picklist(['monsters', 'nilfgaard', 'northern-realms', 'scoiatael', 'skellige']),
  leader: id,
  cards: v.record(id, count),
  secondary: v.optional(v.record(id, count)),
  origin,
});
export type DeckFacts = v.InferOutput<typeof deck>;

/** What is wrong with a pack: where, and why. */
export class PackError extends Error {
  constructor(file: string, path: string, reason: string) {
    super(`${file}: ${path === '' ? '(top)' : path}: ${reason}`);
    this.name = 'PackError';
  }
}

export function parseUnits(input: unknown): readonly UnitFacts[] {
  return cardsOf('units.json', unit, input);
}
export function parseSpecials(input: unknown): readonly SpecialFacts[] {
  return cardsOf('specials.json', special, input);
}
export function parseLeaders(input: unknown): readonly LeaderFacts[] {
  return cardsOf('leaders.json', leader, input);
}
export function parseDecks(input: unknown): readonly DeckFacts[] {
  return cardsOf('decks.json', deck, input);
}

function cardsOf<T extends { readonly id: string }>(
  file: string,
  schema: v.BaseSchema<unknown, T, v.BaseIssue<unknown>>,
  input: unknown,
): readonly T[] {
  const read = v.safeParse(v.object({ note: v.string(), cards: v.array(schema) }), input);
  if (!read.success) {
    const [issue] = read.issues;
    throw new PackError(file, v.getDotPath(issue) ?? '', issue.message);
  }
  const seen = new Set<string>();
  for (const card of read.output.cards) {
    if (seen.has(card.id)) throw new PackError(file, card.id, 'this id stands twice');
    seen.add(card.id);
  }
  return read.output.cards;
}
