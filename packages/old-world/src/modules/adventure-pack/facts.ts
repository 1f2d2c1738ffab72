import { InvariantError } from '@medallion/kernel';
import * as v from 'valibot';
import { count, fightSchemas, id, origin } from '../../core/cards/vocabulary';
import {
  checkCount,
  checkIds,
  type EventFacts,
  type ExplorationFacts,
  PackError,
  type SecretFacts,
  storySchemas,
  whole,
} from '../../core/pack';
import { besideOf } from '../../core/words';
import { huntWordsPart } from '../../parts/hunt-words/hunt-words';
import companionPack from './data/companions.json';
import eventPack from './data/events.json';
import explorationPack from './data/exploration.json';
import { LINK_AS, SECRET } from './vocabulary';

const words = {
  ...besideOf([huntWordsPart.words ?? {}, { fightEffects: { 'link-as': { beside: LINK_AS } } }]),
  cardEffects: { secret: SECRET },
};
const schemas = storySchemas(words);
const { ability } = fightSchemas(words);

const IN_THE_BOX = { city: 59, wilds: 60, tokens: 12, firstEvent: 57, lastEvent: 137, companions: 15 } as const;

interface ExplorationPack {
  readonly cards: readonly ExplorationFacts[];
  readonly tokens: number;
}
/** @rule OW-AP-001, OW-AP-006 */
export function parseExplorationPack(input: unknown): ExplorationPack {
  const file = 'adventure-pack/exploration.json';
  const schema = v.strictObject({
    note: v.string(),
    questTokens: v.strictObject({ copies: count, origin }),
    cards: v.array(schemas.exploration),
  });
  const { cards, questTokens } = whole(file, schema, input);
  checkIds(file, cards);
  for (const deck of ['city', 'wilds'] as const) {
    checkCount(file, `cards of the ${deck}`, cards.filter((card) => card.deck === deck).length, IN_THE_BOX[deck]);
  }
  checkCount(file, 'quest tokens', questTokens.copies, IN_THE_BOX.tokens);
  return { cards, tokens: questTokens.copies };
}

/** @rule OW-AP-002 */
export function parseEventPack(input: unknown): readonly EventFacts[] {
  const file = 'adventure-pack/events.json';
  const { cards } = whole(file, v.strictObject({ note: v.string(), cards: v.array(schemas.event) }), input);
  checkIds(file, cards);
  const { firstEvent, lastEvent } = IN_THE_BOX;
  checkCount(file, 'cards', cards.length, lastEvent - firstEvent + 1);
  for (const [index, card] of cards.entries()) {
    if (card.number !== firstEvent + index) throw new PackError(file, card.id, 'the deck stands in numerical order');
  }
  return cards;
}

const gear = v.strictObject({ id, name: v.string(), ability, origin });
const companion = v.strictObject({ id, rule: v.string(), origin });
/** Equipment of fights, and companions whose rules stand in `companions.ts`. */
export function parseCompanions(input: unknown) {
  const file = 'adventure-pack/companions.json';
  const schema = v.strictObject({ note: v.string(), equipment: v.array(gear), companions: v.array(companion) });
  const { equipment, companions } = whole(file, schema, input);
  checkIds(file, [...equipment, ...companions]);
  checkCount(file, 'companions', equipment.length + companions.length, IN_THE_BOX.companions);
  return { equipment, ids: [...equipment, ...companions].map((one) => one.id) };
}

const { cards, tokens } = parseExplorationPack(explorationPack);
export const PACK_EXPLORATION = cards;
export const QUEST_TOKENS = tokens;
export const PACK_EVENTS = parseEventPack(eventPack);
export const { equipment: PACK_EQUIPMENT, ids: PACK_COMPANIONS } = parseCompanions(companionPack);

export const SECRETS: readonly SecretFacts[] = PACK_EVENTS.filter((card) => card.kind === 'secret');
export function secretFacts(event: number): SecretFacts {
  const found = SECRETS.find(({ number }) => number === event);
  if (found === undefined) throw new InvariantError('no secret card of this number', { event });
  return found;
}
