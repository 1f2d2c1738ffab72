import { type CardFacts, cardName } from '@medallion/gwent';
import type { Language } from '@medallion/text';
import type { GwentCardFace } from '../card-face';

/** A card of the pool as `GwentCard` draws it. */
export function faceOf(facts: CardFacts, language: Language): GwentCardFace {
  const { id, faction, kind } = facts;
  const name = cardName(language, id);
  if ('effect' in facts) return { id, name, faction, kind, rows: [], printed: null, abilities: [facts.effect] };
  return { id, name, faction, kind, rows: facts.rows, printed: facts.strength, abilities: facts.abilities };
}
