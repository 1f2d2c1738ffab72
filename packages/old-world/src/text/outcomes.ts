import type { Language } from '@medallion/text';
import { type Tier, tierOf } from '../core/effect';
import { eventByNumber } from '../core/story-cards';
import { gameText } from './module-words';

/** How a test or a short fight of an event card went, in a sentence; empty where the card has neither. @rule OW-QUEST-006 */
export function outcomeText(language: Language, event: number, result: number): string {
  const card = eventByNumber(event);
  if (card?.kind === 'test') return wordsOf(language, `test.${card.attribute}`, card.tiers, result);
  return card?.kind === 'short-fight' ? wordsOf(language, `short-fight.${card.target}`, card.tiers, result) : '';
}

function wordsOf(language: Language, kind: string, tiers: readonly Tier[], result: number): string {
  const reached = tierOf(tiers, result);
  const id = `outcome.${kind}.${reached === null ? 0 : tiers.indexOf(reached) + 1}`;
  return gameText(language, id) ?? '';
}
